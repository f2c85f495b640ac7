import { deviceStorage } from '@adwright/supabase/browser-storage';
import * as z from 'zod';

const STORAGE_KEY = 'adwright-registry-generation';

const seenSchema = z.object({ key: z.string(), generation: z.number() });

/** A registry that somebody has kept from an earlier day and serves again. */
class OldRegistryError extends Error {
  override readonly name = 'OldRegistryError';
}

function newestSeen(key: string): number {
  try {
    const seen = seenSchema.parse(JSON.parse(deviceStorage.get(STORAGE_KEY) ?? 'null'));
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
 * @throws OldRegistryError
 */
export function refuseOlderGeneration(generation: number, key: string): void {
  const newest = newestSeen(key);
  if (generation < newest) {
    throw new OldRegistryError(
      `The registry is of generation ${generation}, and ${newest} was here before`,
    );
  }
  if (generation > newest) deviceStorage.set(STORAGE_KEY, JSON.stringify({ key, generation }));
}
