import type { AccessGroup, RemoteModule } from '@adwright/contracts';
import { LoadingIndicator, ThemeRoot } from '@adwright/ui';
import {
  createBrowserRouter,
  Navigate,
  type RouteObject,
  useLocation,
  useRouteError,
} from '@adwright/ui/router';
import type { ReactNode } from 'react';
import { AccessGate } from './access-gate.tsx';
import { StandaloneLayout } from './standalone-layout.tsx';

/**
 * Returns the router of a module that runs without the shell. The module's pages get exactly what the contract
 * promises: session, data service, queries, toasts, theme and router.
 */
export function createStandaloneRouter({ manifest, pages }: RemoteModule) {
  const [first] = manifest.routes;
  const routes = manifest.routes.map(
    ({ path, access }): RouteObject => ({
      path,
      lazy: async () => {
        const page = await pages[path]?.();
        if (!page) throw new Error(`${manifest.name} exports no page at ${path}`);
        return { element: framePage(access, <page.Component />) };
      },
      errorElement: <PageFailure />,
    }),
  );
  return createBrowserRouter([
    {
      element: <StandaloneLayout manifest={manifest} />,
      HydrateFallback: LoadingIndicator,
      children: [
        { index: true, element: first ? <Navigate to={first.path} replace /> : null },
        ...routes,
        { path: '*', element: <ElsewherePage /> },
      ],
    },
  ]);
}

function framePage(access: AccessGroup, page: ReactNode): ReactNode {
  return (
    <ThemeRoot>
      <AccessGate access={access}>{page}</AccessGate>
    </ThemeRoot>
  );
}

/** Page for a link to another module, which only the whole product contains. */
function ElsewherePage() {
  const { pathname, search } = useLocation();
  return (
    <p>
      {pathname + search} is not a page of this module. Its developer sees the whole with{' '}
      <code>npm run dev</code>.
    </p>
  );
}

/**
 * Shows the error of a page that failed. The visitor of a standalone page is the developer, who needs the
 * original error.
 */
function PageFailure() {
  const error = useRouteError();
  return <pre role="alert">{error instanceof Error ? error.stack : String(error)}</pre>;
}
