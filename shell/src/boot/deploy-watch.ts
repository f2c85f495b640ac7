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

/**
 * Mean time in milliseconds between two requests for the registry; the delay varies randomly by up to half of
 * this time.
 */
const POLL_MS = 60_000;

/** Tells whether modules have been deployed or rolled back since this tab was loaded. */
export interface DeployWatch {
  /**
   * Records that the tab has shown a page of this version, which means that the tab uses the module from now
   * on.
   */
  noticeUse(module: string, version: string): void;
  /**
   * Tells whether this visitor now gets another version of the module than at the start of the tab.
   */
  hasChanged(module: string): Promise<boolean>;
  /**
   * Tells whether there is a new version of the shell or of a used module about which the user was not told
   * yet.
   */
  hasNews(): Promise<boolean>;
}

/**
 * Returns the version of each module that a visitor gets, without modules for which a tester has an override.
 */
function mapVersions({ modules }: Registry): Map<string, string> {
  return new Map(
    modules
      .filter(({ source }) => source !== 'override')
      .map(({ name, current }) => [name, current.version]),
  );
}

/**
 * Creates the watch for deployments in a tab.
 * @param source URL and signing key of the registry
 * @param registry the registry with which this tab started
 */
export function createDeployWatch(source: RegistrySource, registry: Registry): DeployWatch {
  const begun = mapVersions(registry);
  const overridden = new Set(
    registry.modules.filter(({ source }) => source === 'override').map(({ name }) => name),
  );
  const shown = new Map<string, Set<string>>();
  const page = readPageShellVersion();

  async function currentRegistry(): Promise<Registry | undefined> {
    try {
      return parseRegistry(await fetchRegistry(source), { isInCanary });
    } catch {
      // A registry that can't be loaded proves no deployment, so the tab offers no reload.
      return undefined;
    }
  }
  async function currentVersions(): Promise<Map<string, string>> {
    const current = await currentRegistry();
    return current ? mapVersions(current) : new Map();
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
      const current = mapVersions(found);
      return [...shown].some(([module, versions]) => {
        const version = current.get(module);
        return isOther(module, version) && !versions.has(version ?? '');
      });
    },
  };
}

function callWhenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: POLL_MS });
  else setTimeout(callback);
}

/**
 * Offers a reload, at most once, in a tab that runs outdated versions because of a deployment. The versions are
 * checked when the user returns to the tab, and about once a minute while the tab is visible.
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
    timer = setTimeout(() => callWhenIdle(look), POLL_MS * (0.5 + Math.random()));
  };
  document.addEventListener('visibilitychange', look);
  plan();
}
