import { measureWidth } from './width.ts';

/**
 * Matches marks in a frame (a sentence with gaps). `{name}` is a slot (gap). A part in `[…]`, such
 * as `[: {detail}]`, is omitted if its slot (gap) has no value. `<Ask|Please ask>` gives a familiar
 * and a polite wording.
 */
const OPTIONAL = /\[([^[\]]*)\]/g;
const ADDRESS = /<([^<>|]*)\|([^<>|]*)>/g;
const SLOT = /\{(\w*)\}/g;

const SLOT_NAMES = [
  'name',
  'detail',
  'Detail',
  'who',
  'toWhom',
  'benefit',
  'more',
  'problem',
  'cta',
] as const;

/** Returns a frame (a sentence with gaps) with either its familiar or its polite wordings. */
export function chooseAddress(frame: string, isFormal: boolean): string {
  return frame.replace(ADDRESS, isFormal ? '$2' : '$1');
}

/** Returns a frame without the optional parts whose slots (gaps) have no value. */
export function removeEmptyParts(frame: string, hasWords: (slot: string) => boolean): string {
  return frame.replace(OPTIONAL, (_, part: string) =>
    [...part.matchAll(SLOT)].every(([, slot = '']) => hasWords(slot)) ? part : '',
  );
}

/**
 * Describes the first mistake in the brackets or slots (gaps) of a frame, with its correction; null
 * if there is none.
 */
export function findFrameMistake(frame: string): string | null {
  const unknown = [...frame.matchAll(SLOT)]
    .map(([, slot = '']) => slot)
    .find((slot) => !SLOT_NAMES.some((name) => name === slot));
  if (unknown !== undefined) return `{${unknown}} is no slot. Slots: ${SLOT_NAMES.join(', ')}`;
  if (/[[\]{}]/.test(frame.replace(OPTIONAL, '').replace(SLOT, '')))
    return 'Close every "{" and "[", and put no "[" into another one';
  if (/[<>|]/.test(frame.replace(ADDRESS, '')))
    return 'Write a familiar and a polite wording as <familiar|polite>';
  if ([...frame.matchAll(OPTIONAL)].some(([part]) => part.search(SLOT) === -1))
    return 'A part in [] needs a slot: it is left out where the slot has no words';
  return null;
}

/**
 * Returns the width of the longer wording of a frame in Latin letters, without its slots (gaps).
 */
export function measureFrame(frame: string): number {
  const wordings = [chooseAddress(frame, false), chooseAddress(frame, true)];
  return Math.max(...wordings.map((wording) => measureWidth(wording.replace(SLOT, ''))));
}

/** Returns the colon of a language, with the spaces around it. */
export function getSpacedColon(language: string): string {
  return language === 'fr' ? ' : ' : ': ';
}

/** Returns what separates the readers from the product after them, for example ": " in "For parents: pram". */
export function getMarkBehindReaders(language: string): string {
  const marks: Readonly<Record<string, string>> = { ja: '、', zh: '：', ko: ' ', th: ' ' };
  return marks[language] ?? getSpacedColon(language);
}
