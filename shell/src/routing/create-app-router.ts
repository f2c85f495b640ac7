import {
  createFederationRuntime,
  createModuleLoader,
  type FailureReport,
} from '@adwright/federation';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { onVisitorChange } from '../access/settled-session.ts';
import type { DeployWatch } from '../boot/deploy-watch.ts';
import type { Visit } from '../boot/load-registry.ts';
import { createVisitReports } from '../boot/report-visits.ts';
import { appRoutes } from './app-routes.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

function report({ module, version, failure, error }: FailureReport): void {
  console.error(
    `${module} ${version}: ${failure}`,
    error,
    error instanceof Error ? error.cause : undefined,
  );
}

/** The router over this visit's modules. When the visitor signs in or out, the guards run again. */
export function createAppRouter(visit: Visit, watch: DeployWatch): DataRouter {
  const loader = createModuleLoader({
    runtime: createFederationRuntime(),
    onFailure: report,
    onVerdict: createVisitReports(),
  });
  const router = createBrowserRouter(appRoutes(visit, loader, watch));
  onVisitorChange(() => router.revalidate());
  prefetchOnIntent(visit.registry.modules, loader);
  return router;
}
