import {
  AD_FORMATS,
  type AdFormat,
  type AdWords,
  type ComposedRecipe,
  getRecipeVersion,
  parseRecipe,
  type RecipeBackground,
} from '@adwright/contracts';
import { adaptToFormat } from '@adwright/contracts/recipe-formats';
import { BACKGROUND_PATTERNS } from '@adwright/contracts/values';
import { createSeededRandom, cycle } from '@adwright/engine-pixels';
import { type Canvas, createCanvas } from '@napi-rs/canvas';

const BADGES: NonNullable<AdWords['badges']> = {
  'badge-1': { kind: 'price', text: 'from €19.90' },
  'badge-2': { kind: 'rating', text: '4.8 / 5', source: '312 reviews on Trustpilot' },
  'badge-3': { kind: 'delivery', text: '' },
};
const FORMAT_HEADLINES = [
  'Swipe up\ntonight',
  'One week\nof quiet mornings',
  'اطلبها\nاليوم',
] as const;

/**
 * Returns the recipe with the parts that versions 8 to 11 added: badges, an own background, and a two-line
 * headline for one format. In every third ad, the background is a cropped photo.
 */
export function withAddedParts(
  recipe: ComposedRecipe,
  format: AdFormat,
  number: number,
): ComposedRecipe {
  const changed = {
    ...recipe,
    words: { ...recipe.words, badges: BADGES },
    background: randomBackground(number),
    ...(number % 2 === 0 && {
      formatWords: { [format]: { headline: cycle(FORMAT_HEADLINES, number / 2) } },
    }),
  };
  const parsed = parseRecipe({ ...changed, version: getRecipeVersion(changed) });
  if (parsed.kind !== 'composed')
    throw new Error('An edited ad must stay composed (drawn by the engine).');
  return adaptToFormat(parsed, format);
}

function randomBackground(number: number): RecipeBackground {
  const random = createSeededRandom(7001 + number);
  const scrim = random();
  const focus = { x: random(), y: random(), zoom: 1 + 2 * random() };
  switch (number % 3) {
    case 0:
      return { kind: 'photo', imageUrl: 'http://localhost/p.jpg', scrim, focus };
    case 1:
      return { kind: 'pattern', pattern: cycle(BACKGROUND_PATTERNS, number), scrim };
    default:
      return { kind: 'colour', colour: cycle(['#204080', '#f4f4f4', '#8a8f3c'], number) };
  }
}

/** Number of discs in the photo of {@link paintBackground}. */
const DISCS = 60;

/**
 * Paints the cropped photo behind an ad, with light and dark discs. Returns null for an ad without a photo as
 * its background.
 */
export function paintBackground(
  { background }: ComposedRecipe,
  format: AdFormat,
  number: number,
): Canvas | null {
  if (background?.kind !== 'photo') return null;
  const { width, height } = AD_FORMATS[format];
  const canvas = createCanvas(width / 2, height / 2);
  const context = canvas.getContext('2d');
  const random = createSeededRandom(8001 + number);
  for (let disc = 0; disc < DISCS; disc++) {
    context.fillStyle = `hsl(${Math.round(360 * random())} 60% ${Math.round(100 * random())}%)`;
    context.beginPath();
    const [x, y] = [random() * canvas.width, random() * canvas.height];
    context.arc(x, y, canvas.width * (0.1 + 0.3 * random()), 0, 2 * Math.PI);
    context.fill();
  }
  return canvas;
}
