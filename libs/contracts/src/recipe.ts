import * as z from 'zod';
import { AD_FORMAT_NAMES } from './ad-formats.ts';
import { adLanguageSchema } from './ad-languages.ts';
import { AppError } from './app-error.ts';
import {
  BADGE_KINDS,
  BADGE_NAMES,
  listBadgeTexts,
  MAX_BADGE_LENGTH,
  MAX_BADGE_SOURCE_LENGTH,
} from './badges.ts';
import { brandSnapshotSchema } from './brand.ts';
import { customerQuoteSchema } from './customer-quote.ts';
import { FACT_KINDS } from './fact-kinds.ts';
import { ownFontsSchema } from './fonts.ts';
import {
  MAX_ALT_TEXT_LENGTH,
  MAX_OVERLAY_SUBTITLE_LENGTH,
  MAX_OVERLAY_TITLE_LENGTH,
  MAX_TEXT_LENGTH,
} from './limits.ts';
import { hexColourSchema, typePairingSchema } from './look.ts';
import { MAX_OFFER_LENGTH, offerSchema, typedFieldsSchema } from './offer.ts';
import { adTypeSchema, emotionSchema } from './options.ts';
import { createTextSchema } from './plain-text.ts';
import { photoFocusSchema, photoShowingSchema } from './product-photo.ts';
import {
  AD_LAYOUT_NAMES,
  BACKGROUND_PATTERNS,
  COLOUR_ROLES,
  DISCLOSURES,
  ELEMENT_SCALE,
  isTypeOnlyName,
  MOVABLE_ELEMENTS,
  OVERLAY_STYLES,
  RECIPE_VERSION,
  RENDERER_VERSION,
  TEXT_SIDES,
} from './recipe-choices.ts';
import { imageUrlSchema } from './uploads.ts';

export const adFormatSchema = z.enum(AD_FORMAT_NAMES);
export const adLayoutSchema = z.enum(AD_LAYOUT_NAMES);
const overlayStyleSchema = z.enum(OVERLAY_STYLES.map(([name]) => name));

const words = createTextSchema(MAX_TEXT_LENGTH);
const requiredWords = words.min(1, 'Required');
const optionalWords = words.nullable();
const rows = z.tuple([words, words, words]);

const badgeSchema = z.object({
  kind: z.enum(BADGE_KINDS),
  text: createTextSchema(MAX_BADGE_LENGTH),
  source: createTextSchema(MAX_BADGE_SOURCE_LENGTH).optional(),
});

/** All words of an ad, by role. An empty text is left out of the picture. */
export const adWordsSchema = z.object({
  /** BCP 47 tag; `und` when all words are the user's own. */
  language: z.string().max(35),
  framework: z.enum(['AIDA', 'PAS', 'BAB', '4U']),
  /** The name that the product's label shows. */
  productName: words,
  inCartons: z.boolean().optional(),
  /** True for sad occasions, which give the ad the most restrained look. A cheerful look would hurt. */
  solemn: z.boolean().optional(),
  /** Brand name that the picture prints above the headline, in place of the eyebrow (the small line there). */
  brandName: optionalWords,
  eyebrow: optionalWords,
  headline: requiredWords,
  subline: words,
  callToAction: words,
  problem: words,
  solution: words,
  comparison: z.object({ usual: rows, ours: rows }),
  /**
   * `given` is true for a customer's own words, and false for a statement of the brand. Older recipes lack it.
   */
  quote: z.object({
    text: words,
    attribution: words,
    note: words,
    given: z.boolean().optional(),
  }),
  labels: z.object({ problem: words, solution: words, usual: words, ours: words }),
  /**
   * The most important fact of the offer. The picture prints it on a price tag, a sticker, a code box or a
   * phone line.
   */
  offer: z
    .object({
      kind: z.enum(FACT_KINDS),
      text: words,
      was: createTextSchema(MAX_OFFER_LENGTH).optional(),
      /** A second line below the offer. */
      second: createTextSchema(MAX_OFFER_LENGTH).optional(),
    })
    .optional(),
  /** The other facts, the most important first. The picture prints each one literally. */
  facts: z.array(words).max(FACT_KINDS.length).optional(),
  /** Stickers that the user added; `listShownBadges` says which of them the picture prints. */
  badges: z.partialRecord(z.enum(BADGE_NAMES), badgeSchema).optional(),
});
export type AdWords = z.infer<typeof adWordsSchema>;

