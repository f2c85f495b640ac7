import {
  createFederationRuntime,
  createModuleLoader,
  type FailureReport,
  type Registry,
} from '@adwright/federation';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { onVisitorChange } from '../access/settled-session.ts';
import { appRoutes } from './app-routes.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

function report({ module, version, failure, error }: FailureReport): void {
  console.error(
    `${module} ${version}: ${failure}`,
    error,
    error instanceof Error ? error.cause : undefined,
  );
}

/** The router over the registry's modules. When the visitor signs in or out, the guards run again. */
export function createAppRouter(registry: Registry): DataRouter {
  const loader = createModuleLoader({ runtime: createFederationRuntime(), onFailure: report });
  const router = createBrowserRouter(appRoutes(registry, loader));
  onVisitorChange(() => router.revalidate());
  prefetchOnIntent(registry.modules, loader);
  return router;
}
