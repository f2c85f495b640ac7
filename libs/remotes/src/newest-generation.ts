import * as z from 'zod';

const seenSchema = z.object({ key: z.string(), generation: z.number() });

/**
 * Storage in the browser for the registry's newest generation. Neither function throws an error, even if the
 * browser denies access to the storage.
 */
interface KeptText {
  get(): string | null;
  set(text: string): void;
}

/**
 * Thrown when the registry is an old copy. An attacker may serve an old, correctly signed registry again (a
 * replay).
 */
class OldRegistryError extends Error {
  override readonly name = 'OldRegistryError';
}

function readNewestSeen(key: string, kept: KeptText): number {
  try {
    const seen = seenSchema.parse(JSON.parse(kept.get() ?? 'null'));
    return seen.key === key ? seen.generation : 0;
  } catch {
    // No generation is stored, or it was stored by an incompatible version of the shell. Without a stored
    // generation, the shell accepts any generation.
    return 0;
  }
}

/**
 * Stores the newest registry generation that this browser has received, and refuses older generations.
 *
 * @param key identifies the signing key of the registry; each key has its own stored generation
 * @param kept the storage of this browser
 * @throws OldRegistryError
 */
export function refuseOlderGeneration(generation: number, key: string, kept: KeptText): void {
  const newest = readNewestSeen(key, kept);
  if (generation < newest) {
    throw new OldRegistryError(
      `The registry has generation ${generation}, but this browser has already received ${newest}`,
    );
  }
  if (generation > newest) kept.set(JSON.stringify({ key, generation }));
}