/**
 * Paths of the words that a user typed. The picture prints these words unchanged and in full, or the request is
 * refused.
 */
export const WORD_FIELDS = [
  'productName',
  'brandName',
  'eyebrow',
  'headline',
  'subline',
  'callToAction',
  'problem',
  'solution',
  'comparison',
  'quote',
  'labels',
  'offer',
  'facts',
  'badges',
] as const satisfies readonly (keyof AdWords)[];
export type WordField = (typeof WORD_FIELDS)[number];

const formatWordsSchema = z.partialRecord(
  adFormatSchema,
  z.object({
    headline: requiredWords.optional(),
    subline: words.optional(),
    callToAction: words.optional(),
    eyebrow: words.optional(),
  }),
);
/** Words that the user typed for single formats, in place of the ad's. */
export type FormatWords = z.infer<typeof formatWordsSchema>;

/** The brief as it was sent; a boost has no goal and no ad type. */
const recipeBriefSchema = z.object({
  product: words,
  audience: words,
  emotion: emotionSchema,
  goal: words.optional(),
  adType: adTypeSchema.optional(),
  /** Requested language of the words; absent for the brief's language. */
  language: adLanguageSchema.optional(),
  brandName: words.optional(),
  callToAction: words.optional(),
  offer: offerSchema.optional(),
  quote: customerQuoteSchema.optional(),
  typed: typedFieldsSchema.optional(),
});

const coloursSchema = z.partialRecord(z.enum(COLOUR_ROLES), hexColourSchema);
export type RecipeColours = z.infer<typeof coloursSchema>;

const objectNameSchema = z.string().max(60);

/** How the ad shows the product. Addresses are in the owner's own storage. */
const pictureSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('drawn'),
    /**
     * Name of the drawn object; `type`, or `type-` with the name of a figure, for no object. Null in older
     * recipes, for which the engine picks the object that the brief names.
     */
    object: objectNameSchema.nullable(),
    /** Colour of the object's body; null for its default. */
    colour: hexColourSchema.nullable(),
  }),
  z.object({
    kind: z.literal('generated'),
    /** One picture for each ordered format. */
    images: z.partialRecord(adFormatSchema, imageUrlSchema),
  }),
  z.object({ kind: z.literal('photo'), imageUrl: imageUrlSchema }),
  /** The user's own product. */
  z.object({
    kind: z.literal('product'),
    image: imageUrlSchema,
    /** URL of the cut-out; null when the engine makes the cut-out itself. */
    cutout: imageUrlSchema.nullable(),
    /** Drawn object for the side of a comparison that does not show the user's product. */
    object: objectNameSchema.optional(),
    show: photoShowingSchema,
    /** Scenes around the product that an AI service generated, one for each ordered format. */
    scenes: z.partialRecord(adFormatSchema, imageUrlSchema).optional(),
  }),
]);
export type RecipePicture = z.infer<typeof pictureSchema>;

/** An element's offset from its position in the layout. */
export const elementPlaceSchema = z.object({
  /** Offset of its centre, in shares of the format's width and height. */
  x: z.number().min(-1).max(1),
  y: z.number().min(-1).max(1),
  /** Scale relative to its size in the layout. */
  scale: z.number().min(ELEMENT_SCALE.min).max(ELEMENT_SCALE.max),
  /**
   * Side to which a text is aligned, from which `x` is then measured. Absent for the layout's own alignment.
   */
  align: z.enum(TEXT_SIDES).optional(),
  /**
   * True if the shapes behind a product move with it. Absent in older recipes, in which the shapes stay in
   * place.
   */
  carries: z.literal(true).optional(),
});
export type ElementPlace = z.infer<typeof elementPlaceSchema>;

