import { mergeNavigation, parseRegistry } from '@adwright/federation';
import { loadRuntimeConfig } from '@adwright/supabase';
import { fetchRegistry } from '../boot/load-registry.ts';
import type { HeaderLink } from '../chrome/header-link.ts';

/** The landing page is served beside the registry; its menus show what is live, whatever a tester overrides. */
const REGISTRY_URL = '/registry.json';

export interface LandingNavigation {
  header: HeaderLink[];
  mobile: HeaderLink[];
}

/** What the modules put into the menus, as in the app. */
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
  };
}
