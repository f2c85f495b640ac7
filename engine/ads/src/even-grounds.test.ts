import { writeAdCopy } from '@adwright/engine-copywriter';
import { computeContrast, MIN_TEXT_CONTRAST } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { composeAd } from './compose-ad.ts';
import { paintAd } from './paint-ad.ts';
import { renderCoarsely } from './recipe/product-layers.ts';

/** A brown to which white has a contrast ratio of 4.72:1, and black has 4.45:1. */
const MIDDLE_BROWN = '#a16540';

it('an ad paints no translucent layer under words on an even card, even if the card’s colour is close to the contrast limit', () => {
  const brief = {
    product: 'wallets',
    audience: 'men who travel',
    emotion: 'happiness',
    goal: 'sales',
  } as const;
  const composed = composeAd({
    brief,
    copy: writeAdCopy(brief, 5, 5),
    format: 'square',
    seed: 5,
    variation: 5,
    layout: 'versus-table',
    brand: { colours: [{ role: 'main', hex: MIDDLE_BROWN }], type: null },
  });
  const { canvas, texts } = paintAd(composed, brief, 1, renderCoarsely);
  const onCard = texts.filter(({ role, ink }) => role === 'comparison' && ink === '#ffffff');
  expect(onCard.length).toBeGreaterThan(1);
  for (const { box, contrast } of onCard) {
    const { data } = canvas
      .getContext('2d')
      .getImageData(Math.round(box.x), Math.round(box.y) - 6, 1, 1);
    const hex = `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    expect(computeContrast(hex, MIDDLE_BROWN)).toBeLessThan(1.05);
    expect(contrast).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  }
});
