import path from 'node:path';
import { expect, it } from 'vitest';
import { engineSources, fileWith } from './file-with.ts';
import { MUTATIONS } from './mutation-list.ts';

const sources = engineSources(path.resolve(import.meta.dirname, '../..'));

it.each(MUTATIONS)('$what is in one file of the engine', ({ edits }) => {
  for (const [find] of edits) expect(fileWith(find, sources)).toContain('engine');
});
