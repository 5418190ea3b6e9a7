import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { builtSite } from './local/build-site.ts';
import { projectRoot } from './local/project-root.ts';
import type { SiteOutputs } from './site-outputs.ts';
import { type StageName, stages } from './stages.ts';
import { uploadSite } from './upload-site.ts';

const name = process.argv[2] ?? '';
if (!Object.hasOwn(stages, name)) {
  console.error(`Usage: npm run deploy -- <${Object.keys(stages).join(' | ')}>`);
  process.exit(1);
}
const { institution, region } = stages[name as StageName];
const outputsFile = join(projectRoot, 'cdk.out', 'outputs.json');
const { status } = spawnSync(
  'cdk',
  ['deploy', '--all', '--context', `stage=${name}`, '--outputs-file', outputsFile],
  { cwd: projectRoot, stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);

const all = JSON.parse(readFileSync(outputsFile, 'utf8')) as Record<string, SiteOutputs>;
const outputs = all[`trainer-${institution}-site`];
if (!outputs) throw new Error(`The deployment of ${name} told no address.`);
const count = await uploadSite(new S3Client({ region }), builtSite, outputs);
console.log(`${count} files of the site are at ${outputs.Address}`);
