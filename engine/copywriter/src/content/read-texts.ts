import { fileURLToPath } from 'node:url';
import { readCheckedYamlFolder } from '@adwright/engine-lexicon';
import type { Texts } from './text-schemas.ts';

/** All texts of the copywriter, by language and then by file. */
export const TEXTS: Texts = await readCheckedYamlFolder(
  fileURLToPath(new URL('../../content', import.meta.url)),
  ['./text-schemas.ts', './fact-words.ts', './frame-marks.ts', './asks.ts', './trades.ts'].map(
    (file) => new URL(file, import.meta.url),
  ),
  async () => (await import('./text-schemas.ts')).textsSchema,
);

function isTag(tag: string): tag is keyof Texts {
  return tag in TEXTS;
}

/** All languages that have texts, and `und` (unknown), in the order of the schema. */
export const LANGUAGE_TAGS = Object.keys(TEXTS).filter(isTag);
