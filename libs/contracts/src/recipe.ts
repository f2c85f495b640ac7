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

/** All texts of an ad, by role. The picture omits an empty text. */
export const adWordsSchema = z.object({
  /** BCP 47 tag of the language of the texts. The tag is `und` when the user typed all texts. */
  language: z.string().max(35),
  framework: z.enum(['AIDA', 'PAS', 'BAB', '4U']),
  /** Product name that the label on the product shows. */
  productName: words,
  inCartons: z.boolean().optional(),
  /** True for a sad occasion; the ad then gets the most restrained look. */
  solemn: z.boolean().optional(),
  /** Brand name that the picture prints above the headline, in place of the eyebrow (a small line). */
  brandName: optionalWords,
  eyebrow: optionalWords,
  headline: requiredWords,
  subline: words,
  callToAction: words,
  problem: words,
  solution: words,
  comparison: z.object({ usual: rows, ours: rows }),
  /**
   * Layouts whose words are questions and answers: the product's name as a question instead of a problem, and
   * questions of a buyer instead of the usual alternative.
   */
  asks: z
    .array(z.enum(['problem', 'comparison']))
    .max(2)
    .optional(),
  /**
   * The customer's words that an ad quotes. The field `given` is true for a customer's words, and false for a statement
   * of the brand. In recipes of older engines, the field is missing.
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
      /** Second line below the offer. */
      second: createTextSchema(MAX_OFFER_LENGTH).optional(),
    })
    .optional(),
  /**
   * All other facts of the offer, the most important first. The picture prints each fact word for word.
   */
  facts: z.array(words).max(FACT_KINDS.length).optional(),
  /** Facts that only the subline states, for layouts without a subline. */
  sublineFacts: z.array(words).max(FACT_KINDS.length).optional(),
  /**
   * Stickers that the user added. The function `listShownBadges` returns the stickers that the picture
   * prints.
   */
  badges: z.partialRecord(z.enum(BADGE_NAMES), badgeSchema).optional(),
});
export type AdWords = z.infer<typeof adWordsSchema>;

/**
 * Paths of the texts that a user can type. The picture prints the user's texts unchanged and in full, or the engine
 * refuses the request.
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
/** Texts that the user typed for single formats, which replace the ad's texts. */
export type FormatWords = z.infer<typeof formatWordsSchema>;

/** The brief as the client sent it; the brief of a boost has no goal and no ad type. */
const recipeBriefSchema = z.object({
  product: words,
  audience: words,
  emotion: emotionSchema,
  goal: words.optional(),
  adType: adTypeSchema.optional(),
  /** Language that the user requested for the texts; when absent, the language of the brief. */
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

/**
 * How the ad shows the product: a drawn object, generated pictures, or the user's photo. All URLs are in the
 * owner's storage folder.
 */
const pictureSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('drawn'),
    /**
     * Name of the drawn object. As the object's name, `type`, or `type-` and the name of a pattern, means an ad without
     * a product. Null in recipes of older engines. The engine then chooses the object that the brief names.
     */
    object: objectNameSchema.nullable(),
    /** Colour of the object's body; null for the object's default colour. */
    colour: hexColourSchema.nullable(),
  }),
  z.object({
    kind: z.literal('generated'),
    /** One generated picture for each requested format. */
    images: z.partialRecord(adFormatSchema, imageUrlSchema),
  }),
  z.object({ kind: z.literal('photo'), imageUrl: imageUrlSchema }),
  /** The user's photo of the product. */
  z.object({
    kind: z.literal('product'),
    image: imageUrlSchema,
    /** URL of the photo's cut-out; null when the engine makes the cut-out while rendering. */
    cutout: imageUrlSchema.nullable(),
    /** Drawn object for the side of a comparison that does not show the user's product. */
    object: objectNameSchema.optional(),
    show: photoShowingSchema,
    /** Scenes around the product that an AI service generated, one scene for each requested format. */
    scenes: z.partialRecord(adFormatSchema, imageUrlSchema).optional(),
  }),
]);
export type RecipePicture = z.infer<typeof pictureSchema>;

/** Position of an element that the user moved, as an offset from the element's position in the layout. */
export const elementPlaceSchema = z.object({
  /** Offset of the element's centre, relative to the format's width and height. */
  x: z.number().min(-1).max(1),
  y: z.number().min(-1).max(1),
  /** Scale factor of the element, relative to the element's size in the layout. */
  scale: z.number().min(ELEMENT_SCALE.min).max(ELEMENT_SCALE.max),
  /**
   * Side to which a text is aligned; The field `x` is then the offset from that side. When absent, the text
   * has the alignment of the layout.
   */
  align: z.enum(TEXT_SIDES).optional(),
  /**
   * True if the shapes behind a product move with the product. Absent in recipes of older engines, in which the
   * shapes don't move.
   */
  carries: z.literal(true).optional(),
});
export type ElementPlace = z.infer<typeof elementPlaceSchema>;

export const elementPlacesSchema = z.partialRecord(z.enum(MOVABLE_ELEMENTS), elementPlaceSchema);
export type ElementPlaces = z.infer<typeof elementPlacesSchema>;

/** Opacity (0–1) of the layer in the ad's background colour over the user's background. */
const scrimSchema = z.number().min(0).max(1);

