import { type Arrival, readReturnPath } from '@adwright/supabase';
import { awaitSession } from './settled-session.ts';

/**
 * Navigates to the page that the visitor had requested before a third-party sign-in. If no page was requested,
 * the visitor remains at the sign-in's return URL (spec §7: /pricing).
 */
export async function returnAfterSignIn(arrival: Arrival): Promise<void> {
  const path = readReturnPath();
  if (arrival.kind !== 'oauth' || !path) return;
  const { status } = await awaitSession();
  if (status === 'user') history.replaceState(null, '', path);
}
