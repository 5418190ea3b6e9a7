import { type Area, areas } from '#shared/contracts/call.ts';
import { runtimeConfig } from '../runtime-config.ts';
import { stages } from '../stages.ts';
import { buildSite, builtSite } from './build-site.ts';
import { type DataFolder, defaultDataFolder, openDataFolder, shown } from './data-folder.ts';
import { filesBucket, functionEnvironment, tokenSecretId } from './environment.ts';
import { type Handler, invokeInProcess, missingFunctions } from './gateway/functions.ts';
import { type Gateway, startGateway } from './gateway/gateway.ts';
import { Site } from './gateway/site.ts';
import { startMail } from './mail.ts';
import { startScheduler } from './scheduler.ts';
import { startSecrets } from './secrets.ts';
import type { SeededLogin } from './seed/seed.ts';
import { seedOnce } from './seed-once.ts';
import { StartFailure } from './start-failure.ts';
import { startStorage } from './storage.ts';
import { startTables } from './tables.ts';

/** How to start a local system. */
export interface SystemOptions {
  /** Keeps nothing: everything lies in a folder that goes with the system. */
  ephemeral?: boolean;
  /** Where the data lies; `.local` of the project by default. */
  dataFolder?: string;
  /** 0, the default: any free one. */
  port?: number;
  /** Whether to build the site where it is missing or old. */
  build?: boolean;
  /** Whether to write the demo institution. */
  seed?: boolean;
  /** Whether jobs run by the clock; a test calls them itself. */
  schedule?: boolean;
  /** Folder of the built site, `web/dist` by default. */
  site?: string;
  /** Functions to run in place of those of the project. */
  functions?: Partial<Record<Area, Handler>>;
  /** How long the gateway waits for a function. */
  timeoutMs?: number;
  tell?: (line: string) => void;
  /** Breaks off the longest step of the start, the build of the site. */
  signal?: AbortSignal;
}

/** A running local system. */
export interface LocalSystem {
  url: string;
  /** What the functions read; it is in `process.env` of this process too. */
  environment: Record<string, string>;
  logins: SeededLogin[];
  dataFolder: string;
  /** Page on which the letters can be read. */
  mailUrl: string;
  /** Settles with a sentence when a part ends without being asked. */
  failed: Promise<string>;
  stop(): Promise<void>;
}

type Stop = () => unknown;

// The functions read their settings once per process, so one process serves one system.
let occupied = false;

/** Starts database, files, mail, secrets, jobs and the gateway on the loopback address. */
export async function startSystem(options: SystemOptions = {}): Promise<LocalSystem> {
  if (occupied) throw new StartFailure('This process already runs a local system.');
  occupied = true;
  const stops: Stop[] = [
    () => {
      occupied = false;
    },
  ];
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= (async () => {
      for (const each of stops.reverse()) await each();
    })();
    return stopped;
  };
  try {
    return await start(options, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  options: SystemOptions,
  stops: Stop[],
  stop: () => Promise<void>,
): Promise<LocalSystem> {
  const { ephemeral = false, tell = () => {} } = options;
  const folder = openDataFolder(
    ephemeral ? 'ephemeral' : (options.dataFolder ?? defaultDataFolder),
  );
  stops.push(() => folder.release());
  const gateway = await startGateway(options.port ?? 0);
  stops.push(() => gateway.stop());

  const breakOff = new AbortController();
  const signal = AbortSignal.any([breakOff.signal, ...(options.signal ? [options.signal] : [])]);
  const built = options.build ? buildSite(tell, signal) : undefined;
  // Waited for below; until then its failure must not end the process in the middle of the rest.
  built?.catch(() => {});
  stops.push(async () => {
    breakOff.abort();
    await built?.catch(() => {});
  });
  const parts = await startParts(folder, gateway, stops);
  tell(`Database    ${parts.engine}, data in ${shown(folder.path)}`);
  stops.push(lend(parts.environment));

  const { logins, fresh } =
    options.seed === false
      ? { logins: [], fresh: false }
      : await seedOnce(folder.path, parts.environment);
  if (fresh) tell('Demo        institution written');
  if (await built) tell('Site        built');

  const missing = missingFunctions(areas).filter((area) => !options.functions?.[area]);
  if (missing.length > 0) tell(`No function answers for: ${missing.join(', ')}.`);
  const site = new Site(
    options.site ?? builtSite,
    runtimeConfig({
      filesOrigin: parts.environment.S3_ENDPOINT ?? '',
      institution: stages.demo.name,
      languages: stages.demo.languages,
      timeZone: stages.demo.timeZone,
      demo: stages.demo.demo,
    }),
  );
  const { timeoutMs } = options;
  gateway.open({
    api: {
      invoke: invokeInProcess(options.functions),
      tell,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    },
    site,
  });
  if (options.schedule !== false) {
    const scheduler = startScheduler(tell);
    stops.push(() => scheduler.stop());
  }
  folder.announce(gateway.url, parts.environment);
  return {
    url: gateway.url,
    environment: parts.environment,
    logins,
    dataFolder: folder.path,
    mailUrl: parts.environment.SES_ENDPOINT ?? '',
    failed: parts.failed,
    stop,
  };
}

/** Gives the settings to this process; what it had before comes back in the end. */
function lend(environment: Record<string, string>): Stop {
  const before = Object.keys(environment).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, environment);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

interface Parts {
  engine: string;
  environment: Record<string, string>;
  failed: Promise<string>;
}

async function startParts(folder: DataFolder, gateway: Gateway, stops: Stop[]): Promise<Parts> {
  const origins = [gateway.url, gateway.url.replace('127.0.0.1', 'localhost')];
  // Each notes its own end as soon as it runs: a sibling that fails leaves nothing behind.
  const noted = async <T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const part = await starting;
    stops.push(() => part.stop());
    return part;
  };
  const starting = {
    data: startTables(folder, stops),
    storage: noted(startStorage(folder.path, filesBucket, origins)),
    mail: noted(startMail()),
    secrets: noted(startSecrets(folder.path, tokenSecretId)),
  };
  for (const part of await Promise.allSettled(Object.values(starting))) {
    if (part.status === 'rejected') throw part.reason;
  }
  const { data, storage, mail, secrets } = {
    data: await starting.data,
    storage: await starting.storage,
    mail: await starting.mail,
    secrets: await starting.secrets,
  };
  return {
    engine: data.engine,
    failed: data.failed,
    environment: functionEnvironment(data.names, {
      database: data.endpoint,
      storage: storage.endpoint,
      mail: mail.endpoint,
      secrets: secrets.url,
    }),
  };
}
