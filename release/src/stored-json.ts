import { listSentences } from '@adwright/remotes/release';
import type * as z from 'zod';
import type { StoredText } from './store/release-store.ts';

/**
 * Parses and validates the content of a JSON file from the store.
 *
 * @param absent value that is returned for a missing file.
 * @param place URL or path of the file, for error messages.
 * @throws Error that names the file and the invalid content.
 */
export function readStored<Shape>(
  stored: StoredText | undefined,
  schema: z.ZodType<Shape>,
  absent: Shape,
  place: string,
): Shape {
  if (!stored) return absent;
  let content: unknown;
  try {
    content = JSON.parse(stored.text);
  } catch {
    throw new Error(
      `${place} does not contain valid JSON. Restore its last version from the store.`,
    );
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new Error(
    `${place} is damaged. Restore its last version from the store.\n${listSentences(parsed.error).join('\n')}`,
  );
}
