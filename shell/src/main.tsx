import '@adwright/ui/tokens.css';
import '@adwright/ui/fonts.css';
import '@adwright/ui/base.css';
import './boot/shared-with-modules.ts';
import { startSession, takeArrival } from '@adwright/supabase';
import { showTheme } from '@adwright/ui/theme';
import { announceRefusedOverride } from './boot/announce-refused-override.ts';
import { createQueryClient } from './boot/create-query-client.ts';
import { earlyResults } from './boot/early-results.ts';
import { loadConfig } from './boot/load-config.ts';
import { beginVisit } from './boot/load-registry.ts';
import { mountFailure, mountStarting } from './boot/mount.tsx';
import { openApp } from './boot/open-app.ts';
import { announceSignInError } from './session/announce-sign-in-error.ts';
import { returnAfterSignIn } from './session/return-after-sign-in.ts';

/** What happens when the app starts, in order. */
async function start(): Promise<void> {
  const early = earlyResults();
  const arrival = takeArrival(early?.hash);
  showTheme();
  mountStarting();
  const config = await loadConfig(early?.config);
  const [visit] = await Promise.all([beginVisit(config, early?.registry), startSession()]);
  await returnAfterSignIn(arrival);
  openApp(config, createQueryClient(), visit);
  announceSignInError(arrival);
  announceRefusedOverride(visit);
}

start().catch(mountFailure);
