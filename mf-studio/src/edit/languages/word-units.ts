import {
  AD_FORMAT_NAMES,
  AD_FORMATS,
  AD_LAYOUTS,
  type AdFormat,
  type AdWords,
  BADGE_NAMES,
  type BadgeName,
  type ComposedRecipe,
  FORMAT_WORD_FIELDS,
  type FormatWordField,
  MAX_TEXT_LENGTH,
  type WordField,
} from '@adwright/contracts';
import { changeFormatWords, getFormatWords } from '@adwright/contracts/recipe-formats';
import type { Translation } from '@adwright/contracts/recipe-languages';
import { takesBreaks } from '../edit-words.ts';

/** A text of an ad, as a unit for translators. */
export interface WordUnit {
  /** Id of the text, which is the same in every language and file. */
  id: string;
  label: string;
  text: string;
}

interface UnitKind {
  id: string;
  label: string;
  field: WordField;
  read: (words: AdWords) => string | null | undefined;
  write: (words: AdWords, text: string) => AdWords;
}

const definePlainUnit = (
  field: 'headline' | 'subline' | 'callToAction' | 'eyebrow' | 'brandName' | 'productName',
  label: string,
): UnitKind => ({
  id: field,
  label,
  field,
  read: (words) => words[field],
  write: (words, text) => ({ ...words, [field]: text }),
});

const BASE: readonly UnitKind[] = [
  definePlainUnit('eyebrow', 'Eyebrow'),
  definePlainUnit('brandName', 'Brand'),
  definePlainUnit('headline', 'Headline'),
  definePlainUnit('subline', 'Subline'),
  definePlainUnit('callToAction', 'Button'),
  definePlainUnit('productName', 'Name on the product'),
  {
    id: 'offer',
    label: 'Offer',
    field: 'offer',
    read: ({ offer }) => offer?.text,
    write: (words, text) => (words.offer ? { ...words, offer: { ...words.offer, text } } : words),
  },
  {
    id: 'was',
    label: 'Old price',
    field: 'offer',
    read: ({ offer }) => offer?.was,
    write: (words, was) => (words.offer ? { ...words, offer: { ...words.offer, was } } : words),
  },
  {
    id: 'second',
    label: 'Second line of the offer',
    field: 'offer',
    read: ({ offer }) => offer?.second,
    write: (words, second) =>
      words.offer ? { ...words, offer: { ...words.offer, second } } : words,
  },
];

const defineBadgeUnit = (name: BadgeName, part: 'text' | 'source', title: string): UnitKind => ({
  id: `badges.${name}.${part}`,
  label: title,
  field: 'badges',
  read: ({ badges }) => badges?.[name]?.[part],
  write: (words, text) => {
    const before = words.badges?.[name];
    if (!before) return words;
    return { ...words, badges: { ...words.badges, [name]: { ...before, [part]: text } } };
  },
});

const label = (name: keyof AdWords['labels'], title: string): UnitKind => ({
  id: `labels.${name}`,
  label: title,
  field: 'labels',
  read: ({ labels }) => labels[name],
  write: (words, text) => ({ ...words, labels: { ...words.labels, [name]: text } }),
});

const defineRowUnit = (side: 'usual' | 'ours', at: 0 | 1 | 2, title: string): UnitKind => ({
  id: `${side}.${at}`,
  label: `${title}, line ${at + 1}`,
  field: 'comparison',
  read: ({ comparison }) => comparison[side][at],
  write: (words, text) => {
    const [first, second, third] = words.comparison[side];
    const rows: [string, string, string] = [first, second, third];
    rows[at] = text;
    return { ...words, comparison: { ...words.comparison, [side]: rows } };
  },
});

const quote = (part: 'text' | 'attribution' | 'note', title: string): UnitKind => ({
  id: `quote.${part}`,
  label: title,
  field: 'quote',
  read: (words) => words.quote[part],
  write: (words, text) => ({ ...words, quote: { ...words.quote, [part]: text } }),
});

const DETAILS: Readonly<Record<'problem' | 'comparison' | 'quote', readonly UnitKind[]>> = {
  problem: [
    label('problem', 'Above the problem'),
    {
      id: 'problem',
      label: 'Problem',
      field: 'problem',
      read: ({ problem }) => problem,
      write: (words, problem) => ({ ...words, problem }),
    },
    label('solution', 'Above the solution'),
    {
      id: 'solution',
      label: 'Solution',
      field: 'solution',
      read: ({ solution }) => solution,
      write: (words, solution) => ({ ...words, solution }),
    },
  ],
  comparison: [
    label('usual', 'Above the usual'),
    ...([0, 1, 2] as const).map((at) => defineRowUnit('usual', at, 'The usual')),
    label('ours', 'Above ours'),
    ...([0, 1, 2] as const).map((at) => defineRowUnit('ours', at, 'Ours')),
  ],
  quote: [quote('text', 'Quote'), quote('attribution', 'Who says it'), quote('note', 'Note')],
};

