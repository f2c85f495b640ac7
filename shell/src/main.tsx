import '@adwright/ui/tokens.css';
import '@adwright/ui/fonts.css';
import '@adwright/ui/base.css';
import './boot/shared-with-modules.ts';
import { startSession, takeArrival } from '@adwright/supabase';
import { showTheme } from '@adwright/ui/theme';
import { createQueryClient } from './app/create-query-client.ts';
import { loadConfig } from './app/load-config.ts';
import { mountFailure, mountStarting } from './app/mount.tsx';
import { openApp } from './app/open-app.ts';
import { announceRefusedOverride } from './boot/announce-refused-override.ts';
import { readEarlyResults } from './boot/early-results.ts';
import { beginVisit } from './boot/load-registry.ts';
import { announceSignInError } from './session/announce-sign-in-error.ts';
import { followPreferences } from './session/follow-preferences.ts';
import { returnAfterSignIn } from './session/return-after-sign-in.ts';

/** Runs the steps of the app's start, in order. */
async function start(): Promise<void> {
  const early = readEarlyResults();
  const arrival = takeArrival(early?.hash);
  showTheme();
  mountStarting();
  const config = await loadConfig(early?.config);
  const [visit] = await Promise.all([beginVisit(config, early?.registry), startSession()]);
  followPreferences();
  await returnAfterSignIn(arrival);
  openApp(config, createQueryClient(), visit);
  announceSignInError(arrival);
  announceRefusedOverride(visit);
}

start().catch(mountFailure);
