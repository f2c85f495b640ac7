import type { RuntimeConfig } from '@adwright/contracts';
import { mergeAdKinds, mergeCards } from '@adwright/federation';
import { provideAdKinds, provideDashboardCards, provideFeatureFlags } from '@adwright/supabase';
import type { QueryClient } from '@tanstack/react-query';
import { startPageEvents } from '../page-events/start-page-events.ts';
import { createAppRouter } from '../routing/create-app-router.ts';
import { observedPage } from '../routing/observed-page.ts';
import { askUntilAnswered } from './ask-until-answered.ts';
import { visitorSeed } from './canary-visitor.ts';
import { createDeployWatch, offerReload } from './deploy-watch.ts';
import { beginVisit, type Visit } from './load-registry.ts';
import { mountApp } from './mount.tsx';
import { announceStart } from './start-events.ts';

/**
 * Shows the app with the modules of a visit. A visit without any has the shell's own pages, and becomes a whole one, without
 * a reload, as soon as the registry can be had.
 */
export function openApp(config: RuntimeConfig, queries: QueryClient, visit: Visit): void {
  provideFeatureFlags({ flags: visit.registry.flags ?? {}, seed: visitorSeed() });
  provideDashboardCards(mergeCards(visit.registry.modules));
  provideAdKinds(mergeAdKinds(visit.registry.modules));
  const watch = createDeployWatch(config, visit.registry);
  if (visit.origin !== 'nowhere') {
    const { router } = createAppRouter(visit, watch);
    startPageEvents(config, observedPage(router, visit.registry.modules));
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
