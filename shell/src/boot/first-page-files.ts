/**
 * Which files the first page needs, guessed from the registry before anything of the app is there. The inline script bundles
 * this file. The registry is read and checked in full when the app starts, so that a wrong guess costs time alone.
 */

/** A version in the registry, as far as the guess needs it. */
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

/** A file to fetch ahead, and the hash that it has to have. */
export interface FirstPageFile {
  url: string;
  integrity: string;
}

/** What the guess depends on. */
export interface EarlyVisit {
  pathname: string;
  mayBeSignedIn: boolean;
  isInCanary(canary: { module: string; version: string; percent: number }): boolean;
  /** Modules that a development server stands in for. */
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

/** The files of the version that this visit will take of the module that answers its address. */
export function firstPageFiles({ modules }: EarlyRegistry, visit: EarlyVisit): FirstPageFile[] {
  return Object.entries(modules).flatMap(([name, live]) => {
    if (visit.developed.includes(name)) return [];
    try {
      return filesOf(name, live, visit);
    } catch {
      // An entry in another shape, which the start refuses by name.
      return [];
    }
  });
}
