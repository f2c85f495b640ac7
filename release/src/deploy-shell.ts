import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { RuntimeConfig } from '@adwright/contracts';
import { ALWAYS_ASK, contentTypeOf, FOREVER } from './served-headers.ts';
import type { ReleaseStore, StoredFile } from './store/release-store.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

/** Names in this folder of the build carry a hash of their content. */
const HASHED_FOLDER = 'static/';

/**
 * Puts the built shell at `shell/`. Files that are named after their content come first and stay for good, so that a
 * tab which was opened before still finds its own; each page then changes in one step.
 *
 * @param except pages that are left as they are.
 * @throws Error when the shell is not built.
 */
export async function deployShell(
  store: ReleaseStore,
  except: readonly string[] = [],
): Promise<void> {
  const built = join(WORKSPACE_ROOT, 'shell', 'dist');
  if (!existsSync(join(built, 'app.html')))
    throw new Error('The shell is not built yet: run npm run build.');
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(built, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .filter((path) => !except.includes(path))
      .map(async (path) => ({ path, content: await readFile(join(built, path)) })),
  );
  const stored = (cacheControl: string, { path, content }: (typeof files)[number]): StoredFile => ({
    key: `shell/${path}`,
    content,
    contentType: contentTypeOf(path),
    cacheControl,
  });
  const isHashed = ({ path }: { path: string }) => path.startsWith(HASHED_FOLDER);
  await store.publish(files.filter(isHashed).map((file) => stored(FOREVER, file)));
  for (const page of files.filter((file) => !isHashed(file))) {
    await store.overwrite(stored(ALWAYS_ASK, page));
  }
}

/** Puts the environment's configuration beside the shell's pages, where its host serves it as /config.json. */
export async function putRuntimeConfig(config: RuntimeConfig, store: ReleaseStore): Promise<void> {
  const path = 'config.json';
  await store.overwrite({
    key: `shell/${path}`,
    content: Buffer.from(`${JSON.stringify(config, null, 2)}\n`),
    contentType: contentTypeOf(path),
    cacheControl: ALWAYS_ASK,
  });
}
