/**
 * Version of the recipe's schema. Raise it when an older reader would misread a recipe. 2 brought brands and own product
 * photos, 3 the note that a model made a part, 4 photos that fill the ad, 5 elements that were moved by hand, 6 texts that were
 * aligned by hand, 7 the words in further languages; a recipe without them is still written as 1 (`recipeVersionOf`).
 */
export const RECIPE_VERSION = 7;

/** The parts of a recipe that decide its version. */
interface VersionedParts {
  brand?: object | undefined;
  picture: { kind: string; show?: string };
  disclosure?: Disclosure | undefined;
  focus?: object | undefined;
  layout?: string | undefined;
  places?: Partial<Record<string, Partial<Record<string, { align?: unknown }>>>> | undefined;
  translations?: object | undefined;
}

/** Layouts that readers of the versions before 4 do not know. */
const LAYOUTS_OF_4: ReadonlySet<string | undefined> = new Set([
  'picture-calm',
  'picture-poster',
  'picture-cover',
  'picture-blocks',
  'picture-band',
]);

/** Version that a recipe is written in: the oldest whose readers render it as it is meant. */
export function recipeVersionOf({
  brand,
  picture,
  disclosure,
  focus,
  layout,
  places,
  translations,
}: VersionedParts): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  if (translations) return RECIPE_VERSION;
  const moved = Object.values(places ?? {}).flatMap((elements) => Object.values(elements ?? {}));
  if (moved.some((place) => place?.align)) return 6;
  if (places) return 5;
  if (focus || picture.show === 'full' || LAYOUTS_OF_4.has(layout)) return 4;
  // Older readers print no note either.
  if (disclosure && disclosure !== 'none') return 3;
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
 * with every change that alters a picture's bytes. 4 trims the transparent margins of photos that ads show whole. 5 keeps a number
 * with its counter and a price with its currency on one line, and gives a long offer more room before it sets it small. 6 parts a
 * long word where its text comes out largest, and keeps what a price is paid for with its figure.
 */
export const RENDERER_VERSION = 6;

/** What the editor, the checks and the composer need to know of a layout. */
interface LayoutFacts {
  /** What the editor calls it. */
  label: string;
  /** The texts that it shows besides headline, subline and button. */
  details?: 'quote' | 'problem' | 'comparison';
  /** The problem, or the usual product, stands first: mirroring would reverse the argument. */
  isReadInOrder?: true;
  /** Built around a picture that fills the ad or a large part of it; such a layout cannot be mirrored. */
  isOfPicture?: true;
  /** Shows a user's photo whole, where the others crop it to their shape. */
  showsPhotoWhole?: true;
  /** Sets the words over the picture, which must leave room for them. */
  hasWordsOverPicture?: true;
}

/** Layouts of an ad whose product is drawn. */
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

/** In place of an object's name: the ad shows type, shape and colour, and no product. */
export const TYPE_ONLY = 'type';

/** Whether a name stands for no object; a figure may be named behind it: `type-rings`. */
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

/** Every layout, in the order in which an editor shows them. */
export const AD_LAYOUTS: Readonly<Record<AdLayout, LayoutFacts>> = {
  ...DRAWN_LAYOUTS,
  ...PICTURE_LAYOUTS,
};

export const AD_LAYOUT_NAMES: readonly AdLayout[] = Object.keys(AD_LAYOUTS).filter(
  (name): name is AdLayout => name in AD_LAYOUTS,
);

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
  const showsScene = layout === 'versus-cards' || AD_LAYOUTS[layout].isOfPicture === true;
  return picture.kind === 'product' && picture.scenes && showsScene ? 'part' : 'nothing';
}

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

/** Parts of an ad that can be moved and scaled by hand, by their roles in a picture. */
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
] as const;
export type MovableElement = (typeof MOVABLE_ELEMENTS)[number];

/** Sides that a text can be aligned to by hand. */
export const TEXT_SIDES = ['left', 'center', 'right'] as const;
export type TextSide = (typeof TEXT_SIDES)[number];

/** How small and how large an element can be made, of its size in the layout. */
export const ELEMENT_SCALE = { min: 0.5, max: 2 } as const;

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
