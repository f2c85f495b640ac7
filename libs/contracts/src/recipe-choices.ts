import { BADGE_NAMES } from './badges.ts';

/**
 * Version of the recipe's schema. Raise the recipe version when an older reader would misread a recipe.
 * Version 2 added brands and own product photos. Version 3 added the note about an AI model. Version 4 added
 * photos that fill the ad. Version 5 added elements that users move, and version 6 added texts that users
 * align. Version 7 added further languages. Version 8 added badges, offers of two lines, backgrounds of the
 * user, and products that move together with the shapes behind them. Version 9 added uploaded fonts. Version
 * 10 added texts for single formats, and line breaks in headlines and sublines. Version 11 added crops of the
 * user's background photos. A recipe that uses none of these features is still written as version 1
 * (`getRecipeVersion`).
 */
export const RECIPE_VERSION = 11;

/** The parts of a recipe that determine the recipe's version. */
interface VersionedParts {
  brand?: { name: string; fonts?: object | undefined } | undefined;
  look?: { type: unknown; fonts?: object | undefined } | undefined;
  picture: { kind: string; show?: string };
  disclosure?: Disclosure | undefined;
  focus?: object | undefined;
  layout?: string | undefined;
  places?:
    | Partial<Record<string, Partial<Record<string, { align?: unknown; carries?: unknown }>>>>
    | undefined;
  background?: { kind: string; focus?: object | undefined } | undefined;
  words?: VersionedWords | undefined;
  formatWords?: object | undefined;
  translations?:
    | Partial<Record<string, { words: VersionedWords; formatWords?: object | undefined }>>
    | undefined;
}

interface VersionedWords {
  headline: string;
  subline?: string | undefined;
  badges?: object | undefined;
  offer?: { second?: string | undefined } | undefined;
}

/** Layouts that version 4 added and that older readers don't know. */
const LAYOUTS_OF_4: ReadonlySet<string | undefined> = new Set([
  'picture-calm',
  'picture-poster',
  'picture-cover',
  'picture-blocks',
  'picture-band',
]);

/**
 * Returns the version in which to write a recipe: the oldest version whose readers render the recipe
 * correctly.
 */
export function getRecipeVersion({
  brand,
  look,
  picture,
  disclosure,
  focus,
  layout,
  places,
  background,
  words,
  formatWords,
  translations,
}: VersionedParts): 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 {
  if (background?.focus) return RECIPE_VERSION;
  const translated = Object.values(translations ?? {});
  const translatedWords = translated.map((each) => each?.words);
  if (formatWords || translated.some((each) => each?.formatWords)) return 10;
  if ([words, ...translatedWords].some(hasLineBreak)) return 10;
  if (brand?.fonts || look?.fonts) return 9;
  const moved = Object.values(places ?? {}).flatMap((elements) => Object.values(elements ?? {}));
  if (background || moved.some((place) => place?.carries)) return 8;
  if ([words, ...translatedWords].some((each) => each?.badges || each?.offer?.second)) return 8;
  if (translations) return 7;
  if (moved.some((place) => place?.align)) return 6;
  if (places) return 5;
  if (focus || picture.show === 'full' || LAYOUTS_OF_4.has(layout)) return 4;
  // Readers of versions 1 and 2 don't print the note about an AI model, so a recipe with a disclosure has at
  // least version 3.
  if (disclosure && disclosure !== 'none') return 3;
  return brand || picture.kind === 'product' ? 2 : 1;
}

function hasLineBreak(words: VersionedWords | undefined): boolean {
  return [words?.headline, words?.subline].some((text) => text?.trim().includes('\n'));
}

/** Returns a copy of a recipe with the version number that the recipe's parts require. */
export function setRecipeVersion<Recipe extends VersionedParts>(recipe: Recipe) {
  return { ...recipe, version: getRecipeVersion(recipe) };
}

/**
 * How an ad discloses that an AI model generated a part of it: `none`, a note in the picture, or the
 * procedure of each platform. The launch kit explains these procedures.
 */
export const DISCLOSURES = ['none', 'note', 'platform'] as const;
export type Disclosure = (typeof DISCLOSURES)[number];

/**
 * Version of the renderer that new ads use. The same recipe and renderer version give the same bytes. A change to a
 * picture's bytes therefore requires a new version. Version 4 trims the transparent margins of photos that ads show
 * whole. Version 5 keeps a number with its unit, and a price with its currency, on one line. A long offer gets more
 * space before its text shrinks. Version 6 breaks a long word at the position that allows the largest text, and keeps a
 * price and its unit together. Version 7 doesn't print text over detailed areas of a photo that fills the ad. Version 8
 * doesn't print text over the subject that a model finds in a photo that fills the ad. Version 9 continues a photo
 * without room for text as a blur of its own colours.
 */
