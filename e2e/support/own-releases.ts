import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { Destination } from '../../release/src/index.ts';
import { DATA_DIR, MODULE_NAMES, MODULE_URLS } from './addresses.ts';
import { signedFolder } from './signed-registry.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface OwnReleases {
  /** For the release tool: a registry of one's own, and the stack's real module hosts. */
  destination: Destination;
  /** Shows the pages of a context this registry, as it is at each request. */
  showTo(context: BrowserContext): Promise<unknown>;
}

/** A copy of the stack's registry, for tests that release: nobody else's pages see what becomes of it. */
export async function ownReleases(): Promise<OwnReleases> {
  const deployed = path.join(DATA_DIR, 'cdn');
  const folder = await temporaryFolder('releases');
  for (const name of [...MODULE_NAMES, 'shell-versions'])
    await symlink(path.join(deployed, name), path.join(folder, name));
  for (const name of ['registry.json', 'registry']) {
    await cp(path.join(deployed, name), path.join(folder, name), { recursive: true });
  }
  return {
    destination: { store: signedFolder(folder), origins: MODULE_URLS },
    showTo: (context) =>
      context.route('**/registry.json', (route) =>
        route.fulfill({ path: path.join(folder, 'registry.json') }),
      ),
  };
}
