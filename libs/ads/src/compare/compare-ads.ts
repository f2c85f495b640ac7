import {
  AD_LAYOUTS,
  type ComposedRecipe,
  EMOTION_OPTIONS,
  isTypeOnly,
  listBadgeTexts,
  type Recipe,
  TYPE_PAIRINGS,
} from '@adwright/contracts';
import type { ComparedAd } from './compared-ads.ts';

/** Placeholder in a comparison for an ad that lacks the compared trait. */
const NOTHING = '–';

/** One row of a comparison: a trait and the trait's value for each ad. */
export interface ComparedTrait {
  label: string;
  values: string[];
  differs: boolean;
}

export interface Comparison {
  /** The compared ads: the best score first, ads without a score last. */
  ads: ComparedAd[];
  traits: ComparedTrait[];
}

type Read = (recipe: ComposedRecipe) => string | undefined;

/** Traits of a recipe, in the order in which people look at an ad. */
const TRAITS: readonly (readonly [label: string, read: Read])[] = [
  ['Headline', ({ words }) => words.headline],
  ['Line above', ({ words }) => words.brandName ?? words.eyebrow ?? undefined],
  ['Subline', ({ words }) => words.subline],
  ['Button', ({ words }) => words.callToAction],
  ['Offer', describeOffer],
  ['Further facts', ({ words }) => words.facts?.join(', ')],
  ['Badges', ({ words }) => listBadgeTexts(words).join(', ') || undefined],
  ['Layout', ({ layout }) => AD_LAYOUTS[layout].label],
  ['Picture', describePicture],
  ['Typefaces', describeType],
  ['Colours', describeColours],
  ['Emotion', ({ brief }) => EMOTION_OPTIONS.find(({ value }) => value === brief.emotion)?.label],
  ['Brand', ({ brand }) => brand?.name],
];

/** Compares ads trait by trait, with the best ad first. */
export function compareAds(chosen: readonly ComparedAd[]): Comparison {
  const ads = chosen.toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1));
  const labels = new Set(ads.flatMap(({ parts }) => parts.map(({ label }) => label)));
  const scores = [...labels].map((label) =>
    compareTrait(label, ads, ({ parts }) => formatPart(parts, label)),
  );
  const traits = TRAITS.map(([label, read]) =>
    compareTrait(label, ads, ({ recipe }) => readTrait(recipe, label, read)),
  );
  return {
    ads,
    // Omits traits that no ad has.
    traits: [...traits, ...scores].filter(({ values }) => values.some((each) => each !== NOTHING)),
  };
}

/**
 * Returns the names of the traits that differ, such as "headline, layout and button"; empty when no trait
 * differs.
 */
export function nameDifferences({ traits }: Comparison): string {
  const names = traits.filter(({ differs }) => differs).map(({ label }) => label.toLowerCase());
  return new Intl.ListFormat('en-GB').format(names);
}

function compareTrait(
  label: string,
  ads: readonly ComparedAd[],
  read: (ad: ComparedAd) => string | undefined,
): ComparedTrait {
  const values = ads.map((ad) => read(ad) || NOTHING);
  return { label, values, differs: new Set(values).size > 1 };
}

function formatPart(parts: ComparedAd['parts'], label: string): string | undefined {
  const part = parts.find((each) => each.label === label);
  return part && String(Math.round(part.score));
}

function readTrait(recipe: Recipe | null, label: string, read: Read): string | undefined {
  if (recipe?.kind === 'composed') return read(recipe);
  if (recipe?.kind !== 'overlay') return undefined;
  if (label === 'Headline') return recipe.words.headline;
  return label === 'Subline' ? recipe.words.subline : undefined;
}

function describeOffer({ words: { offer } }: ComposedRecipe): string | undefined {
  if (!offer) return undefined;
  return offer.was ? `${offer.text}, was ${offer.was}` : offer.text;
}

function describePicture(recipe: ComposedRecipe): string {
  const { picture } = recipe;
  if (isTypeOnly(recipe)) return 'Type and shapes';
  switch (picture.kind) {
    case 'drawn':
      return picture.object ? `Drawing: ${spellOut(picture.object)}` : 'Drawing';
    case 'generated':
      return 'Made by a model';
    case 'photo':
      return 'Your photo';
    case 'product':
      return picture.scenes ? 'Your product in a made scene' : 'Your product photo';
  }
}

/** Converts the name of a drawn object to words, such as "paper cup" for `paperCup`. */
function spellOut(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase();
}

function describeType({ look }: ComposedRecipe): string {
  const pairing = TYPE_PAIRINGS.find(([name]) => name === look.type);
  if (!pairing) return 'As the design chose them';
  const [, headline, others] = pairing;
  return headline === others ? headline : `${headline} and ${others}`;
}

function describeColours({ look, brand }: ComposedRecipe): string {
  const chosen = Object.entries(look.colours).map(([role, colour]) => `${role} ${colour}`);
  if (chosen.length > 0) return chosen.join(', ');
  return brand && brand.colours.length > 0 ? 'The brand’s' : 'As the design chose them';
}
