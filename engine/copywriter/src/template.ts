import { capitalise } from '@adwright/engine-lexicon';
import { ABBREVIATIONS } from './content/abbreviations.ts';

/**
 * Values for the `{slots}` (gaps) of a template. A template whose slots lack a value can't be used.
 */
export type Slots = Readonly<Record<string, string | null | undefined>>;

/**
 * Replaces the `{slots}` of a template by their values, and capitalises the first word of each
 * sentence. Returns null if a slot has no value, so a caller may try more templates than a brief
 * can fill.
 *
 * @param language whose rules apply to the capitals at the start of sentences
 */
export function fill(template: string, slots: Slots, language?: string): string | null {
  let missing = false;
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (!value) missing = true;
    return value ?? '';
  });
  return missing ? null : setSentenceCase(filled, language);
}

/** Returns all templates that can be filled, with their slots replaced, in order. */
export function fillAll(templates: readonly string[], slots: Slots, language?: string): string[] {
  return templates
    .map((template) => fill(template, slots, language))
    .filter((text) => text !== null);
}

const SENTENCE_START = new RegExp(
  `(?<=[.!?]["”]?\\s)(?<![”"]\\s(?=\\p{Ll}))(?<!(?<!\\p{L})(?:${ABBREVIATIONS})\\.\\s)(?<!\\.\\p{Ll}\\.\\s)(?<!\\p{Nd}\\s?\\p{L}{1,2}\\.\\s)`,
  'iu',
);

/** Languages that write ordinal numbers with a full stop: "12. hafta" is Turkish for "12th week". */
const ORDINAL_HAS_STOP: ReadonlySet<string> = new Set(['de', 'pl', 'tr']);

function isBehindOrdinal(before: string | undefined, language: string | undefined): boolean {
  const isOrdinal = /(?<!\p{Nd})\p{Nd}{1,2}\.\s$/u.test(before ?? '');
  return isOrdinal && language !== undefined && ORDINAL_HAS_STOP.has(language);
}

function setSentenceCase(text: string, language: string | undefined): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([.!?])[.,]+/g, '$1')
    .replace(/([。！？…])[。，、]+/g, '$1')
    .split(SENTENCE_START)
    .map((sentence, at, sentences) =>
      isBehindOrdinal(sentences[at - 1], language) ? sentence : capitalise(sentence, language),
    )
    .join('')
    .trim();
}
