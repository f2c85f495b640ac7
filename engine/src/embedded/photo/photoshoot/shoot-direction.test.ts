import { describe, expect, it } from 'vitest';
import { directShoot } from './shoot-direction.ts';

const custom = (customEnvironment: string) =>
  directShoot({ environment: 'custom', customEnvironment });
const told = (extraInstructions: string) =>
  directShoot({ environment: 'minimalist', extraInstructions });

describe('directShoot', () => {
  it.each([
    ['beach at sunset', 'beach', 'sunset'],
    ['marble bathroom shelf', 'spa', null],
    ['white marble kitchen countertop', 'kitchen', null],
    ['kitchen island', 'kitchen', null],
    ['tropical island', 'beach', null],
    ['island at noon', 'beach', 'day'],
    ['snowy mountain cabin', 'winter', null],
    ['neon Tokyo street at night', 'neonStreet', 'night'],
    ['autumn forest floor', 'autumn', null],
    ['desert dunes', 'desert', null],
    ['gym', 'gym', null],
    ['christmas table', 'festive', null],
    ['space', 'space', null],
    ['a small living space with a sofa', 'lounge', null],
    ['cozy living room with fireplace', 'lounge', null],
    ['rooftop bar at golden hour', 'cafe', 'sunset'],
    ['flower garden in spring', 'garden', null],
    ['old library', 'library', null],
    ['under water', 'underwater', null],
    ['concrete loft', 'loft', null],
    ['city at midnight', 'urban', 'night'],
    ['coworking space', 'workspace', null],
  ] as const)('builds "%s" as %s (%s)', (words, scene, time) => {
    expect(custom(words)).toMatchObject({ scene, time });
  });

  it('reads light, angle and background', () => {
    expect(told('soft pink background, morning light from the left')).toMatchObject({
      hue: 355,
      light: -1,
      time: 'day',
    });
    expect(told('low angle, dramatic')).toMatchObject({ angle: 'low', brightness: -1, key: 'low' });
    expect(told('view from above')).toMatchObject({ angle: 'above' });
    expect(told('light from the right, plain white background')).toMatchObject({
      light: 1,
      tone: 'white',
    });
    expect(custom('white marble')).toMatchObject({ scene: 'minimalist', surface: 'marble' });
    expect(told('on a wooden table')).toMatchObject({ surface: 'wood' });
  });

  it('warms a plain background for a cosy mood', () => {
    expect(told('cosy mood')).toMatchObject({ warmth: 1, hue: 62 });
  });

  it('does not paint the set in the colour of a prop', () => {
    const direction = told('add lemon slices and green leaves');
    expect(direction.hue).toBeNull();
    expect([...direction.props].sort()).toEqual(['citrus', 'leaves']);
  });

  it('leaves out what the words forbid', () => {
    expect(told('no props, no flowers').props.size).toBe(0);
    expect([...told('stones and drops, without leaves').props].sort()).toEqual(['drops', 'stones']);
  });
});
