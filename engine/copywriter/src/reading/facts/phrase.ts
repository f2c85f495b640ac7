import { type PhrasePart, type PhraseParts, parsePhrase } from '@adwright/engine-lexicon';
import { makeAccentsOptional } from './accents.ts';
import { LETTER, STOP } from './letters.ts';

/**
 * Pattern for a space in a phrase. A hyphen in a compound may replace the space, for example
 * "same-day delivery".
 */
const GAP = '(?:\\s+|[-‑])';
/** Pattern for the space beside a number, which is optional, for example "20%off". */
const LOOSE_GAP = `${GAP}?`;
const FIGURES = new Set(['percent', 'sum', 'amount', 'bare', 'n']);

type Slots = Readonly<Record<string, string>>;

/**
 * Returns the pattern of a phrase in the translators' notation, such as `[up to] {percent}
 * (off|discount)`. The pattern matches the phrase in folded (normalised) texts.
 *
 * @param slots patterns for the names in braces
 * @throws {Error} for a name in braces that does not exist, and for a bracket that is not closed
 */
export function buildPhrasePattern(phrase: string, slots: Slots): string {
  const buildPartPattern = (part: PhrasePart): string => {
    switch (part.kind) {
      case 'letters':
        return makeAccentsOptional(escapeLetters(part.letters));
      case 'any':
        return `${LETTER}*`;
      case 'slot':
        return `(?:${getSlotPattern(part.name)})`;
      case 'choice':
        return buildAlternatives(part.alternatives);
      case 'optional':
        return `(?:${buildAlternatives(part.alternatives)})?`;
      case 'gap':
        return GAP;
    }
  };
  const getSlotPattern = (name: string): string => {
    const slot = slots[name];
    if (slot === undefined)
      throw new Error(
        `"${phrase}": {${name}} is no slot. Slots: ${Object.keys(slots).join(', ')}.`,
      );
    return slot;
  };
  // The space beside an optional part is optional too.
  const buildPartsPattern = (parts: PhraseParts): string =>
    parts
      .map((part, at) =>
        part.kind === 'gap' && (isLoose(parts[at - 1]) || isLoose(parts[at + 1]))
          ? LOOSE_GAP
          : buildPartPattern(part),
      )
      .join('');
  // A regular expression takes the first alternative that matches, so a longer alternative comes
  // before a shorter one with the same beginning.
  const buildAlternatives = (alternatives: readonly PhraseParts[]): string =>
    `(?:${alternatives
      .map(buildPartsPattern)
      .sort((one, other) => other.length - one.length)
      .join('|')})`;
  return buildAlternatives(parsePhrase(phrase));
}

/**
 * Escapes letters for a pattern. A full stop in the phrase also matches the character that marks the full
 * stop of an abbreviation.
 */
function escapeLetters(letters: string): string {
  return letters.replace(/[\\^$+?/]/g, '\\$&').replaceAll('.', STOP);
}

function isLoose(part: PhrasePart | undefined): boolean {
  return part?.kind === 'optional' || (part?.kind === 'slot' && FIGURES.has(part.name));
}
