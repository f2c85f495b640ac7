import { describe, expect, it } from 'vitest';
import { directShoot } from '../direction/shoot-direction.ts';
import { SIDE } from '../kit/frame.ts';
import { buildSet } from './build-set.ts';
import { chooseCamera } from './camera.ts';
import { computeMeanColour } from './harmonise.ts';

describe('buildSet', () => {
  it('finds the position of a low sun, and finds none if mountains hide the sun or the scene has no sun', () => {
    const sunOver = (customEnvironment: string, side: string) => {
      const extraInstructions = `light from the ${side}`;
      const form = { environment: 'custom', customEnvironment, extraInstructions } as const;
      const direction = directShoot(form);
      return buildSet(direction, chooseCamera(direction, 0, 0), 0, 5).look.lowSun?.x;
    };
    const [left, right] = ['left', 'right'].map((side) => sunOver('beach at sunset', side));
    expect(left).toBeLessThan(440);
    expect(right).toBeGreaterThan(640);
    expect(sunOver('beach at noon', 'left')).toBeUndefined();
    expect(sunOver('snowy mountains at sunset', 'left')).toBeUndefined();
  });

  it('paints the curtain of a scene in the colour of the velvet that the brief names', () => {
    const curtain = (customEnvironment: string) => {
      const direction = directShoot({ environment: 'custom', customEnvironment });
      const { painter } = buildSet(direction, chooseCamera(direction, 0, 0), 0, 5);
      return computeMeanColour(painter.canvas, 0, 0, SIDE, SIDE * 0.4);
    };
    const [red, green] = curtain('velvet');
    expect(red).toBeGreaterThan(green * 2);
    const [blackRed, blackGreen] = curtain('black velvet');
    expect(blackRed).toBeLessThan(blackGreen * 1.2);
    expect(blackRed).toBeLessThan(red * 0.6);
  });
});
