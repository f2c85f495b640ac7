/**
 * This file guesses from the registry which files the first page needs, before the app has loaded. The inline
 * script bundles this file. The app reads and checks the whole registry when it starts, so a wrong guess only
 * costs time.
 */

/** The part of a version's registry entry that the guess needs. */
interface EarlyVersion {
  version: string;
  entry: string;
  integrity: string;
  preload: { url: string; integrity: string }[];
  manifest: { routes: { path: string; access: string }[] };
}

interface EarlyModule extends EarlyVersion {
  canary?: EarlyVersion & { percent: number };
}

export interface EarlyRegistry {
  modules: Record<string, EarlyModule>;
}

/** A file to preload, with its integrity hash. */
interface FirstPageFile {
  url: string;
  integrity: string;
}

/** The inputs of the guess. */
export interface EarlyVisit {
  pathname: string;
  mayBeSignedIn: boolean;
  isInCanary(canary: { module: string; version: string; percent: number }): boolean;
  /** Modules that a development server replaces. */
  developed: readonly string[];
}

const answers = (path: string, pathname: string) =>
  new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`, 'i').test(pathname);

function filesOf(name: string, live: EarlyModule, visit: EarlyVisit): FirstPageFile[] {
  const { canary } = live;
  const taken = canary && visit.isInCanary({ module: name, ...canary }) ? canary : live;
  const route = taken.manifest.routes.find(({ path }) => answers(path, visit.pathname));
  if (!route || (route.access === 'user' && !visit.mayBeSignedIn)) return [];
  return [{ url: taken.entry, integrity: taken.integrity }, ...taken.preload];
}

/** Returns the files of the module at the visit's path that the app will load. */
export function listFirstPageFiles({ modules }: EarlyRegistry, visit: EarlyVisit): FirstPageFile[] {
  return Object.entries(modules).flatMap(([name, live]) => {
    if (visit.developed.includes(name)) return [];
    try {
      return filesOf(name, live, visit);
    } catch {
      // A registry entry of an unknown format is skipped here; the app's start refuses it and reports it.
      return [];
    }
  });
}
