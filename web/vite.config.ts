import { randomBytes } from 'node:crypto';
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Mantine's breakpoints, as variables for our style sheets. */
const breakpoints = {
  'mantine-breakpoint-xs': '36em',
  'mantine-breakpoint-sm': '48em',
  'mantine-breakpoint-md': '62em',
  'mantine-breakpoint-lg': '75em',
  'mantine-breakpoint-xl': '88em',
} as const;

/**
 * Puts the style nonce of this build into index.html. The server repeats it in the
 * Content-Security-Policy header, so that the styles Mantine writes at run time are allowed.
 */
function styleNonce(): Plugin {
  const nonce = randomBytes(16).toString('base64url');
  return {
    name: 'style-nonce',
    transformIndexHtml: (html) => html.replaceAll('BUILD_NONCE', nonce),
  };
}

/** Leaves out of the site what the contract tells to readers of the API's description alone. */
function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    enforce: 'pre',
    transform: {
      filter: { id: /shared[\\/]contracts[\\/]/ },
      handler: (code) => ({
        code: code.replace(/^ *summary:\s+(['`]).*\1,$/gm, "summary: '',"),
        map: null,
      }),
    },
  };
}

/** Texts that the shell needs at once travel as one file per language. */
const shellTexts = /locales[\\/](ru|en|ch)[\\/](common|start|titles)\.json/;

/**
 * What pages behind the sign-in share, each with all that it needs itself and no earlier part has: ninety files of a few
 * hundred bytes weigh a tenth more than four.
 */
const sharedParts: readonly (readonly [name: string, test: RegExp])[] = [
  ['calls', /src[\\/]lib[\\/](session-calls|transport-amplify)\.ts/],
  [
    'shell',
    /layouts[\\/]default-layout\.tsx|src[\\/]ui[\\/](page-frame|error-state|use-formats)\.tsx?|core[\\/]esm[\\/]components[\\/]Skeleton[\\/]|[\\/]useQuery\.js/,
  ],
  ['fields', /core[\\/]esm[\\/]components[\\/](Input|InputBase|TextInput)[\\/]/],
  ['cleanroom-rules', /simulators[\\/]cleanroom[\\/](case|profile|stored-room|check-facility)\.ts/],
];

/** Parts that nobody needs without network: the samples of the kit and the pages that show a layout. */
const onlineParts = ['assets/ui-*', 'assets/layout-pages-*', 'assets/testing-start-page-*'];

/**
 * The service worker: the site opens without network from the files of one release, and a new release waits
 * until the page says that no work is open (web/src/lib/pwa.ts). The API is none of its business.
 */
const serviceWorker = () =>
  VitePWA({
    injectRegister: false,
    manifest: false,
    workbox: {
      // In one file: a worker under Trusted Types imports no scripts.
      inlineWorkboxRuntime: true,
      sourcemap: false,
      clientsClaim: true,
      skipWaiting: false,
      cleanupOutdatedCaches: true,
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
      globIgnores: onlineParts,
      // The names of these files carry a hash of their content.
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: '/index.html',
      // The API, and whatever has an extension: a file is never answered with the page.
      navigateFallbackDenylist: [/^\/api\//, /^[^?]*\.[^/?]+(\?|$)/],
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) =>
            sameOrigin && url.pathname === '/runtime-config.json',
          handler: 'NetworkFirst',
          options: { cacheName: 'settings', networkTimeoutSeconds: 3 },
        },
        {
          // The policy of the site lets pictures come from the file store alone.
          urlPattern: ({ request, sameOrigin }) => !sameOrigin && request.destination === 'image',
          handler: 'CacheFirst',
          options: {
            cacheName: 'pictures',
            matchOptions: { ignoreVary: true },
            expiration: { maxEntries: 300, maxAgeSeconds: 7 * 24 * 3600 },
            plugins: [
              {
                // A link is signed anew every hour; the path names the file.
                cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*$/, ''),
                // Opaque replies would fill the storage with padding; the copy that the browser keeps may lack the header.
                requestWillFetch: async ({ request }) =>
                  new Request(request.url, { mode: 'cors', credentials: 'omit', cache: 'reload' }),
                // By address: the request of the page itself would keep the worker busy, and a new release out.
                handlerDidError: async ({ request }) =>
                  fetch(request.url, { mode: 'no-cors', credentials: 'omit' }),
              },
            ],
          },
        },
      ],
    },
  });

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), styleNonce(), withoutSummaries(), serviceWorker()],
  // As one object: a variable and an export for every text would weigh a quarter more.
  json: { namedExports: false },
  css: { postcss: { plugins: [mantinePreset(), simpleVars({ variables: breakpoints })] } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // A font or picture inlined as data: would need a wider policy than 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every visit needs travels in two files: libraries, which change rarely, and ours.
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'app', tags: ['$initial'], priority: 1 },
            // The start page asks for these few lines of the shell, and for nothing else of it.
            { name: 'roles', test: /identity[\\/]roles\.ts/, priority: 0.5 },
            ...sharedParts.map(([name, test], at) => ({ name, test, priority: 0.4 - at / 10 })),
            {
              name: (id) => {
                const language = shellTexts.exec(id)?.[1];
                return language ? `texts-${language}` : null;
              },
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
