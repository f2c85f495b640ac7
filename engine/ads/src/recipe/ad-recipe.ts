import type { AdFormat, BrandSnapshot, ComposedRecipe, Disclosure } from '@adwright/contracts';
import {
  AppError,
  classifyModelShare,
  getRecipeVersion,
  RENDERER_VERSION,
} from '@adwright/contracts/values';
import { LINE_BREAK } from '@adwright/engine-drawing';
import { type AdCopy, restoreBrandName } from '@adwright/engine-lexicon';
import { PRODUCT_KINDS, type ProductKind } from '@adwright/engine-objects';
import type { BrandLook } from '../brand/branded-style.ts';
import { type AdInput, type ComposedAd, chooseShownObject } from '../compose-ad.ts';
import { writeDisclosureNote } from '../disclosure/disclosure-note.ts';
import type { AdEdits } from '../edited-style.ts';
import { isTypeOnly, type ShownObject } from '../object-of-brief.ts';
import { findOldRecipeObject, SCULPTURES } from './object-of-old-recipe.ts';

/** The user's own material in a recipe, which has URLs in place of the pictures in an ad's input. */
export interface RecipeOwn {
  picture?: Extract<ComposedRecipe['picture'], { kind: 'product' }>;
  brand?: BrandSnapshot;
}

/**
 * Returns the recipe of a rendered ad; `layout` is the layout with which the ad was rendered. A generated
 * picture is missing in the recipe until the picture is stored.
 */
export function buildRecipe(
  input: AdInput,
  layout: ComposedAd['layout'],
  own: RecipeOwn = {},
): ComposedRecipe {
  const { brief, copy, format, seed, variation, mirrored = false, sweep = null } = input;
  const { product, audience, emotion, goal, adType, language, brandName, callToAction } = brief;
  const { offer, quote, typed } = brief;
  const { brand } = own;
  const disclosure = findDisclosure(input, own);
  const picture: ComposedRecipe['picture'] = own.picture
    ? { ...own.picture, object: chooseShownObject(input), ...(input.picture ? { scenes: {} } : {}) }
    : input.picture
      ? { kind: 'generated', images: {} }
      : { kind: 'drawn', object: chooseShownObject(input), colour: null };
  return {
    version: getRecipeVersion({ picture, brand, disclosure, layout }),
    renderer: RENDERER_VERSION,
    kind: 'composed',
    seed,
    variation,
    formats: [format],
    typed: [],
    brief: {
      product,
      audience,
      emotion,
      goal,
      adType,
      ...(language ? { language } : {}),
      brandName,
      callToAction,
      ...(offer ? { offer } : {}),
      ...(quote ? { quote } : {}),
      ...(typed ? { typed } : {}),
    },
    words: { ...copy, brandName: restoreBrandName(brief, copy.language) },
    layout,
    mirrored,
    sweep,
    look: { type: null, colours: {} },
    picture,
    ...(brand ? { brand } : {}),
    ...(disclosure ? { disclosure } : {}),
  };
}

/** Returns the AI disclosure that was ordered for an ad; undefined if none was ordered. */
function findDisclosure({ note, picture }: AdInput, { brand }: RecipeOwn): Disclosure | undefined {
  if (note) return 'note';
  return picture && brand?.disclosure === 'platform' ? 'platform' : undefined;
}

/**
 * Returns the input for rendering the ad of a recipe in a format, without the picture.
 * @throws {AppError} `invalid_request` if the object cannot be drawn
 */
export function makeRecipeInput(
  recipe: ComposedRecipe,
  format: AdFormat,
): Omit<AdInput, 'picture' | 'own' | 'brand'> & { brand?: BrandLook } {
  const { brief, words, seed, variation, layout, mirrored, sweep, renderer, typed } = recipe;
  const { brandName: _, badges: _badges, sublineFacts, ...others } = words;
  // A user who typed the subline or the facts has decided what the picture states.
  const isOwn = typed.some((field) => field === 'subline' || field === 'facts');
  const copy = sublineFacts && !isOwn ? { ...others, sublineFacts } : others;
  return {
    brief,
    copy: restoreLineBreaks(removeBlankFacts(copy), recipe.version),
    format,
    seed,
    variation,
    layout,
    mirrored,
    sweep: sweep ?? undefined,
    edits: listEdits(recipe),
    brand: recipe.brand,
    renderer,
    ...noteOf(recipe),
  };
}

/**
 * First version of recipes in which line breaks that the user typed are kept. In recipes of older versions,
 * typed line breaks are treated as spaces.
 */
const VERSION_OF_BREAKS = 10;

/** Replaces line breaks that the user typed in the copy by the character that the drawing code expects. */
function restoreLineBreaks(copy: AdCopy, version: number): AdCopy {
  if (version < VERSION_OF_BREAKS) return copy;
  const broken = (text: string) => text.replace(/\s*\n\s*/g, LINE_BREAK);
  return { ...copy, headline: broken(copy.headline), subline: broken(copy.subline) };
}

function noteOf(recipe: ComposedRecipe): Pick<AdInput, 'note'> {
  const { disclosure, words, picture } = recipe;
  // The AI note must not be printed on a picture that the engine drew without AI.
  if (disclosure !== 'note' || picture.kind === 'drawn') return {};
  return { note: writeDisclosureNote(words.language, classifyModelShare(recipe) !== 'all') };
}

/** Removes an offer or a fact from the copy if the user emptied it. */
function removeBlankFacts({ offer, facts = [], ...copy }: AdCopy): AdCopy {
  const filled = facts.filter(isFilled);
  const was = isFilled(offer?.was) ? { was: offer.was } : {};
  const second = isFilled(offer?.second) ? { second: offer.second } : {};
  return {
    ...copy,
    ...(isFilled(offer?.text)
      ? { offer: { kind: offer.kind, text: offer.text, ...was, ...second } }
      : {}),
    ...(filled.length > 0 ? { facts: filled } : {}),
  };
}

function isFilled(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

function listEdits(recipe: ComposedRecipe): AdEdits {
  const { words, look, picture } = recipe;
  const drawn = picture.kind === 'drawn' ? picture : null;
  const object = picture.kind === 'product' ? picture.object : drawn?.object;
  return {
    brandName: words.brandName,
    colours: look.colours,
    type: look.type ?? undefined,
    object: object ? findNamedObject(object) : findOldRecipeObject(recipe),
    objectColour: drawn?.colour ?? undefined,
  };
}

/**
 * Returns the object to show for the object's name in a request or a recipe.
 * @throws {AppError} `invalid_request` if the object cannot be drawn
 */
export function findNamedObject(name: string, field = 'picture.object'): ShownObject {
  const kind = PRODUCT_KINDS.find((each) => each === name);
  if (kind) return kind;
  if (isTypeOnly(name)) return name;
  throw new AppError('invalid_request', `no object has the name ${name}`, {
    field,
    userMessage: 'This object can’t be drawn. Please choose another one.',
  });
}

/**
 * Objects that are drawn only for old recipes that name them. Sculptures are never offered to users, because
 * they depict no product.
 */
const NOT_OFFERED: ReadonlySet<string> = new Set(SCULPTURES);

/** Name of an object that the engine can draw. */
export type DrawableObject = ProductKind;

/** Names of the drawn objects among which a user may choose. */
export const DRAWABLE_OBJECTS: readonly DrawableObject[] = PRODUCT_KINDS.filter(
  (name) => !NOT_OFFERED.has(name),
);
