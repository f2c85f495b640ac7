/** Fields of the spec that are sent without quotes, apostrophes and backslashes (spec §5). */
export const STRIPPED_FIELDS = [
  'product',
  'audience',
  'goal',
  'brandName',
  'callToAction',
] as const;

/** Texts of the fields that lose their quotes when sent. */
export type StrippedTexts = { [Field in (typeof STRIPPED_FIELDS)[number]]?: string | undefined };

/**
 * Removes quotes, apostrophes and backslashes, straight and typographic (spec §5), and the spaces that remain
 * at the ends.
 */
export function stripQuotes(value: string): string {
  return value.replace(/["'`\\‘’“”]/g, '').trim();
}

/** Returns the texts that sending changes; undefined if sending changes none. */
export function pickTypedFields(texts: StrippedTexts): StrippedTexts | undefined {
  const differing = STRIPPED_FIELDS.map((field) => [field, texts[field]?.trim()] as const).filter(
    ([, text]) => text && stripQuotes(text) !== '' && stripQuotes(text) !== text,
  );
  return differing.length > 0 ? Object.fromEntries(differing) : undefined;
}

/**
 * Returns the texts with the typed ones restored. A typed text replaces the sent one only if they differ just
 * in the removed characters.
 */
export function withTypedTexts<Texts extends StrippedTexts & { typed?: StrippedTexts | undefined }>(
  texts: Texts,
): Texts {
  const { typed: asTyped } = texts;
  if (!asTyped) return texts;
  const restored = STRIPPED_FIELDS.map((field) => [field, asTyped[field]] as const).filter(
    ([field, text]) =>
      text !== undefined &&
      texts[field] !== undefined &&
      stripQuotes(text) === stripQuotes(texts[field]),
  );
  return { ...texts, ...Object.fromEntries(restored) };
}
