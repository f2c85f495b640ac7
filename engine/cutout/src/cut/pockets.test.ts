import { expect, it } from 'vitest';
import { areaOf } from './mask.ts';
import { pocketsOf } from './pockets.ts';
import { COUNT, maskOf, outlined, planeOf, within } from './sample-shapes.ts';

const product = within(40, 40, 120, 120);
const pocket = within(70, 70, 85, 85);
const LINES = { all: outlined(product, pocket), outer: outlined(product) };

const face = within(90, 90, 115, 115);

interface Shown {
  /** Lab difference of the product's colour from the ground's, and of what the pocket shows. */
  colour: number;
  inside: number;
  /** How much darker than the ground the product is, and what the pocket shows. */
  darker: number;
  shade: number;
  held: number;
  isOutlined: boolean;
  /** Whether the product has another face that is like the ground. */
  hasFace: boolean;
}

/** Pixels of a pocket that were found in a square product. */
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
  const of = (own: number, within: number) =>
    planeOf((x, y) =>
      pocket(x, y) ? within : product(x, y) && !(hasFace && face(x, y)) ? own : 0,
    );
  const lighter = of(-darker, -shade);
  const off = of(colour, inside);
  const evidence = {
    ...(isOutlined ? LINES.all : LINES.outer),
    lighter,
    difference: off.map((value, at) => Math.hypot(value, lighter[at] ?? 0)),
  };
  const subject = new Float32Array(COUNT).fill(held);
  return areaOf(pocketsOf(maskOf(product), evidence, subject));
}

it('finds ground in shade among parts of another colour, or much darker', () => {
  expect(pocketIn({})).toBe(256);
  expect(pocketIn({ colour: 1, darker: 60 })).toBe(256);
});

it('leaves what the map is sure of, what is outlined by nothing, and what has a colour of its own', () => {
  expect(pocketIn({ held: 0.95 })).toBe(0);
  expect(pocketIn({ isOutlined: false })).toBe(0);
  expect(pocketIn({ inside: 12 })).toBe(0);
});

it('leaves what is lighter than the ground, or as dark as no shade is, and what may be a face of a product like the ground', () => {
  expect(pocketIn({ shade: -8 })).toBe(0);
  expect(pocketIn({ shade: 30 })).toBe(0);
  expect(pocketIn({ colour: 3 })).toBe(0);
  expect(pocketIn({ hasFace: true })).toBe(0);
});
