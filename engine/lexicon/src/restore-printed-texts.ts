import { STRIPPED_FIELDS, type StrippedTexts, withTypedTexts } from '@adwright/contracts/values';
import { removeTags } from './free-text.ts';
import { setTypographicMarks } from './typographic-marks.ts';

type TypedTexts = StrippedTexts & { typed?: StrippedTexts | undefined };

/**
 * Returns the texts of a brief as an ad prints them: as typed, with the typographic marks of the
 * ad's language. Typed texts contain quotation marks, which sent texts lack. A brief without typed
 * texts is returned unchanged.
 */
export function restorePrintedTexts<Texts extends TypedTexts>(
  brief: Texts,
  language: string,
): Texts {
  if (!brief.typed) return brief;
  const restored = withTypedTexts(brief);
  const changed = STRIPPED_FIELDS.filter((field) => restored[field] !== brief[field]).map(
    (field) => [field, setTypographicMarks(restored[field] ?? '', language)] as const,
  );
  return { ...brief, ...Object.fromEntries(changed) };
}

/** Returns the brand's name as an ad prints it; null if the brief names no brand. */
export function restoreBrandName(brief: TypedTexts, language: string): string | null {
  return removeTags(restorePrintedTexts(brief, language).brandName ?? '') || null;
}
