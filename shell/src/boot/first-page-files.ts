/**
 * This file guesses from the registry which files the first page needs, before the app has loaded. The page's
 * inline script, which runs before the app loads, bundles this file. The app parses and checks the whole
 * registry when it starts, so a wrong guess only costs time.
 */

/** The part of a version's registry entry from which the files are guessed. */
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

/** Facts about the visit from which the files are guessed. */
export interface EarlyVisit {
  pathname: string;
  mayBeSignedIn: boolean;
  isInCanary(canary: { module: string; version: string; percent: number }): boolean;
  /** Names of modules that a development server replaces. */
  developed: readonly string[];
}

const matchesPath = (path: string, pathname: string) =>
  new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`, 'i').test(pathname);

function listFiles(name: string, live: EarlyModule, visit: EarlyVisit): FirstPageFile[] {
  const { canary } = live;
  const taken = canary && visit.isInCanary({ module: name, ...canary }) ? canary : live;
  const route = taken.manifest.routes.find(({ path }) => matchesPath(path, visit.pathname));
  if (!route || (route.access === 'user' && !visit.mayBeSignedIn)) return [];
  return [{ url: taken.entry, integrity: taken.integrity }, ...taken.preload];
}

/** Returns the files that the app will load for the module at the visit's path. */
export function listFirstPageFiles({ modules }: EarlyRegistry, visit: EarlyVisit): FirstPageFile[] {
  return Object.entries(modules).flatMap(([name, live]) => {
    if (visit.developed.includes(name)) return [];
    try {
      return listFiles(name, live, visit);
    } catch {
      // The inline script skips a registry entry of an unknown format, because the app's start refuses and
      // reports such an entry.
      return [];
    }
  });
}
