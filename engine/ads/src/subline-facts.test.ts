import type { AdFormat } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { CopyBrief } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { composeAd } from './compose-ad.ts';
import type { LayoutName } from './layout-names.ts';
import { buildRecipe, makeRecipeInput } from './recipe/ad-recipe.ts';

const BRIEFS: CopyBrief[] = [
  ['Riparazione biciclette a domicilio, tagliando 49 €, ricambi originali', 'ciclisti urbani'],
  ['Second-hand office chairs, Herman Miller Aeron size B, from £249', 'start-ups'],
  [
    'Städhjälp i Lund, fast pris utan bindningstid, vi har med oss städmedel, 590 kr',
    'småbarnsfamiljer',
  ],
].map(([product = '', audience = '']) => ({ product, audience, goal: '', emotion: 'trust' }));

function makeAd(brief: CopyBrief, layout: LayoutName, format: AdFormat = 'square') {
  const copy = writeAdCopy(brief, 1, 0);
  return { brief, copy, format, seed: 1, variation: 0, layout };
}

/** Returns the texts that a layout without a subline prints, in lower case. */
function readPrinted(ad: ReturnType<typeof makeAd>): string {
  const { facts = [], comparison, quote } = composeAd(ad).stage.copy;
  const lines = ad.layout.startsWith('versus') ? comparison.ours : [quote.text];
  return [...facts, ...lines].join(' | ').toLowerCase();
}

it.each(BRIEFS)('a layout without a subline prints the facts of the subline: $product', (brief) => {
  for (const layout of ['versus-cards', 'versus-table', 'quote-card', 'quote-page'] as const) {
    const ad = makeAd(brief, layout);
    expect(ad.copy.sublineFacts?.length).toBeGreaterThan(0);
    for (const fact of ad.copy.sublineFacts ?? [])
      expect(readPrinted(ad), layout).toContain(fact.toLowerCase());
  }
});

it.each(BRIEFS)(
  'a layout with a subline prints no fact of the subline twice: $product',
  (brief) => {
    const ad = makeAd(brief, 'hero-side');
    expect(composeAd(ad).stage.copy.facts).toEqual(ad.copy.facts);
  },
);

it('an edited ad whose user typed the subline or the facts keeps to what the user typed', () => {
  const [brief] = BRIEFS;
  if (!brief) throw new Error('the test has no brief');
  const recipe = buildRecipe(makeAd(brief, 'quote-card'), 'quote-card');
  expect(makeRecipeInput(recipe, 'square').copy.sublineFacts).toEqual(['Ricambi originali']);
  for (const field of ['subline', 'facts'] as const) {
    const edited = { ...recipe, typed: [field] };
    expect(makeRecipeInput(edited, 'square').copy.sublineFacts).toBeUndefined();
  }
});
