import {
  AD_LAYOUTS,
  type AdWords,
  BADGE_NAMES,
  type BadgeName,
  type ComposedRecipe,
  MAX_TEXT_LENGTH,
  type WordField,
} from '@adwright/contracts';
import type { Translation } from '@adwright/contracts/recipe-languages';

/** One text of an ad as a unit for translators. */
export interface WordUnit {
  /** The same in every language and file. */
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

const plain = (
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
  plain('eyebrow', 'Eyebrow'),
  plain('brandName', 'Brand'),
  plain('headline', 'Headline'),
  plain('subline', 'Subline'),
  plain('callToAction', 'Button'),
  plain('productName', 'Name on the product'),
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

const badge = (name: BadgeName, part: 'text' | 'source', title: string): UnitKind => ({
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

const row = (side: 'usual' | 'ours', at: 0 | 1 | 2, title: string): UnitKind => ({
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
    ...([0, 1, 2] as const).map((at) => row('usual', at, 'The usual')),
    label('ours', 'Above ours'),
    ...([0, 1, 2] as const).map((at) => row('ours', at, 'Ours')),
  ],
  quote: [quote('text', 'Quote'), quote('attribution', 'Who says it'), quote('note', 'Note')],
};

function kindsOf({ layout, words }: Pick<ComposedRecipe, 'layout' | 'words'>): UnitKind[] {
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
      ? [badge(name, 'text', `Badge ${at + 1}`), badge(name, 'source', `Source of badge ${at + 1}`)]
      : [],
  );
  return [...BASE, ...facts, ...badges, ...(details ? DETAILS[details] : [])];
}

/** The texts that an ad's layout shows, in one language; texts that are empty in both languages are omitted. */
export function unitsOf(recipe: ComposedRecipe, words: AdWords = recipe.words): WordUnit[] {
  return kindsOf(recipe).flatMap(({ id, label: title, read }) => {
    const text = read(words) ?? '';
    return text === '' && (read(recipe.words) ?? '') === '' ? [] : [{ id, label: title, text }];
  });
}

/**
 * A language's words with changed texts, by their ids. Changed texts count as typed, and unknown ids are ignored.
 */
export function withTexts(
  recipe: ComposedRecipe,
  translation: Translation,
  texts: ReadonlyMap<string, string>,
): Translation {
  const changed = kindsOf(recipe).filter(({ id, read }) => {
    const text = texts.get(id);
    return text !== undefined && text !== (read(translation.words) ?? '');
  });
  if (changed.length === 0) return translation;
  const words = changed.reduce((all, { id, write }) => write(all, printable(texts.get(id))), {
    ...translation.words,
  });
  return {
    words,
    typed: [...new Set([...translation.typed, ...changed.map(({ field }) => field)])],
  };
}

/**
 * A text as one line, cut to the maximum length of a recipe. Spaces at its end stay, since the user may be
 * typing.
 */
function printable(text = ''): string {
  return text.replace(/\s*\n\s*/g, ' ').slice(0, MAX_TEXT_LENGTH);
}
