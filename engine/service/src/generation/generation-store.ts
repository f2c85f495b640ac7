import type { AdInsert, FeatureName, RecordedRecipe } from '@adwright/contracts';
import * as z from 'zod';
import type { Maker } from '../auth/workspace.ts';
import type { JobPlacement, NewJob } from './queued-generation.ts';

/** The identity of a paid generation: user, feature, key, request. */
export interface GenerationOrder extends Maker {
  feature: FeatureName;
  idempotencyKey: string;
  /** The parsed request body; a second use of the key must carry an equal one. */
  request: object;
}

/** The ledger's answer to a claim; see `claim_spend` in supabase/migrations. */
export const claimSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('claimed'), generation_id: z.uuid() }),
  z.object({ outcome: z.literal('running') }),
  z.object({ outcome: z.literal('succeeded'), result: z.looseObject({}) }),
  z.object({ outcome: z.literal('failed'), error: z.unknown() }),
  z.object({ outcome: z.literal('unpaid') }),
  z.object({ outcome: z.literal('mismatch') }),
]);
export type Claim = z.infer<typeof claimSchema>;

/** The record of paid work. Every method rejects with an AppError `unavailable` when the data service does not answer. */
export interface GenerationStore {
  /** Claims an unclaimed spend for this order, or returns the state of its key. */
  claim(order: GenerationOrder, leaseSeconds: number): Promise<Claim>;
  /**
   * Claims a spend as `claim` does, and queues the work in the same transaction; `notify` wakes workers of
   * other processes.
   */
  submit(
    order: GenerationOrder,
    job: NewJob,
    placement: JobPlacement & { notify: boolean },
  ): Promise<Claim>;
  /** False when the generation is not running any more. */
  extendLease(generationId: string, leaseSeconds: number): Promise<boolean>;
  /** Records the reply, its ads and their recipes permanently; false when the generation is not running any more. */
  settle(
    generationId: string,
    result: object,
    recipes: readonly RecordedRecipe[],
    ads: readonly AdInsert[],
  ): Promise<boolean>;
  /** Records the failure and gives the credits back, once; false when the generation is not running any more. */
  refund(generationId: string, error: object): Promise<boolean>;
  /** Refunds unclaimed spends and work whose lease has lapsed. Returns their number. */
  releaseStale(): Promise<number>;
}
