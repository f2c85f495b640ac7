import { lazyLoadPage, PATHS, REDIRECTS, TEXTS } from '@adwright/contracts';
import type { ModuleLoader } from '@adwright/remotes';
import { type RouteObject, replace } from 'react-router-dom';
import type { DeployWatch } from '../boot/deploy-watch.ts';
import type { Visit } from '../boot/load-registry.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PageErrorPage } from '../pages/page-error-page.tsx';
import { StartingPage } from '../pages/starting-page.tsx';
import { UnexpectedErrorPage } from '../pages/unexpected-error-page.tsx';
import { WaitingPage } from '../pages/waiting-page.tsx';
import { NOT_FOUND_TITLE } from '../routing/page-title.ts';
import { AppLayout } from './app-layout.tsx';
import {
  buildModuleRoutes,
  buildRefusedRoutes,
  type PageHandle,
  throwRefusal,
} from './module-routes.tsx';

/** Returns the route for unknown paths. Such a path may belong to a module that could not be read. */
function buildOtherRoute(
  { registry, origin }: Visit,
  watch: DeployWatch,
  askForModules: () => Promise<void>,
): RouteObject {
  const path = '*';
  const unavailable = { title: TEXTS.pageUnavailable, access: 'public' } satisfies PageHandle;
  if (origin === 'nowhere') {
    return { path, handle: unavailable, element: <WaitingPage onTryAgain={askForModules} /> };
  }
  const running = new Set(registry.modules.map(({ name }) => name));
  const unread = registry.refusals.find(
    ({ module, paths }) => !running.has(module) && paths.length === 0,
  );
  if (unread) {
    return {
      path,
      handle: { access: 'public' } satisfies Partial<PageHandle>,
      element: null,
      loader: () => throwRefusal(unread),
      errorElement: <PageErrorPage hasChanged={() => watch.hasChanged(unread.module)} />,
    };
  }
  const handle = { title: NOT_FOUND_TITLE, access: 'public' } satisfies PageHandle;
  return { path, handle, Component: NotFoundPage };
}

/**
 * Builds all routes of the product: first the routes of the shell, then the routes of this visit's modules.
 *
 * @param askForModules fetches the registry at once, for a visit without modules
 */
export function buildAppRoutes(
  visit: Visit,
  loader: ModuleLoader,
  watch: DeployWatch,
  askForModules: () => Promise<void> = async () => {},
): RouteObject[] {
  const { registry, overrides, overlay } = visit;
  const redirects = Object.entries(REDIRECTS).map(
    ([path, to]): RouteObject => ({ path, element: null, loader: () => replace(to) }),
  );
  return [
    {
      id: 'app',
      element: <AppLayout modules={registry.modules} overrides={overrides} overlay={overlay} />,
      HydrateFallback: StartingPage,
      ErrorBoundary: UnexpectedErrorPage,
      children: [
        {
          ErrorBoundary: PageErrorPage,
          children: [
            {
              index: true,
              handle: {
                title: 'Generate viral ads in seconds with AI',
                access: 'public',
              } satisfies PageHandle,
              lazy: lazyLoadPage(() => import('../landing/landing-route.tsx'), 'LandingRoute'),
            },
            {
              path: PATHS.terms,
              handle: { title: 'Terms of Service', access: 'public' } satisfies PageHandle,
              lazy: lazyLoadPage(() => import('../landing/legal/terms-route.tsx'), 'TermsRoute'),
            },
            {
              path: PATHS.privacy,
              handle: { title: 'Privacy Policy', access: 'public' } satisfies PageHandle,
              lazy: lazyLoadPage(
                () => import('../landing/legal/privacy-route.tsx'),
                'PrivacyRoute',
              ),
            },
            ...redirects,
            ...registry.modules.map((module) => buildModuleRoutes(module, loader, watch)),
            ...registry.refusals.map((refusal) => buildRefusedRoutes(refusal, watch)),
            buildOtherRoute(visit, watch, askForModules),
          ],
        },
      ],
    },
  ];
}
