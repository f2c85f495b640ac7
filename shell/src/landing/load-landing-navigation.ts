import { mergeNavigation } from '@adwright/federation';
import { loadRegistry } from '../boot/load-registry.ts';
import type { HeaderLink } from '../chrome/header.tsx';

/** The landing page is served beside the registry, whatever the environment. */
const REGISTRY_URL = '/registry.json';

export interface LandingNavigation {
  header: HeaderLink[];
  mobile: HeaderLink[];
}

/** What the modules put into the menus, as in the app. */
export async function loadLandingNavigation(
  audience: 'guest' | 'user',
): Promise<LandingNavigation> {
  const { modules } = await loadRegistry(REGISTRY_URL);
  return {
    header: mergeNavigation(modules, 'header', audience),
    mobile: mergeNavigation(modules, 'mobile', audience),
  };
}
