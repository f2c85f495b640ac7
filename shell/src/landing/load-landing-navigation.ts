import { mergeFurtherPages, mergeNavigation, parseRegistry } from '@adwright/federation';
import { loadRuntimeConfig } from '@adwright/supabase';
import { fetchRegistry } from '../boot/load-registry.ts';
import type { FurtherLink, HeaderLink } from '../chrome/header-link.ts';

/**
 * The landing page is served beside the registry. The landing page's menus show the live modules, without a
 * tester's overrides.
 */
const REGISTRY_URL = '/registry.json';

export interface LandingNavigation {
  header: HeaderLink[];
  mobile: HeaderLink[];
  further: FurtherLink[];
}

/** Returns the modules' links in the menus, as in the app. */
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
