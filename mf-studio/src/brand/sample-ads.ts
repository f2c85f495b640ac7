import {
  type AdFormat,
  type BrandSnapshot,
  type ComposedRecipe,
  type Emotion,
  RECIPE_VERSION,
  RENDERER_VERSION,
} from '@adwright/contracts';

/** A sample ad that demonstrates the style of a brand kit. */
export interface SampleAd {
  name: string;
  format: AdFormat;
  recipe: ComposedRecipe;
}

type SampleWords = Pick<
  ComposedRecipe['words'],
  'productName' | 'eyebrow' | 'headline' | 'subline' | 'callToAction' | 'quote'
>;

const NO_ROWS: [string, string, string] = ['', '', ''];

function sampleWords(words: SampleWords): ComposedRecipe['words'] {
  return {
    language: 'en',
    framework: 'AIDA',
    brandName: null,
    problem: '',
    solution: '',
    comparison: { usual: NO_ROWS, ours: NO_ROWS },
    labels: { problem: '', solution: '', usual: '', ours: '' },
    ...words,
  };
}

const NO_QUOTE = { text: '', attribution: '', note: '' };

const SAMPLES = [
  {
    name: 'Product showcase',
    format: 'square',
    layout: 'hero-side',
    product: 'Ceramic mugs',
    object: 'mug',
    words: {
      productName: 'Mugs',
      eyebrow: 'New this week',
      headline: 'Coffee tastes better from clay',
      subline: 'Thrown by hand, one at a time.',
      callToAction: 'Pick yours',
      quote: NO_QUOTE,
    },
  },
  {
    name: 'Quote',
    format: 'square',
    layout: 'quote-card',
    product: 'Running shoes',
    object: 'sneaker',
    words: {
      productName: 'Shoes',
      eyebrow: 'What runners say',
      headline: 'Ten kilometers, no blisters',
      subline: 'Light, quick to dry, made to last.',
      callToAction: 'Find your size',
      quote: {
        text: 'Ten kilometers in, and I had forgotten that I wore them.',
        attribution: 'From our first test run',
        note: '',
      },
    },
  },
  {
    name: 'Story',
    format: 'story',
    layout: 'hero-panel',
    product: 'Scented candle',
    object: 'candle',
    words: {
      productName: 'Candle',
      eyebrow: 'For long evenings',
      headline: 'Turn the day down',
      subline: 'Cedar, fig, forty hours of quiet.',
      callToAction: 'Light one tonight',
      quote: NO_QUOTE,
    },
  },
] as const satisfies readonly {
  name: string;
  format: AdFormat;
  layout: ComposedRecipe['layout'];
  product: string;
  object: string;
  words: SampleWords;
}[];

/** Returns three sample ads of a brand, with fixed texts. */
export function sampleAds(brand: BrandSnapshot, tone: Emotion | null): SampleAd[] {
  return SAMPLES.map(({ name, format, layout, product, object, words }, index) => ({
    name,
    format,
    recipe: {
      version: RECIPE_VERSION,
      renderer: RENDERER_VERSION,
      kind: 'composed',
      seed: 7 + index,
      variation: index,
      formats: [format],
      typed: [],
      brand,
      brief: { product, audience: 'Everyone', emotion: tone ?? 'trust' },
      words: {
        ...sampleWords(words),
        ...(brand.callToAction ? { callToAction: brand.callToAction } : {}),
      },
      layout,
      mirrored: false,
      sweep: null,
      look: { type: null, colours: {} },
      picture: { kind: 'drawn', object, colour: null },
    },
  }));
}
