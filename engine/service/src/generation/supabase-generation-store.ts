import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { createDatabaseCall } from '../call-database.ts';
import { claimSchema, type GenerationStore } from './generation-store.ts';
import { BATCH_LEASE_SECONDS, QUEUED_LEASE_SECONDS } from './lease-heartbeat.ts';

/**
 * Creates a generation store that calls the SQL functions of supabase/migrations with the service role's key.
 */
export function createSupabaseGenerationStore(client: SupabaseClient): GenerationStore {
  const call = createDatabaseCall(client);

  return {
    async claim(order, leaseSeconds) {
      const parameters = {
        p_user_id: order.userId,
        p_feature: order.feature,
        p_idempotency_key: order.idempotencyKey,
        p_request: order.request,
        p_lease_seconds: leaseSeconds,
        p_workspace_id: order.workspaceId ?? null,
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
        p_workspace_id: order.workspaceId ?? null,
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