export const RENDERER_VERSION = 9;

/** If a photo has no room for text, version 9 extends the photo by a blur of its own colours. */
interface LayoutFacts {
  /** The layout's label in the editor. */
  label: string;
  /** Texts that the layout shows in addition to headline, subline and button. */
  details?: 'quote' | 'problem' | 'comparison';
  /**
   * The order of the layout's parts matters, for example a problem before its solution. A layout whose order matters
   * can't be mirrored.
   */
  isReadInOrder?: true;
  /** The layout is built around a picture that fills most of the ad. A layout around a picture can't be mirrored. */
  isOfPicture?: true;
  /** The layout shows the user's whole photo instead of cropping it. */
  showsPhotoWhole?: true;
  /**
   * The layout prints text on the picture, so it needs an area of the picture with little detail.
   */
  hasWordsOverPicture?: true;
}

/** Layouts for an ad with a drawing of the product. */
const DRAWN_LAYOUTS = {
  'hero-side': { label: 'Product beside the words' },
  'hero-podium': { label: 'Product on a podium' },
  'hero-type': { label: 'Large headline' },
  'hero-window': { label: 'Product in a window' },
  'hero-panel': { label: 'Words on a panel' },
  'hero-disc': { label: 'Product on a disc' },
  'poster-type': { label: 'Type poster' },
  'quote-card': { label: 'Quote on a card', details: 'quote' },
  'quote-page': { label: 'Quote on a page', details: 'quote' },
  'scene-horizon': { label: 'Landscape' },
  'scene-room': { label: 'Room' },
  'split-rows': { label: 'Problem above solution', details: 'problem' },
  'split-columns': { label: 'Problem beside solution', details: 'problem', isReadInOrder: true },
  'versus-cards': { label: 'Comparison on cards', details: 'comparison', isReadInOrder: true },
  'versus-table': { label: 'Comparison table', details: 'comparison', isReadInOrder: true },
} as const satisfies Record<string, LayoutFacts>;

/**
 * Value in place of an object's name. The ad then consists of type, shapes and colours, and shows no product.
 */
export const TYPE_ONLY = 'type';

/**
 * Tells whether a name in place of an object's name means that the ad shows no product. The name may end in the
 * name of a pattern, such as `type-rings`.
 */
export function isTypeOnlyName(object: string | null): boolean {
  return object === TYPE_ONLY || object?.startsWith(`${TYPE_ONLY}-`) === true;
}

/** Layouts that are built around a picture. */
export const PICTURE_LAYOUTS = {
  'picture-full': { label: 'Words over the picture', isOfPicture: true, hasWordsOverPicture: true },
  'picture-panel': { label: 'Picture with a panel', isOfPicture: true, showsPhotoWhole: true },
  'picture-tile': { label: 'Picture as a tile', isOfPicture: true, showsPhotoWhole: true },
  'picture-card': { label: 'Words on a card', isOfPicture: true, hasWordsOverPicture: true },
  'picture-half': { label: 'Picture on one half', isOfPicture: true, showsPhotoWhole: true },
  'picture-arch': { label: 'Picture in an arch', isOfPicture: true },
  'picture-calm': {
    label: 'Words where the picture is calm',
    isOfPicture: true,
    hasWordsOverPicture: true,
  },
  'picture-poster': { label: 'Picture poster', isOfPicture: true },
  'picture-cover': { label: 'Magazine cover', isOfPicture: true },
  'picture-blocks': { label: 'Words on blocks', isOfPicture: true, hasWordsOverPicture: true },
  'picture-band': { label: 'Words on a band', isOfPicture: true, hasWordsOverPicture: true },
} as const satisfies Record<string, LayoutFacts>;

type DrawnLayout = keyof typeof DRAWN_LAYOUTS;
export type PictureLayout = keyof typeof PICTURE_LAYOUTS;
export type AdLayout = DrawnLayout | PictureLayout;

/** Every layout, in the order in which the editor shows the layouts. */
export const AD_LAYOUTS: Readonly<Record<AdLayout, LayoutFacts>> = {
  ...DRAWN_LAYOUTS,
  ...PICTURE_LAYOUTS,
};

export const AD_LAYOUT_NAMES: readonly AdLayout[] = Object.keys(AD_LAYOUTS).filter(
  (name): name is AdLayout => name in AD_LAYOUTS,
);

/** The parts of a recipe that determine which part of the picture an AI model generated. */
interface ModelledParts {
  picture: { kind: string; scenes?: object | undefined };
  layout: AdLayout;
}

