import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunction } from '#infra/bundling.ts';
import { areas } from '#shared/contracts/call.ts';
import type { Figure } from './figures.ts';

const root = join(import.meta.dirname, '..', '..');

/** Exam and sign-in are opened by everybody at once, so they are the lightest. */
const budget = (area: string) => (area === 'attempts' || area === 'auth' ? 115_000 : 220_000);

/** Time to import a file in a fresh process, ms; the median of five. */
function importTime(file: string): number {
  const script = `const t=performance.now();await import(${JSON.stringify(file)});console.log(performance.now()-t)`;
  const times = Array.from({ length: 5 }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root })),
  );
  return times.sort((a, b) => a - b)[2] as number;
}

/** What the function of every area weighs and how long it takes to load, beside a bare SDK client. */
export async function measureFunctions(): Promise<Figure[]> {
  const bareEntry = join(root, 'node_modules', '.bare-client.ts');
  writeFileSync(
    bareEntry,
    `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
     import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
     export const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-central-1' }));`,
  );
  const bare = await bundleFunction(bareEntry);
  const bareTime = importTime(bare.file);
  const figures: Figure[] = [
    { name: 'bare SDK document client, gzip', value: bare.gzip, unit: 'bytes' },
    { name: 'bare SDK document client, import', value: bareTime, unit: 'ms', isTime: true },
  ];
  for (const area of areas) {
    const { gzip, file } = await bundleFunction(join(root, 'functions', 'api', area, 'handler.ts'));
    const time = importTime(file);
    figures.push(
      { name: `${area} function, gzip`, value: gzip, unit: 'bytes', most: budget(area) },
      { name: `${area} function, import`, value: time, unit: 'ms', isTime: true },
      {
        name: `${area} function, import beside the bare client`,
        value: time / bareTime,
        unit: 'times',
        most: 3,
        isTime: true,
      },
    );
  }
  return figures;
}
