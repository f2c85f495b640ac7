import type { BuiltFile } from '@adwright/remotes/release';
import { readCurrentCommit } from './current-commit.ts';
import { ALWAYS_ASK, FOREVER, getContentType } from './served-headers.ts';
import type { ReleaseStore, StoredFile } from './store/release-store.ts';

/** Folder that the host serves at the shell's origin. */
const LIVE_FOLDER = 'shell';
/** Folder with the pages that the host serves to visitors with the canary's cookie. */
const CANARY_FOLDER = 'shell-canary';
/** Folder with each version's files whose names have no content hash. */
const VERSIONS_FOLDER = 'shell-versions';
/** Names in this folder of the build contain a hash of the content, so all versions share it. */
const HASHED_FOLDER = 'static/';
/**
 * Name of the list of a version's files. The list is written last, so a version with this list is complete.
 */
const FILES_LIST = 'files.json';
/** A version's build record, beside its pages. */
const BUILD_FILE = 'build.json';
/** Pages of which a canary has its own copies. The names of all other files contain a hash of their content. */
export const PAGES = ['app.html', 'index.html'] as const;

/** The name of the element that holds the shell's version in each page. */
export const SHELL_VERSION_META = 'adwright-shell';

/** Returns the key under which a version's file is stored. */
export function getShellFileKey(version: string, path: string): string {
  return `${VERSIONS_FOLDER}/${version}/${path}`;
}

export function isPage({ path }: Pick<BuiltFile, 'path'>): boolean {
  return path.endsWith('.html');
}

function isHashed({ path }: Pick<BuiltFile, 'path'>): boolean {
  return path.startsWith(HASHED_FOLDER);
}

/** Returns a page with the version of the shell that it belongs to. */
export function withVersion(page: string, version: string): string {
  return page.replace('<head>', `<head><meta name="${SHELL_VERSION_META}" content="${version}">`);
}

function stored(key: string, content: Buffer, cacheControl: string): StoredFile {
  return { key, content, contentType: getContentType(key), cacheControl };
}

/**
 * Stores a version's files. Files with a hash in their name are shared by all versions, so that a tab that
 * was opened before still finds its own. All other files are stored under the version. No visitor sees the
 * version yet.
 */
export async function publishShell(
  version: string,
  files: readonly BuiltFile[],
  store: ReleaseStore,
): Promise<void> {
  if (await store.read(getShellFileKey(version, FILES_LIST))) return;
  const record = Buffer.from(`${JSON.stringify({ version, commit: readCurrentCommit() })}\n`);
  const others: Pick<BuiltFile, 'path' | 'content'>[] = [
    ...files.filter((file) => !isHashed(file)),
    { path: BUILD_FILE, content: record },
  ];
  await store.publish(
    files
      .filter(isHashed)
      .map(({ path, content }) => stored(`${LIVE_FOLDER}/${path}`, content, FOREVER)),
  );
  await store.publish(
    others.map((file) => {
      const { path, content } = file;
      const text = isPage(file) ? Buffer.from(withVersion(content.toString(), version)) : content;
      return stored(getShellFileKey(version, path), text, FOREVER);
    }),
  );
  // The list is written last, so a version with a list is complete.
  const names = `${JSON.stringify(others.map(({ path }) => path))}\n`;
  await store.publish([stored(getShellFileKey(version, FILES_LIST), Buffer.from(names), FOREVER)]);
}

/** Copies the whole build to the folder that the host serves, for a host without a registry of versions. */
export async function putShell(files: readonly BuiltFile[], store: ReleaseStore): Promise<void> {
  await store.publish(
    files
      .filter(isHashed)
      .map(({ path, content }) => stored(`${LIVE_FOLDER}/${path}`, content, FOREVER)),
  );
  for (const { path, content } of files.filter((file) => !isHashed(file))) {
    await store.overwrite(stored(`${LIVE_FOLDER}/${path}`, content, ALWAYS_ASK));
  }
}

/** Returns the pages that visitors get: the live shell's and its canary's. */
export async function listReleasedPages(store: ReleaseStore): Promise<string[]> {
  const keys = [LIVE_FOLDER, CANARY_FOLDER].flatMap((folder) =>
    PAGES.map((page) => `${folder}/${page}`),
  );
  const pages = await Promise.all(keys.map((key) => store.read(key)));
  return pages.flatMap((page) => (page ? [page.text] : []));
}

/** Lists the names of a version's files without a hash. @throws Error when it was never released. */
export async function listShellFileNames(version: string, store: ReleaseStore): Promise<string[]> {
  const list = await store.read(getShellFileKey(version, FILES_LIST));
  if (!list) throw new Error(`${store.address} has no version ${version} of the shell`);
  const names: unknown = JSON.parse(list.text);
  if (!Array.isArray(names)) throw new Error(`The list of files of shell ${version} is damaged`);
  return names.map(String);
}

async function copy(version: string, path: string, folder: string, store: ReleaseStore) {
  const content = await store.readBytes(getShellFileKey(version, path));
  if (!content) throw new Error(`${store.address} has no ${path} of shell ${version}`);
  await store.overwrite(stored(`${folder}/${path}`, content, ALWAYS_ASK));
}

/**
 * Makes the host serve a version to everybody, and a canary to visitors with its cookie. Each page is replaced
 * in one step.
 * @param canary version of the canary; without one, its visitors get the live pages.
 */
export async function showShell(
  live: string,
  canary: string | undefined,
  store: ReleaseStore,
): Promise<void> {
  for (const page of PAGES) await copy(canary ?? live, page, CANARY_FOLDER, store);
  const names = await listShellFileNames(live, store);
  const pages = names.filter((path) => isPage({ path }));
  // The files of a page are stored before the page.
  const others = names.filter((path) => !isPage({ path }));
  await Promise.all(others.map((path) => copy(live, path, LIVE_FOLDER, store)));
  for (const path of pages) await copy(live, path, LIVE_FOLDER, store);
}
