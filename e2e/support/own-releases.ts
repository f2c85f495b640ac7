import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { Destination } from '../../release/src/index.ts';
import { DATA_DIR, MODULE_NAMES, MODULE_URLS } from './addresses.ts';
import { openSignedFolder } from './signed-registry.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

export interface OwnReleases {
  /** Destination for the release tool: a separate registry, and the stack's real module hosts. */
  destination: Destination;
  /** Serves the current state of the separate registry to the pages of a browser context. */
  showTo(context: BrowserContext): Promise<unknown>;
}

/** Copies the stack's registry, so that releases in one test do not affect other tests. */
export async function createOwnReleases(): Promise<OwnReleases> {
  const deployed = path.join(DATA_DIR, 'cdn');
  const folder = await createTemporaryFolder('releases');
  for (const name of [...MODULE_NAMES, 'shell-versions'])
    await symlink(path.join(deployed, name), path.join(folder, name));
  for (const name of ['registry.json', 'registry']) {
    await cp(path.join(deployed, name), path.join(folder, name), { recursive: true });
  }
  return {
    destination: { store: openSignedFolder(folder), origins: MODULE_URLS },
    showTo: (context) =>
      context.route('**/registry.json', (route) =>
        route.fulfill({ path: path.join(folder, 'registry.json') }),
      ),
  };
}
