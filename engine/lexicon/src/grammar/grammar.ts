import { fileURLToPath } from 'node:url';
import type { LexiconLanguage } from '../languages.ts';
import { readCheckedYamlFolder } from '../yaml-folder.ts';
import type { Grammar } from './grammar-schema.ts';

const FOLDER = fileURLToPath(new URL('../../grammar', import.meta.url));

/** Grammars by language. */
export const GRAMMARS: Readonly<Record<LexiconLanguage, Grammar>> = await readCheckedYamlFolder(
  FOLDER,
  [new URL('./grammar-schema.ts', import.meta.url)],
  async () => (await import('./grammar-schema.ts')).grammarsSchema,
);
