import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { buildSite, builtSite } from './local/build-site.ts';
import { type Stage, stages } from './stages.ts';
import { addTrainer } from './trainer.ts';

// What is deployed is always built of the sources that are here.
await buildSite((line) => console.error(line));

const app = new App();
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
const wanted: unknown = app.node.tryGetContext('stage');
const chosen = Object.entries(stages).filter(([name]) => wanted === undefined || wanted === name);
if (chosen.length === 0) throw new Error(`There is no stage "${wanted}" in infra/stages.ts.`);
for (const [, stage] of chosen as [string, Stage][]) addTrainer(app, stage, builtSite);
app.synth();