export const elementPlacesSchema = z.partialRecord(z.enum(MOVABLE_ELEMENTS), elementPlaceSchema);
export type ElementPlaces = z.infer<typeof elementPlacesSchema>;

/** Opacity (0–1) of the layer in the ad's background colour over the user's background. */
const scrimSchema = z.number().min(0).max(1);

/** The user's replacement for the layout's background. */
const backgroundSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('colour'), colour: hexColourSchema }),
  z.object({
    kind: z.literal('pattern'),
    pattern: z.enum(BACKGROUND_PATTERNS),
    scrim: scrimSchema,
  }),
  z.object({
    kind: z.literal('photo'),
    imageUrl: imageUrlSchema,
    scrim: scrimSchema,
    /**
     * The part of the photo that fills the ad. When the field is absent, the engine chooses the most salient
     * part.
     */
    focus: photoFocusSchema.optional(),
  }),
]);
export type RecipeBackground = z.infer<typeof backgroundSchema>;

const seed = z.number().int().min(0).max(0xffff_ffff);
const base = {
  version: z.union([
    z.literal(1),
    z.literal(2),
    z.literal(3),
    z.literal(4),
    z.literal(5),
    z.literal(6),
    z.literal(7),
    z.literal(8),
    z.literal(9),
    z.literal(10),
    z.literal(RECIPE_VERSION),
  ]),
  /** {@link RENDERER_VERSION} of the engine that wrote the recipe. */
  renderer: z.number().int().min(1),
  seed,
  /** Formats for which the ad has pictures. */
  formats: z.array(adFormatSchema).min(1).max(AD_FORMAT_NAMES.length),
  /** Fields that the user typed; the engine wrote the others. */
  typed: z.array(z.enum(WORD_FIELDS)).default([]),
  /** The brand kit's values when the ad was made; absent without a kit. */
  brand: brandSnapshotSchema.optional(),
  /**
   * The part of the photo that fills the ad. When the field is absent, the engine chooses the most important
   * part for each format.
   */
  focus: photoFocusSchema.optional(),
  /** The user's own alt text; absent for a generated one. */
  altText: createTextSchema(MAX_ALT_TEXT_LENGTH).optional(),
};

/** The words of an ad in a language that it doesn't currently show. */
const translationSchema = z.object({
  words: adWordsSchema,
  /** Fields of these words that the user typed, as in the recipe's own `typed`. */
  typed: z.array(z.enum(WORD_FIELDS)),
  formatWords: formatWordsSchema.optional(),
});

/** An ad composed from a brief: Create Ad or Creative Boost. */
export const composedRecipeSchema = z.object({
  ...base,
  kind: z.literal('composed'),
  variation: z.number().int().min(0),
  brief: recipeBriefSchema,
  words: adWordsSchema,
  /** Words of single formats in the shown language; absent when all formats have the same. */
  formatWords: formatWordsSchema.optional(),
  layout: adLayoutSchema,
  mirrored: z.boolean(),
  sweep: z.enum(['left', 'right']).nullable(),
  look: z.object({
    /** Null for the pairing that follows from the emotion and the recipe's number. */
    type: typePairingSchema.nullable(),
    /** Uploaded fonts in place of those of the pairing. Absent without any. */
    fonts: ownFontsSchema.optional(),
    colours: coloursSchema,
  }),
  picture: pictureSchema,
  /** Replaces the layout's background. Layouts whose picture fills the ad ignore it. */
  background: backgroundSchema.optional(),
  /** Elements that the user moved, by format; absent if all are at their layout's positions. */
  places: z.partialRecord(adFormatSchema, elementPlacesSchema).optional(),
  /**
   * How the ad discloses that an AI model generated a part of it. Absent in older recipes, which disclose
   * nothing.
   */
  disclosure: z.enum(DISCLOSURES).optional(),
  /** Words in further languages, which the picture doesn't show; absent without any. */
  translations: z.partialRecord(adLanguageSchema, translationSchema).optional(),
});
export type ComposedRecipe = z.infer<typeof composedRecipeSchema>;

