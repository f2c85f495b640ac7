import * as z from 'zod';

const words = z.array(z.string().min(1)).default([]);

/** Schema of a language's words of an audience field that are notes to the copywriter. A star stands for any ending. */
export const readerWordsSchema = z
  .strictObject({
    hedges: words.describe('Words around a group that no ad prints, for example "mostly".'),
    everybody: words.describe('Words for everybody, for example "anyone".'),
    not: words.describe('First words of a group that is not wanted, for example "no students".'),
    who: words.describe('Words between a group and its description, for example "who", "with".'),
    people: words.describe('Groups that mean nothing without a description, for example "people".'),
    blunt: words.describe(
      'Words of a description that would offend readers, for example "lazy", "fed up", "no money".',
    ),
  })
  .describe('Words of an audience field that are notes to the copywriter.');
export type ReaderWords = z.output<typeof readerWordsSchema>;
