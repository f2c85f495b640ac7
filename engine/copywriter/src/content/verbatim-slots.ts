/**
 * Placeholders for the product field as the user typed it. The placeholders are replaced after a
 * frame (sentence with gaps) has been filled. Filling a frame (a sentence with gaps) capitalises
 * the first word of each sentence, even after an abbreviation inside the product field. The product
 * field is therefore inserted after the frame has been filled. The placeholders are private-use
 * characters, which occur in no brief.
 */
const [WHOLE, INSIDE] = ['\ue000', '\ue001'];

/**
 * Slot values for the field as typed: one at the start of a sentence, and one inside a sentence.
 */
export const VERBATIM_SLOTS = { verbatim: WHOLE, verbatimInside: INSIDE };

/**
 * Replaces the placeholders in a filled text by the field as typed.
 *
 * @param inside the field as it is written inside a sentence, for example after a colon
 */
export function insertVerbatim(text: string, verbatim: string, inside: string): string {
  return (
    text
      .replace(WHOLE, () => verbatim)
      .replace(INSIDE, () => inside)
      // The full stop of an abbreviation at the field's end also ends the sentence.
      .replace(/(?<=\p{L})\.\.(?!\.)/u, '.')
  );
}
