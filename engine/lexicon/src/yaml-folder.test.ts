import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readYamlFolder } from './yaml-folder.ts';

const text = z.string().min(1);
const SCHEMA = z.strictObject({
  shops: z
    .record(
      z.enum(['bakery', 'florist']),
      z.strictObject({
        form: z.enum(['place', 'service']),
        isOpen: z.boolean().default(true),
        greeting: text.max(12).describe('What is said at the door, in at most 12 characters.'),
        rows: z.tuple([text, text]).describe('Two rows.'),
        mood: z.strictObject({ calm: text, loud: text.optional() }).optional(),
      }),
    )
    .describe('A shop is named in shops.ts and has a file here.'),
});

const BAKERY = 'form: place\ngreeting: Warm bread\nrows:\n  - Rolls\n  - Cakes\n';
const FLORIST = 'form: place\ngreeting: Hello\nrows:\n  - Roses\n  - Tulips\n';

let root: string;
let cache: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'yaml-folder-'));
  cache = path.join(root, 'cache');
  mkdirSync(path.join(root, 'content/shops'), { recursive: true });
  write('bakery', BAKERY);
  write('florist', FLORIST);
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, yaml: string) =>
  writeFileSync(path.join(root, 'content/shops', `${name}.yaml`), yaml);
const read = () => readYamlFolder(path.join(root, 'content'), SCHEMA, cache);

