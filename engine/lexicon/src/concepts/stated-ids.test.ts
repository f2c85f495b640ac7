import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readYamlFolder } from '../yaml-folder.ts';
import { createLexiconSchema } from './concept.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'concepts-'));
  mkdirSync(path.join(folder, 'concepts'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(files: Record<string, string>) {
  for (const [name, yaml] of Object.entries(files))
    writeFileSync(path.join(folder, 'concepts', `${name}.yaml`), yaml);
  const schema = createLexiconSchema({
    trade: ['kitchenware', 'bakery'],
    category: ['knives', 'knife-blocks'],
    set: ['kitchen', 'bus-stop'],
    prop: ['citrus'],
  });
  return readYamlFolder(path.join(folder, 'concepts'), schema, path.join(folder, 'cache'));
}

const PEPPER = 'pepper-mill:\n  is: salt-mill\n  terms:\n    en: [pepper mill]\n';
const MILL = 'salt-mill:\n  shownBy: false\n  trade: kitchenware\n  terms:\n    en: [salt mill]\n';

it('accepts concepts whose trade and category ids exist', async () => {
  await expect(check({ kitchen: MILL })).resolves.toHaveProperty('kitchen.salt-mill');
});

it.each([
  [
    'a broader concept',
    MILL.replace('shownBy: false', 'is: salt-mil'),
    'kitchen.yaml:2: "is": No concept is called "salt-mil". Near it: salt-mill',
  ],
  [
    'a drawn object',
    MILL.replace('shownBy: false', 'shownBy: kettles'),
    'kitchen.yaml:2: "shownBy": No drawn object is called "kettles". Near it: kettle, kettlebell. Write "false" where none suits it.',
  ],
  [
    'a trade',
    MILL.replace('kitchenware', 'kitchenwares'),
    'kitchen.yaml:3: "trade": Nothing is called "kitchenwares". Near it: kitchenware.',
  ],
  [
    'a misspelt trade',
    MILL.replace('kitchenware', 'kichenware'),
    'kitchen.yaml:3: "trade": Nothing is called "kichenware". Near it: kitchenware.',
  ],
  [
    'a category unlike all others',
    `${MILL}  category: salts\n`,
    'kitchen.yaml:6: "category": Nothing is called "salts". Categories are the file names in engine/copywriter/content/en/categories.',
  ],
  [
    'a category',
    `${MILL}  category: knife-sets\n`,
    'kitchen.yaml:6: "category": Nothing is called "knife-sets". Near it: knife-blocks.',
  ],
  [
    'a set',
    'station:\n  set: bus-stopp\n  terms:\n    en: [station]\n',
    'kitchen.yaml:2: "set": Nothing is called "bus-stopp". Near it: bus-stop.',
  ],
  [
    'a prop',
    'lemon:\n  props: [citrous]\n  terms:\n    en: [lemon]\n',
    'kitchen.yaml:2: "props": Nothing is called "citrous". Near it: citrus.',
  ],
  [
    'a trade that takes precedence',
    `${MILL}  deed: true\n  yieldsTo: [bakeri]\n`,
    'kitchen.yaml:7: "yieldsTo": Nothing is called "bakeri". Near it: bakery.',
  ],
  [
    'a category for certain audiences',
    `${MILL}  categoryFor: { retailer: knive }\n`,
    'kitchen.yaml:6: "categoryFor": Nothing is called "knive". Near it: knives',
  ],
  ['a language', MILL.replace('en:', 'dk:'), 'kitchen.yaml:5: "dk" is no key here. Keys: en, de,'],
])(
  'reports file, line and correction of an id that does not exist: %s',
  async (_what, yaml, told) => {
    await expect(check({ kitchen: yaml })).rejects.toThrow(told);
  },
);

it('reports a concept that is its own broader concept', async () => {
  const yaml = MILL.replace('shownBy: false', 'is: pepper-mill') + PEPPER;
  await expect(check({ kitchen: yaml })).rejects.toThrow(
    'kitchen.yaml:2: "is": The concept "salt-mill" is its own broader concept: name another one.',
  );
});

it('reports a term that two concepts share, with both files and the line', async () => {
  const garden = 'grinder:\n  shownBy: false\n  terms:\n    en: [grinder, salt mill]\n';
  await expect(check({ kitchen: MILL, garden })).rejects.toThrow(
    /kitchen\.yaml:5: .*"salt mill" is a term of "grinder" \(garden\.yaml\) too/,
  );
});

it('accepts a term that names a thing in one vocabulary and a place in another', async () => {
  const places = 'mill:\n  set: kitchen\n  terms:\n    en: [salt mill]\n';
  await expect(check({ kitchen: MILL, places })).resolves.toBeDefined();
});
