import type { BuiltFile } from '@adwright/remotes/release';
import { readCurrentCommit } from './current-commit.ts';
import { ALWAYS_ASK, FOREVER, getContentType } from './served-headers.ts';
import type { ReleaseStore, StoredFile } from './store/release-store.ts';

/** Folder of the store that the host serves at the shell's origin. */
const LIVE_FOLDER = 'shell';
/** Folder of the store with the pages that the host serves to visitors with the canary cookie. */
const CANARY_FOLDER = 'shell-canary';
/** Folder of the store with the files of each version that have no content hash in their name. */
const VERSIONS_FOLDER = 'shell-versions';
/** Folder of the build with content hashes in all file names, so that all versions can share the folder. */
const HASHED_FOLDER = 'static/';
/**
 * Name of the file that lists a version's files. The list is written last, so that its existence shows that the
 * version is complete.
 */
const FILES_LIST = 'files.json';
/** Name of a version's build record, beside its pages. */
const BUILD_FILE = 'build.json';
/**
 * Pages of the shell of which a canary has separate copies. All other files of the shell have a content hash in
 * their name.
 */
export const PAGES = ['app.html', 'index.html'] as const;

/** Name of the meta element that contains the shell's version in each page. */
export const SHELL_VERSION_META = 'adwright-shell';

/** Returns the store key of a file of a shell version. */
export function getShellFileKey(version: string, path: string): string {
  return `${VERSIONS_FOLDER}/${version}/${path}`;
}

export function isPage({ path }: Pick<BuiltFile, 'path'>): boolean {
  return path.endsWith('.html');
}

function isHashed({ path }: Pick<BuiltFile, 'path'>): boolean {
  return path.startsWith(HASHED_FOLDER);
}

/** Returns a page with a meta element that contains the shell's version. */
export function addVersion(page: string, version: string): string {
  return page.replace('<head>', `<head><meta name="${SHELL_VERSION_META}" content="${version}">`);
}

function buildStoredFile(key: string, content: Buffer, cacheControl: string): StoredFile {
  return { key, content, contentType: getContentType(key), cacheControl };
}

/**
 * Stores the files of a shell version, before visitors get the version. All versions share files with a content
 * hash in their name, so that browser tabs of an earlier version still find their files. All other files are
 * stored under their version.
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
      .map(({ path, content }) => buildStoredFile(`${LIVE_FOLDER}/${path}`, content, FOREVER)),
  );
  await store.publish(
    others.map((file) => {
      const { path, content } = file;
      const text = isPage(file) ? Buffer.from(addVersion(content.toString(), version)) : content;
      return buildStoredFile(getShellFileKey(version, path), text, FOREVER);
    }),
  );
  // The list is written last, so that its existence shows that the version is complete.
  const names = `${JSON.stringify(others.map(({ path }) => path))}\n`;
  await store.publish([
    buildStoredFile(getShellFileKey(version, FILES_LIST), Buffer.from(names), FOREVER),
  ]);
}

/** Copies the shell's whole build to the folder that the host serves, for a host without a registry. */
export async function putShell(files: readonly BuiltFile[], store: ReleaseStore): Promise<void> {
  await store.publish(
    files
      .filter(isHashed)
      .map(({ path, content }) => buildStoredFile(`${LIVE_FOLDER}/${path}`, content, FOREVER)),
  );
  for (const { path, content } of files.filter((file) => !isHashed(file))) {
    await store.overwrite(buildStoredFile(`${LIVE_FOLDER}/${path}`, content, ALWAYS_ASK));
  }
}

/** Returns the pages that visitors can get: those of the live shell and of its canary. */
export async function listReleasedPages(store: ReleaseStore): Promise<string[]> {
  const keys = [LIVE_FOLDER, CANARY_FOLDER].flatMap((folder) =>
    PAGES.map((page) => `${folder}/${page}`),
  );
  const pages = await Promise.all(keys.map((key) => store.read(key)));
  return pages.flatMap((page) => (page ? [page.text] : []));
}

/**
 * Lists the names of a version's files that have no content hash in their name.
 * @throws Error when the version was never released.
 */
export async function listShellFileNames(version: string, store: ReleaseStore): Promise<string[]> {
  const list = await store.read(getShellFileKey(version, FILES_LIST));
  if (!list) throw new Error(`${store.address} has no version ${version} of the shell`);
  const names: unknown = JSON.parse(list.text);
  if (!Array.isArray(names)) throw new Error(`The list of files of shell ${version} is damaged`);
  return names.map(String);
}

async function copyFile(version: string, path: string, folder: string, store: ReleaseStore) {
  const content = await store.readBytes(getShellFileKey(version, path));
  if (!content) throw new Error(`${store.address} has no ${path} of shell ${version}`);
  await store.overwrite(buildStoredFile(`${folder}/${path}`, content, ALWAYS_ASK));
}

/**
 * Makes the host serve a version of the shell to all visitors, and a canary to visitors with the canary cookie.
 * Each page file is replaced in one atomic step.
 * @param canary version of the canary; without a canary, visitors with the cookie get the live pages.
 */
export async function showShell(
  live: string,
  canary: string | undefined,
  store: ReleaseStore,
): Promise<void> {
  for (const page of PAGES) await copyFile(canary ?? live, page, CANARY_FOLDER, store);
  const names = await listShellFileNames(live, store);
  const pages = names.filter((path) => isPage({ path }));
  // The files that a page needs are stored before the page.
  const others = names.filter((path) => !isPage({ path }));
  await Promise.all(others.map((path) => copyFile(live, path, LIVE_FOLDER, store)));
  for (const path of pages) await copyFile(live, path, LIVE_FOLDER, store);
}