describe('reading a folder of YAML files', () => {
  it('returns a value that is nested like the folders, with the schema’s defaults', async () => {
    expect(await read()).toEqual({
      shops: {
        bakery: { form: 'place', isOpen: true, greeting: 'Warm bread', rows: ['Rolls', 'Cakes'] },
        florist: { form: 'place', isOpen: true, greeting: 'Hello', rows: ['Roses', 'Tulips'] },
      },
    });
  });

  it('accepts a YAML anchor and its alias, which repeat a text', async () => {
    write('bakery', BAKERY.replace('Rolls', '&rolls Rolls').replace('Cakes', '*rolls'));
    expect((await read()).shops.bakery.rows).toEqual(['Rolls', 'Rolls']);
  });

  it('caches the parsed value and returns it at the next read', async () => {
    await read();
    const [kept = ''] = readdirSync(cache);
    const file = path.join(cache, kept);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Warm bread', 'From cache'));
    expect((await read()).shops.bakery.greeting).toBe('From cache');
  });

  it('parses the files again after one of them was edited', async () => {
    await read();
    write('bakery', BAKERY.replace('Warm bread', 'Fresh rolls'));
    expect((await read()).shops.bakery.greeting).toBe('Fresh rolls');
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it.each(['{', '{}', 'null', '{"hash":"another","values":{}}'])(
    'parses the files again if the cache contains %j',
    async (kept) => {
      await read();
      const [name = ''] = readdirSync(cache);
      writeFileSync(path.join(cache, name), kept);
      expect((await read()).shops.florist.greeting).toBe('Hello');
    },
  );

  it('returns the value if the cache folder can’t be written', async () => {
    writeFileSync(cache, 'a file where the folder would be');
    expect((await read()).shops.florist.greeting).toBe('Hello');
  });
});

describe('reporting a mistake in a YAML file', () => {
  it.each([
    [
      'a wrong key',
      BAKERY.replace('greeting:', 'greting:'),
      'shops/bakery.yaml:2: "greting" is no key here. Keys: form, isOpen, greeting, rows, mood.',
    ],
    [
      'a missing key',
      BAKERY.replace('greeting: Warm bread\n', ''),
      'shops/bakery.yaml:1: "greeting" is missing. What is said at the door, in at most 12 characters.',
    ],
    [
      'a missing key of a group',
      `${BAKERY}mood:\n  loud: Ho\n`,
      'shops/bakery.yaml:7: "calm" is missing.',
    ],
    [
      'a number for a text',
      BAKERY.replace('Warm bread', '24'),
      'shops/bakery.yaml:2: "greeting" is the number 24 and must be a text (in double quotes where it looks like a number).',
    ],
    [
      'an empty value',
      BAKERY.replace(' Warm bread', ''),
      'shops/bakery.yaml:2: "greeting" is empty and must be a text',
    ],
    [
      'a text for a list',
      BAKERY.replace('rows:\n  - Rolls\n  - Cakes\n', 'rows: Rolls\n'),
      'shops/bakery.yaml:3: "rows" is the text "Rolls" and must be a list, each line after "- ". Two rows.',
    ],
    [
      'a group for a line',
      BAKERY.replace('- Cakes', '- Cakes: good'),
      'shops/bakery.yaml:5: Entry 2 of the list is a group of keys and must be a text',
    ],
    [
      'a word that begins with a star',
      BAKERY.replace('Warm bread', '*bread'),
      'shops/bakery.yaml:2: "*bread" begins with a star: put it in double quotes.',
    ],
    [
      'a list that is not closed',
      BAKERY.replace('rows:\n  - Rolls\n  - Cakes\n', 'rows: [Rolls, Cakes\nmood:\n  calm: Hm\n'),
      'A bracket in the lines above is not closed: write "]" or "}" at the end of its list.',
    ],
    [
      'a list that is too short',
      BAKERY.replace('  - Cakes\n', ''),
      'shops/bakery.yaml:4: "rows" needs at least 2 lines. Two rows.',
    ],
    [
      'a list that is too long',
      `${BAKERY}  - Pies\n`,
      'shops/bakery.yaml:4: "rows" has more than 2 lines. Two rows.',
    ],
    [
      'a text that is too long',
      BAKERY.replace('Warm bread', 'Warm bread every day'),
      'shops/bakery.yaml:2: "greeting" has more than 12 characters. What is said at the door',
    ],
    [
      'an unknown value',
      BAKERY.replace('place', 'goods'),
      'shops/bakery.yaml:1: "form" is "goods". Write "place" or "service".',
    ],
    [
      'a tab',
      BAKERY.replace('  - Cakes', '\t- Cakes'),
      'shops/bakery.yaml:5: A tab indents this line: write two spaces for each level.',
    ],
    [
      'a key that stands twice',
      `${BAKERY}greeting: Good day\n`,
      'shops/bakery.yaml:6: This key stands here a second time: keep one of the two.',
    ],
    [
      'a colon within a text',
      BAKERY.replace('Warm bread', 'Bread: warm'),
      'shops/bakery.yaml:2: A colon and a blank within a text begin a key: put the whole text in double quotes.',
    ],
    [
      'a quotation mark that is not closed',
      BAKERY.replace('Warm bread', '"Warm bread'),
      'A quotation mark or a bracket is not closed here: close it.',
    ],
    ['no key at all', 'Warm bread\n', 'shops/bakery.yaml:1: "bakery" is the text "Warm bread"'],
    ['an empty file', '', 'shops/bakery.yaml:1: "bakery" is empty'],
  ])('reports %s with its line and correction', async (_, yaml, message) => {
    write('bakery', yaml);
    await expect(read()).rejects.toThrow(message);
    // The next start must report the mistake again.
    await expect(read()).rejects.toThrow(message);
  });

  it('reports the mistakes of all files at once', async () => {
    write('bakery', BAKERY.replace('greeting', 'greting'));
    write('florist', FLORIST.replace('place', 'goods'));
    await expect(read()).rejects.toThrow(
      /^3 mistakes in .*content:\n(?: {2}shops\/(?:bakery|florist)\.yaml:\d: .+\n?){3}$/,
    );
  });

  it('reports a file whose name is an unknown id', async () => {
    rmSync(path.join(root, 'content/shops/florist.yaml'));
    write('floris', FLORIST);
    await expect(read()).rejects.toThrow(
      'shops/floris.yaml:1: Nothing is called "floris". Still without a file: florist. A shop is named in shops.ts and has a file here.',
    );
    await expect(read()).rejects.toThrow(
      'shops/florist.yaml:1: This file is missing. A shop is named in shops.ts and has a file here.',
    );
  });
});
