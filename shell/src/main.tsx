import '@adwright/ui/tokens.css';
import '@adwright/ui/fonts.css';
import '@adwright/ui/base.css';
import './boot/shared-with-modules.ts';
import { loadRuntimeConfig, startSession, takeArrival } from '@adwright/supabase';
import { announceRefusedOverride } from './boot/announce-refused-override.ts';
import { createQueryClient } from './boot/create-query-client.ts';
import { createDeployWatch, offerReload } from './boot/deploy-watch.ts';
import { earlyResults } from './boot/early-results.ts';
import { beginVisit } from './boot/load-registry.ts';
import { mountApp, mountFailure, mountStarting } from './boot/mount.tsx';
import { createAppRouter } from './routing/create-app-router.ts';
import { announceSignInError } from './session/announce-sign-in-error.ts';
import { returnAfterSignIn } from './session/return-after-sign-in.ts';

/** What happens when the app starts, in order. */
async function start(): Promise<void> {
  const early = earlyResults();
  const arrival = takeArrival(early?.hash);
  mountStarting();
  const config = await loadRuntimeConfig(early?.config);
  const [visit] = await Promise.all([beginVisit(config, early?.registry), startSession()]);
  await returnAfterSignIn(arrival);
  const watch = createDeployWatch(config.registryUrl, visit.registry.generation);
  const router = createAppRouter(visit, watch);
  mountApp(router, createQueryClient());
  announceSignInError(arrival);
  announceRefusedOverride(visit);
  offerReload(watch);
}

start().catch(mountFailure);
