import { parseRegistry, type Registry } from '@adwright/federation';
import { toast } from '@adwright/ui/toast';
import { isInCanary } from './canary-visitor.ts';
import { fetchRegistry, type RegistrySource } from './load-registry.ts';
import { isShellOutdated, readPageShellVersion } from './shell-version.ts';

const NEW_VERSION = {
  title: 'A new version is ready',
  description: 'Reload when it suits you. Nothing changes until then.',
  kind: 'notice',
} as const;

/** Mean time between two requests for the registry, in milliseconds; each pause varies by half of it. */
const POLL_MS = 60_000;

/** Tells whether modules have been deployed or rolled back since this tab was loaded. */
export interface DeployWatch {
  /** Records that a page of this version was shown, so that the tab uses the module from now on. */
  noticeUse(module: string, version: string): void;
  /**
   * Tells whether the registry now gives this visitor another version of the module than at the start of the
   * tab.
   */
  hasChanged(module: string): Promise<boolean>;
  /**
   * Tells whether the shell or a module in use has another version than at the start of the tab, about which
   * the user has not been told.
   */
  hasNews(): Promise<boolean>;
}

/** Returns the version of each module that a visitor gets, except those that a tester has overridden. */
function versionsOf({ modules }: Registry): Map<string, string> {
  return new Map(
    modules
      .filter(({ source }) => source !== 'override')
      .map(({ name, current }) => [name, current.version]),
  );
}

/**
 * Creates the watch of a tab. @param source URL and signing key of the registry. @param registry the one that
 * this tab started with.
 */
export function createDeployWatch(source: RegistrySource, registry: Registry): DeployWatch {
  const begun = versionsOf(registry);
  const overridden = new Set(
    registry.modules.filter(({ source }) => source === 'override').map(({ name }) => name),
  );
  const shown = new Map<string, Set<string>>();
  const page = readPageShellVersion();

  async function currentRegistry(): Promise<Registry | undefined> {
    try {
      return parseRegistry(await fetchRegistry(source), { isInCanary });
    } catch {
      // A registry that can't be loaded is no evidence of a deploy, so no reload is offered.
      return undefined;
    }
  }
  async function currentVersions(): Promise<Map<string, string>> {
    const current = await currentRegistry();
    return current ? versionsOf(current) : new Map();
  }
  const isOther = (module: string, version: string | undefined) =>
    version !== undefined && !overridden.has(module) && version !== begun.get(module);

  return {
    noticeUse(module, version) {
      shown.set(module, (shown.get(module) ?? new Set()).add(version));
    },
    async hasChanged(module) {
      return isOther(module, (await currentVersions()).get(module));
    },
    async hasNews() {
      const found = await currentRegistry();
      if (!found) return false;
      if (isShellOutdated(found.shell, page)) return true;
      const current = versionsOf(found);
      return [...shown].some(([module, versions]) => {
        const version = current.get(module);
        return isOther(module, version) && !versions.has(version ?? '');
      });
    },
  };
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: POLL_MS });
  else setTimeout(callback);
}

/**
 * Offers a reload, once, in a tab that a deploy has made out of date. The check runs when the user returns to
 * the tab, and about once a minute while the tab is visible.
 */
export function offerReload(watch: DeployWatch): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;

  const look = async () => {
    if (document.visibilityState !== 'visible' || isLooking) return;
    clearTimeout(timer);
    isLooking = true;
    const hasNews = await watch.hasNews();
    isLooking = false;
    if (!hasNews) return plan();
    document.removeEventListener('visibilitychange', look);
    const action = { label: 'Reload', onClick: () => location.reload() };
    toast(NEW_VERSION, { durationMs: Number.POSITIVE_INFINITY, action });
  };
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(look), POLL_MS * (0.5 + Math.random()));
  };
  document.addEventListener('visibilitychange', look);
  plan();
}
