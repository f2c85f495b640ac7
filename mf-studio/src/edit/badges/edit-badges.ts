import {
  type AdWords,
  BADGE_NAMES,
  type Badge,
  type BadgeKind,
  type BadgeName,
  type ComposedRecipe,
  listShownBadges,
  MAX_BADGE_LENGTH,
  setRecipeVersion,
} from '@adwright/contracts';
import type { PreviewResponse } from '@adwright/contracts/recipe-editing';

/** Labels of the badge kinds in the editor. */
export const BADGE_LABELS: Readonly<Record<BadgeKind, string>> = {
  price: 'Price',
  discount: 'Discount',
  new: 'New',
  delivery: 'Free delivery',
  rating: 'Rating',
};

/** Returns the first unused badge name; undefined when the ad has the maximum number of badges. */
export function freeBadgeName({ words }: ComposedRecipe): BadgeName | undefined {
  return BADGE_NAMES.find((name) => !words.badges?.[name]);
}

/** Returns a copy of the recipe with an additional badge, in every language in which the recipe has texts. */
export function withNewBadge(recipe: ComposedRecipe, kind: BadgeKind): ComposedRecipe {
  const name = freeBadgeName(recipe);
  if (!name) return recipe;
  const badge: Badge = { kind, text: findFirstText(recipe, kind) };
  return changeAllWords(recipe, (words) => ({
    ...words,
    badges: { ...words.badges, [name]: badge },
  }));
}

/** Returns the price or discount in the brief, which is the first text of a new badge. */
function findFirstText({ brief }: ComposedRecipe, kind: BadgeKind): string {
  const told = kind === 'price' || kind === 'discount' ? brief.offer?.[kind] : undefined;
  return told && told.length <= MAX_BADGE_LENGTH ? told : '';
}

/** Returns a copy of the recipe with a changed badge, in the language that the ad shows. */
export function withBadge(
  recipe: ComposedRecipe,
  name: BadgeName,
  changes: Partial<Badge>,
): ComposedRecipe {
  const { words } = recipe;
  const badge = words.badges?.[name];
  if (!badge) return recipe;
  return setRecipeVersion({
    ...recipe,
    words: { ...words, badges: { ...words.badges, [name]: { ...badge, ...changes } } },
    typed: addBadgesToTyped(recipe.typed),
  });
}

/**
 * Returns a copy of the recipe without a badge: without its text in every language and without its positions in
 * the formats.
 */
export function withoutBadge(recipe: ComposedRecipe, name: BadgeName): ComposedRecipe {
  const { places = {}, ...rest } = changeAllWords(recipe, (words) => {
    const { badges = {}, ...others } = words;
    const { [name]: _, ...kept } = badges;
    return Object.keys(kept).length > 0 ? { ...others, badges: kept } : others;
  });
  const kept = Object.entries(places).flatMap(([format, elements]) => {
    const { [name]: _, ...others } = elements ?? {};
    return Object.keys(others).length > 0 ? [[format, others] as const] : [];
  });
  return setRecipeVersion(kept.length > 0 ? { ...rest, places: Object.fromEntries(kept) } : rest);
}

function changeAllWords(
  recipe: ComposedRecipe,
  change: (words: AdWords) => AdWords,
): ComposedRecipe {
  const { words, typed, translations } = recipe;
  const told = Object.entries(translations ?? {}).map(([language, each]) => [
    language,
    each && { words: change(each.words), typed: addBadgesToTyped(each.typed) },
  ]);
  return setRecipeVersion({
    ...recipe,
    words: change(words),
    typed: addBadgesToTyped(typed),
    ...(translations && { translations: Object.fromEntries(told) }),
  });
}

function addBadgesToTyped(typed: ComposedRecipe['typed']): ComposedRecipe['typed'] {
  return [...new Set([...typed, 'badges' as const])];
}

/**
 * Returns the reason why the picture does not show a badge; null when the picture shows the badge, or there is
 * no picture yet.
 */
export function explainUnshownBadge(
  name: BadgeName,
  words: AdWords,
  picture: PreviewResponse['pictures'][number] | undefined,
): string | null {
  const badge = words.badges?.[name];
  if (!badge) return null;
  if (!listShownBadges(words).some((each) => each.name === name)) {
    return badge.kind === 'rating' && badge.text.trim() !== ''
      ? 'Not in the picture until you say who gave the rating.'
      : 'Not in the picture until you write its text.';
  }
  return picture?.dropped.includes(name)
    ? 'Not in the picture: this format has no room for it. Shorten its text, or make other elements smaller.'
    : null;
}
