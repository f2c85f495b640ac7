import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { finishLanding } from './finish-landing.ts';

interface PrerenderOptions {
  /** Name of the build environment that builds the landing page as index.html. */
  page: string;
  /** Name of the build environment for Node.js, which exports `prerenderLanding` from `prerender.js`. */
  renderer: string;
}

/** Inserts the landing page's markup into the landing page's document after all environments are built. */
export function prerenderLanding({ page, renderer }: PrerenderOptions): RsbuildPlugin {
  return {
    name: 'adwright:prerender-landing',
    setup(api) {
      api.onAfterBuild(async ({ environments }) => {
        const pageFolder = environments[page]?.distPath;
        const rendererFolder = environments[renderer]?.distPath;
        // A build of only some environments contains no landing page to prerender.
        if (!pageFolder || !rendererFolder) return;
        const built = pathToFileURL(path.join(rendererFolder, 'prerender.js')).href;
        const { prerenderLanding: render } = await import(built);
        const file = path.join(pageFolder, 'index.html');
        await writeFile(file, finishLanding(await readFile(file, 'utf8'), await render()));
      });
    },
  };
}
