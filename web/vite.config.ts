import { randomBytes } from 'node:crypto';
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { defineConfig, type Plugin } from 'vite';

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

/** Texts that the shell needs at once travel as one file per language. */
const shellTexts = /locales[\\/](ru|en|ch)[\\/](common|start|titles)\.json/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), styleNonce()],
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
