import { PATHS, UNNAMED } from '@adwright/contracts';
import type { AcceptedModule } from '@adwright/federation';
import type { DataRouter } from 'react-router-dom';
import { SHELL } from '../boot/shell-version.ts';
import type { ObservedPage } from '../page-events/observed-page.ts';

/**
 * Returns the facts about this page that its reports contain: the pattern of the page's route, but never the
 * URL.
 */
export function describeObservedPage(
  router: DataRouter,
  modules: readonly AcceptedModule[],
): ObservedPage {
  return {
    route() {
      const { path, index } = router.state.matches.at(-1)?.route ?? {};
      if (index) return PATHS.landing;
      return path === undefined || path === '*' ? UNNAMED : path;
    },
    ownerOf(route) {
      const owner = modules.find(({ current }) =>
        current.manifest.routes.some(({ path }) => path === route),
      );
      return owner?.name ?? SHELL;
    },
    onRoute: (listener) => void router.subscribe(listener),
    modules: modules.flatMap(({ name, current, previous }) =>
      [current, previous].flatMap((version) => (version ? [{ name, entry: version.entry }] : [])),
    ),
  };
}
