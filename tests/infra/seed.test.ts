import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { openDatabase } from '#functions/data/database.ts';
import { readConfig } from '#functions/platform/config.ts';
import { seed } from '#infra/local/seed/seed.ts';
import { startTestSystem } from '#tests/support/system.ts';

/** An engine that, from the first write that is not made again, answers nothing until it is told to. */
async function startHeldEngine(target: string) {
  const freed = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let isHeld = false;
  const server = createServer(async (message, response) => {
    if (String(message.headers['x-amz-target']).endsWith('.BatchWriteItem')) {
      isHeld = true;
      asked.resolve();
    }
    if (isHeld) await freed.promise;
    const { method, headers } = message;
    const onward = request(target, { method, headers, agent: false }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    message.pipe(onward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Settles when that write is there. */
    asked: asked.promise,
    free: freed.resolve,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

it('the demo institution is written however long the engine takes, where a request of a user has long been given up', async () => {
  const system = await startTestSystem({ seed: false });
  const engine = await startHeldEngine(system.environment.DYNAMODB_ENDPOINT as string);
  const environment = { ...system.environment, DYNAMODB_ENDPOINT: engine.url };
  const user = openDatabase(readConfig(environment));
  try {
    const seeding = seed(environment);
    await engine.asked;
    const TableName = user.names.content;
    const Key = { pk: 'GROUP#group-etch-1', sk: 'PROFILE' };
    await expect(user.once.send(new GetCommand({ TableName, Key }))).rejects.toThrow(
      /exceeded the configured/,
    );
    engine.free();
    expect((await seeding).map(({ login }) => login)).toContain('student');
  } finally {
    engine.free();
    user.client.destroy();
    await engine.stop();
    await system.stop();
  }
});
