import * as z from 'zod';

const seenSchema = z.object({ key: z.string(), generation: z.number() });

/**
 * Stores the newest generation in the browser. Neither function throws, even when the browser denies access to
 * storage.
 */
interface KeptText {
  get(): string | null;
  set(text: string): void;
}

/** Thrown when the registry is an old copy that somebody serves again (a replay). */
class OldRegistryError extends Error {
  override readonly name = 'OldRegistryError';
}

function newestSeen(key: string, kept: KeptText): number {
  try {
    const seen = seenSchema.parse(JSON.parse(kept.get() ?? 'null'));
    return seen.key === key ? seen.generation : 0;
  } catch {
    // Either nothing is stored, or an incompatible version of the shell stored it. The shell then accepts any
    // generation.
    return 0;
  }
}

/**
 * Stores the newest generation that this browser has received, and refuses older generations.
 *
 * @param key identifies the signing key of the registry; a new key starts a new count
 * @param kept storage in this browser
 * @throws OldRegistryError
 */
export function refuseOlderGeneration(generation: number, key: string, kept: KeptText): void {
  const newest = newestSeen(key, kept);
  if (generation < newest) {
    throw new OldRegistryError(
      `The registry has generation ${generation}, but this browser has already received ${newest}`,
    );
  }
  if (generation > newest) kept.set(JSON.stringify({ key, generation }));
}
