import { PATHS, REDIRECTS } from '@adwright/contracts';
import type { ModuleLoader } from '@adwright/federation';
import { type RouteObject, replace } from 'react-router';
import type { DeployWatch } from '../boot/deploy-watch.ts';
import type { Visit } from '../boot/load-registry.ts';
import { AppLayout } from '../chrome/app-layout.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PageErrorPage } from '../pages/page-error-page.tsx';
import { StartingPage } from '../pages/starting-page.tsx';
import { UnexpectedErrorPage } from '../pages/unexpected-error-page.tsx';
import { moduleRoutes, type PageHandle, refusedRoutes } from './module-routes.tsx';

/** Every address of the product: the shell's own, then what this visit's modules declare. */
export function appRoutes(
  { registry, overrides }: Visit,
  loader: ModuleLoader,
  watch: DeployWatch,
): RouteObject[] {
  const redirects = Object.entries(REDIRECTS).map(
    ([path, to]): RouteObject => ({ path, element: null, loader: () => replace(to) }),
  );
  return [
    {
      id: 'app',
      element: <AppLayout modules={registry.modules} overrides={overrides} />,
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
              lazy: () => import('../landing/landing-route.tsx'),
            },
            {
              path: PATHS.terms,
              handle: { title: 'Terms of Service', access: 'public' } satisfies PageHandle,
              lazy: () => import('../landing/legal/terms-route.tsx'),
            },
            {
              path: PATHS.privacy,
              handle: { title: 'Privacy Policy', access: 'public' } satisfies PageHandle,
              lazy: () => import('../landing/legal/privacy-route.tsx'),
            },
            ...redirects,
            ...registry.modules.map((module) => moduleRoutes(module, loader, watch)),
            ...registry.refusals.map(refusedRoutes),
            {
              path: '*',
              handle: { title: 'Page not found', access: 'public' } satisfies PageHandle,
              Component: NotFoundPage,
            },
          ],
        },
      ],
    },
  ];
}
