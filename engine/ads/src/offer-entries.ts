import type { FactKind } from '@adwright/contracts';
import { type Align, detectTextDirection } from '@adwright/engine-drawing';
import type { Rect } from '@adwright/engine-pixels';
import { callToAction } from './entries.ts';
import { getGroundInks, type Inks } from './inks.ts';
import { designOffer } from './offer/offer-design.ts';
import type { FactsEntry } from './offer/place-facts.ts';
import { isInOwnSize, type OfferEntry } from './offer/place-offer.ts';
import { type ButtonEntry, measureHeight, type StackEntry } from './stack.ts';
import type { Stage } from './stage.ts';

/** Maximum font size of an offer's amount, as a multiple of the running text's size. */
const LARGEST = 2.3;
/** Minimum font size of an offer's amount, as a multiple of the running text's size. */
const LEAST = 1.35;
/** Maximum font size of an offer in a crowded ad, as a share of the usual maximum. */
const CROWDED = 0.78;
/**
 * Kinds of offer that consist of an amount. Offers of these kinds lie beside the button, so that users read the
 * cost before they click.
 */
const BESIDE: ReadonlySet<FactKind> = new Set(['price', 'discount', 'multibuy', 'trial']);

/** Returns the ad's most important fact as a stack entry; null for a copy without facts. */
function offerEntry(stage: Stage, inks: Inks): OfferEntry | null {
  const { copy, base, legible, style, number, isCrowded } = stage;
  const { offer } = copy;
  if (!offer) return null;
  const face = { ...style.strong, uppercase: false };
  const design = designOffer(stage, offer.kind, inks);
  const minSize = Math.round(base * LEAST);
  return {
    kind: 'offer',
    fact: { kind: offer.kind, text: offer.text },
    was: offer.was?.trim() || null,
    second: offer.second?.trim() || null,
    design,
    face: offer.kind === 'code' ? { ...face, tracking: 5 } : face,
    wordsFace: face,
    direction: detectTextDirection(copy.headline),
    maxSize: Math.max(minSize, Math.round(base * LARGEST * (isCrowded ? CROWDED : 1))),
    minSize,
    leastWords: Math.round(22 * legible),
    keepsCurrency: style.gluesFigures === true,
    keepsUnit: style.keepsUnits === true,
    staysLarge: style.keepsOffers === true,
    isBesideButton: isCrowded || (BESIDE.has(offer.kind) && number % 2 === 0),
    gap: base * 0.85,
  };
}

/** Minimum number of characters of a fact that counts as small print. */
const SMALL_PRINT_CHARACTERS = 48;

function isSmallPrint(fact: string): boolean {
  return fact.startsWith('*') || [...fact].length >= SMALL_PRINT_CHARACTERS;
}

/** Separates the last fact from all earlier facts if it is small print. */
function separateSmallPrint({ copy: { facts = [] } }: Stage): { read: string[]; small: string[] } {
  const shown = facts.filter((fact) => fact.trim() !== '');
  return {
    read: shown.filter((fact) => !isSmallPrint(fact)),
    small: shown.filter(isSmallPrint),
  };
}

function factsEntry(
  stage: Stage,
  facts: readonly string[],
  ink: string,
  { largest, least, gap }: { largest: number; least: number; gap: number },
): FactsEntry | null {
  const { copy, base, legible, style } = stage;
  if (facts.length === 0) return null;
  return {
    kind: 'facts',
    facts,
    face: { ...style.strong, uppercase: false, tracking: 0 },
    ink,
    direction: detectTextDirection(copy.headline),
    maxSize: Math.max(base * largest, least * legible),
    minSize: least * legible,
    gap: base * gap,
  };
}

/** Tells whether the ad's copy contains facts (prices, codes, dates, places), with or without an offer. */
export function hasFacts({ copy: { offer, facts = [] } }: Pick<Stage, 'copy'>): boolean {
  return offer !== undefined || facts.length > 0;
}

/** Maximum width of text beside the product, as a percentage of the ad's width. */
const MOST_SHARE = 57;
/** Step in percentage points by which the text's width grows until the longest word fits. */
const SHARE_STEP = 3;

/**
 * Returns the width of text beside a product, as a percentage: the requested width, or a larger width if a word
 * of the offer needs it. With a larger text width, the product gets less room.
 */
export function shareForOffer(stage: Stage, width: number, wanted: number): number {
  const offer = stage.style.keepsOffers ? offerEntry(stage, getGroundInks(stage)) : null;
  if (!offer) return wanted;
  for (let share = wanted; share <= MOST_SHARE; share += SHARE_STEP)
    if (isInOwnSize(offer, (width * share) / 100)) return share;
  return MOST_SHARE;
}

/** Returns the stack entries at the bottom of an ad, with the offer in its flat form beside the button. */
export function makeFlatClosing(stage: Stage): StackEntry[] {
  return makeClosing(stage, getGroundInks(stage), {}, true);
}

/**
 * Returns the height in pixels by which facts make the button's row higher, at the bottom of an ad of the given
 * width.
 */
export function measureFactsHeight(stage: Stage, region: Rect, align: Align = 'start'): number {
  if (!hasFacts(stage)) return 0;
  const button = measureHeight([callToAction(stage)], region, align);
  return measureHeight(makeFlatClosing(stage), region, align) - button;
}

/**
 * Returns the height by which facts make the button's row higher, as a percentage of a height, for layouts that
 * divide this height into rows.
 */
export function shareOfFacts(stage: Stage, region: Rect, align?: Align): number {
  return (measureFactsHeight(stage, region, align) / stage.content.height) * 100;
}

/**
 * Returns the stack entries after the ad's main text: facts and offer, the button, and the small print below
 * the button. `isFlat` places the offer beside the button, for rows whose height is taken from the product.
 */
export function makeClosing(
  stage: Stage,
  inks: Inks = getGroundInks(stage),
  button: Partial<ButtonEntry> = {},
  isFlat = false,
): StackEntry[] {
  const { read, small } = separateSmallPrint(stage);
  const facts = factsEntry(stage, read, inks.ink, { largest: 0.86, least: 22, gap: 0.95 });
  const offer = offerEntry(isFlat ? { ...stage, isCrowded: true } : stage, inks);
  const print = factsEntry(stage, small, inks.soft, { largest: 0.62, least: 18, gap: 0 });
  const action = callToAction(stage, button);
  // An offer beside the button follows the facts; an offer above the button precedes the facts.
  const factEntries = offer?.isBesideButton ? [facts, offer] : [offer, facts];
  const end = print ? { ...action, gap: stage.base * 0.7 } : action;
  return [...factEntries, end, print].filter((entry) => entry !== null);
}
