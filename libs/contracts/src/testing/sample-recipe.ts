import type { ComposedRecipe } from '../recipe.ts';
import { RENDERER_VERSION } from '../recipe-choices.ts';

/** Recipe of a square ad by Creative Boost, as the engine writes it. */
export const sampleRecipe: ComposedRecipe = {
  version: 1,
  renderer: RENDERER_VERSION,
  kind: 'composed',
  seed: 11,
  variation: 2,
  formats: ['square'],
  typed: [],
  brief: { product: 'Handmade ceramic mugs', audience: 'Coffee lovers', emotion: 'trust' },
  words: {
    language: 'en',
    framework: 'AIDA',
    productName: 'Ceramic Mugs',
    brandName: null,
    eyebrow: 'For coffee lovers',
    headline: 'Coffee tastes better from clay',
    subline: 'Handmade ceramic mugs, one at a time.',
    callToAction: 'Pick yours',
    problem: 'Cold coffee',
    solution: 'Clay keeps it warm',
    comparison: { usual: ['Thin', 'Cold', 'Plain'], ours: ['Thick', 'Warm', 'Glazed'] },
    quote: { text: 'We throw each one.', attribution: 'Ceramic Mugs', note: 'In our own words.' },
    labels: { problem: 'The problem', solution: 'The answer', usual: 'The usual', ours: 'Ours' },
  },
  layout: 'hero-side',
  mirrored: false,
  sweep: null,
  look: { type: null, colours: {} },
  picture: { kind: 'drawn', object: null, colour: null },
};
