import { expect, it } from 'vitest';
import { channelHistograms } from './channel-histograms.ts';

it('counts the bytes of each channel separately', () => {
  const [red, green, blue] = channelHistograms(Uint8Array.of(1, 2, 3, 1, 255, 0));
  expect([red[1], green[2], green[255], blue[3], blue[0]]).toEqual([2, 1, 1, 1, 1]);
  expect([red, green, blue].map((bins) => bins.reduce((sum, bin) => sum + bin, 0))).toEqual([
    2, 2, 2,
  ]);
});
