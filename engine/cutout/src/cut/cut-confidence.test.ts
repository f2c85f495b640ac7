import { expect, it } from 'vitest';
import { computeConfidence } from './cut-confidence.ts';
import { measureCutSigns } from './cut-signs.ts';
import type { Mask } from './mask.ts';

const SIDE = 200;

type Test = (x: number, y: number) => boolean;
const at = (test: Test) => (index: number) => test(index % SIDE, Math.floor(index / SIDE));
const maskOf = (test: Test): Mask => ({
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: SIDE * SIDE }, (_, index) => (at(test)(index) ? 1 : 0)),
});

/**
 * Returns the measurements (`CutSigns`) of a test cut-out with the given certain pixels and sharp contours.
 */
function signsFor(
  cut: Test,
  contoursIn: Test | Float32Array,
  difference: (x: number, y: number) => number = () => 0,
  subject?: Test,
  { alone, open }: { alone?: Test; open?: Test } = {},
) {
  const mask = maskOf(cut);
  const empty = new Float32Array(SIDE * SIDE);
  const contours =
    contoursIn instanceof Float32Array
      ? contoursIn
      : empty.map((_, index) => (at(contoursIn)(index) ? 20 : 0));
  const evidence = {
    pull: empty,
    contours,
    difference: empty.map((_, index) => difference(index % SIDE, Math.floor(index / SIDE))),
    lighter: empty,
    calm: 0.12,
  };
  return measureCutSigns({
    mask,
    together: mask,
    alone: alone ? maskOf(alone) : mask,
    open: maskOf(open ?? (() => false)),
    doubtful: 0,
    added: 0,
    scene: 0,
    // Without a saliency map, each pixel may be subject or background with equal probability.
    subject: empty.map((_, index) => (subject ? Number(at(subject)(index)) : 0.5)),
    evidence,
  });
}

const box =
  (left: number, top: number, right: number, bottom: number): Test =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom;
const product = box(60, 60, 140, 150);
const rimOf =
  (test: Test): Test =>
  (x, y) =>
    [-2, 0, 2].some((dx) => [-2, 0, 2].some((dy) => test(x + dx, y + dy) !== test(x, y)));
const edge: Test = (x, y) => y === 130 && !product(x, y);

it('computeConfidence trusts a cut-out if a table’s edge is the only other contour beside it', () => {
  const plain = signsFor(product, rimOf(product));
  const onTable = signsFor(product, (x, y) => rimOf(product)(x, y) || edge(x, y));
  expect(plain.leftContours).toBe(0);
  expect(onTable.leftContours).toBe(0);
  expect(computeConfidence(onTable)).toBe(computeConfidence(plain));
  const label = signsFor(
    product,
    (x, y) => rimOf(product)(x, y) || rimOf(box(160, 20, 185, 80))(x, y),
  );
  expect(label.leftContours).toBeGreaterThan(0.5);
});

it('computeConfidence trusts a cut-out if the only other contour is a table’s edge that is unfocused and sharp only in places', () => {
  const contours = new Float32Array(SIDE * SIDE).map((_, index) => {
    const x = index % SIDE;
    if (at(rimOf(product))(index)) return 20;
    return at(edge)(index) ? (x % 30 < 12 ? 4 : 2.2) : 0;
  });
  expect(signsFor(product, contours, undefined, product).attached).toBe(0);
});

it('computeConfidence ignores faint contours beside a product with a very different colour from its background', () => {
  const plain = signsFor(product, rimOf(product));
  const halo = { ...plain, swing: 0.3 };
  expect(plain.unlike).toBe(0);
  expect(computeConfidence(halo)).toBe(0);
  expect(computeConfidence({ ...halo, unlike: 1 })).toBe(computeConfidence(plain));
  expect(computeConfidence({ ...halo, unlike: 1, outlined: 0.92 })).toBe(0);
  const coloured = signsFor(product, rimOf(product), (x, y) => (product(x, y) ? 40 : 0));
  expect(coloured.unlike).toBe(1);
});

