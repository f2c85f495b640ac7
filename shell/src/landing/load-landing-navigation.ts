import { mergeFurtherPages, mergeNavigation, parseRegistry } from '@adwright/federation';
import { loadRuntimeConfig } from '@adwright/supabase';
import { fetchRegistry } from '../boot/load-registry.ts';
import type { FurtherLink, HeaderLink } from '../chrome/header-link.ts';

/**
 * URL of the registry, which is on the same host as the landing page. The menus of the landing page show the
 * live modules, without a tester's overrides.
 */
const REGISTRY_URL = '/registry.json';

export interface LandingNavigation {
  header: HeaderLink[];
  mobile: HeaderLink[];
  further: FurtherLink[];
}

/** Returns the links of all modules for the landing page's menus, which are the same as in the app. */
export async function loadLandingNavigation(
  audience: 'guest' | 'user',
): Promise<LandingNavigation> {
  const { registryKey } = await loadRuntimeConfig();
  const { modules } = parseRegistry(
    await fetchRegistry({ registryUrl: REGISTRY_URL, registryKey }),
  );
  return {
    header: mergeNavigation(modules, 'header', audience),
    mobile: mergeNavigation(modules, 'mobile', audience),
    further: audience === 'user' ? mergeFurtherPages(modules) : [],
  };
}
