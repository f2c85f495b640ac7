import { fromHex } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { chooseField, choosePaleWall, chooseWall } from './ground-colours.ts';

it('chooseWall and chooseField return no pink, but choosePaleWall keeps the hue of a pink photo', () => {
  const isPink = (hex: string) => {
    const { lightness, chroma, hue } = fromHex(hex);
    return lightness > 0.7 && chroma < 0.08 && hue > 12 && hue < 65;
  };
  for (let hue = 0; hue < 360; hue += 5)
    for (let turn = 0; turn < 6; turn++) {
      const grounds = [...chooseWall(hue, turn), ...chooseField(hue, turn)];
      expect(grounds.filter(isPink), `hue ${hue}, turn ${turn}`).toEqual([]);
    }
  expect(fromHex(choosePaleWall(350, [0.93, 0.035], [0.85, 0.055])[0]).hue).toBeCloseTo(350, -1);
});