it('sharp contours outside the cut-out lower the confidence less if the outline has no gaps, and more if the outline is faint', () => {
  const plain = { ...signsFor(product, rimOf(product)), unlike: 0.85, outlined: 0.99 };
  const at = (leftContours: number, unlike: number, outlined: number) =>
    computeConfidence({ ...plain, leftContours, unlike, outlined });
  expect(at(1.2, 1, 1)).toBeGreaterThan(0.9);
  expect(at(1.2, 1, 0.97)).toBeLessThan(0.6);
  expect(at(1.2, 0.7, 1)).toBeLessThan(0.6);
  expect(at(0.95, 0.85, 0.97)).toBe(1);
  expect(at(0.95, 0.6, 0.97)).toBeLessThan(0.7);
});

it('computeConfidence lowers the confidence if the product seems to extend beyond the picture’s border', () => {
  const whole = box(60, 110, 140, SIDE);
  const cut = box(60, 110, 140, 192);
  expect(signsFor(cut, rimOf(whole)).overRim).toBeGreaterThan(0.3);
  expect(computeConfidence(signsFor(cut, rimOf(whole)))).toBe(0);
});

it('computeConfidence does not mistake a wall or a table at the picture’s border for a product that extends beyond the picture', () => {
  const low = box(60, 110, 140, 192);
  expect(signsFor(low, (x, y) => rimOf(low)(x, y) || y === 150).overRim).toBe(0);
});

const clutter: Test = (x, y) => (x % 20 < 2 || y % 20 < 2) && !box(50, 50, 150, 160)(x, y);

it('computeConfidence trusts a cut-out that matches the saliency map, whatever is visible around the cut-out', () => {
  const isContour: Test = (x, y) => rimOf(product)(x, y) || clutter(x, y);
  expect(computeConfidence(signsFor(product, isContour))).toBe(0);
  expect(computeConfidence(signsFor(product, isContour, undefined, product))).toBe(1);
});

it('computeConfidence doubts a cut-out that agrees with the saliency map if sharp contours enclose a larger area than the cut-out', () => {
  const signs = signsFor(product, rimOf(product), undefined, product);
  const missing = { ...signs, swing: 0.4, leftContours: 2.5 };
  expect(computeConfidence(missing)).toBe(0);
  expect(computeConfidence({ ...missing, scene: 1 })).toBe(1);
  expect(computeConfidence({ ...missing, leftContours: 1 })).toBe(1);
  expect(computeConfidence({ ...missing, swing: 0.1 })).toBe(1);
});

it('computeConfidence doubts a cut-out if contours continue from its outline above the product’s foot, unless the product differs clearly in colour from the background', () => {
  const strap = (left: number, top: number) => {
    const lines: Test = (x, y) => x >= left && x <= 180 && [top, top + 9, top + 18].includes(y);
    return signsFor(product, (x, y) => rimOf(product)(x, y) || lines(x, y), undefined, product);
  };
  expect(strap(141, 70).attached).toBeGreaterThan(0.22);
  expect(computeConfidence(strap(141, 70))).toBe(0);
  expect(computeConfidence({ ...strap(141, 70), unlike: 1 })).toBe(1);
  expect(computeConfidence(strap(155, 70))).toBe(1);
  expect(computeConfidence(strap(141, 126))).toBe(1);
});

it('computeConfidence doubts a cut-out with gaps in its outline even if fewer contours continue from the outline', () => {
  const signs = { ...signsFor(product, rimOf(product), undefined, product), attached: 0.1 };
  expect(computeConfidence(signs)).toBe(1);
  expect(computeConfidence({ ...signs, outlined: 0.95 })).toBe(0);
});

