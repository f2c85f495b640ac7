import { fileURLToPath } from 'node:url';
import { readYamlFolder } from '../yaml-folder.ts';
import type { KnownIds } from './concept.ts';

const FOLDER = fileURLToPath(new URL('../../concepts', import.meta.url));

/**
 * Checks the trade and category ids in concepts, which packages above this one define.
 * `checkConcepts` loads all schemas, so only tests and command-line tools may call it.
 * @throws {Error} if an id is wrong; the message names the file, line and correction of each wrong
 * id.
 */
export async function checkConcepts(known: KnownIds): Promise<void> {
  const { createLexiconSchema } = await import('./concept.ts');
  await readYamlFolder(FOLDER, createLexiconSchema(known));
}
