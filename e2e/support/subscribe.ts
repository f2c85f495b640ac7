import { PATHS, STARTER_PLAN } from '@adwright/contracts';
import { expect } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { readUsersRow } from './accounts.ts';
import { SHELL_URL } from './addresses.ts';

/**
 * Buys the paid plan for a signed-in client in the payment sandbox, without a browser. The function resolves
 * when the paid plan is active.
 */
export async function subscribe(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.functions.invoke<{ url: string }>('create-checkout', {
    body: {
      priceId: STARTER_PLAN.priceId,
      success_url: SHELL_URL + PATHS.dashboard,
      cancel_url: SHELL_URL + PATHS.pricing,
    },
  });
  if (error || !data) throw new Error('No checkout', { cause: error });
  await fetch(`${data.url}/subscribe`, { method: 'POST', redirect: 'manual' });
  await expect.poll(async () => (await readUsersRow(client)).plan_name).toBe(STARTER_PLAN.name);
}
