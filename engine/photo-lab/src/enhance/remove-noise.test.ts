import { createSeededRandom, denoise, type Planes } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { removeNoise } from './remove-noise.ts';

const SIDE = 96;

function noisy(sigma: number, colour: (x: number, y: number) => number): Planes {
  const random = createSeededRandom(5);
  const grain = () => (random() + random() + random() + random() - 2) * Math.sqrt(3) * sigma;
  const places = Array.from({ length: SIDE * SIDE }, (_, at) => at);
  const blue = places.map((at) => colour(at % SIDE, Math.floor(at / SIDE)));
  return {
    width: SIDE,
    height: SIDE,
    luma: Float32Array.from(places, () => 120 + grain()),
    blue: Float32Array.from(blue, (value) => value + (sigma > 5 ? grain() : 0)),
    red: new Float32Array(SIDE * SIDE),
  };
}

const deviation = (plane: Float32Array) =>
  Math.sqrt(plane.reduce((sum, value) => sum + value ** 2, 0) / plane.length);

it('removeNoise keeps a pattern that differs in colour but not in brightness', () => {
  const photo = noisy(5, (x) => (x % 8 < 4 ? 12 : -12));
  removeNoise(photo, { sigma: 5, calm: 0.8, certainty: 1 }, []);
  expect(deviation(photo.blue)).toBeGreaterThan(11);
});

it('removeNoise reduces strong colour noise to half or less', () => {
  const photo = noisy(12, () => 0);
  const before = deviation(photo.blue);
  removeNoise(photo, { sigma: 12, calm: 0.8, certainty: 1 }, []);
  expect(deviation(photo.blue)).toBeLessThan(0.5 * before);
});

it('removeNoise leaves no chequered pattern of high frequencies in a flat area', () => {
  const { luma } = noisy(12, () => 0);
  const smooth = denoise(luma, SIDE, SIDE, 12, 3);
  const checks = smooth.map((value, at) => {
    const across = value - (smooth[at + 1] ?? value);
    return across - ((smooth[at + SIDE] ?? value) - (smooth[at + SIDE + 1] ?? value));
  });
  expect(Math.max(...checks.map(Math.abs))).toBeLessThan(8);
});
