import { speaksAsSeveral } from '../reading/first-person.ts';

/** Matches a slot or an optional part of a frame (a sentence with gaps). */
const SLOT = /(\[[^\]]*\]|\{[^}]*\})/u;
const NAME = /^\{(?:name|named)\}$/u;

/**
 * Removes from a frame the sentences that say "we", and introducers such as "New at our shop:". An
 * ad of one person does not say "we".
 */
export function removeOurSentences(frame: string): string {
  return mapLiterals(frame, (literal) =>
    literal
      .split(/(?<=[.!?。！？।])/u)
      .map((sentence) => (speaksAsSeveral(sentence) ? ' ' : sentence))
      .join(''),
  );
}

/** Removes the words directly before and after the product's name, which need a noun phrase there. */
export function removeIntroducers(frame: string): string {
  const parts = frame.split(SLOT);
  return parts
    .map((part, at) => {
      if (at % 2 === 1) return part;
      const isBefore = NAME.test(parts[at + 1] ?? '') && /\p{L}/u.test(part);
      const isBehind =
        NAME.test(parts[at - 1] ?? '') && /^[\p{L}\p{M}]|^\s[\p{L}\p{M}]/u.test(part);
      if (isBehind) return ' ';
      return isBefore ? (/^[.!?。！？।]\s?/u.exec(part)?.[0] ?? '') : part;
    })
    .join('');
}

/** Tells whether a frame needs a noun phrase: other words, a colon or a question mark touch its name. */
export function needsNounPhrase(frame: string): boolean {
  return !/^(?:\[[^\]]*\])?\{named?\}(?:[.。।](?:\s|$|[^\s.])|[,，、، [:：]*[[{]|$)/u.test(frame);
}

function mapLiterals(frame: string, change: (literal: string) => string): string {
  return frame
    .split(SLOT)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');
}
