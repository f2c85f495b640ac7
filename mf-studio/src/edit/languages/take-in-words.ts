import { type ComposedRecipe, getLanguageName, MAX_TEXT_LENGTH } from '@adwright/contracts';
import { findTranslation, withTranslation } from '@adwright/contracts/recipe-languages';
import type { TextsByLanguage } from './exchange-words.ts';
import { findUnknownIds, listUnits, withTexts } from './word-units.ts';

/** Returns the recipe with the texts of a file, and lists of the changed, cut and omitted texts. */
export function takeInWords(
  recipe: ComposedRecipe,
  read: TextsByLanguage,
): { next: ComposedRecipe; notes: string[] } {
  const notes: string[] = [];
  let next = recipe;
  for (const [language, texts] of read) {
    if (texts.size === 0) continue;
    const start = findTranslation(next, language) ?? {
      words: { ...next.words, language },
      typed: [...next.typed],
    };
    const translation = withTexts(next, start, texts);
    if (translation === start) continue;
    next = withTranslation(next, language, translation);
    const before = new Map(listUnits(next, start).map(({ id, text }) => [id, text]));
    const changed = listUnits(next, translation).filter(({ id, text }) => before.get(id) !== text);
    notes.push(`${getLanguageName(language)}: ${changed.length} changed.`);
  }
  return { next, notes: [...notes, ...listLeftOut(recipe, read)] };
}

/**
 * Lists texts in a file that the recipe can't take: texts with unknown ids, and the cut ends of long texts.
 */
function listLeftOut(recipe: ComposedRecipe, read: TextsByLanguage): string[] {
  const all = [...read.values()];
  const unknown = findUnknownIds(
    recipe,
    all.flatMap((texts) => [...texts.keys()]),
  );
  const long = all.flatMap((texts) =>
    [...texts].flatMap(([id, text]) => (text.length > MAX_TEXT_LENGTH ? [id] : [])),
  );
  const named = (ids: readonly string[]) => [...new Set(ids)].map((id) => `“${id}”`).join(', ');
  return [
    ...(unknown.length > 0 ? [`This ad has no text ${named(unknown)}.`] : []),
    ...(long.length > 0 ? [`Cut to ${MAX_TEXT_LENGTH} characters: ${named(long)}.`] : []),
  ];
}
