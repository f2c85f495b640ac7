import { FORMAT_OPTIONS } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { expect, it } from 'vitest';
import { type ComposedAd, composeAd } from './compose-ad.ts';
import { BOOST_LAYOUTS, LAYOUT_FAMILIES } from './layout-names.ts';

const LONG = 'The Old Lighthouse Keeper’s Cottage at Dunmore Head';

/** Returns the words of all texts in an ad, including its button. */
const wordsOf = ({ composition }: ComposedAd) =>
  composition.items.flatMap((item) => ('fitted' in item ? [item.fitted.lines.join(' ')] : []));

it.each(FORMAT_OPTIONS.map(({ value }) => value))(
  'every layout of ten variations prints the brand’s name as text, even a long name (%s)',
  (format) => {
    for (const brandName of ['Hive & Seek', LONG]) {
      const brief = {
        product: 'beekeeping kit $199',
        audience: 'beginners',
        emotion: 'curiosity',
        brandName,
      } as const;
      const copy = writeAdCopy(brief, 2, 0);
      for (const layout of BOOST_LAYOUTS) {
        const ad = composeAd({ brief, copy, format, seed: 2, variation: 0, layout });
        const texts = wordsOf(ad).map((text) => text.toLowerCase());
        expect(
          texts.some((text) => text.startsWith(brandName.toLowerCase())),
          `${layout}: ${texts.join(' | ')}`,
        ).toBe(true);
      }
    }
  },
);

it('a brand name is shown without HTML tags that were copied with the name', () => {
  const brief = { product: 'sneakers', audience: 'runners', emotion: 'urgency' } as const;
  const copy = writeAdCopy(brief, 2, 0);
  const ad = { copy, format: 'square', seed: 2, variation: 0, layout: 'hero-type' } as const;
  const texts = wordsOf(composeAd({ ...ad, brief: { ...brief, brandName: '<u>Fleet</u>' } }));
  expect(texts.join(' | ')).toMatch(/(?<!>)Fleet(?!<)/i);
});

it.each(FORMAT_OPTIONS.map(({ value }) => value))(
  'every button shows a long call to action in full (%s)',
  (format) => {
    for (const [seed, callToAction] of [
      'Claim your 20% welcome discount',
      'Reserve a workshop appointment today',
      'Jetzt unverbindliches Angebot anfordern',
    ].entries()) {
      const brief = {
        product: 'lantern',
        audience: 'campers',
        emotion: 'trust',
        callToAction,
      } as const;
      const copy = writeAdCopy(brief, seed, 0);
      for (const layout of [...BOOST_LAYOUTS, ...LAYOUT_FAMILIES.testimonial]) {
        const texts = wordsOf(composeAd({ brief, copy, format, seed, variation: 0, layout }));
        expect(texts, layout).toContain(callToAction);
      }
    }
  },
);
