import { AD_LAYOUTS, type Emotion, type Format, readDrawnObject } from '@adwright/contracts';
import { getPromptedSide } from '@adwright/engine-ads';
import { cycle } from '@adwright/engine-pixels';
import type { AdPictureOrder } from '../embedded/ad-pictures.ts';

const MOODS: Record<Emotion, string> = {
  urgency: 'energetic, high contrast, a moment that will not wait',
  trust: 'calm, clear daylight, honest and orderly',
  happiness: 'warm, bright, playful',
  exclusivity: 'refined, dark and precise, precious materials',
  fear: 'tense, low light, a single source of light that reassures',
  nostalgia: 'soft, warm, faded like an old photograph',
  curiosity: 'intriguing, partly hidden, unexpected angle',
  excitement: 'vivid colour, motion, hard light',
};

/**
 * Ten scenes with a product for the prompt, so that the pictures of a boost differ as much as their layouts.
 */
const SHOTS = [
  'The product as a still life on a plain seamless backdrop.',
  'The product in use, hands close up.',
  'The product at home beside a window.',
  'The product outdoors in natural surroundings.',
  'A flat lay from straight above with a few fitting objects.',
  'A very close view of its material or surface.',
  'The product on a bold, colour-blocked studio set.',
  'A candid moment of someone who enjoys it.',
  'The product in evening light with long shadows.',
  'The place where it is used, the product small in it.',
] as const;

/**
 * Builds the prompt for the picture of an ad. The composer adds the words later, so the prompt requests an area
 * with little detail for the words, and no text.
 */
export function buildAdPicturePrompt(order: AdPictureOrder): string {
  if (order.reference) return buildScenePrompt(order);
  const { brief, format, layout, number, shownAs } = order;
  const { product, audience, emotion } = brief;
  return [
    `Advertising photograph for: ${product}. It speaks to: ${audience}.`,
    shownAs ? `Show the product as: ${readDrawnObject(shownAs).label}.` : '',
    cycle(SHOTS, number),
    `Mood: ${MOODS[emotion]}.`,
    AD_LAYOUTS[layout].hasWordsOverPicture
      ? describeRoom(format, number)
      : 'The subject stands in the middle with a little room around it.',
    'One coherent photograph, not a collage.',
    'No text, letters, numbers, logos, labels with writing, watermarks, frames, borders or buttons.',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Places for the prompt of a picture over which the composer draws the user's product. Each picture of a boost
 * (ten ads from one brief) gets a different place.
 */
const PLACES = [
  'A plain seamless studio backdrop with a clean floor.',
  'A table top in a bright room.',
  'A stone ledge outdoors in natural surroundings.',
  'A shelf at home beside a window.',
  'A bold, colour-blocked studio set with a low plinth.',
  'A wooden surface in evening light with long shadows.',
] as const;

/**
 * Builds the prompt for an ad with the user's own product; the prompt describes only the surroundings. The
 * photo is sent with the prompt for its light, colours and perspective; the composer draws the real product
 * over the result.
 */
function buildScenePrompt({ brief, format, layout, number }: AdPictureOrder): string {
  const { product, audience, emotion } = brief;
  return [
    `The attached photo shows a product: ${product}. Make the empty place that it will be photographed in, for: ${audience}.`,
    'Do not show the product itself, nor anything like it: it is added afterwards, unchanged.',
    'Match the direction of light, the camera height and the colours of the attached photo.',
    cycle(PLACES, number),
    `Mood: ${MOODS[emotion]}.`,
    AD_LAYOUTS[layout].hasWordsOverPicture
      ? placeFor(format, number)
      : 'Leave a free, level surface in the lower middle, where the product will stand.',
    'One coherent photograph, not a collage.',
    'No text, letters, numbers, logos, labels with writing, watermarks, frames, borders or buttons.',
  ].join(' ');
}

function placeFor(format: Format, number: number): string {
  const side = getPromptedSide(format, number);
  return `Leave the ${HALVES[side]} calm, even in tone and free of detail, and a free, level surface in the other half, where the product will stand.`;
}

const HALVES = {
  top: 'upper half',
  bottom: 'lower half',
  left: 'left half',
  right: 'right half',
} as const;

function describeRoom(format: Format, number: number): string {
  const side = getPromptedSide(format, number);
  return `Leave the ${HALVES[side]} calm, even in tone and free of detail; the subject keeps to the other half.`;
}
