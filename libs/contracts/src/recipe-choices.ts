/**
 * Version of the recipe's schema. Raise it when an older reader would misread a recipe. 2 brought brands and own product
 * photos, 3 the note that a model made a part; a recipe without them is still written as 1 (`recipeVersionOf`).
 */
export const RECIPE_VERSION = 3;

/** The parts of a recipe that decide its version. */
interface VersionedParts {
  brand?: object | undefined;
  picture: { kind: string };
  disclosure?: Disclosure | undefined;
}

/** Version that a recipe is written in: the oldest whose readers render it as it is meant. */
export function recipeVersionOf({ brand, picture, disclosure }: VersionedParts): 1 | 2 | 3 {
  // Older readers print no note either.
  if (disclosure && disclosure !== 'none') return RECIPE_VERSION;
  return brand || picture.kind === 'product' ? 2 : 1;
}

/**
 * How an ad says that a model made a part of it: not at all, by a note in the picture, or as each platform asks, which a launch kit
 * tells.
 */
export const DISCLOSURES = ['none', 'note', 'platform'] as const;
export type Disclosure = (typeof DISCLOSURES)[number];

/**
 * Number of the renderer that this code speaks of. The same recipe gives the same bytes under the same number; raise it
 * with every change that alters a picture's bytes. 4 trims the transparent margins of photos that ads show whole.
 */
export const RENDERER_VERSION = 4;

/** Arrangements of an ad whose product is drawn. */
export const DRAWN_LAYOUTS = [
  ['hero-side', 'Product beside the words'],
  ['hero-podium', 'Product on a podium'],
  ['hero-type', 'Large headline'],
  ['hero-window', 'Product in a window'],
  ['hero-panel', 'Words on a panel'],
  ['hero-disc', 'Product on a disc'],
  ['poster-type', 'Type poster'],
  ['quote-card', 'Quote on a card'],
  ['quote-page', 'Quote on a page'],
  ['scene-horizon', 'Landscape'],
  ['scene-room', 'Room'],
  ['split-rows', 'Problem above solution'],
  ['split-columns', 'Problem beside solution'],
  ['versus-cards', 'Comparison on cards'],
  ['versus-table', 'Comparison table'],
] as const;

/** In place of an object's name: the ad shows type, shape and colour, and no product. */
export const TYPE_ONLY = 'type';

/** Whether a name stands for no object; a figure may be named behind it: `type-rings`. */
export function isTypeOnlyName(object: string | null): boolean {
  return object === TYPE_ONLY || object?.startsWith(`${TYPE_ONLY}-`) === true;
}

/** Arrangements around a picture. */
export const PICTURE_LAYOUTS = [
  ['picture-full', 'Words over the picture'],
  ['picture-panel', 'Picture with a panel'],
  ['picture-tile', 'Picture as a tile'],
  ['picture-card', 'Words on a card'],
  ['picture-half', 'Picture on one half'],
  ['picture-arch', 'Picture in an arch'],
] as const;

export type DrawnLayout = (typeof DRAWN_LAYOUTS)[number][0];
export type PictureLayout = (typeof PICTURE_LAYOUTS)[number][0];
export type AdLayout = DrawnLayout | PictureLayout;

/** The parts of a recipe that say what a model made of its picture. */
interface ModelledParts {
  picture: { kind: string; scenes?: object | undefined };
  layout: AdLayout;
}

/**
 * What of a picture a model made: all of it, the scene around the user's own product, or nothing. Drawn layouts show that product
 * without its scene; cards that compare show the scene as their other side.
 */
export function madeByModel({ picture, layout }: ModelledParts): 'all' | 'part' | 'nothing' {
  if (picture.kind === 'generated') return 'all';
  const showsScene = layout === 'versus-cards' || PICTURE_LAYOUTS.some(([name]) => name === layout);
  return picture.kind === 'product' && picture.scenes && showsScene ? 'part' : 'nothing';
}

/** Every arrangement with the words that an editor shows for it. */
export const AD_LAYOUTS: readonly { name: AdLayout; label: string; picture: boolean }[] = [
  ...DRAWN_LAYOUTS.map(([name, label]) => ({ name, label, picture: false })),
  ...PICTURE_LAYOUTS.map(([name, label]) => ({ name, label, picture: true })),
];

/** Type pairings: the face of the headline, then the face of all other words. */
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

/** Looks of words over a photo. */
export const OVERLAY_STYLES = [
  ['quiet', 'Words on the photo'],
  ['card', 'Card'],
  ['panel', 'Panel'],
  ['frame', 'Frame'],
] as const;

export type OverlayStyle = (typeof OVERLAY_STYLES)[number][0];

/** Colours of an ad that an edit may set. */
export const COLOUR_ROLES = ['ground', 'ink', 'accent', 'button', 'buttonText'] as const;
export type ColourRole = (typeof COLOUR_ROLES)[number];

/** What a die rolls and a lock holds. */
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
