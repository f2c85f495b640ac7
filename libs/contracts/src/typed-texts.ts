/** Fields of the spec that clients send without quotes, apostrophes and backslashes (spec §5). */
export const STRIPPED_FIELDS = [
  'product',
  'audience',
  'goal',
  'brandName',
  'callToAction',
] as const;

/** Texts of the fields that clients send without quotes. */
export type StrippedTexts = { [Field in (typeof STRIPPED_FIELDS)[number]]?: string | undefined };

/**
 * Removes straight and typographic quotes, apostrophes and backslashes (spec §5), and then the spaces at both
 * ends.
 */
export function stripQuotes(value: string): string {
  return value.replace(/["'`\\‘’“”]/g, '').trim();
}

/** Returns the typed texts that differ from the sent texts; undefined if no text differs. */
export function pickTypedFields(texts: StrippedTexts): StrippedTexts | undefined {
  const differing = STRIPPED_FIELDS.map((field) => [field, texts[field]?.trim()] as const).filter(
    ([, text]) => text && stripQuotes(text) !== '' && stripQuotes(text) !== text,
  );
  return differing.length > 0 ? Object.fromEntries(differing) : undefined;
}

/**
 * Returns the texts with the typed texts in place of the sent texts. A typed text is used only if it differs
 * from the sent text in nothing but the removed characters.
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
