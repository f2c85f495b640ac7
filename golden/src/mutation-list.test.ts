import path from 'node:path';
import { expect, it } from 'vitest';
import { fileWith } from './file-with.ts';
import { MUTATIONS } from './mutation-list.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

it.each(MUTATIONS)('$what is in one file of the engine', ({ edits }) => {
  for (const [find] of edits) expect(fileWith(find, REPOSITORY)).toContain('engine');
});
