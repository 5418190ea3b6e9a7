import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { projectRoot } from '#infra/local/project-root.ts';
import type { Stage } from '#infra/stages.ts';
import { addTrainer, type Trainer } from '#infra/trainer.ts';

/** The stacks of an institution as CDK makes them. */
export interface Synthesised {
  trainer: Trainer;
  app: App;
  template(part: keyof Trainer): Template;
  /** Removes what was written for it. */
  remove(): void;
}

const { context } = createRequire(import.meta.url)(join(projectRoot, 'cdk.json')) as {
  context: Record<string, unknown>;
};

/** An institution without its bundles: what they weigh and hold is tested elsewhere. */
export function synthesise(stage: Stage): Synthesised {
  const folder = mkdtempSync(join(tmpdir(), 'trainer-cloud-'));
  const site = join(folder, 'dist');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<meta property="csp-nonce" nonce="bm9uY2U">');
  const app = new App({
    outdir: join(folder, 'cdk'),
    context: { ...context, 'aws:cdk:bundling-stacks': [] },
  });
  const trainer = addTrainer(app, stage, site);
  return {
    app,
    trainer,
    template: (part) => Template.fromStack(trainer[part] as Stack),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
