import { CONTRACT_RANGE } from '@adwright/contracts';
import { createFederationRuntime, createModuleLoader, type FailureReport } from '@adwright/remotes';
import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import type { DeployWatch } from '../boot/deploy-watch.ts';
import type { Visit } from '../boot/load-registry.ts';
import { createVisitReports } from '../boot/report-visits.ts';
import { prefetchOnIntent } from '../routing/prefetch-on-intent.ts';
import { watchVisitor } from '../session/settled-session.ts';
import { buildAppRoutes } from './app-routes.tsx';

/** The page has only one runtime, because remotes are registered once per page. */
const runtime = createFederationRuntime();

/** A router, and a function that stops the router and its listeners. */
interface AppRouter {
  router: DataRouter;
  close(): void;
}

function report({ module, version, failure, error }: FailureReport): void {
  console.error(
    `${module} ${version}: ${failure}`,
    error,
    error instanceof Error ? error.cause : undefined,
  );
}

/**
 * Creates the router for the modules of this visit. When the visitor signs in or out, the route guards run
 * again.
 *
 * @param askForModules fetches the registry at once, for a visit without modules
 */
export function createAppRouter(
  visit: Visit,
  watch: DeployWatch,
  askForModules?: () => Promise<void>,
): AppRouter {
  const reports = createVisitReports(visit.registry);
  const loader = createModuleLoader({
    contracts: CONTRACT_RANGE,
    runtime,
    onFailure: report,
    onVerdict: (verdict) => {
      if (!verdict.failure) watch.noticeUse(verdict.module.name, verdict.version);
      reports.take(verdict);
    },
  });
  const router = createBrowserRouter(buildAppRoutes(visit, loader, watch, askForModules));
  const stopFollowing = watchVisitor(() => router.revalidate());
  prefetchOnIntent(visit.registry.modules, loader);
  const close = () => {
    stopFollowing();
    reports.close();
    router.dispose();
  };
  return { router, close };
}
