/**
 * One more process that answers the API of a running system, whose settings it finds in its environment: in the cloud a
 * crowd is met by many Lambdas at once. It tells its address and ends with its parent.
 */

import { invokeInProcess } from '#infra/local/gateway/functions.ts';
import { startGateway } from '#infra/local/gateway/gateway.ts';
import { Site } from '#infra/local/gateway/site.ts';
import { runtimeConfig } from '#infra/runtime-config.ts';
import { stages } from '#infra/stages.ts';

const gateway = await startGateway(0);
const { name, languages, demo, timeZone } = stages.demo;
gateway.open({
  api: { invoke: invokeInProcess(), tell: (line) => console.error(line) },
  site: new Site(
    import.meta.dirname,
    runtimeConfig({ filesOrigin: '', institution: name, languages, demo, timeZone }),
  ),
});
process.once('disconnect', () => process.exit(0));
process.send?.(gateway.url);