it('computeConfidence doubts a white product on white if a part of the cut-out’s outline lies beside the visible contour, as at a missing corner', () => {
  const sure = signsFor(product, rimOf(box(60, 56, 140, 150)), () => 0, product);
  const bitten = { ...sure, unsure: 0.028 };
  expect(signsFor(product, rimOf(product), () => 0, product).astray).toBe(0);
  expect(bitten.astray).toBeGreaterThan(0.2);
  expect(computeConfidence(bitten)).toBe(0);
  expect(computeConfidence(sure)).toBe(1);
  expect(computeConfidence({ ...bitten, astray: 0.03 })).toBe(1);
  expect(computeConfidence({ ...bitten, scene: 1 })).toBe(1);
  const unlike = (x: number, y: number) => (product(x, y) ? 40 : 0);
  expect(signsFor(product, rimOf(box(60, 56, 140, 150)), unlike, product).astray).toBe(0);
});

it('computeConfidence does not count a saliency map as confirmation of a cut-out if contours and colours have corrected that map', () => {
  const signs = signsFor(product, rimOf(product), undefined, product);
  expect(computeConfidence({ ...signs, outlined: 0.8 })).toBe(1);
  expect(computeConfidence({ ...signs, outlined: 0.8, added: 0.3 })).toBe(0);
});

it('computeConfidence doubts a cut-out in several detached parts, unless the saliency map shows several objects', () => {
  const things: Test = (x, y) => product(x, y) || box(150, 60, 180, 110)(x, y);
  const signs = signsFor(things, rimOf(things), undefined, things);
  expect(signs.strewn).toBeGreaterThan(0.08);
  expect(computeConfidence(signs)).toBe(1);
  expect(computeConfidence({ ...signs, agreement: 0.9 })).toBe(0);
});

it('computeConfidence ignores a thin strip along the outline when two masks are compared', () => {
  const swing = (by: number) =>
    signsFor(product, rimOf(product), undefined, product, {
      alone: box(60 - by, 60 - by, 140 + by, 150 + by),
    }).swing;
  expect(swing(2)).toBe(0);
  expect(swing(6)).toBeGreaterThan(0.2);
});

it('computeConfidence rejects a cut-out that contains only half of the subject or much background', () => {
  const rim = rimOf(product);
  for (const subject of [box(60, 60, 140, 200), box(60, 60, 140, 105)])
    expect(computeConfidence(signsFor(product, rim, undefined, subject))).toBe(0);
});

it('computeConfidence trusts a cut-out on a plain background even without a saliency map, but not a cut-out in a scene', () => {
  const signs = signsFor(product, rimOf(product));
  expect(signs.unsure).toBeGreaterThan(1);
  expect(computeConfidence(signs)).toBe(1);
  expect(computeConfidence({ ...signs, scene: 1 })).toBe(0);
});

it('computeConfidence accepts thin parts of a product that differ clearly from the background and have a sharp outline everywhere', () => {
  const chair: Test = (x, y) => product(x, y) && (x % 20 < 5 || y % 30 < 5);
  const signs = signsFor(chair, rimOf(chair), (x, y) => (chair(x, y) ? 40 : 0), chair);
  expect(signs.solid).toBeLessThan(0.55);
  expect(computeConfidence(signs)).toBeGreaterThan(0.9);
  const doubted = { ...signs, unsure: 0.02 };
  expect(computeConfidence(doubted)).toBeGreaterThan(0.9);
  expect(computeConfidence({ ...doubted, unlike: 0.5 })).toBe(0);
  expect(computeConfidence({ ...doubted, outlined: 0.9 })).toBe(0);
  // The confidence is high for a pale lamp in a grainy room, because the saliency map is certain about the
  // lamp's thin legs.
  expect(computeConfidence({ ...signs, unlike: 0.5 })).toBeGreaterThan(0.9);
});

it('computeConfidence trusts a cut-out with an opened ring, even if the saliency map counts the ring’s inside as product', () => {
  const hole = box(85, 85, 115, 125);
  const ring: Test = (x, y) => product(x, y) && !hole(x, y);
  const signs = (alone: Test, open?: Test) =>
    signsFor(ring, rimOf(ring), undefined, product, { alone, ...(open && { open }) });
  expect(signs(product).swing).toBe(0);
  expect(signs(box(60, 60, 160, 150)).swing).toBeGreaterThan(0.2);
  expect(signs(product).agreement).toBeLessThan(0.9);
  expect(signs(product, hole).agreement).toBe(1);
});
