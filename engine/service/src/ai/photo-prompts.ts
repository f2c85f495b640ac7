import type { Environment, VisualStyle } from '@adwright/contracts';
import type { PhotoshootRequest } from '@adwright/contracts/photoshoot';

const SCENES: Record<Exclude<Environment, 'custom'>, string> = {
  nature: 'outdoors in nature: moss, stone and leaves, soft daylight through trees',
  urban: 'in a city at dusk: concrete, glass and out-of-focus street lights',
  minimalist: 'in a minimal studio: one plain surface, one plain wall, soft shadows',
  luxury: 'in a luxurious setting: dark marble, brushed brass, controlled highlights',
  kitchen: 'on a kitchen counter: stone worktop, morning light from a window',
  workspace: 'on a tidy desk: wood, paper and a laptop out of focus',
};

const STYLES: Record<VisualStyle, string> = {
  clean_modern: 'clean, modern, bright',
  artistic: 'artistic, painterly light, unusual composition',
  high_contrast: 'high contrast, deep blacks, hard light',
  pastel: 'pastel colours, soft even light',
  vintage: 'vintage film look, warm faded tones, fine grain',
  realistic: 'realistic, neutral colour, true to life',
};

/** Words for the prompt that describe the camera positions of a photoshoot's four pictures. */
export const SHOOT_ANGLES = [
  'straight on, the whole product in view',
  'three-quarter view from slightly above',
  'low angle, close to the product',
  'from above, with room around the product',
] as const;

/** Builds the prompt for one picture of a photoshoot. The prompt requires that the product stays unchanged. */
export function buildShootPrompt(
  brief: Omit<PhotoshootRequest, 'imageUrl' | 'userId'>,
  angle: (typeof SHOOT_ANGLES)[number],
): string {
  const { productType, environment, customEnvironment, visualStyle, extraInstructions } = brief;
  const scene =
    environment === 'custom' ? customEnvironment || SCENES.minimalist : SCENES[environment];
  return [
    `Product photograph of this ${productType}, ${scene}.`,
    `Camera: ${angle}.`,
    visualStyle && `Style: ${STYLES[visualStyle]}.`,
    extraInstructions && `Also: ${extraInstructions}.`,
    'Keep the product exactly as it is: shape, colours, label. Add no text and no logos.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The prompt to the picture model for a variation of an existing creative. */
export const VARIATION_PROMPT = [
  'Make a fresh variation of this advertising picture: the same subject, another light, colour mood and background.',
  'Keep the subject recognisable and any product exactly as it is. Add no text and no logos.',
].join(' ');
