import { capitalise } from '@adwright/engine-lexicon';
import { ABBREVIATIONS } from './content/abbreviations.ts';

/** Values for the `{slots}` of a template. A slot without a value makes every template that names it unusable. */
export type Slots = Readonly<Record<string, string | null | undefined>>;

/**
 * Fills `{slot}` marks and capitalises sentence starts. Returns null if a slot has no value, so a caller may
 * have more templates than a brief can fill.
 *
 * @param language whose rules capitalise the sentence starts.
 */
export function fill(template: string, slots: Slots, language?: string): string | null {
  let missing = false;
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (!value) missing = true;
    return value ?? '';
  });
  return missing ? null : sentenceCase(filled, language);
}

/** All templates that the slots can fill, in order. */
export function fillAll(templates: readonly string[], slots: Slots, language?: string): string[] {
  return templates
    .map((template) => fill(template, slots, language))
    .filter((text) => text !== null);
}

const SENTENCE_START = new RegExp(
  `(?<=[.!?]["”]?\\s)(?<![”"]\\s(?=\\p{Ll}))(?<!(?<!\\p{L})(?:${ABBREVIATIONS})\\.\\s)(?<!\\.\\p{Ll}\\.\\s)(?<!\\p{Nd}\\s?\\p{L}{1,2}\\.\\s)`,
  'iu',
);

function sentenceCase(text: string, language: string | undefined): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([.!?])[.,]+/g, '$1')
    .replace(/([。！？…])[。，、]+/g, '$1')
    .split(SENTENCE_START)
    .map((sentence) => capitalise(sentence, language))
    .join('')
    .trim();
}
