import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { close, listen } from '#infra/local/listen.ts';
import { commandLine } from '#infra/local/processes.ts';
import {
  endLocalProcesses,
  enginePid,
  noteOf,
  parentOf,
  runLocal,
} from '#tests/support/local-process.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'trainer-test-'));
  folders.push(folder);
  return folder;
};
const on = (folder: string) => ['--no-build', '--data', folder];
const isGone = (pid: number) => expect(commandLine(pid)).toBe('');
const soon = { timeout: 10_000, interval: 25 };

function database(folder: string) {
  const { environment = {} } = noteOf(folder);
  const client = new DynamoDBClient({
    endpoint: environment.DYNAMODB_ENDPOINT ?? '',
    region: 'local',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    maxAttempts: 1,
  });
  const table = environment.CONTENT_TABLE ?? '';
  const key = (id: string) => ({ pk: { S: `probe#${id}` }, sk: { S: '-' } });
  return {
    put: (id: string) => client.send(new PutItemCommand({ TableName: table, Item: key(id) })),
    has: async (id: string) =>
      (await client.send(new GetItemCommand({ TableName: table, Key: key(id) }))).Item !==
      undefined,
    all: async () => (await client.send(new ScanCommand({ TableName: table }))).Items ?? [],
    close: () => client.destroy(),
  };
}

describe('the local system', { timeout: 30_000 }, () => {
  afterEach(endLocalProcesses);
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('runs twice side by side and leaves nothing when it was ephemeral', async () => {
    const systems = [1, 2].map(() => runLocal(['--ephemeral', '--no-build']));
    const [first, second] = await Promise.all(systems.map(({ ready }) => ready));
    expect(first).not.toBe(second);
    for (const url of [first, second]) {
      expect((await fetch(`${url}/runtime-config.json`)).status).toBe(200);
    }
    const kept = systems.map((system) => /data in (\S+)/.exec(system.output())?.[1] ?? '');
    const engines = kept.map(enginePid);
    for (const engine of engines) expect(commandLine(engine)).toContain('dynoxide');
    for (const system of systems) system.kill('SIGTERM');
    expect(await Promise.all(systems.map(({ ended }) => ended))).toEqual([0, 0]);
    for (const folder of kept) expect(existsSync(folder)).toBe(false);
    engines.forEach(isGone);
  });

  it('ends its engine when it is killed itself', async () => {
    const system = runLocal(['--ephemeral', '--no-build']);
    await system.ready;
    const folder = /data in (\S+)/.exec(system.output())?.[1] ?? '';
    const engine = enginePid(folder);
    system.kill('SIGKILL');
    await vi.waitFor(() => isGone(engine), soon);
    await vi.waitFor(() => expect(existsSync(folder)).toBe(false), soon);
  });

  it('keeps its data and keys across a restart, the folder for its owner only', async () => {
    const folder = newFolder();
    const first = runLocal(on(folder));
    await first.ready;
    const before = database(folder);
    await before.put('kept');
    before.close();
    first.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);

    const second = runLocal(on(folder));
    await second.ready;
    const after = database(folder);
    expect(await after.has('kept')).toBe(true);
    after.close();
    second.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('loses no acknowledged write when everything is killed at once', async () => {
    const folder = newFolder();
    const first = runLocal(on(folder));
    await first.ready;
    const { put, close: hangUp } = database(folder);
    const acknowledged: string[] = [];
    const writing = Array.from({ length: 8 }, async (_, writer) => {
      try {
        for (let turn = 0; ; turn += 1) {
          await put(`${writer}-${turn}`);
          acknowledged.push(`${writer}-${turn}`);
        }
      } catch {
        // The database was killed.
      }
    });
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(150), soon);
    const engine = enginePid(folder);
    process.kill(engine, 'SIGKILL');
    first.kill('SIGKILL');
    await Promise.all(writing);
    hangUp();
    await first.ended;

    const second = runLocal(on(folder));
    await second.ready;
    const after = database(folder);
    const rows = new Set((await after.all()).map(({ pk }) => pk?.S));
    expect(acknowledged.filter((id) => !rows.has(`probe#${id}`))).toEqual([]);
    after.close();
    second.kill('SIGTERM');
    await second.ended;
  });

  it('ends an engine left behind on its folder, and no other process', async () => {
    const folder = newFolder();
    const killed = runLocal(on(folder));
    await killed.ready;
    const orphan = enginePid(folder);
    // Its supervisor goes first, so nobody is left to end it.
    process.kill(parentOf(orphan), 'SIGKILL');
    killed.kill('SIGKILL');
    await killed.ended;
    expect(commandLine(orphan)).toContain(folder);

    const system = runLocal(on(folder));
    await system.ready;
    isGone(orphan);
    const other = newFolder();
    writeFileSync(join(other, 'database.pid'), String(system.pid));
    const second = runLocal(on(other));
    await second.ready;
    expect(commandLine(system.pid)).toContain('start.ts');
    for (const each of [system, second]) each.kill('SIGTERM');
    expect(await Promise.all([system.ended, second.ended])).toEqual([0, 0]);
  });

  it('refuses a second system and a reset on a folder in use, then resets it', async () => {
    const folder = newFolder();
    const system = runLocal(on(folder));
    const url = await system.ready;
    const [second, reset] = [
      runLocal(on(folder)),
      runLocal(['--data', folder], { script: 'reset.ts' }),
    ];
    expect([await second.ended, await reset.ended]).toEqual([1, 1]);
    expect(second.output()).toContain(`already runs on ${folder} at ${url}`);
    expect(reset.output()).toMatch(/^A local system runs on .*stop it first, then reset\.\n$/);
    system.kill('SIGTERM');
    await system.ended;

    const again = runLocal(['--data', folder], { script: 'reset.ts' });
    expect(await again.ended).toBe(0);
    expect(existsSync(join(folder, 'database.sqlite'))).toBe(false);
    expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
  });

  it('says what is wrong in one sentence', async () => {
    const busy = createServer();
    const port = await listen(busy, 0);
    const broken = newFolder();
    writeFileSync(join(broken, 'database.sqlite'), 'this is no database, whatever its name says');
    const malformed = newFolder();
    writeFileSync(join(malformed, 'database.sqlite'), `SQLite format 3\0${'x'.repeat(9000)}`);
    const refusal = async (args: string[], env: Record<string, string> = {}) => {
      const system = runLocal(args, { env });
      expect(await system.ended).toBe(1);
      const lines = system.output().trim().split('\n');
      expect(lines.filter((line) => line !== 'Starting the trainer on this machine…')).toHaveLength(
        1,
      );
      return lines.at(-1);
    };
    const sentences = await Promise.all([
      refusal(['--ephemeral', '--no-build'], { PORT: String(port) }),
      refusal(['--ephemeral', '--no-build'], { PORT: '80x' }),
      refusal(on(broken)),
      refusal(on(malformed)),
      refusal(['--ephemera']),
      refusal(['--ephemeral', '--no-build'], { DYNAMODB_ENDPOINT: 'nowhere' }),
    ]);
    await close(busy);
    const unreadable = (folder: string) =>
      `The data file ${folder}/database.sqlite is not a readable database: run "npm run reset" to start anew, or put back a good copy.`;
    expect(sentences).toEqual([
      `Port ${port} is in use: end what listens there, or choose another, for example PORT=${port + 1} npm start.`,
      'PORT must be a whole number from 0 to 65535, 0 for any free one, not "80x".',
      unreadable(broken),
      unreadable(malformed),
      expect.stringContaining("Unknown option '--ephemera'"),
      'DYNAMODB_ENDPOINT is not an address: nowhere',
    ]);
  });
});