/**
 * Returns the part of a picture that an AI model generated: the whole picture, the scene around the user's
 * product, or nothing. Layouts for drawn products show the user's product without a generated scene. In a
 * comparison, the generated scene appears on the side of the ordinary product.
 */
export function classifyModelShare({ picture, layout }: ModelledParts): 'all' | 'part' | 'nothing' {
  if (picture.kind === 'generated') return 'all';
  const showsScene = layout === 'versus-cards' || AD_LAYOUTS[layout].isOfPicture === true;
  return picture.kind === 'product' && picture.scenes && showsScene ? 'part' : 'nothing';
}

/** Pairs of typefaces: the first typeface for the headline, the second for all other text. */
export const TYPE_PAIRINGS = [
  ['anton-archivo', 'Anton', 'Archivo'],
  ['archivo-archivo', 'Archivo Black', 'Archivo'],
  ['manrope-manrope', 'Manrope', 'Manrope'],
  ['inter-inter', 'Inter', 'Inter'],
  ['instrument-dm-sans', 'Instrument Serif', 'DM Sans'],
  ['unbounded-outfit', 'Unbounded', 'Outfit'],
  ['nunito-outfit', 'Nunito', 'Outfit'],
  ['bricolage-dm-sans', 'Bricolage Grotesque', 'DM Sans'],
  ['bodoni-jost', 'Bodoni Moda', 'Jost'],
  ['cormorant-jost', 'Cormorant Garamond', 'Jost'],
  ['playfair-jost', 'Playfair Display', 'Jost'],
  ['bebas-inter', 'Bebas Neue', 'Inter'],
  ['oswald-archivo', 'Oswald', 'Archivo'],
  ['abril-lora', 'Abril Fatface', 'Lora'],
  ['fraunces-lora', 'Fraunces', 'Lora'],
  ['righteous-outfit', 'Righteous', 'Outfit'],
  ['space-space', 'Space Grotesk', 'Space Grotesk'],
  ['syne-space', 'Syne', 'Space Grotesk'],
  ['instrument-space', 'Instrument Serif', 'Space Grotesk'],
  ['syne-dm-sans', 'Syne', 'DM Sans'],
  ['anton-dm-sans', 'Anton', 'DM Sans'],
] as const;

export type TypePairing = (typeof TYPE_PAIRINGS)[number][0];

/** Styles of text that is drawn over a photo. */
export const OVERLAY_STYLES = [
  ['quiet', 'Words on the photo'],
  ['card', 'Card'],
  ['panel', 'Panel'],
  ['frame', 'Frame'],
] as const;

export type OverlayStyle = (typeof OVERLAY_STYLES)[number][0];

/** Roles of an ad's colours that a user may set. */
export const COLOUR_ROLES = ['ground', 'ink', 'accent', 'button', 'buttonText'] as const;
export type ColourRole = (typeof COLOUR_ROLES)[number];

/**
 * Background patterns for ads without a product, and for backgrounds that the user chooses: flat shapes that depict
 * nothing. Neighbouring entries of the list look very different.
 */
export const BACKGROUND_PATTERNS = [
  'tiles',
  'rings',
  'waves',
  'discs',
  'facets',
  'arches',
  'stripes',
  'dots',
] as const;

/** Elements of an ad that a user can move and scale, by their roles in a picture. */
export const MOVABLE_ELEMENTS = [
  'product',
  'headline',
  'subline',
  'eyebrow',
  'brand',
  'logo',
  'offer',
  'facts',
  'cta',
  ...BADGE_NAMES,
] as const;
export type MovableElement = (typeof MOVABLE_ELEMENTS)[number];

/** Text fields that can have a different text in a single format of an ad. */
export const FORMAT_WORD_FIELDS = ['headline', 'subline', 'callToAction', 'eyebrow'] as const;
export type FormatWordField = (typeof FORMAT_WORD_FIELDS)[number];

/** Sides to which a user can align a text. */
export const TEXT_SIDES = ['left', 'center', 'right'] as const;
export type TextSide = (typeof TEXT_SIDES)[number];

/** Minimum and maximum scale factor of an element, relative to its size in the layout. */
export const ELEMENT_SCALE = { min: 0.5, max: 2 } as const;

/** Elements of an ad that a roll (random replacement) changes, unless the user has locked them. */
export const RECIPE_ELEMENTS = [
  'headline',
  'subline',
  'eyebrow',
  'callToAction',
  'details',
  'layout',
  'colours',
  'type',
  'object',
] as const;
export type RecipeElement = (typeof RECIPE_ELEMENTS)[number];
