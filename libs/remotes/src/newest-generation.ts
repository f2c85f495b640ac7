import * as z from 'zod';

const seenSchema = z.object({ key: z.string(), generation: z.number() });

/** Where a browser keeps what it has met. Neither function throws, nor needs the browser's storage to be granted. */
interface KeptText {
  get(): string | null;
  set(text: string): void;
}

/** A registry that somebody has kept from an earlier day and serves again. */
class OldRegistryError extends Error {
  override readonly name = 'OldRegistryError';
}

function newestSeen(key: string, kept: KeptText): number {
  try {
    const seen = seenSchema.parse(JSON.parse(kept.get() ?? 'null'));
    return seen.key === key ? seen.generation : 0;
  } catch {
    // Nothing is kept, or in a shape that this version of the shell does not know.
    return 0;
  }
}

/**
 * Remembers the newest generation that this browser has met, and refuses older ones.
 *
 * @param key names the key that the registry is signed with: a new key counts anew.
 * @param kept of this browser alone.
 * @throws OldRegistryError
 */
export function refuseOlderGeneration(generation: number, key: string, kept: KeptText): void {
  const newest = newestSeen(key, kept);
  if (generation < newest) {
    throw new OldRegistryError(
      `The registry is of generation ${generation}, and ${newest} was here before`,
    );
  }
  if (generation > newest) kept.set(JSON.stringify({ key, generation }));
}
