import { type Arrival, rememberedReturnPath } from '@adwright/supabase';
import { settledSession } from './settled-session.ts';

/**
 * Who was turned away by a guard and then signed in at a third party comes back to the page asked for. Without
 * such a page the address stays the one that the sign-in returned to (spec §7: /pricing).
 */
export async function returnAfterSignIn(arrival: Arrival): Promise<void> {
  const path = rememberedReturnPath();
  if (arrival.kind !== 'oauth' || !path) return;
  const { status } = await settledSession();
  if (status === 'user') history.replaceState(null, '', path);
}
