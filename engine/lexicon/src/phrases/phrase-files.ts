import { fileURLToPath } from 'node:url';
import { readCheckedYamlFolder } from '../yaml-folder.ts';
import type { PhraseFiles } from './phrases-schema.ts';

const FOLDER = fileURLToPath(new URL('../../phrases', import.meta.url));

/** The phrases of the files in `engine/lexicon/phrases`. */
export const PHRASE_FILES: PhraseFiles = await readCheckedYamlFolder(
  FOLDER,
  [new URL('./phrases-schema.ts', import.meta.url)],
  async () => (await import('./phrases-schema.ts')).phrasesSchema,
);
