import { fileURLToPath } from 'node:url';
import { readYamlFolder } from '@adwright/engine-lexicon';
import { allWordsSchema, functionWordsSchema, type SubjectWords } from './words-schema.ts';

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The words that indicate each policy subject. */
export const WORDS: Readonly<Record<string, SubjectWords>> = await readYamlFolder(
  folder('words'),
  allWordsSchema,
);

/** Function words and other words that name no product, by language. */
export const FUNCTION_WORDS = (await readYamlFolder(folder('grammar'), functionWordsSchema))[
  'function-words'
];
