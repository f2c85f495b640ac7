import path from 'node:path';
import { expect, it } from 'vitest';
import { findFile, readEngineSources } from './file-with.ts';
import { MUTATIONS } from './mutation-list.ts';

const sources = readEngineSources(path.resolve(import.meta.dirname, '../..'));

it.each(MUTATIONS)(
  'the text that the mutation "$what" replaces is in exactly one file of the engine',
  ({ edits }) => {
    for (const [find] of edits) expect(findFile(find, sources)).toContain('engine');
  },
);
