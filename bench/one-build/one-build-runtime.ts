import type { ContainerRuntime } from '../../libs/remotes/src/loader/version-loader.ts';

/** Functions that import the routes of each module as a chunk of the single build, by module name. */
const ROUTES: Readonly<Record<string, () => Promise<unknown>>> = {
  'mf-auth': () => import('../../mf-auth/src/routes.tsx'),
  'mf-dashboard': () => import('../../mf-dashboard/src/routes.tsx'),
  'mf-gallery': () => import('../../mf-gallery/src/routes.tsx'),
  'mf-create': () => import('../../mf-create/src/routes.tsx'),
  'mf-tools': () => import('../../mf-tools/src/routes.tsx'),
  'mf-billing': () => import('../../mf-billing/src/routes.tsx'),
  'mf-studio': () => import('../../mf-studio/src/routes.tsx'),
  'mf-campaigns': () => import('../../mf-campaigns/src/routes.tsx'),
  'mf-review': () => import('../../mf-review/src/routes.tsx'),
};

/**
 * Creates a replacement for the federation runtime, because modules are ordinary chunks in the single build.
 */
export function createFederationRuntime(): ContainerRuntime {
  return {
    loadRoutes: async (name) => {
      const load = ROUTES[name];
      if (!load) throw new Error(`${name} is not in the build`);
      return load();
    },
  };
}
