import type { Registry } from '@adwright/federation';
import { hasLeftCanary } from './canary-visitor.ts';
import { hasCanaryRequest, readPageShellVersion, SHELL } from './shell-version.ts';

/**
 * The version that runs during a visit, if a module or the shell has a canary. It is either the canary or the
 * live version.
 */
export interface TriedVersion {
  module: string;
  version: string;
  canary: string;
  /** URL of the folder with the scripts of this version. */
  folder: string;
}

/**
 * Returns the version that this visit runs of a module or shell with a canary, as a list. The list is empty
 * when the browser runs the live version because it has left the canary.
 */
function sideOf(module: string, version: string, canary: string, folder: string): TriedVersion[] {
  // A browser that has left a canary runs the live version, but must not count as one of its visitors.
  const isCounted = version === canary || !hasLeftCanary(module, canary);
  return isCounted ? [{ module, version, canary, folder }] : [];
}

function sideOfShell({ shell }: Registry): TriedVersion[] {
  const [page, canary] = [readPageShellVersion(), shell?.canary?.version];
  if (!shell || page === undefined || canary === undefined) return [];
  if (page !== (hasCanaryRequest() ? canary : shell.version)) return [];
  return sideOf(SHELL, page, canary, `${location.origin}/`);
}

/**
 * Returns all modules of this visit with a canary, and the shell. The shell comes last, since its folder may
 * contain those of modules.
 */
export function listTriedVersions(registry: Registry): TriedVersion[] {
  const modules = registry.modules.flatMap(({ name, source, current, canary }) => {
    if (canary === undefined || (source !== 'canary' && source !== 'live')) return [];
    return sideOf(name, current.version, canary, new URL('.', current.entry).href);
  });
  return [...modules, ...sideOfShell(registry)];
}
