import { luminance } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { openLogos } from '../material/own-logo.ts';
import { needsPlate } from './paint-logo.ts';

/**
 * Returns a logo of vertical bars of equal width in the given colours, on a transparent background.
 */
async function bars(...colours: string[]) {
  const canvas = createCanvas(80 * colours.length, 80);
  const context = canvas.getContext('2d');
  for (const [at, colour] of colours.entries()) {
    context.fillStyle = colour;
    context.fillRect(80 * at, 0, 60, 80);
  }
  const logos = await openLogos({ light: canvas.toBuffer('image/png'), dark: null });
  if (!logos) throw new Error('the ad has no logo');
  return logos;
}

const on = (hex: string) => ({ low: luminance(hex), high: luminance(hex) });
const rule = { countsPaleParts: true };

it('an ad gives a logo a plate if one part of the logo has the colour of the background', async () => {
  const logos = await bars('#0f172a', '#facc15');
  expect(needsPlate(logos, on('#facc15'), rule)).toBe(true);
  expect(needsPlate(logos, on('#0a0a0a'), rule)).toBe(true);
});

it('an ad shows a logo on white without a plate if only one end of the logo is pale', async () => {
  const logos = await bars('#7b2ff7', '#ba6ce6', '#f9a8d4');
  expect(needsPlate(logos, on('#ffffff'), rule)).toBe(false);
  expect(needsPlate(logos, on('#ffffff'), { countsPaleParts: false })).toBe(true);
});

it('an ad gives a logo a plate if the whole logo is pale', async () => {
  expect(needsPlate(await bars('#fde047'), on('#ffffff'), rule)).toBe(true);
});
