import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright';
import { projectRoot } from '#infra/local/project-root.ts';

/** A file of this folder with all that it needs, as one script for a page without anything else. */
export async function bundleForPage(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, file)],
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
  await page.addScriptTag({ content: await bundleForPage('scene-harness.ts') });
  return page;
}
