import type { AcceptedModule } from '@adwright/federation';
import type { ModuleLoader } from '@adwright/remotes';
import { sessionAtom } from '@adwright/supabase';
import { getDefaultStore } from 'jotai';
import { matchPath } from 'react-router-dom';

function mayVisit(access: string): boolean {
  const { status } = getDefaultStore().get(sessionAtom);
  return access === 'public' || status === access;
}

/**
 * Starts loading a module's page when the pointer or the focus reaches a link to the page. One event listener
 * handles the links of the shell and of all modules.
 */
export function prefetchOnIntent(modules: readonly AcceptedModule[], loader: ModuleLoader): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    for (const module of modules) {
      const route = module.current.manifest.routes.find(({ path }) =>
        matchPath(path, link.pathname),
      );
      if (route && mayVisit(route.access)) loader.prefetch(module, route.path);
    }
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
