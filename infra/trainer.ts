import { type App, Tags } from 'aws-cdk-lib';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { SiteStack } from './stacks/site-stack.ts';
import { WatchStack } from './stacks/watch-stack.ts';
import type { Stage } from './stages.ts';

/** The stacks of an institution. */
export interface Trainer {
  data: DataStack;
  api: ApiStack;
  site: SiteStack;
  watch: WatchStack;
}

/** Adds an institution to an app: what keeps its data, what answers, what shows, what watches over them. */
export function addTrainer(app: App, stage: Stage, site: string): Trainer {
  const env = { region: stage.region };
  const id = (part: string) => `trainer-${stage.institution}-${part}`;
  const isReal = stage.removal === 'real';
  const data = new DataStack(app, id('data'), stage, { env, terminationProtection: isReal });
  const api = new ApiStack(app, id('api'), stage, data, { env });
  const parts = { data, api: api.api, site };
  const stacks = {
    data,
    api,
    site: new SiteStack(app, id('site'), stage, parts, { env }),
    watch: new WatchStack(app, id('watch'), stage, { data, api }, { env }),
  };
  for (const stack of Object.values(stacks)) Tags.of(stack).add('institution', stage.institution);
  return stacks;
}
