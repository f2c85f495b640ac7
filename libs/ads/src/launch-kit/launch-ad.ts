import {
  AD_LAYOUTS,
  type AdImages,
  type AdRow,
  type AdVersionRow,
  adTextPieces,
  type ComposedRecipe,
  type Disclosure,
  parseRecipe,
  type Recipe,
} from '@adwright/contracts';
import { altTextFrom, altTextOf } from '@adwright/contracts/alt-text';
import { adName } from '../ad-text.ts';
import { printedTexts } from '../policy/printed-texts.ts';

/** An ad as the kit needs it. */
export interface LaunchAd {
  id: string;
  /** The ad's name in lists. */
  name: string;
  brand: string;
  /** Its link: the product's own link from a catalogue, else the brand kit's; empty for none. */
  link: string;
  /** Link of the catalogue's row that it was made of; empty for none. */
  productLink: string;
  product: string;
  /** Texts that suit each role, the best first. */
  headlines: readonly string[];
  texts: readonly string[];
  descriptions: readonly string[];
  /** Its facts, literally, the strongest first. */
  facts: readonly string[];
  callToAction: string;
  /** Texts in its pictures; of a flat ad, those that may stand there. */
  printed: readonly string[];
  /** What its pictures show, for those who can't see them. */
  altText: string;
  /** Language of its words, as a BCP 47 tag; empty when unknown. */
  language: string;
  /** The user's own photo that the ad shows; null for none. */
  photoUrl: string | null;
  /** How it discloses that a model made a part of it. */
  disclosure: Disclosure;
  /** Pictures by format; of a flat ad, whose formats show only in its pictures, null. */
  images: AdImages | null;
  /** Pictures of a flat ad. */
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

const filled = (texts: readonly (string | null | undefined)[]) => [
  ...new Set(texts.filter((text): text is string => !!text && text.trim() !== '')),
];

/** Whether an ad's solution is current. Where the editor doesn't show it, it may still state a price that was changed since. */
function isUpToDate({ layout, typed }: ComposedRecipe): boolean {
  return (
    AD_LAYOUTS[layout].details === 'problem' ||
    !(typed.includes('offer') || typed.includes('facts'))
  );
}

function recipeWords(recipe: Recipe, pieces: readonly string[]): Words {
  if (recipe.kind === 'overlay') {
    const { headline, subline } = recipe.words;
    return {
      brand: recipe.brand?.name ?? '',
      product: headline,
      headlines: filled([headline]),
      texts: filled([...pieces, subline, headline]),
      descriptions: filled([subline, ...pieces]),
      facts: [],
      callToAction: '',
      language: '',
    };
  }
  const { words, brief } = recipe;
  const product = words.productName || brief.product;
  const solution = isUpToDate(recipe) ? words.solution : null;
  return {
    brand: words.brandName || brief.brandName || recipe.brand?.name || '',
    product,
    headlines: filled([words.headline, solution, words.callToAction, product]),
    texts: filled([...pieces, words.subline, solution, words.headline]),
    // A paragraph of the text may state the problem without its answer.
    descriptions: filled([words.subline, solution, words.callToAction, ...pieces]),
    facts: filled([words.offer?.text, words.offer?.was, ...(words.facts ?? [])]),
    callToAction: words.callToAction,
    language: words.language,
  };
}

function readableRecipe(version: AdVersionRow | undefined): Recipe | null {
  try {
    return version ? parseRecipe(version.recipe) : null;
  } catch {
    // A newer engine's recipe: its pictures can be used, and its words come from the row.
    return null;
  }
}

/** What a campaign's catalogue says of the product; empty texts where it says nothing. */
export interface CatalogueSource {
  link: string;
  brand: string;
}

const NO_SOURCE: CatalogueSource = { link: '', brand: '' };

/**
 * @param latest the ad's newest version; undefined for a flat ad
 * @param recordedAltText of a flat ad's picture; empty where nothing is recorded of it
 */
export function launchAd(
  ad: AdRow,
  latest: AdVersionRow | undefined,
  source: CatalogueSource = NO_SOURCE,
  recordedAltText = '',
): LaunchAd {
  const pieces = adTextPieces(ad.ad_text);
  const recipe = readableRecipe(latest);
  const words = recipe
    ? recipeWords(recipe, pieces)
    : {
        brand: '',
        product: ad.title ?? '',
        headlines: filled([ad.title, ...pieces]),
        texts: filled([...pieces, ad.title]),
        descriptions: filled([...pieces.slice(1), ...pieces]),
        facts: [],
        callToAction: '',
        language: '',
      };
  return {
    id: ad.id,
    name: ad.title || words.headlines[0] || adName(ad),
    ...words,
    printed: recipe ? printedTexts(recipe).map(({ text }) => text) : words.headlines,
    altText: recipe
      ? altTextOf(recipe)
      : altTextFrom(recordedAltText || ad.title || (words.headlines[0] ?? '')),
    brand: words.brand || source.brand,
    link: source.link || (recipe?.brand?.link ?? ''),
    productLink: source.link,
    photoUrl:
      recipe?.kind === 'composed' && recipe.picture.kind === 'product'
        ? recipe.picture.image
        : null,
    disclosure: recipe?.disclosure ?? 'none',
    images: latest?.images ?? null,
    flatImages: latest ? [] : filled([ad.ad_image_url, ad.ad_image_url_story]),
  };
}
