import { writeAdCopy } from '@adwright/engine-copywriter';
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { composeAd } from '../compose-ad.ts';
import type { PlacedItem } from '../composition.ts';
import { makeHeadline } from '../entries.ts';
import { stack } from '../stack.ts';
import { paintShapeBehind } from './shapes.ts';

const BRIEF = { product: 'Sourdough bread', audience: 'families', emotion: 'nostalgia' } as const;
/** Box of the product, and words beside the product that a shape of full size would cross. */
const FOCUS = { x: 480, y: 300, width: 560, height: 560 };
const WORDS: PlacedItem = {
  kind: 'mark',
  shape: 'check',
  box: { x: 100, y: 480, width: 440, height: 200 },
  fill: '#000000',
  ink: '#ffffff',
};

it.each([
  ['circle', 440],
  ['rings', 440],
  ['sunset', 440],
  ['blob', 440],
  // The arch is narrower than the disc, so only a wider word crosses the arch's outline.
  ['arch', 470],
] as const)('the outline of the %s behind the product avoids words', (shape, width) => {
  const copy = writeAdCopy(BRIEF, 1, 0);
  const { stage } = composeAd({ brief: BRIEF, copy, format: 'square', seed: 1, variation: 0 });
  const words = { ...WORDS, box: { ...WORDS.box, width } };
  const { x, y, height } = words.box;
  const touched = (items: readonly PlacedItem[]) => {
    const context = createCanvas(stage.width, stage.height).getContext('2d');
    paintShapeBehind(stage, FOCUS, items, shape)(context);
    const { data } = context.getImageData(x, y, width, height);
    return data.reduce((sum, level, at) => sum + (at % 4 === 3 && level > 20 ? 1 : 0), 0);
  };
  const far = { ...words, box: { ...words.box, x: -600 } };
  expect(touched([far])).toBeGreaterThan(1000);
  expect(touched([words])).toBe(0);
});

it('an ad shrinks the shape behind the product if mirroring moves words beside the shape', () => {
  const copy = writeAdCopy(BRIEF, 1, 0);
  const input = { brief: BRIEF, copy, format: 'square', seed: 1, variation: 0 } as const;
  const { stage } = composeAd({ ...input, mirrored: true });
  const region = { ...WORDS.box, y: 520, height: 120 };
  // A word at the start of its box is far from the product. Mirroring moves the word to the end of the box,
  // near the product.
  const words = stack(region, [makeHeadline(stage, 60, { text: 'Hi' })], {
    align: 'start',
    justify: 'middle',
  });
  const touched = (turned: boolean) => {
    const context = createCanvas(stage.width, stage.height).getContext('2d');
    paintShapeBehind({ ...stage, turned }, FOCUS, words, 'circle')(context);
    const { data } = context.getImageData(region.x + region.width - 60, region.y, 60, 120);
    return data.reduce((sum, level, at) => sum + (at % 4 === 3 && level > 20 ? 1 : 0), 0);
  };
  expect(stage.turned).toBe(true);
  expect(touched(false)).toBeGreaterThan(1000);
  expect(touched(true)).toBe(0);
});
