import { fromHex } from '@adwright/engine-pixels';
import { emotions } from '@adwright/engine-testing';
import { expect, it } from 'vitest';
import { makeStyle } from './ad-style.ts';
import { chooseProductColours } from './product-colours.ts';

it('an ad avoids muddy colours: yellows and olives become light, or turn into cognac brown', () => {
  for (const emotion of emotions) {
    for (let variation = 0; variation < 5; variation++) {
      const { body } = chooseProductColours(
        'sewing machine',
        makeStyle(emotion, variation, () => 0.5),
      );
      const { lightness, chroma, hue } = fromHex(body);
      const isMud = hue > 75 && hue < 120 && lightness < 0.6 && chroma > 0.05;
      expect(isMud, `${emotion} ${variation}: ${body}`).toBe(false);
    }
  }
});

it.each([
  ['navy blue canvas backpack', 262],
  ['red leather handbag', 26],
  ['black friday red wine', 15],
  ['organic tea', 138],
])('draws “%s” in the colour that the brief names', (product, hue) => {
  const { body } = chooseProductColours(
    product,
    makeStyle('trust', 0, () => 0.5),
  );
  expect(Math.abs(fromHex(body).hue - hue)).toBeLessThan(8);
});

it('an ad draws organic cotton in the colours of the palette, not green', () => {
  const style = makeStyle('trust', 0, () => 0.5);
  const { body } = chooseProductColours('organic cotton underwear', style);
  expect(body).toBe(chooseProductColours('cotton underwear', style).body);
});
