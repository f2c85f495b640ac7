import {
  type BrandSnapshot,
  type ComposedRecipe,
  getRecipeVersion,
  type Recipe,
} from '@adwright/contracts';

/**
 * Applies the current values of a brand to an ad's recipe. The brand's colours and type replace the colours and
 * type that the user chose. The brand's name and call to action are used if the user typed none.
 */
export function applyBrand(recipe: Recipe, brand: BrandSnapshot | undefined): Recipe {
  const { brand: before, ...unbranded } = recipe;
  const branded = brand ? { ...unbranded, brand } : unbranded;
  const version = getRecipeVersion(branded);
  if (branded.kind === 'overlay') return { ...branded, version };
  const { words, typed } = replaceBrandWords(branded, before, brand);
  return { ...branded, version, words, typed, look: { type: null, colours: {} } };
}

function replaceBrandWords(
  { words, typed, brief }: ComposedRecipe,
  before: BrandSnapshot | undefined,
  brand: BrandSnapshot | undefined,
): Pick<ComposedRecipe, 'words' | 'typed'> {
  const hasOwnName = words.brandName !== null && words.brandName !== before?.name;
  const orderedName = brief.brandName === before?.name ? null : (brief.brandName ?? null);
  const brandName = hasOwnName ? words.brandName : (brand?.name ?? orderedName);
  const hasOwnCall = typed.includes('callToAction') && words.callToAction !== before?.callToAction;
  const callToAction = brand?.callToAction;
  if (!callToAction || hasOwnCall) return { words: { ...words, brandName }, typed };
  return {
    words: { ...words, brandName, callToAction },
    typed: [...new Set([...typed, 'callToAction' as const])],
  };
}

/** Tells whether an ad looks the same with both snapshots of a brand. */
export function isSameBrand(one: BrandSnapshot, other: BrandSnapshot): boolean {
  const parts = ({
    name,
    logoLight,
    logoDark,
    colours,
    type,
    fonts,
    callToAction,
    link,
  }: BrandSnapshot) =>
    JSON.stringify([name, logoLight, logoDark, colours, type, fonts, callToAction, link]);
  return parts(one) === parts(other);
}
