import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright';
import { projectRoot } from '#infra/local/project-root.ts';

/** The scene and what measures it, as one script for a page without anything else. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'scene-harness.ts')],
    absWorkingDir: projectRoot,
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    minify: true,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** A page that holds a canvas and the harness (`window.sceneHarness`). */
export async function openScenePage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.setContent(
    '<!doctype html><body style="margin:0"><canvas id="scene" style="width:1280px;height:720px"></canvas>',
  );
  await page.addScriptTag({ content: await bundle() });
  return page;
}
