/**
 * Marks that stand for the product field as typed while a frame is filled. Filling begins each sentence with a capital, also
 * behind the abbreviations of the field, so the field is inserted afterwards. Private-use characters occur in no brief.
 */
const [WHOLE, INSIDE] = ['\ue000', '\ue001'];

/** The slots of the field as typed: at the start of a sentence, and inside one. */
export const VERBATIM_SLOTS = { verbatim: WHOLE, verbatimInside: INSIDE };

/**
 * A filled text with the field as typed in place of its marks.
 *
 * @param inside the field as it stands inside a sentence, such as behind a colon
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