function listKinds({ layout, words }: Pick<ComposedRecipe, 'layout' | 'words'>): UnitKind[] {
  const { details } = AD_LAYOUTS[layout];
  const facts = (words.facts ?? []).map(
    (_, at): UnitKind => ({
      id: `facts.${at}`,
      label: `Fact ${at + 1}`,
      field: 'facts',
      read: (all) => all.facts?.[at],
      write: (all, text) => ({
        ...all,
        facts: all.facts?.map((fact, other) => (other === at ? text : fact)),
      }),
    }),
  );
  const badges = BADGE_NAMES.flatMap((name, at) =>
    words.badges?.[name]
      ? [
          defineBadgeUnit(name, 'text', `Badge ${at + 1}`),
          defineBadgeUnit(name, 'source', `Source of badge ${at + 1}`),
        ]
      : [],
  );
  return [...BASE, ...facts, ...badges, ...(details ? DETAILS[details] : [])];
}

/**
 * Kinds of texts that replace the ad's text in a single format. In every language, texts for a single format count as
 * typed by the user.
 */
const FORMAT_KINDS: readonly FormatUnitKind[] = AD_FORMAT_NAMES.flatMap((format) =>
  BASE.flatMap(({ id, label: title }) => {
    const field = FORMAT_WORD_FIELDS.find((name) => name === id);
    if (!field) return [];
    return [
      {
        id: `${format}.${field}`,
        label: `${title}, in ${AD_FORMATS[format].label} only`,
        format,
        field,
      },
    ];
  }),
);

interface FormatUnitKind {
  id: string;
  label: string;
  format: AdFormat;
  field: FormatWordField;
}

/** Functions that read and change one text of a language, either of the ad or of one format. */
interface UnitAccess {
  id: string;
  label: string;
  takesBreaks: boolean;
  read: (translation: Translation) => string;
  write: (translation: Translation, text: string) => Translation;
}

function listUnitAccesses(recipe: ComposedRecipe): UnitAccess[] {
  const ofAd = listKinds(recipe).map(
    ({ id, label: title, field, read, write }): UnitAccess => ({
      id,
      label: title,
      takesBreaks: takesBreaks(id),
      read: ({ words }) => read(words) ?? '',
      write: ({ words, typed, ...rest }, text) => ({
        ...rest,
        words: write(words, text),
        typed: [...new Set([...typed, field])],
      }),
    }),
  );
  const ofFormats = FORMAT_KINDS.map(
    ({ id, label: title, format, field }): UnitAccess => ({
      id,
      label: title,
      takesBreaks: takesBreaks(field),
      read: (translation) => getFormatWords(translation, format)[field] ?? '',
      // If the text is empty, the format's own text is removed, and the format shows the ad's text.
      write: ({ formatWords, ...rest }, text) => {
        const own = changeFormatWords(formatWords, format, field, text === '' ? undefined : text);
        return own ? { ...rest, formatWords: own } : rest;
      },
    }),
  );
  return [...ofAd, ...ofFormats];
}

/**
 * Returns the texts of an ad in one language. The units are the texts that its layout shows, and texts for
 * single formats. A text that is empty both in this language and in the language of the picture is omitted.
 */
export function listUnits(
  recipe: ComposedRecipe,
  translation: Translation = readShownTranslation(recipe),
): WordUnit[] {
  const shown = readShownTranslation(recipe);
  return listUnitAccesses(recipe).flatMap(({ id, label: title, read }) => {
    const text = read(translation);
    return text === '' && read(shown) === '' ? [] : [{ id, label: title, text }];
  });
}

/**
 * Returns the texts in the language of the picture. A text that only another language has is included as an
 * empty text.
 */
export function listUnitsToExport(recipe: ComposedRecipe): WordUnit[] {
  const shown = readShownTranslation(recipe);
  const all = [shown, ...Object.values(recipe.translations ?? {})];
  return listUnitAccesses(recipe)
    .filter(({ read }) => all.some((each) => read(each) !== ''))
    .map(({ id, label: title, read }) => ({ id, label: title, text: read(shown) }));
}

/** Returns the given ids that belong to no text of the ad. */
export function findUnknownIds(recipe: ComposedRecipe, ids: Iterable<string>): string[] {
  const known = new Set(listUnitAccesses(recipe).map(({ id }) => id));
  return [...new Set(ids)].filter((id) => id !== '' && !known.has(id));
}

/**
 * Returns the texts of a language after some of them, given by their ids, have changed. Changed texts count
 * as typed by the user, and unknown ids are ignored.
 */
export function withTexts(
  recipe: ComposedRecipe,
  translation: Translation,
  texts: ReadonlyMap<string, string>,
): Translation {
  return listUnitAccesses(recipe).reduce((all, access) => {
    const text = texts.get(access.id);
    if (text === undefined) return all;
    const next = toPrintable(text, access.takesBreaks);
    return next === access.read(all) ? all : access.write(all, next);
  }, translation);
}

/** Returns the texts that the picture shows as a translation. */
function readShownTranslation({ words, typed, formatWords }: ComposedRecipe): Translation {
  return formatWords ? { words, typed, formatWords } : { words, typed };
}

/**
 * Returns a text as a recipe contains it: cut to the maximum length, and without line breaks unless the field
 * may have them. Spaces at the end are kept, because the user may still be typing.
 */
function toPrintable(text: string, hasBreaks: boolean): string {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  return (hasBreaks ? lines : lines.replace(/\s*\n\s*/g, ' ')).slice(0, MAX_TEXT_LENGTH);
}
