import { fileURLToPath } from 'node:url';
import { readYamlFolder } from '../yaml-folder.ts';
import type { KnownIds } from './concept.ts';

const FOLDER = fileURLToPath(new URL('../../concepts', import.meta.url));

/**
 * Checks the ids in concepts that packages above this one define. It loads the schemas, so only tests and tools
 * may call it.
 * @throws {Error} that names file, line and repair of every mistake.
 */
export async function checkConcepts(known: KnownIds): Promise<void> {
  const { lexiconSchemaWith } = await import('./concept.ts');
  await readYamlFolder(FOLDER, lexiconSchemaWith(known));
}
