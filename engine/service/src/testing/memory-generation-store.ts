import { type AdInsert, AppError, type RecordedRecipe } from '@adwright/contracts';
import type { Claim, GenerationOrder, GenerationStore } from '../generation/generation-store.ts';

interface MemoryGeneration {
  order: GenerationOrder;
  state: 'running' | 'succeeded' | 'failed';
  result?: object;
  error?: object;
}

/**
 * A test ledger in memory with the rules of the real ledger, for tests of how the engine uses the ledger. In
 * production, SQL enforces the rules of the ledger.
 */
export class MemoryGenerationStore implements GenerationStore {
  /** Unclaimed charges of the test ledger, by user and feature. */
  readonly unclaimed = new Map<string, number>();
  readonly generations = new Map<string, MemoryGeneration>();
  readonly calls: string[] = [];
  /** Recipes that were recorded with settled generations, in order. */
  readonly recipes: RecordedRecipe[] = [];
  readonly ads: AdInsert[] = [];
  refunds = 0;
  /** Number of times that each method throws before it works. */
  readonly faults = new Map<keyof GenerationStore, number>();
  leaseAlive = true;

  pay(userId: string, feature: string): void {
    const account = `${userId} ${feature}`;
    this.unclaimed.set(account, (this.unclaimed.get(account) ?? 0) + 1);
  }

  async claim(order: GenerationOrder): Promise<Claim> {
    this.#enter('claim');
    const known = [...this.generations].find(
      ([, { order: other }]) =>
        other.userId === order.userId && other.idempotencyKey === order.idempotencyKey,
    );
    if (known) return claimOfKnown(known[1], order);
    const account = `${order.userId} ${order.feature}`;
    const paid = this.unclaimed.get(account) ?? 0;
    if (paid === 0) return { outcome: 'unpaid' };
    this.unclaimed.set(account, paid - 1);
    const id = crypto.randomUUID();
    this.generations.set(id, { order, state: 'running' });
    return { outcome: 'claimed', generation_id: id };
  }

  async submit(order: GenerationOrder): Promise<Claim> {
    return this.claim(order);
  }

  async extendLease(): Promise<boolean> {
    this.#enter('extendLease');
    return this.leaseAlive;
  }

  async settle(
    generationId: string,
    result: object,
    recipes: readonly RecordedRecipe[],
    ads: readonly AdInsert[],
  ): Promise<boolean> {
    this.#enter('settle');
    const settled = this.#end(generationId, {
      state: 'succeeded',
      result: structuredClone(result),
    });
    if (settled) {
      this.recipes.push(...structuredClone(recipes));
      this.ads.push(...structuredClone(ads));
    }
    return settled;
  }

  async refund(generationId: string, error: object): Promise<boolean> {
    this.#enter('refund');
    const refunded = this.#end(generationId, { state: 'failed', error: structuredClone(error) });
    if (refunded) this.refunds += 1;
    return refunded;
  }

  async releaseStale(): Promise<number> {
    this.#enter('releaseStale');
    return 0;
  }

  #end(generationId: string, end: Omit<MemoryGeneration, 'order'>): boolean {
    const generation = this.generations.get(generationId);
    if (generation?.state !== 'running') return false;
    Object.assign(generation, end);
    return true;
  }

  #enter(call: keyof GenerationStore): void {
    this.calls.push(call);
    const faults = this.faults.get(call) ?? 0;
    if (faults === 0) return;
    this.faults.set(call, faults - 1);
    throw new AppError('unavailable', `${call} does not answer`);
  }
}

function claimOfKnown(known: MemoryGeneration, order: GenerationOrder): Claim {
  const same =
    known.order.feature === order.feature &&
    JSON.stringify(known.order.request) === JSON.stringify(order.request);
  if (!same) return { outcome: 'mismatch' };
  if (known.state === 'running') return { outcome: 'running' };
  if (known.state === 'failed') return { outcome: 'failed', error: known.error };
  return { outcome: 'succeeded', result: { ...known.result } };
}
