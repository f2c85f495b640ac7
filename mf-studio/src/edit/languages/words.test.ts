import {
  type ComposedRecipe,
  getLanguageName,
  MAX_TEXT_LENGTH,
  parseRecipe,
} from '@adwright/contracts';
import {
  findTranslation,
  listLanguages,
  type Translation,
} from '@adwright/contracts/recipe-languages';
import { sampleRecipe } from '@adwright/contracts/testing';
import { expect, test } from 'vitest';
import {
  readWordsFile,
  UnreadableWordsError,
  writeWordsCsv,
  writeWordsXliff,
} from './exchange-words.ts';
import { takeInWords } from './take-in-words.ts';
import { listUnits, listUnitsToExport, withTexts } from './word-units.ts';

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
const units = listUnits(recipe);
const english = new Map(units.map(({ id, text }) => [id, text]));
const french = new Map(units.map(({ id, text }) => [id, `${text} à la française`]));

test('the export of words lists the texts that the layout shows, each with a unique id', () => {
  const ids = units.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('offer');
  expect(ids).toContain('facts.1');
  expect(ids).not.toContain('problem');
});

test('the import of words marks changed texts as typed by the user, and leaves unchanged texts as they are', () => {
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

test('words are unchanged after an export to CSV and an import, including formulas and quotation marks', () => {
  const csv = writeWordsCsv(units, new Map([['en', english] as const, ['fr', french] as const]));
  expect(csv).toContain("'=Mehr");
  expect(readWordsFile(csv)).toEqual(
    new Map([
      ['en', english],
      ['fr', french],
    ]),
  );
});

test('the import of words reads a table from another country’s spreadsheet, with languages by name', () => {
  const read = readWordsFile('\uFEFFid;Französisch;French\r\nheadline;;"Bonjour; monde"\r\n');
  expect(read.get('fr')?.get('headline')).toBe('Bonjour; monde');
});

test('words are unchanged after an export to XLIFF and an import', () => {
  const xliff = writeWordsXliff(units, 'en', 'fr', french);
  expect(xliff).toContain('target-language="fr"');
  expect(readWordsFile(xliff)).toEqual(new Map([['fr', french]]));
});

test('the import of words reads XLIFF 2 as well as XLIFF 1.2', () => {
  const xliff = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de-AT">
    <file id="f"><unit id="headline"><segment><source>Hi</source><target>Servus</target></segment></unit></file></xliff>`;
  expect(readWordsFile(xliff)).toEqual(new Map([['de', new Map([['headline', 'Servus']])]]));
});

test.each([
  ['name,text\nheadline,Hello', 'no column'],
  ['id,fr\n"headline,Bon', 'never closed'],
  ['<xliff version="1.2"><file></xliff>', 'damaged'],
  ['<xliff version="1.2"><file target-language="xx"/></xliff>', 'no target language'],
])('the import of words says what to do with a file that can’t be read: %s', (text, why) => {
  expect(() => readWordsFile(text)).toThrow(UnreadableWordsError);
  expect(() => readWordsFile(text)).toThrow(why);
});

const inFrench: Translation = {
  words: { ...recipe.words, language: 'fr', headline: 'Deux\nlignes' },
  typed: ['headline'],
  formatWords: { pin: { callToAction: 'Épingler <ici>' } },
};
const ofFormats: ComposedRecipe = {
  ...recipe,
  version: 10,
  formatWords: { story: { headline: 'Swipe,\n"up"', eyebrow: '=new' }, wide: { subline: 'Wide' } },
  translations: { fr: inFrench },
};

/** Returns the texts of all languages, as the languages panel saves them. */
const textsOf = (ad: typeof ofFormats) =>
  new Map(
    listLanguages(ad).map((language) => {
      const translation = findTranslation(ad, language);
      const texts = translation ? listUnits(ad, translation) : [];
      return [language, new Map(texts.map(({ id, text }) => [id, text]))] as const;
    }),
  );

/** Returns an ad in the same languages, without texts for single formats. */
const withoutFormatWords = () => {
  const { formatWords: _, ...rest } = ofFormats;
  const { formatWords: __, ...fr } = inFrench;
  return { ...rest, translations: { fr } };
};

test('the export of words contains the words for single formats, also if only another language has such words', () => {
  const exported = listUnitsToExport(ofFormats);
  expect(exported).toContainEqual({
    id: 'story.headline',
    label: 'Headline, in Story only',
    text: 'Swipe,\n"up"',
  });
  expect(exported).toContainEqual(expect.objectContaining({ id: 'pin.callToAction', text: '' }));
  expect(exported.map(({ id }) => id)).not.toContain('square.headline');
});

test('importing an exported CSV with words for single formats changes nothing', () => {
  const csv = writeWordsCsv(listUnitsToExport(ofFormats), textsOf(ofFormats));
  const back = csv.replaceAll(/(?<!\r)\n/g, '\r\n');
  for (const file of [csv, back])
    expect(takeInWords(ofFormats, readWordsFile(file))).toEqual({ next: ofFormats, notes: [] });
});

test('the import of a CSV adds the file’s words for single formats to an ad without such words', () => {
  const csv = writeWordsCsv(listUnitsToExport(ofFormats), textsOf(ofFormats));
  const { next } = takeInWords(withoutFormatWords(), readWordsFile(csv));
  expect(next).toEqual(ofFormats);
  expect(parseRecipe(JSON.parse(JSON.stringify(next)))).toEqual(ofFormats);
});

test('the import of words from an XLIFF adds words for single formats in the file’s language to an ad without such words', () => {
  const french = textsOf(ofFormats).get('fr') ?? new Map();
  const xliff = writeWordsXliff(listUnitsToExport(ofFormats), 'en', 'fr', french);
  expect(takeInWords(ofFormats, readWordsFile(xliff)).next).toBe(ofFormats);
  const { next } = takeInWords(withoutFormatWords(), readWordsFile(xliff));
  expect(next.translations).toEqual(ofFormats.translations);
});

test('a format shows the ad’s text again after an import with an empty text for the format', () => {
  const next = withTexts(ofFormats, inFrench, new Map([['pin.callToAction', '']]));
  expect(next).not.toHaveProperty('formatWords');
});

test('the import of words lists the texts of a file that the ad lacks, and the texts that were cut', () => {
  const long = 'x'.repeat(MAX_TEXT_LENGTH + 1);
  const read = readWordsFile(`id,fr\nstory.headlne,Oui\nposter.headline,Non\nheadline,${long}\n`);
  const { next, notes } = takeInWords(recipe, read);
  expect(next.translations?.fr?.words.headline).toHaveLength(MAX_TEXT_LENGTH);
  expect(notes).toEqual([
    `${getLanguageName('fr')}: 1 changed.`,
    'This ad has no text “story.headlne”, “poster.headline”.',
    `Cut to ${MAX_TEXT_LENGTH} characters: “headline”.`,
  ]);
});
