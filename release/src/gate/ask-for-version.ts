import type { ModuleVersion, RegistryFile } from '@adwright/contracts';
import { addLooks, getModuleLooksKey, listModuleLooks } from '../gate-looks.ts';
import { readJudgedVersion } from '../judged-version.ts';
import { readBuildRecord } from '../publish-files.ts';
import { readRegistry } from '../registry-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { AskForVersion } from '../switch-version.ts';
import { listOtherMinors } from '../verify.ts';
import { listVisitorShells } from '../visitor-shells.ts';
import { type ExpectedFile, findFileProblems } from './file-problems.ts';

/**
 * Milliseconds in which all files of a version must arrive; the limit is short, because a rollback is urgent.
 */
const PATIENCE_MS = 5000;

/**
 * Lists the files that a version's first page needs, from the registry; used when the version's build record is
 * missing.
 */
function listFirstPageFiles(
  { entry, integrity, preload }: ModuleVersion,
  base: URL,
): ExpectedFile[] {
  const path = (url: string) => url.slice(base.href.length);
  return [
    { path: path(entry), integrity },
    ...preload.map((file) => ({ path: path(file.url), integrity: file.integrity })),
  ];
}

/**
 * Opens the pages of a version from an earlier release in the gate's browser.
 * @returns the problems of the version's pages.
 */
export type ShowVersion = (version: ModuleVersion, registry: RegistryFile) => Promise<string[]>;

/**
 * Returns a function that requests every file of an earlier version at its public URL. If a shell has another
 * minor version of a shared package, the gate also opens the version's pages in that shell.
 * @param pageOrigin origin of the shell, which the files' CORS headers must allow.
 */
export function askForVersion(
  store: ReleaseStore,
  pageOrigin: string,
  show: ShowVersion,
): AskForVersion {
  return async (module, version) => {
    const base = new URL('.', version.entry);
    const record = await readBuildRecord(module, version.version, store);
    const files = record?.files ?? listFirstPageFiles(version, base);
    const problems = await findFileProblems(files, base, pageOrigin, PATIENCE_MS);
    if (problems.length > 0) return problems;
    const registry = await readRegistry(store);
    const judged = await readJudgedVersion(module, version, store);
    const shells = await listVisitorShells(registry, store);
    if (shells.every((shell) => listOtherMinors(judged, shell).length === 0)) return [];
    const planned = { ...registry, modules: { ...registry.modules, [module]: version } };
    const found = await show(version, planned);
    if (found.length > 0) return found;
    await addLooks(
      getModuleLooksKey(module, version.version),
      listModuleLooks(module, planned),
      store,
    );
    return [];
  };
}
