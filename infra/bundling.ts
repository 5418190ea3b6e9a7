import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BundlingOptions, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { build } from 'esbuild';

/**
 * Ways of the AWS SDK to find credentials on a developer's machine or in a container. In a Lambda they
 * come in the environment, so none of these is ever loaded: left out they save a third of a bundle.
 */
const neverLoaded = [
  ...['http', 'ini', 'login', 'process', 'sso', 'web-identity'].map(
    (provider) => `@aws-sdk/credential-provider-${provider}`,
  ),
  '@smithy/credential-provider-imds',
];

const target = 'node24';

/** Some packages are CommonJS inside and ask for built-in modules at run time. */
const banner =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/** How CDK bundles every function; the SDK goes in, so that what was tested is what runs. */
export const functionBundling: BundlingOptions = {
  format: 'esm' as OutputFormat,
  target,
  minify: true,
  mainFields: ['module', 'main'],
  externalModules: neverLoaded,
  banner,
  forceDockerBundling: false,
};

/** What a bundle weighs. */
export interface Bundle {
  /** The one file of the function. */
  file: string;
  bytes: number;
  gzip: number;
}

/** Bundles the entry of a function as the cloud gets it, to be weighed or run. */
export async function bundleFunction(entry: string): Promise<Bundle> {
  const file = join(mkdtempSync(join(tmpdir(), 'trainer-bundle-')), 'index.mjs');
  await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target,
    minify: true,
    mainFields: ['module', 'main'],
    external: neverLoaded,
    banner: { js: banner },
    logLevel: 'error',
  });
  const code = readFileSync(file);
  return { file, bytes: code.length, gzip: gzipSync(code, { level: 9 }).length };
}
