import {
  AD_LAYOUTS,
  type AdImages,
  type AdRow,
  type AdVersionRow,
  type ComposedRecipe,
  type Disclosure,
  joinIntoOneLine,
  parseRecipe,
  type Recipe,
  splitAdText,
} from '@adwright/contracts';
import { trimAltText, writeAltText } from '@adwright/contracts/alt-text';
import { getAdName } from '../ad-text.ts';
import { listPrintedTexts } from '../policy/printed-texts.ts';

/** An ad with all data that a launch kit needs. */
export interface LaunchAd {
  id: string;
  /** Name of the ad as lists show it. */
  name: string;
  brand: string;
  /**
   * Link of the ad: the product's link from a catalogue or, without one, the link of the brand kit. Empty
   * when the ad has no link.
   */
  link: string;
  /**
   * Product link in the catalogue row from which the ad was made; empty when the ad was not made from a
   * catalogue.
   */
  productLink: string;
  product: string;
  /** Texts of the ad by their role, the best text first. */
  headlines: readonly string[];
  texts: readonly string[];
  descriptions: readonly string[];
  /** Facts of the ad in their exact words, the strongest first. */
  facts: readonly string[];
  callToAction: string;
  /** Texts that are printed in the ad's pictures. For a flat ad, texts that may be printed in the pictures. */
  printed: readonly string[];
  /** Alt text of the ad's pictures. */
  altText: string;
  /** Language of the ad's texts, as a BCP 47 tag; empty when unknown. */
  language: string;
  /** URL of the user's photo in the ad; null if the ad shows no photo of the user. */
  photoUrl: string | null;
  /** Statement that an AI model generated a part of the ad. */
  disclosure: Disclosure;
  /** Pictures of the ad by format. Null for a flat ad, because only its pictures show which formats it has. */
  images: AdImages | null;
  /** URLs of the pictures of a flat ad (an ad without a recipe). */
  flatImages: readonly string[];
}

type Words = Pick<
  LaunchAd,
  | 'brand'
  | 'product'
  | 'headlines'
  | 'texts'
  | 'descriptions'
  | 'facts'
  | 'callToAction'
  | 'language'
>;

const dropBlankTexts = (texts: readonly (string | null | undefined)[]) => [
  ...new Set(texts.filter((text): text is string => !!text && text.trim() !== '')),
];

/**
 * Tells whether the solution text in an ad with the layout "problem and solution" is up to date. In other
 * layouts, the editor hides the solution text, so it may contain an outdated price.
 */
function isUpToDate({ layout, typed }: ComposedRecipe): boolean {
  return (
    AD_LAYOUTS[layout].details === 'problem' ||
    !(typed.includes('offer') || typed.includes('facts'))
  );
}

function readRecipeWords(recipe: Recipe, pieces: readonly string[]): Words {
  if (recipe.kind === 'overlay') {
    const { headline, subline } = recipe.words;
    return {
      brand: recipe.brand?.name ?? '',
      product: headline,
      headlines: dropBlankTexts([headline]),
      texts: dropBlankTexts([...pieces, subline, headline]),
      descriptions: dropBlankTexts([subline, ...pieces]),
      facts: [],
      callToAction: '',
      language: '',
    };
  }
  const { brief } = recipe;
  const { headline, subline } = recipe.words;
  const words = {
    ...recipe.words,
    headline: joinIntoOneLine(headline),
    subline: joinIntoOneLine(subline),
  };
  const product = words.productName || brief.product;
  const solution = isUpToDate(recipe) ? words.solution : null;
  return {
    brand: words.brandName || brief.brandName || recipe.brand?.name || '',
    product,
    headlines: dropBlankTexts([words.headline, solution, words.callToAction, product]),
    texts: dropBlankTexts([...pieces, words.subline, solution, words.headline]),
    // A paragraph of the ad's text may state only the problem, so the subline and the solution come first.
    descriptions: dropBlankTexts([words.subline, solution, words.callToAction, ...pieces]),
    facts: dropBlankTexts([
      words.offer?.text,
      words.offer?.was,
      words.offer?.second,
      ...(words.facts ?? []),
    ]),
    callToAction: words.callToAction,
    language: words.language,
  };
}

function parseStoredRecipe(version: AdVersionRow | undefined): Recipe | null {
  try {
    return version ? parseRecipe(version.recipe) : null;
  } catch {
    // The recipe was written by a newer engine and can't be read. The launch kit then uses the pictures of that recipe
    // and the words of the ad's row.
    return null;
  }
}

/** Texts from the catalogue about the product of a campaign's ad; empty when the catalogue has no text. */
export interface CatalogueSource {
  link: string;
  brand: string;
}

const NO_SOURCE: CatalogueSource = { link: '', brand: '' };

/**
 * @param latest the ad's newest version; undefined for a flat ad
 * @param recordedAltText alt text of a flat ad's picture; empty when none is recorded
 */
export function launchAd(
  ad: AdRow,
  latest: AdVersionRow | undefined,
  source: CatalogueSource = NO_SOURCE,
  recordedAltText = '',
): LaunchAd {
  const pieces = splitAdText(ad.ad_text);
  const recipe = parseStoredRecipe(latest);
  const words = recipe
    ? readRecipeWords(recipe, pieces)
    : {
        brand: '',
        product: ad.title ?? '',
        headlines: dropBlankTexts([ad.title, ...pieces]),
        texts: dropBlankTexts([...pieces, ad.title]),
        descriptions: dropBlankTexts([...pieces.slice(1), ...pieces]),
        facts: [],
        callToAction: '',
        language: '',
      };
  return {
    id: ad.id,
    name: ad.title || words.headlines[0] || getAdName(ad),
    ...words,
    printed: recipe ? listPrintedTexts(recipe).map(({ text }) => text) : words.headlines,
    altText: recipe
      ? writeAltText(recipe)
      : trimAltText(recordedAltText || ad.title || (words.headlines[0] ?? '')),
    brand: words.brand || source.brand,
    link: source.link || (recipe?.brand?.link ?? ''),
    productLink: source.link,
    photoUrl:
      recipe?.kind === 'composed' && recipe.picture.kind === 'product'
        ? recipe.picture.image
        : null,
    disclosure: recipe?.disclosure ?? 'none',
    images: latest?.images ?? null,
    flatImages: latest ? [] : dropBlankTexts([ad.ad_image_url, ad.ad_image_url_story]),
  };
}
