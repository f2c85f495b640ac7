import * as z from 'zod';
import { FACT_KINDS } from './fact-kinds.ts';
import { MAX_TEXT_LENGTH } from './limits.ts';
import { offerSchema } from './offer.ts';
import { RENDERER_VERSION } from './recipe-choices.ts';

/** The user's choice of the picture in an ad: the name of a drawn object, or `TYPE_ONLY`. */
export const shownAsSchema = z.string().regex(/^[a-z][a-zA-Z]{0,59}$/, 'Not the name of an object');

/**
 * Paths below the engine's origin that predict which object an ad will show; the requests are free of charge.
 */
export const SHOWN_AS_PATHS = {
  understand: '/shown-as',
  picture: '/objects/:file',
} as const;

/** Maximum number of products in one request, which suffices for a page of a campaign's rows. */
export const MAX_PRODUCTS_ASKED = 50;

/** Fields of a brief besides the product, which determine the language and the facts of the ad. */
const askedFormSchema = z.object({
  audience: z.string().max(MAX_TEXT_LENGTH).optional(),
  goal: z.string().max(MAX_TEXT_LENGTH).optional(),
  brandName: z.string().max(MAX_TEXT_LENGTH).optional(),
  offer: offerSchema.optional(),
});
export type AskedForm = z.infer<typeof askedFormSchema>;

/** Request body of `POST /shown-as`. */
export const shownAsRequestSchema = z.object({
  products: z.array(z.string().max(MAX_TEXT_LENGTH)).min(1).max(MAX_PRODUCTS_ASKED),
  /**
   * The other form fields of the first product. Without them, the response contains no facts.
   */
  form: askedFormSchema.optional(),
  /**
   * For a list of briefs, the other form fields of each product, in the order of the products. The engine
   * uses all these fields to choose the object for a product.
   */
  forms: z.array(askedFormSchema).max(MAX_PRODUCTS_ASKED).optional(),
});
export type ShownAsRequest = z.infer<typeof shownAsRequestSchema>;

/**
 * A drawn object with the path of its thumbnail. The path changes only when the picture of the object
 * changes.
 */
const drawnObjectSchema = z.object({
  name: z.string(),
  label: z.string(),
  picture: z.string(),
});
export type DrawnObject = z.infer<typeof drawnObjectSchema>;

/**
 * Returns a drawn object with a readable label that is derived from its name: "espressoMachine" becomes
 * "Espresso machine".
 */
export function readDrawnObject(name: string): DrawnObject {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return { name, label, picture: `/objects/${name}.${RENDERER_VERSION}.webp` };
}

/**
 * Reasons why the text of the product field doesn't name a product. The text is empty, contains only signs
 * and digits, is random letters, or is a placeholder ("my product"). The text may also only ask to buy ("buy
 * now"), or only name a person or company ("Nike").
 */
export const UNCLEAR_REASONS = [
  'empty',
  'signs',
  'gibberish',
  'placeholder',
  'call',
  'name',
] as const;
export type UnclearReason = (typeof UNCLEAR_REASONS)[number];

/** Messages for a user who typed no product into the product field, shown before a credit is spent. */
export const UNCLEAR_PRODUCT_TEXTS: Readonly<Record<UnclearReason, string>> = {
  empty: 'We can’t tell what you sell: the product is empty.',
  signs: 'We can’t tell what you sell: the product has no words.',
  gibberish: 'We can’t tell what you sell: these letters make no words that we know.',
  placeholder: 'We can’t tell what you sell: name the product itself, such as “oak coffee table”.',
  call: 'We can’t tell what you sell: this asks people to act, but names no product.',
  name: 'We can’t tell what you sell: this may be a name. Add what it is, such as “Nova running shoes”.',
};

/** A fact that an ad prints, in the words of the brief. */
const statedFactSchema = z.object({ kind: z.enum(FACT_KINDS), text: z.string() });
export type StatedFact = z.infer<typeof statedFactSchema>;

/**
 * Response of `POST /shown-as`. The field `shown` contains the drawn object for each product, in order; null
 * for an ad without a product. The field `unclear` contains, in the same order, the reason why the text names
 * no product, or null. These reasons are only advice, so the user may still pay. The field `facts` contains
 * the facts in the fields of the request, the most important first.
 */
export const shownAsResponseSchema = z.object({
  success: z.literal(true),
  shown: z.array(drawnObjectSchema.nullable()),
  unclear: z.array(z.enum(UNCLEAR_REASONS).nullable()).optional(),
  facts: z.array(statedFactSchema).optional(),
});
export type ShownAsResponse = z.infer<typeof shownAsResponseSchema>;

/** Response of `GET /editor-choices`: every drawn object that a user may choose, sorted by label. */
export const drawnObjectsSchema = z.object({
  success: z.literal(true),
  objects: z.array(drawnObjectSchema),
});
export type DrawnObjects = z.infer<typeof drawnObjectsSchema>;
