import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import { readWordsFile, UnreadableWordsError, wordsAsCsv, wordsAsXliff } from './exchange-words.ts';
import { unitsOf, withTexts } from './word-units.ts';

const recipe = {
  ...sampleRecipe,
  layout: 'quote-card' as const,
  words: {
    ...sampleRecipe.words,
    headline: '=Mehr, "Ton" & <Licht>',
    offer: { kind: 'price' as const, text: '€39', was: '€49' },
    facts: ['+1 415 555 0132', 'until Sunday'],
  },
};
const units = unitsOf(recipe);
const english = new Map(units.map(({ id, text }) => [id, text]));
const french = new Map(units.map(({ id, text }) => [id, `${text} à la française`]));

test('lists the texts that the layout shows, each with its own id', () => {
  const ids = units.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('offer');
  expect(ids).toContain('facts.1');
  expect(ids).not.toContain('problem');
});

test('marks changed texts as typed, and keeps unchanged ones as they are', () => {
  const translation = { words: recipe.words, typed: [] };
  expect(withTexts(recipe, translation, english)).toBe(translation);
  const { words, typed } = withTexts(
    recipe,
    translation,
    new Map([
      ['facts.1', 'jusqu’à dimanche'],
      ['was', '45 €'],
      ['nothing', 'x'],
    ]),
  );
  expect(words.facts).toEqual(['+1 415 555 0132', 'jusqu’à dimanche']);
  expect(words.offer).toEqual({ kind: 'price', text: '€39', was: '45 €' });
  expect(typed).toEqual(['offer', 'facts']);
});

test('reads back words from CSV unchanged, including formulas and quotation marks', () => {
  const csv = wordsAsCsv(units, new Map([['en', english] as const, ['fr', french] as const]));
  expect(csv).toContain("'=Mehr");
  expect(readWordsFile(csv)).toEqual(
    new Map([
      ['en', english],
      ['fr', french],
    ]),
  );
});

test('reads a table from another country’s spreadsheet, with languages by name', () => {
  const read = readWordsFile('\uFEFFid;Französisch;French\r\nheadline;;"Bonjour; monde"\r\n');
  expect(read.get('fr')?.get('headline')).toBe('Bonjour; monde');
});

test('reads back words from XLIFF unchanged', () => {
  const xliff = wordsAsXliff(units, 'en', 'fr', french);
  expect(xliff).toContain('target-language="fr"');
  expect(readWordsFile(xliff)).toEqual(new Map([['fr', french]]));
});

test('reads XLIFF 2, too', () => {
  const xliff = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de-AT">
    <file id="f"><unit id="headline"><segment><source>Hi</source><target>Servus</target></segment></unit></file></xliff>`;
  expect(readWordsFile(xliff)).toEqual(new Map([['de', new Map([['headline', 'Servus']])]]));
});

test.each([
  ['name,text\nheadline,Hello', 'no column'],
  ['id,fr\n"headline,Bon', 'never closed'],
  ['<xliff version="1.2"><file></xliff>', 'damaged'],
  ['<xliff version="1.2"><file target-language="xx"/></xliff>', 'no target language'],
])('a file that can’t be read says what to do: %s', (text, why) => {
  expect(() => readWordsFile(text)).toThrow(UnreadableWordsError);
  expect(() => readWordsFile(text)).toThrow(why);
});
