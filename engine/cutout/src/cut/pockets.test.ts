import { expect, it } from 'vitest';
import { countMaskPixels } from './mask.ts';
import { findPockets } from './pockets.ts';
import { COUNT, createEvidence, createMask, createPlane, testRectangle } from './sample-shapes.ts';

const product = testRectangle(40, 40, 120, 120);
const pocket = testRectangle(70, 70, 85, 85);
const LINES = { all: createEvidence(product, pocket), outer: createEvidence(product) };

const face = testRectangle(90, 90, 115, 115);

interface Shown {
  /** Lab colour difference of the product and of the pocket (enclosed background) from the background. */
  colour: number;
  inside: number;
  /** Lightness of the product and of the pocket below the background's, in Lab units. */
  darker: number;
  shade: number;
  held: number;
  isOutlined: boolean;
  /** Whether another face of the product has the same colour as the background. */
  hasFace: boolean;
}

/** Number of pixels that `findPockets` finds in the pocket (enclosed background) of a square product. */
function pocketIn(shown: Partial<Shown>): number {
  const { colour, inside, darker, shade, held, isOutlined, hasFace } = {
    colour: 30,
    inside: 0,
    darker: 20,
    shade: 12,
    held: 0.8,
    isOutlined: true,
    hasFace: false,
    ...shown,
  };
  const of = (productValue: number, within: number) =>
    createPlane((x, y) =>
      pocket(x, y) ? within : product(x, y) && !(hasFace && face(x, y)) ? productValue : 0,
    );
  const lighter = of(-darker, -shade);
  const off = of(colour, inside);
  const evidence = {
    ...(isOutlined ? LINES.all : LINES.outer),
    lighter,
    difference: off.map((value, at) => Math.hypot(value, lighter[at] ?? 0)),
  };
  const subject = new Float32Array(COUNT).fill(held);
  return countMaskPixels(findPockets(createMask(product), evidence, subject));
}

it('findPockets finds shaded background between product parts that differ in colour or are much darker', () => {
  expect(pocketIn({})).toBe(256);
  expect(pocketIn({ colour: 1, darker: 60 })).toBe(256);
});

it('findPockets ignores areas that the saliency map certainly includes, that have no outline, or that have another colour than the background', () => {
  expect(pocketIn({ held: 0.95 })).toBe(0);
  expect(pocketIn({ isOutlined: false })).toBe(0);
  expect(pocketIn({ inside: 12 })).toBe(0);
});

it('findPockets ignores areas lighter than the background, areas too dark for shade, and all areas if the product has background-coloured faces', () => {
  expect(pocketIn({ shade: -8 })).toBe(0);
  expect(pocketIn({ shade: 30 })).toBe(0);
  expect(pocketIn({ colour: 3 })).toBe(0);
  expect(pocketIn({ hasFace: true })).toBe(0);
});
