import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { writeAdCopy } from '../../copy/write-ad-copy.ts';
import { composeAd } from '../compose-ad.ts';
import type { PlacedItem } from '../composition.ts';
import { shapeBehind } from './shapes.ts';

const BRIEF = { product: 'Sourdough bread', audience: 'families', emotion: 'nostalgia' } as const;
/** Where the product stands, and words beside it that the full shape would run behind. */
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
  // Narrower than a disc as it is.
  ['arch', 470],
] as const)('the outline of the %s gives way to words', (shape, width) => {
  const copy = writeAdCopy(BRIEF, 1, 0);
  const { stage } = composeAd({ brief: BRIEF, copy, format: 'square', seed: 1, variation: 0 });
  const words = { ...WORDS, box: { ...WORDS.box, width } };
  const { x, y, height } = words.box;
  const touched = (items: readonly PlacedItem[]) => {
    const context = createCanvas(stage.width, stage.height).getContext('2d');
    shapeBehind(stage, FOCUS, items, shape)(context);
    const { data } = context.getImageData(x, y, width, height);
    return data.reduce((sum, level, at) => sum + (at % 4 === 3 && level > 20 ? 1 : 0), 0);
  };
  const far = { ...words, box: { ...words.box, x: -600 } };
  expect(touched([far])).toBeGreaterThan(1000);
  expect(touched([words])).toBe(0);
});
