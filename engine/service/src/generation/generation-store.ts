import type { AdInsert, FeatureName, RecordedRecipe } from '@adwright/contracts';
import * as z from 'zod';
import type { Maker } from '../auth/workspace.ts';
import type { JobPlacement, NewJob } from './queued-generation.ts';

/** The identity of a paid generation: user, feature, idempotency key and request. */
export interface GenerationOrder extends Maker {
  feature: FeatureName;
  idempotencyKey: string;
  /** The parsed request body; a request that reuses the key must have an equal body. */
  request: object;
}

/** Schema of the ledger's answer to a claim; see `claim_spend` in supabase/migrations. */
export const claimSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('claimed'), generation_id: z.uuid() }),
  z.object({ outcome: z.literal('running') }),
  z.object({ outcome: z.literal('succeeded'), result: z.looseObject({}) }),
  z.object({ outcome: z.literal('failed'), error: z.unknown() }),
  z.object({ outcome: z.literal('unpaid') }),
  z.object({ outcome: z.literal('mismatch') }),
]);
export type Claim = z.infer<typeof claimSchema>;

/**
 * Stores the state of paid generations in the ledger. Every method rejects with an AppError `unavailable` when
 * the data service does not answer.
 */
export interface GenerationStore {
  /** Claims an unclaimed charge for an order, or returns the state of the generation with the order's key. */
  claim(order: GenerationOrder, leaseSeconds: number): Promise<Claim>;
  /**
   * Claims a charge as `claim` does, and queues the work in the same transaction. The argument `notify` wakes the
   * workers of other processes.
   */
  submit(
    order: GenerationOrder,
    job: NewJob,
    placement: JobPlacement & { notify: boolean },
  ): Promise<Claim>;
  /** Extends the lease of a generation; returns false if the generation is not running any more. */
  extendLease(generationId: string, leaseSeconds: number): Promise<boolean>;
  /**
   * Records the reply, its ads and their recipes permanently; returns false if the generation is not running
   * any more.
   */
  settle(
    generationId: string,
    result: object,
    recipes: readonly RecordedRecipe[],
    ads: readonly AdInsert[],
  ): Promise<boolean>;
  /**
   * Records the failure and refunds the credits once; returns false if the generation is not running any more.
   */
  refund(generationId: string, error: object): Promise<boolean>;
  /** Refunds unclaimed charges, and work with an expired lease. Resolves to the number of refunds. */
  releaseStale(): Promise<number>;
}
