import { type Arrival, readReturnPath } from '@adwright/supabase';
import { awaitSession } from './settled-session.ts';

/**
 * Returns visitors to the page that they had requested before a third-party sign-in. Visitors without such a
 * page stay at the sign-in's return URL (spec §7: /pricing).
 */
export async function returnAfterSignIn(arrival: Arrival): Promise<void> {
  const path = readReturnPath();
  if (arrival.kind !== 'oauth' || !path) return;
  const { status } = await awaitSession();
  if (status === 'user') history.replaceState(null, '', path);
}
