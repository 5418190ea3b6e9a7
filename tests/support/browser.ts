import { createHash } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { projectRoot } from '#infra/local/project-root.ts';

/** Flags by which headless Chromium draws WebGL without a graphics card; they cost a page without WebGL half its time. */
const webglFlags = ['--enable-unsafe-swiftshader', '--use-gl=angle', '--use-angle=swiftshader'];

/** The flags of a browser for pages that draw nothing in WebGL. */
export const withoutWebgl = (args: readonly string[]): string[] => [
  ...args.filter((flag) => !webglFlags.includes(flag)),
  '--disable-gpu',
];

/** Flags under which headless Chromium runs anywhere and draws WebGL. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...webglFlags,
];

/** The browser of this machine, for a Playwright configuration or `launch`. */
export interface BrowserChoice {
  /** Absent: the one that Playwright installed itself. */
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

const fontFolders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  // The one family of the packages that holds Latin, Cyrillic and Chinese.
  join(projectRoot, 'node_modules', '@expo-google-fonts', 'noto-sans-sc', '400Regular'),
];

/** A bare machine has no Chinese font: screenshots would show boxes. */
function fontConfig(extra: string[]): string {
  const dirs = [...fontFolders, ...extra].filter(existsSync).map((path) => `<dir>${path}</dir>`);
  const prefer = ['sans-serif', 'serif', 'monospace', 'system-ui']
    .map(
      (family) =>
        `<alias><family>${family}</family><default><family>Noto Sans SC</family></default></alias>`,
    )
    .join('\n');
  const cache = join(tmpdir(), 'trainer-font-cache');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${dirs.join('\n')}
${prefer}
<cachedir>${cache}</cachedir>
</fontconfig>
`;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = join(tmpdir(), `trainer-fonts-${name}.conf`);
  writeFileSync(file, text);
  return file;
}

function strings(): Record<string, string> {
  const set = Object.entries(process.env).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as Record<string, string>;
}

function choice(
  executablePath?: string,
  args: string[] = [],
  fonts: string[] = [],
  env = strings(),
): BrowserChoice {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...new Set([...args, ...browserFlags])],
    env: { ...env, FONTCONFIG_FILE: fontConfig(fonts) },
  };
}

interface Packed {
  executablePath(): Promise<string>;
  args: string[];
  /** Where its libraries and fonts lie. */
  env: Record<string, string>;
}

let packed: Promise<Packed> | undefined;

/** The package finds its libraries when it is imported in what looks like a Lambda. */
async function importPacked(): Promise<Packed> {
  const before = { ...process.env };
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return { executablePath: () => chromium.executablePath(), args: chromium.args, env: strings() };
  } finally {
    // Its libraries are for the browser, not for other children of this process.
    for (const name of Object.keys(process.env)) {
      if (!(name in before)) delete process.env[name];
    }
    Object.assign(process.env, before);
  }
}

/** Chromium from npm: it brings the libraries that a bare machine lacks. */
async function fromNpm(): Promise<BrowserChoice> {
  packed ??= importPacked();
  const { executablePath, args, env } = await packed;
  // Playwright chooses profile, port and drawing itself; a single process dies with its first page.
  const unwanted =
    /^--(single-process|no-zygote|headless|user-data-dir|remote-debugging|use-gl|use-angle)/;
  const own = args.filter((flag) => !unwanted.test(flag));
  return choice(await executablePath(), own, [join(tmpdir(), 'fonts')], env);
}

/** An unpacking that was broken off leaves half a browser behind: once more from the start. */
async function fromNpmAgain(): Promise<BrowserChoice> {
  rmSync(join(tmpdir(), 'chromium'), { force: true });
  return fromNpm();
}

function candidates(): (() => Promise<BrowserChoice>)[] {
  const own = chromium.executablePath();
  const system = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return [
    ...(existsSync(own) ? [async () => choice()] : []),
    ...system.filter(existsSync).map((path) => async () => choice(path)),
    fromNpm,
    fromNpmAgain,
  ];
}

async function works(candidate: BrowserChoice): Promise<Browser | undefined> {
  try {
    return await chromium.launch({ headless: true, ...candidate });
  } catch {
    // Libraries are missing, or it is of another machine: the next one.
    return undefined;
  }
}

async function firstThatWorks(): Promise<{ found: BrowserChoice; browser: Browser }> {
  for (const candidate of candidates()) {
    const found = await candidate();
    const browser = await works(found);
    if (browser) return { found, browser };
  }
  throw new Error('No Chromium runs here: run "npx playwright install --with-deps chromium".');
}

let chosen: Promise<BrowserChoice> | undefined;

/** The first browser that works: Playwright's own, one of the system, the one from npm. */
export function chooseBrowser(): Promise<BrowserChoice> {
  chosen ??= firstThatWorks().then(async ({ found, browser }) => {
    await browser.close();
    return found;
  });
  return chosen;
}

/** Path of that browser; undefined: Playwright finds its own. */
export async function executablePath(): Promise<string | undefined> {
  return (await chooseBrowser()).executablePath;
}

/** Starts that browser without a window. */
export async function launchBrowser(): Promise<Browser> {
  if (chosen) return chromium.launch({ headless: true, ...(await chosen) });
  const { found, browser } = await firstThatWorks();
  chosen = Promise.resolve(found);
  return browser;
}

/** How a test launches the browser that draws in WebGL, which the other screens do without. */
export function webglLaunch(): { args: string[]; env: Record<string, string> } {
  // The configuration of the screens has looked for the browser and told it to every worker.
  const { executablePath, args, env }: BrowserChoice = JSON.parse(
    process.env.TRAINER_TEST_BROWSER ?? '{}',
  );
  return { args, env, ...(executablePath && { executablePath }) };
}
