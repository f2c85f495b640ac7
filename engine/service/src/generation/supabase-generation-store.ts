import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { claimSchema, type GenerationStore } from './generation-store.ts';
import { BATCH_LEASE_SECONDS, QUEUED_LEASE_SECONDS } from './lease-heartbeat.ts';

/** The generation store over the SQL functions of supabase/migrations, called with the service role's key. */
export function supabaseGenerationStore(client: SupabaseClient): GenerationStore {
  async function call<Schema extends z.ZodType>(
    name: string,
    parameters: object,
    schema: Schema,
  ): Promise<z.infer<Schema>> {
    const { data, error } = await client.rpc(name, parameters);
    if (error) throw new AppError('unavailable', `${name}: ${error.message}`);
    const parsed = schema.safeParse(data);
    if (!parsed.success) {
      throw new AppError('unavailable', `${name} answered unexpectedly`, { cause: parsed.error });
    }
    return parsed.data;
  }

  return {
    async claim(order, leaseSeconds) {
      const parameters = {
        p_user_id: order.userId,
        p_feature: order.feature,
        p_idempotency_key: order.idempotencyKey,
        p_request: order.request,
        p_lease_seconds: leaseSeconds,
      };
      const [claim] = await call('claim_spend', parameters, z.tuple([claimSchema]));
      return claim;
    },
    async submit(order, job, { renders, batch, notify }) {
      const parameters = {
        p_user_id: order.userId,
        p_feature: order.feature,
        p_idempotency_key: order.idempotencyKey,
        p_request: order.request,
        p_lease_seconds: batch ? BATCH_LEASE_SECONDS : QUEUED_LEASE_SECONDS,
        p_job: job,
        p_renders: renders,
        p_batch: batch,
        p_notify: notify,
      };
      const [claim] = await call('queue_generation', parameters, z.tuple([claimSchema]));
      return claim;
    },
    extendLease: (generationId, leaseSeconds) =>
      call(
        'extend_lease',
        { p_generation_id: generationId, p_lease_seconds: leaseSeconds },
        z.boolean(),
      ),
    settle: (generationId, result, recipes, ads) =>
      call(
        'settle_generation',
        { p_generation_id: generationId, p_result: result, p_recipes: recipes, p_ads: ads },
        z.boolean(),
      ),
    refund: (generationId, error) =>
      call('refund_generation', { p_generation_id: generationId, p_error: error }, z.boolean()),
    releaseStale: () => call('release_stale_spends', {}, z.number().int()),
  };
}
