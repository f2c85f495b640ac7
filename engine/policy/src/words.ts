import { fileURLToPath } from 'node:url';
import { readYamlFolder } from '@adwright/engine-lexicon';
import { allWordsSchema, functionWordsSchema, type SubjectWords } from './words-schema.ts';

const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Words that show that a text is about a subject, by subject. */
export const WORDS: Readonly<Record<string, SubjectWords>> = await readYamlFolder(
  folder('words'),
  allWordsSchema,
);

/** Words that name nothing, by language. */
export const FUNCTION_WORDS = (await readYamlFolder(folder('grammar'), functionWordsSchema))[
  'function-words'
];
