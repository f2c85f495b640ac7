import { mergeNavigation } from '@adwright/federation';
import { loadRegistry } from '../boot/load-registry.ts';
import type { HeaderLink } from '../chrome/header.tsx';

/** The landing page is served beside the registry; its menus show what is live, whatever a tester overrides. */
const LIVE = { registryUrl: '/registry.json', environment: 'production' } as const;

export interface LandingNavigation {
  header: HeaderLink[];
  mobile: HeaderLink[];
}

/** What the modules put into the menus, as in the app. */
export async function loadLandingNavigation(
  audience: 'guest' | 'user',
): Promise<LandingNavigation> {
  const { registry } = await loadRegistry(LIVE);
  const { modules } = registry;
  return {
    header: mergeNavigation(modules, 'header', audience),
    mobile: mergeNavigation(modules, 'mobile', audience),
  };
}
