import {
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
  /** What it is called where one has to be told from another. */
  name: string;
  brand: string;
  /** Where it leads: its product's own link where a catalogue has one, else its brand kit's; empty for none. */
  link: string;
  /** Of the catalogue's row that it was made of; empty for none. */
  productLink: string;
  product: string;
  /** Texts that suit each role, the best first. */
  headlines: readonly string[];
  texts: readonly string[];
  descriptions: readonly string[];
  /** What it offers, literally, the strongest first. */
  facts: readonly string[];
  callToAction: string;
  /** Texts in its pictures; of a flat ad, those that may stand there. */
  printed: readonly string[];
  /** What its pictures show, for those who can't see them. */
  altText: string;
  /** Of its words, as a BCP 47 tag; empty where nobody knows. */
  language: string;
  /** The user's own photo that the ad shows; null for none. */
  photoUrl: string | null;
  /** How it says that a model made a part of it. */
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

/** Whether an ad's solution states the facts of today: the editor shows it in some layouts alone, and it may hold an old price. */
function isUpToDate({ layout, typed }: ComposedRecipe): boolean {
  return layout.startsWith('split') || !(typed.includes('offer') || typed.includes('facts'));
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
    // A paragraph of the text may be the problem without its answer.
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
    // A newer engine's recipe: its pictures are as good as before, its words come from the row.
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
    disclosure: (recipe?.kind === 'composed' && recipe.disclosure) || 'none',
    images: latest?.images ?? null,
    flatImages: latest ? [] : filled([ad.ad_image_url, ad.ad_image_url_story]),
  };
}
