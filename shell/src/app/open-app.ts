import type { RuntimeConfig } from '@adwright/contracts';
import { mergeAdKinds, mergeCards } from '@adwright/federation';
import { provideAdKinds, provideDashboardCards, provideFeatureFlags } from '@adwright/supabase';
import type { QueryClient } from '@tanstack/react-query';
import { askUntilAnswered } from '../boot/ask-until-answered.ts';
import { readVisitorSeed } from '../boot/canary-visitor.ts';
import { createDeployWatch, offerReload } from '../boot/deploy-watch.ts';
import { beginVisit, type Visit } from '../boot/load-registry.ts';
import { announceStart } from '../boot/start-events.ts';
import { startPageEvents } from '../page-events/start-page-events.ts';
import { describeObservedPage } from '../routing/observed-page.ts';
import { createAppRouter } from './create-app-router.ts';
import { mountApp } from './mount.tsx';

/**
 * Shows the app with the modules of a visit. A visit without modules shows only the shell's pages. As soon as
 * the registry can be loaded, a visit without modules gets its modules without a reload.
 */
export function openApp(config: RuntimeConfig, queries: QueryClient, visit: Visit): void {
  provideFeatureFlags({ flags: visit.registry.flags ?? {}, seed: readVisitorSeed() });
  provideDashboardCards(mergeCards(visit.registry.modules));
  provideAdKinds(mergeAdKinds(visit.registry.modules));
  const watch = createDeployWatch(config, visit.registry);
  if (visit.origin !== 'nowhere') {
    const { router } = createAppRouter(visit, watch);
    startPageEvents(config, describeObservedPage(router, visit.registry.modules));
    mountApp(router, queries);
    offerReload(watch);
    announceStart();
    return;
  }
  const inquiry = askUntilAnswered(async () => {
    const next = await beginVisit(config);
    return next.origin === 'nowhere' ? undefined : next;
  });
  const { router, close } = createAppRouter(visit, watch, inquiry.askNow);
  mountApp(router, queries);
  void inquiry.answer.then((next) => {
    close();
    openApp(config, queries, next);
  });
}
