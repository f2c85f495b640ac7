import type { ComposedRecipe } from '@adwright/contracts';
import { restorePrintedBrief, servesGoal, understandBrief } from '@adwright/engine-copywriter';
import { type Concept, type CopyBrief, containsWholeText } from '@adwright/engine-lexicon';
import type { AskedMessage } from './ad-message.ts';
import type { ModelReading } from './model-reading.ts';

/** Reads a brief's requirements for its ad: the facts, and a button that leads to the campaign's goal. */
export function readAskedMessage(
  brief: CopyBrief,
  callToAction: string,
  understood?: ModelReading,
): AskedMessage {
  const printed = restorePrintedBrief(brief);
  const { facts, product } = understandBrief(printed);
  return {
    facts: facts.map(({ text }) => text),
    sellsThing: isThing(product.concept ?? understood?.concept ?? null),
    asksForGoal: servesGoal(printed, callToAction, understood?.goal),
  };
}

/**
 * Tells whether the concept of a product has a drawing of the product itself. An emblem, which only represents
 * the product, does not count as a drawing of it.
 */
function isThing(concept: Concept | null): boolean {
  return concept !== null && concept.shownBy !== null && !concept.emblem && concept.trade !== false;
}

type EditedAd = Pick<ComposedRecipe, 'brief' | 'words' | 'typed'>;

/**
 * Returns the required content of an edited ad: the typed offer or facts, or the brief's facts if the user
 * typed none.
 */
export function readEditedMessage({ brief, words, typed }: EditedAd): AskedMessage {
  const asked = readAskedMessage(brief, words.callToAction);
  return hasOwnFacts(typed) ? { ...asked, facts: listFacts(words) } : asked;
}

/**
 * Lists the facts of the brief that the ad no longer states, because the user replaced them with typed facts.
 */
export function listWithdrawnFacts({ brief, words, typed }: EditedAd): string[] {
  if (!hasOwnFacts(typed)) return [];
  const own = [words.headline, ...listFacts(words)].join('\n');
  const { facts } = understandBrief(restorePrintedBrief(brief));
  return facts.map(({ text }) => text).filter((fact) => !containsWholeText(own, fact));
}

/** Tells whether the user typed an offer or facts, which then count instead of the brief's facts. */
export function hasOwnFacts(typed: ComposedRecipe['typed']): boolean {
  return typed.includes('offer') || typed.includes('facts');
}

function listFacts({ offer, facts = [] }: ComposedRecipe['words']): string[] {
  return [offer?.text, offer?.was, ...facts].flatMap((text) => text?.trim() || []);
}
