import * as z from 'zod';
import { MAX_TEXT_LENGTH } from './limits.ts';
import { RENDERER_VERSION } from './recipe-choices.ts';

/** What a user has an ad show in place of what the engine would: the name of a drawn object, or `TYPE_ONLY`. */
export const shownAsSchema = z.string().regex(/^[a-z][a-zA-Z]{0,59}$/, 'Not the name of an object');

/** Paths below the engine's origin that tell what an ad would show. They cost nothing. */
export const SHOWN_AS_PATHS = {
  understand: '/shown-as',
  picture: '/objects/:file',
} as const;

/** Products that one request may ask about: a page of a campaign's rows. */
export const MAX_PRODUCTS_ASKED = 50;

/** Body of `POST /shown-as`. */
export const shownAsRequestSchema = z.object({
  products: z.array(z.string().max(MAX_TEXT_LENGTH)).min(1).max(MAX_PRODUCTS_ASKED),
});
export type ShownAsRequest = z.infer<typeof shownAsRequestSchema>;

/** A drawn object with the path of its thumbnail, which stays the same as long as the picture does. */
export const drawnObjectSchema = z.object({
  name: z.string(),
  label: z.string(),
  picture: z.string(),
});
export type DrawnObject = z.infer<typeof drawnObjectSchema>;

/** A drawn object by its name: "espressoMachine" is labelled "Espresso machine". */
export function drawnObjectOf(name: string): DrawnObject {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return { name, label, picture: `/objects/${name}.${RENDERER_VERSION}.webp` };
}

/** What `POST /shown-as` answers: for each product, in order, the object that shows it; null for type alone. */
export const shownAsResponseSchema = z.object({
  success: z.literal(true),
  shown: z.array(drawnObjectSchema.nullable()),
});
export type ShownAsResponse = z.infer<typeof shownAsResponseSchema>;

/** What `GET /editor-choices` answers: every object that a user may choose, by its label. */
export const drawnObjectsSchema = z.object({
  success: z.literal(true),
  objects: z.array(drawnObjectSchema),
});
export type DrawnObjects = z.infer<typeof drawnObjectsSchema>;
