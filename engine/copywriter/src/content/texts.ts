import type { Emotion } from '@adwright/contracts';
import type { FactWords } from './fact-words.ts';
import type { Kind } from './kinds.ts';
import type { LocalisedLanguage, PhrasebookLanguage, WrittenLanguage } from './languages.ts';
import { TEXTS } from './read-texts.ts';
import type { ReaderWords } from './reader-words.ts';
import type {
  BenefitText,
  CategoryText,
  KindFrames,
  OccasionText,
  Phrasebook,
  TradeLines,
} from './text-schemas.ts';
import type { Trade } from './trades.ts';

/** A category (group of English products) with its id and its words for sentences. */
export interface CategoryWords extends CategoryText {
  readonly id: string;
}

const CATEGORIES: ReadonlyMap<string, CategoryWords> = new Map(
  Object.entries(TEXTS.en.categories).map(([id, text]) => [id, { id, ...text }]),
);

/**
 * Ids of all categories, which are the names of their files. Concepts of the lexicon refer to the
 * ids of categories.
 */
export const CATEGORY_IDS: readonly string[] = [...CATEGORIES.keys()];

/**
 * Returns the category with an id, as the same object each time.
 * @throws if no file has that name
 */
export function getCategory(id: string): CategoryWords {
  const words = CATEGORIES.get(id);
  if (words === undefined)
    throw new Error(
      `The category "${id}" has no texts. Add content/en/categories/${id}.yaml, or correct the id.`,
    );
  return words;
}

export const HEADLINES = TEXTS.en.templates.headlines;
/** Holidays that the copy may name, by the id of the occasion. */
export const SEASONS = new Map(Object.entries(TEXTS.en.templates.seasons));
export const SUBLINES = TEXTS.en.templates.sublines;
export const AD_TEXT = TEXTS.en.templates['ad-text'];
export const CALLS_TO_ACTION = TEXTS.en.templates['calls-to-action'];

/** Lines about the benefits that briefs state, by the id of the benefit. */
export const BENEFITS: ReadonlyMap<string, BenefitText> = new Map(
  Object.entries(TEXTS.en.benefits),
);

/** Returns the texts of a language other than English that suit every product. */
export function getPhrasebook(language: LocalisedLanguage): Phrasebook {
  return TEXTS[language].phrasebook;
}

/**
 * Returns a language's frames (sentences with gaps) for a kind of product; the general frames if
 * the kind has none of its own.
 */
export function getKindFrames(kind: Kind, language: LocalisedLanguage): KindFrames {
  const { kinds } = TEXTS[language];
  return kinds[kind] ?? kinds.other;
}

/** Returns the two lines that let readers feel an emotion; none for kinds and emotions without such lines. */
export function listMoodLines(
  kind: Kind,
  emotion: Emotion,
  language: WrittenLanguage | 'und',
): readonly string[] {
  if (kind === 'job' || kind === 'donation' || kind === 'other') return [];
  const moods =
    language === 'en' ? TEXTS.en.templates.moods[kind] : TEXTS[language].kinds[kind]?.moods;
  if (emotion === 'trust' || emotion === 'urgency' || emotion === 'fear') return [];
  return moods?.[emotion] ?? [];
}

/** Returns a language's lines for a trade (line of business); null if it has none. */
export function findTradeLines(trade: Trade, language: PhrasebookLanguage): TradeLines | null {
  return TEXTS[language].trades[trade] ?? null;
}

/** Returns a language's lines for the holidays that briefs name. */
export function getOccasionTexts(language: PhrasebookLanguage): readonly OccasionText[] {
  return TEXTS[language].occasions;
}

/** Returns a language's phrases for facts such as prices and dates. */
export function getFactWords(language: WrittenLanguage): FactWords {
  return TEXTS[language].facts;
}

/** Returns a language's words of an audience field that are notes to the copywriter. */
export function getReaderWords(language: WrittenLanguage): ReaderWords {
  return TEXTS[language].readers;
}
