import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readYamlFolder } from '@adwright/engine-lexicon';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textsSchema } from './text-schemas.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../content');

let root: string;
let content: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'texts-'));
  content = path.join(root, 'content');
  cpSync(CONTENT, content, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const read = () => readYamlFolder(content, textsSchema, path.join(root, 'cache'));

it('reads every file in the folder of texts', async () => {
  await expect(
    readYamlFolder(CONTENT, textsSchema, path.join(root, 'cache')),
  ).resolves.toBeDefined();
});

describe('a mistake in a file of texts', () => {
  afterEach(() => {
    rmSync(content, { recursive: true });
    cpSync(CONTENT, content, { recursive: true });
  });

  it.each([
    [
      'a wrong key of a category',
      'en/categories/wallets.yaml',
      'moment:',
      'momment:',
      'en/categories/wallets.yaml:3: "momment" is no key here. Keys: form, weak, solemn',
    ],
    [
      'a category without a wish',
      'en/categories/wallets.yaml',
      'wish:',
      '# wish:',
      'en/categories/wallets.yaml:1: "wish" is missing. What the reader wishes for',
    ],
    [
      'a row without room in the picture',
      'en/categories/wallets.yaml',
      'Cards you never use',
      'Cards that you have never used since',
      'en/categories/wallets.yaml:16: Entry 2 of the list has more than 30 characters.',
    ],
    [
      'a fifth line of a trade',
      'de/trades.yaml',
      '  problem:',
      '    - Noch eine Zeile\n  problem:',
      'de/trades.yaml:3: "lines" has more than 4 lines. Four lines of at most 42 characters',
    ],
    [
      'a slot that is none',
      'de/kinds.yaml',
      '{name}: {detail}.',
      '{product}: {detail}.',
      '{product} is no slot. Slots: name, detail',
    ],
    [
      'a polite wording without its familiar one',
      'de/phrasebook.yaml',
      '<dich|Sie>',
      '<Sie>',
      'Write a familiar and a polite wording as <familiar|polite>.',
    ],
    [
      'an optional part without a slot',
      'de/kinds.yaml',
      '[: {detail}]',
      '[: neu]',
      'A part in [] needs a slot: it is left out where the slot has no words.',
    ],
    [
      'a trade that is none',
      'de/trades.yaml',
      'dining:',
      'restaurants:',
      '"restaurants" is no key here.',
    ],
    [
      'an emotion without headlines',
      'fr/phrasebook.yaml',
      '  nostalgia:',
      '  nostalgie:',
      '"nostalgie" is no key here. Keys: urgency, trust, happiness',
    ],
    [
      'a kind of product without lines for an emotion',
      'fr/kinds.yaml',
      '    nostalgia:',
      '    nostalgie:',
      '"nostalgie" is no key here. Keys: happiness, exclusivity',
    ],
    [
      'two equal lines for an emotion',
      'fr/kinds.yaml',
      'Les petites joies comptent aussi.',
      'Une raison de plus de sourire.',
      'Write two different lines.',
    ],
    [
      'a figure in a line for an emotion',
      'fr/kinds.yaml',
      'Les petites joies comptent aussi.',
      'Cent fois 2 sourires.',
      'Write the line without figures.',
    ],
    [
      'a template for a goal that is none',
      'en/templates/calls-to-action.yaml',
      '  leads:',
      '  lead:',
      'en/templates/calls-to-action.yaml:77: "leads" is missing.',
    ],
  ])(
    'reports the line and the correction of a mistake: %s',
    async (_, file, right, wrong, message) => {
      const edited = path.join(content, file);
      writeFileSync(edited, readFileSync(edited, 'utf8').replace(right, wrong));
      await expect(read()).rejects.toThrow(message);
    },
  );

  it.each([
    [
      'de',
      'da',
      'Each language has a line in textsSchema of src/content/text-schemas.ts and a folder',
    ],
  ])('reports the unknown id if the file %s is renamed to %s', async (known, unknown, message) => {
    renameSync(path.join(content, known), path.join(content, unknown));
    await expect(read()).rejects.toThrow(message);
  });
});