/** The background that the user chose in place of the layout's background. */
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
  /** Formats in which the ad has pictures. */
  formats: z.array(adFormatSchema).min(1).max(AD_FORMAT_NAMES.length),
  /** Fields with texts that the user typed; the engine wrote the texts of all other fields. */
  typed: z.array(z.enum(WORD_FIELDS)).default([]),
  /** Copy of the brand kit's values from the time when the ad was made; absent when no kit was chosen. */
  brand: brandSnapshotSchema.optional(),
  /**
   * The part of the photo that fills the ad. When the field is absent, the engine chooses the most important
   * part for each format.
   */
  focus: photoFocusSchema.optional(),
  /** Alt text that the user wrote; absent when the alt text is generated. */
  altText: createTextSchema(MAX_ALT_TEXT_LENGTH).optional(),
};

/** The texts of an ad in a language that the ad doesn't currently show. */
const translationSchema = z.object({
  words: adWordsSchema,
  /** Fields of the translation with texts that the user typed, like `typed` of the recipe. */
  typed: z.array(z.enum(WORD_FIELDS)),
  formatWords: formatWordsSchema.optional(),
});

/** Recipe of an ad that was composed from a brief by Create Ad or Creative Boost. */
export const composedRecipeSchema = z.object({
  ...base,
  kind: z.literal('composed'),
  variation: z.number().int().min(0),
  brief: recipeBriefSchema,
  words: adWordsSchema,
  /**
   * Texts for single formats in the language that the ad shows; absent when all formats have the same texts.
   */
  formatWords: formatWordsSchema.optional(),
  layout: adLayoutSchema,
  mirrored: z.boolean(),
  sweep: z.enum(['left', 'right']).nullable(),
  look: z.object({
    /** Pair of typefaces; null for the pair that follows from the emotion and the recipe's number. */
    type: typePairingSchema.nullable(),
    /**
     * Uploaded fonts that replace the fonts of the pair of typefaces. Absent when the ad uses no uploaded
     * fonts.
     */
    fonts: ownFontsSchema.optional(),
    colours: coloursSchema,
  }),
  picture: pictureSchema,
  /**
   * Background that replaces the layout's background. Layouts with a picture that fills the ad ignore the
   * background that the user chose.
   */
  background: backgroundSchema.optional(),
  /** Elements that the user moved, by format; absent if all elements are at their positions in the layout. */
  places: z.partialRecord(adFormatSchema, elementPlacesSchema).optional(),
  /**
   * How the ad discloses that an AI model generated a part of it. Absent in recipes of older engines, which
   * disclose nothing.
   */
  disclosure: z.enum(DISCLOSURES).optional(),
  /** Texts in further languages, which the picture doesn't show; absent when there are none. */
  translations: z.partialRecord(adLanguageSchema, translationSchema).optional(),
});
export type ComposedRecipe = z.infer<typeof composedRecipeSchema>;

/** Recipe of a text over an uploaded photo, which makes one picture of Add Text. */
const overlayRecipeSchema = z.object({
  ...base,
  kind: z.literal('overlay'),
  words: z.object({
    headline: createTextSchema(MAX_OVERLAY_TITLE_LENGTH).min(1, 'Required'),
    subline: createTextSchema(MAX_OVERLAY_SUBTITLE_LENGTH),
  }),
  style: overlayStyleSchema,
  /** True if the text panel is above the photo, false if the panel is below the photo. */
  panelAbove: z.boolean(),
  picture: z.object({ kind: z.literal('photo'), imageUrl: imageUrlSchema }),
  /** How the picture discloses that an AI model generated a part of the photo; absent for no disclosure. */
  disclosure: z.enum(DISCLOSURES).optional(),
});
export type OverlayRecipe = z.infer<typeof overlayRecipeSchema>;

/** All data that the engine needs to render an ad in all its formats. */
export const recipeSchema = z.discriminatedUnion('kind', [
  composedRecipeSchema,
  overlayRecipeSchema,
]);
export type Recipe = z.infer<typeof recipeSchema>;

/**
 * Tells whether a picture shows a photo of the user's product. Other pictures have the note "Illustration,
 * not your product".
 */
export function hasOwnProduct({ picture }: Pick<Recipe, 'picture'>): boolean {
  return picture.kind === 'product' || picture.kind === 'photo';
}

/** Tells whether a picture shows no product: neither the user's photo nor an illustration. */
export function isTypeOnly({ picture }: Pick<Recipe, 'picture'>): boolean {
  return picture.kind === 'drawn' && isTypeOnlyName(picture.object);
}

const versionsSchema = z.object({ version: z.number(), renderer: z.number() });

/**
 * Parses a stored or received recipe.
 * @throws {AppError} `newer_recipe` when a newer engine wrote the recipe, or `invalid_request` with the first
 * invalid field
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

/** Returns all texts of a recipe, one per line, for a search. */
export function getRecipeText(recipe: Recipe): string {
  const texts =
    recipe.kind === 'overlay'
      ? Object.values(recipe.words)
      : [
          ...listComposedTexts(recipe.words, recipe.brief.product),
          ...Object.values(recipe.formatWords ?? {}).flatMap((own) => Object.values(own)),
        ];
  return [...new Set(texts.filter((text) => text !== null && text !== ''))].join('\n');
}

function listComposedTexts(all: AdWords, product: string): (string | null)[] {
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
