import { AppError, BUCKETS } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Stores answers of AI services for generations that are not finished. */
export interface AnswerStore {
  /**
   * Returns the answer that is stored under a name; null if there is none.
   * @throws {AppError} `unavailable` if the data service does not answer
   */
  load(generationId: string, name: string): Promise<Uint8Array | null>;
  /** @throws {AppError} `unavailable` if the data service does not answer */
  save(generationId: string, name: string, answer: Uint8Array): Promise<void>;
  /**
   * Removes all stored answers of a generation.
   * @throws {AppError} `unavailable` if the data service does not answer
   */
  clear(generationId: string): Promise<void>;
}

/**
 * Creates an answer store in the bucket `job_answers` of Supabase storage, with one folder for each generation.
 */
export function createSupabaseAnswerStore(client: SupabaseClient): AnswerStore {
  const bucket = client.storage.from(BUCKETS.jobAnswers);
  return {
    async load(generationId, name) {
      const listed = await bucket.list(generationId);
      if (listed.error) throw new AppError('unavailable', `answers: ${listed.error.message}`);
      if (!listed.data.some((object) => object.name === name)) return null;
      const { data, error } = await bucket.download(`${generationId}/${name}`);
      if (error) throw new AppError('unavailable', `answer: ${error.message}`);
      return new Uint8Array(await data.arrayBuffer());
    },
    async save(generationId, name, answer) {
      const options = { contentType: 'application/octet-stream', upsert: true };
      const { error } = await bucket.upload(`${generationId}/${name}`, answer, options);
      if (error) throw new AppError('unavailable', `answer: ${error.message}`);
    },
    async clear(generationId) {
      const { data, error } = await bucket.list(generationId);
      if (error) throw new AppError('unavailable', `answers: ${error.message}`);
      if (data.length === 0) return;
      const removed = await bucket.remove(data.map(({ name }) => `${generationId}/${name}`));
      if (removed.error) throw new AppError('unavailable', `answers: ${removed.error.message}`);
    },
  };
}
