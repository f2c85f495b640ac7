import type { ModuleVersion } from '@adwright/contracts';
import { readBuildRecord } from '../publish-files.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { AskForVersion } from '../switch-version.ts';
import { type ExpectedFile, fileProblems } from './file-problems.ts';

/** For all files of a version together: whoever takes a broken one back is in a hurry. */
const PATIENCE_MS = 5000;

/** What the registry itself knows of a version whose record is gone: all that its first page needs. */
function filesOfFirstPage({ entry, integrity, preload }: ModuleVersion, base: URL): ExpectedFile[] {
  const path = (url: string) => url.slice(base.href.length);
  return [
    { path: path(entry), integrity },
    ...preload.map((file) => ({ path: path(file.url), integrity: file.integrity })),
  ];
}

/**
 * Asks for every file of a version that was released before, at its public address. No shell has to answer for it.
 *
 * @param pageOrigin the shell's: the files have to let it read them.
 */
export function askForVersion(store: ReleaseStore, pageOrigin: string): AskForVersion {
  return async (module, version) => {
    const base = new URL('.', version.entry);
    const record = await readBuildRecord(module, version.version, store);
    const files = record?.files ?? filesOfFirstPage(version, base);
    return fileProblems(files, base, pageOrigin, PATIENCE_MS);
  };
}
