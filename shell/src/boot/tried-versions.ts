import type { Registry } from '@adwright/federation';
import { hasLeftCanary } from './canary-visitor.ts';
import { asksForCanary, pageShellVersion, SHELL } from './shell-version.ts';

/** What this visit runs of something that has a canary out: the canary, or what is live beside it. */
export interface TriedVersion {
  module: string;
  version: string;
  canary: string;
  /** Address of the folder that its scripts come from. */
  folder: string;
}

/** The module's or shell's side of its canary, unless a tester's choice, a kept entry or a canary that failed here stands in. */
function sideOf(module: string, version: string, canary: string, folder: string): TriedVersion[] {
  // Whoever has left a canary would count for the live version as well.
  const isCounted = version === canary || !hasLeftCanary(module, canary);
  return isCounted ? [{ module, version, canary, folder }] : [];
}

function sideOfShell({ shell }: Registry): TriedVersion[] {
  const [page, canary] = [pageShellVersion(), shell?.canary?.version];
  if (!shell || page === undefined || canary === undefined) return [];
  if (page !== (asksForCanary() ? canary : shell.version)) return [];
  return sideOf(SHELL, page, canary, `${location.origin}/`);
}

/** Everything of this visit that a canary is judged by, the shell last: its folder may hold those of modules. */
export function triedVersions(registry: Registry): TriedVersion[] {
  const modules = registry.modules.flatMap(({ name, source, current, canary }) => {
    if (canary === undefined || (source !== 'canary' && source !== 'live')) return [];
    return sideOf(name, current.version, canary, new URL('.', current.entry).href);
  });
  return [...modules, ...sideOfShell(registry)];
}
