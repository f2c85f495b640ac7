import { expect, it } from 'vitest';
import { directShoot } from '../direction/shoot-direction.ts';
import { chooseCamera } from './camera.ts';
import { averageArea, computeLightness, makeBoard, makeShot } from './sample-shots.ts';

const form = (extraInstructions: string) =>
  ({ environment: 'minimalist', extraInstructions }) as const;

it('shows more floor in every picture if the camera is raised', () => {
  const views = (words: string) =>
    [0, 1, 2, 3].map((pick) => chooseCamera(directShoot(form(words)), pick, 0).view);
  const level = views('');
  for (const [pick, view] of views('45 degree angle').entries()) {
    expect(view.horizon).toBeLessThan((level[pick]?.horizon ?? 0) - 200);
    expect(view.horizon).toBeGreaterThan(0);
  }
});

it('places a flat product not too low, so that the picture stays balanced', () => {
  const low = makeBoard(0, 0, [[0, 1, 16]]);
  const flat = { ...low, box: { ...low.box, height: low.box.height / 4 }, height: low.height / 4 };
  const picture = makeShot(form('white background'), 1, flat);
  const dark = Array.from({ length: 50 }, (_, row) => row / 50).filter(
    (y) => computeLightness(averageArea(picture, [0.48, y, 0.52, y + 0.02])) < 60,
  );
  expect(dark.length).toBeGreaterThan(5);
  const middle = ((dark[0] ?? 0) + (dark.at(-1) ?? 0)) / 2 + 0.01;
  expect(middle).toBeGreaterThan(0.6);
  expect(middle).toBeLessThan(0.73);
});

it('shows sun rays in the air if the brief requests them', () => {
  const across = (words: string) => {
    const picture = makeShot(form(`grey background, ${words} from the right`));
    // Returns the brightness at points along a line that crosses all sun rays.
    return Array.from({ length: 24 }, (_, step) => {
      const [x, y] = [0.55 + step * 0.017, 0.08 + step * 0.015];
      return computeLightness(averageArea(picture, [x, y, x + 0.012, y + 0.012]));
    });
  };
  const unrest = (levels: readonly number[]) =>
    levels.slice(2).reduce((sum, level, at) => {
      const [before = 0, middle = 0] = [levels[at], levels[at + 1]];
      return sum + Math.abs(level - 2 * middle + before);
    }, 0);
  expect(unrest(across('sun rays'))).toBeGreaterThan(1.6 * unrest(across('soft light')));
});

it('lets feathers float down beside the product, but not over the product’s middle', () => {
  const top = [0.02, 0.04, 0.98, 0.26] as const;
  const [without, with_] = [
    makeShot(form('blue background')),
    makeShot(form('blue background, feathers')),
  ];
  expect(computeLightness(averageArea(with_, top))).toBeGreaterThan(
    computeLightness(averageArea(without, top)) + 3,
  );
  const face = [0.42, 0.45, 0.58, 0.75] as const;
  expect(
    Math.abs(
      computeLightness(averageArea(with_, face)) - computeLightness(averageArea(without, face)),
    ),
  ).toBeLessThan(6);
});

it('shows butterflies beside the product, in the colour that the brief names', () => {
  const beside = [0.02, 0.04, 0.98, 0.3] as const;
  const bluer = (words: string) => {
    const [red, , blue] = averageArea(makeShot(form(`white background${words}`)), beside);
    return blue - red;
  };
  expect(bluer(', blue butterflies')).toBeGreaterThan(bluer(', orange butterflies') + 2);
});

it('hangs red paper hearts in the air', () => {
  const top = [0.02, 0.04, 0.98, 0.5] as const;
  const redder = (words: string) => {
    const [red, green] = averageArea(makeShot(form(`white background${words}`)), top);
    return red - green;
  };
  expect(redder(', paper hearts')).toBeGreaterThan(redder('') + 4);
});
