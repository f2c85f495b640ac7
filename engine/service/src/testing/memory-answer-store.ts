import type { AnswerStore } from '../generation/answer-store.ts';

/** A test store of AI services' answers in memory, by `{generationId}/{name}`. */
export class MemoryAnswerStore implements AnswerStore {
  readonly answers = new Map<string, Uint8Array>();

  async load(generationId: string, name: string): Promise<Uint8Array | null> {
    return this.answers.get(`${generationId}/${name}`) ?? null;
  }

  async save(generationId: string, name: string, answer: Uint8Array): Promise<void> {
    this.answers.set(`${generationId}/${name}`, answer);
  }

  async clear(generationId: string): Promise<void> {
    for (const key of this.answers.keys()) {
      if (key.startsWith(generationId)) this.answers.delete(key);
    }
  }
}