/** Words over an uploaded photo: one picture of Add Text. */
const overlayRecipeSchema = z.object({
  ...base,
  kind: z.literal('overlay'),
  words: z.object({
    headline: createTextSchema(MAX_OVERLAY_TITLE_LENGTH).min(1, 'Required'),
    subline: createTextSchema(MAX_OVERLAY_SUBTITLE_LENGTH),
  }),
  style: overlayStyleSchema,
  /** Whether the panel is above the photo rather than below it. */
  panelAbove: z.boolean(),
  picture: z.object({ kind: z.literal('photo'), imageUrl: imageUrlSchema }),
  /** How the picture discloses that an AI model generated a part of the photo; absent for no disclosure. */
  disclosure: z.enum(DISCLOSURES).optional(),
});
export type OverlayRecipe = z.infer<typeof overlayRecipeSchema>;

/** Everything that is needed to render an ad in all its formats. */
export const recipeSchema = z.discriminatedUnion('kind', [
  composedRecipeSchema,
  overlayRecipeSchema,
]);
export type Recipe = z.infer<typeof recipeSchema>;

/**
 * Tells whether a picture shows the user's own product. All other pictures have the note "Illustration, not
 * your product".
 */
export function hasOwnProduct({ picture }: Pick<Recipe, 'picture'>): boolean {
  return picture.kind === 'product' || picture.kind === 'photo';
}

/** Tells whether a picture shows no product: neither the user's own nor an illustration. */
export function isTypeOnly({ picture }: Pick<Recipe, 'picture'>): boolean {
  return picture.kind === 'drawn' && isTypeOnlyName(picture.object);
}

const versionsSchema = z.object({ version: z.number(), renderer: z.number() });

/**
 * Parses a stored or received recipe.
 * @throws {AppError} `newer_recipe` when a newer engine wrote it; `invalid_request` with the first invalid field
 */
export function parseRecipe(value: unknown): Recipe {
  const versions = versionsSchema.safeParse(value);
  if (versions.success) {
    const { version, renderer } = versions.data;
    if (version > RECIPE_VERSION || renderer > RENDERER_VERSION) throw new AppError('newer_recipe');
  }
  const parsed = recipeSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('invalid_request', parsed.error.message, {
    field: issue?.path.join('.'),
    userMessage: issue?.message,
  });
}

/** Returns all words of a recipe, one per line, for searching. */
export function getRecipeText(recipe: Recipe): string {
  const texts =
    recipe.kind === 'overlay'
      ? Object.values(recipe.words)
      : [
          ...composedTexts(recipe.words, recipe.brief.product),
          ...Object.values(recipe.formatWords ?? {}).flatMap((own) => Object.values(own)),
        ];
  return [...new Set(texts.filter((text) => text !== null && text !== ''))].join('\n');
}

function composedTexts(all: AdWords, product: string): (string | null)[] {
  const { brandName, eyebrow, headline, subline, callToAction, problem, solution } = all;
  const shown = [brandName, eyebrow, headline, subline, callToAction, problem, solution];
  const { offer } = all;
  const facts = [
    offer?.text ?? null,
    offer?.second ?? null,
    ...(all.facts ?? []),
    ...listBadgeTexts(all),
  ];
  return [...shown, ...facts, ...all.comparison.ours, all.quote.text, all.productName, product];
}
