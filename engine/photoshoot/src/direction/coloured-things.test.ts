import { describe, expect, it } from 'vitest';
import { makeShot } from '../compose/sample-shots.ts';
import { directShoot } from './shoot-direction.ts';

const directWith = (extraInstructions: string) =>
  directShoot({ environment: 'minimalist', extraInstructions });
const custom = (customEnvironment: string) =>
  directShoot({ environment: 'custom', customEnvironment });

describe('directShoot with colours that the brief gives to objects in a scene', () => {
  it('scatters petals on the floor if the product lies on a bed of petals', () => {
    const { surface, stuff, scene } = custom('on a bed of white rose petals');
    expect([surface, scene]).toEqual(['petals', 'minimalist']);
    expect(stuff?.lightness).toBeGreaterThan(0.9);
    expect(directWith('rose petals').surface).toBeNull();
  });

  it('puts the product on ice if the brief requests ice, and does not choose a winter landscape', () => {
    for (const words of ['on ice cubes', 'on crushed ice', 'on a bed of ice'])
      expect(custom(words), words).toMatchObject({ surface: 'cubes', scene: 'studio' });
    expect(custom('on ice')).toMatchObject({ surface: null, scene: 'winter' });
    expect(directWith('with ice cubes').surface).toBeNull();
  });

  it('does not use the colour of the sky or of a barn as the scene’s colour', () => {
    expect(custom('desert dunes under a clear blue sky').hue).toBeNull();
    expect(custom('hay bales and a red barn').hue).toBeNull();
    expect(custom('red barn, green wall').hue).toBe(145);
  });

  it('chooses no unrelated wall colour for natural products', () => {
    expect(custom('eco packaging, kraft paper').paint?.hue).toBe(74);
    expect(custom('eco packaging, blue wall').paint?.hue).toBe(252);
  });

  it('gives flowers the colour that the brief names', () => {
    expect(custom('spa with orchids').bloom).toBe(335);
    expect(custom('frangipani on sand').bloom).toBe('white');
    expect(custom('yellow hibiscus').bloom).toBe(92);
  });

  it('gives balloons all colours that the brief lists', () => {
    const hues = (words: string) => directWith(words).balloons.map(({ hue }) => hue);
    expect(hues('pink wall, gold, white and pale blue balloons')).toEqual([84, 85, 252]);
    expect(hues('balloons')).toEqual([]);
    expect(directWith('gold confetti, pink balloons').confetti.map(({ hue }) => hue)).toEqual([84]);
    expect(directWith('confetti').confetti).toEqual([]);
  });

  it('darkens the wall behind dark stone unless the brief asks for brightness, but does not darken the wall behind dark wood', () => {
    expect(custom('on dark slate').key).toBe('low');
    expect(custom('dark slate, bright').key).toBe('high');
    expect(custom('dark slate, pink background').key).toBeNull();
    expect(custom('on dark wood').key).toBeNull();
  });

  it('paints the stand and the wall in different colours if the brief names two colours', () => {
    expect(directWith('on a white podium').standPaint?.lightness).toBeGreaterThan(0.9);
    expect(directWith('black glossy pedestal').standPaint?.lightness).toBeLessThan(0.3);
    const { standPaint, paint } = directWith('pink plinth, beige wall');
    expect([standPaint?.hue, paint?.hue]).toEqual([2, 78]);
    expect(directWith('gold podium').standPaint).toBeNull();
  });

  it('does not use the colour of a lamp for the wall, with any word for the lamp', () => {
    const { paint, tone, lighting } = directWith('on black glass, blue rim light');
    expect([paint, tone, lighting.gels?.[0]]).toEqual([null, 'black', 252]);
    expect(directWith('blue background, soft side light').paint?.hue).toBe(252);
    expect(directWith('black glass bottle').tone).toBeNull();
  });
});

it('scatters confetti in the colour that the brief names, and in many colours if the brief names none', () => {
  const green = (words: string) => {
    const { data } = makeShot({ environment: 'minimalist', extraInstructions: words });
    let count = 0;
    for (let at = 0; at < data.length; at += 3)
      if ((data[at + 1] ?? 0) > (data[at] ?? 0) + 25) count++;
    return count;
  };
  expect(green('white background, gold confetti')).toBeLessThan(
    0.1 * green('white background, confetti'),
  );
});
