import type { Registry } from '@adwright/federation';
import { hasLeftCanary } from './canary-visitor.ts';
import { hasCanaryRequest, readPageShellVersion, SHELL } from './shell-version.ts';

/**
 * The version that runs in a visit, for a module or a shell with a canary. This version is either the canary or
 * the live version.
 */
export interface TriedVersion {
  module: string;
  version: string;
  canary: string;
  /** URL of the folder that contains the scripts of this version. */
  folder: string;
}

/**
 * Returns the version that this visit runs of a module or shell with a canary, as a list. The returned list is empty
 * when the browser runs the live version because the canary has failed in this browser.
 */
function findTriedVersion(
  module: string,
  version: string,
  canary: string,
  folder: string,
): TriedVersion[] {
  // In a browser where the canary has failed, the live version runs, but the visit must not count for the
  // live version.
  const isCounted = version === canary || !hasLeftCanary(module, canary);
  return isCounted ? [{ module, version, canary, folder }] : [];
}

function findTriedShell({ shell }: Registry): TriedVersion[] {
  const [page, canary] = [readPageShellVersion(), shell?.canary?.version];
  if (!shell || page === undefined || canary === undefined) return [];
  if (page !== (hasCanaryRequest() ? canary : shell.version)) return [];
  return findTriedVersion(SHELL, page, canary, `${location.origin}/`);
}

/**
 * Returns the versions of this visit's modules that have a canary, and of the shell if it has one. The shell
 * comes last, since the shell's folder may contain the folders of modules.
 */
export function listTriedVersions(registry: Registry): TriedVersion[] {
  const modules = registry.modules.flatMap(({ name, source, current, canary }) => {
    if (canary === undefined || (source !== 'canary' && source !== 'live')) return [];
    return findTriedVersion(name, current.version, canary, new URL('.', current.entry).href);
  });
  return [...modules, ...findTriedShell(registry)];
}
