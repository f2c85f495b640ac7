import { describe, expect, it } from 'vitest';
import { splitRefusals } from './refusals.ts';
import { directShoot } from './shoot-direction.ts';

const directWith = (extraInstructions: string) =>
  directShoot({ environment: 'minimalist', extraInstructions });

describe('splitRefusals', () => {
  it.each([
    ['no props, no flowers', 'props , flowers'],
    ['no leaves on a dark blue background', 'leaves'],
    ['no leaves and flowers', 'leaves and flowers'],
    ['no props and soft light', 'props'],
    ['don’t put it on wood', 'wood'],
    ['not too dark', 'dark'],
    ['instead of wood use marble', 'wood'],
    ['not only roses', ''],
    ['remove the plants and use marble', 'plants'],
    ['less leaves, please', 'leaves'],
    ['another nice notebook', ''],
  ])('partRefusals finds in "%s" the excluded words "%s"', (brief, refused) => {
    expect(splitRefusals(brief).refused).toBe(refused);
  });

  it.each([
    ['ohne Blätter auf blauem Grund', 'de', 'Blätter'],
    ['keine Blumen und Blätter', 'de', 'Blumen und Blätter'],
    ["pas d'ombre, fond blanc", 'fr', 'ombre'],
    ['au pas de la porte', 'fr', ''],
    ['ninguna flor en la mesa', 'es', 'flor'],
    ['no jardim com flores', 'pt', ''],
    ['sem flores no jardim', 'pt', 'flores'],
    ['bez kwiatów na drewnie', 'pl', 'kwiatów'],
    ['utan blommor på trä', 'sv', 'blommor'],
    ['без цветов на столе', 'ru', 'цветов'],
  ] as const)(
    'partRefusals finds in "%s" (%s) the excluded words "%s"',
    (brief, language, refused) => {
      expect(splitRefusals(brief, language).refused).toBe(refused);
    },
  );
});

describe('directShoot with refusals in a brief', () => {
  it.each([
    ['not blue', { hue: null }],
    ["don't put it on wood", { surface: null }],
    ['instead of wood use marble', { surface: 'marble' }],
    ['anything but wood', { surface: null }],
    ['not too dark', { brightness: 0, key: null }],
    ['no leaves on a dark blue background', { hue: 252, brightness: -1 }],
    ['do not add any props', { bare: true }],
    ['nothing else in the picture', { bare: true }],
    ['avoid reflections', { lighting: { gloss: 0 } }],
    ['no backlight', { lighting: { lamp: null } }],
    ['no harsh shadows', { lighting: { shadow: 0.6 } }],
    ['NO SHADOW', { lighting: { shadow: 0 } }],
    ['not floating', { pose: { floats: false } }],
    ["don't tilt it", { pose: { floats: false, tilted: false } }],
  ])('directShoot reads "%s" as %j', (brief, wanted) => {
    expect(directWith(brief)).toMatchObject(wanted);
  });

  it('keeps wishes that follow an exclusion ("no leaves")', () => {
    expect([...directWith('without flowers but with lemons').props]).toEqual(['citrus']);
    expect(directWith('shadow of leaves but no leaves')).toMatchObject({
      lighting: { gobo: 'leaves' },
    });
    expect(directWith('shadow of leaves').props.size).toBe(0);
    expect(directWith('shadow of a palm, with lemons').props).toEqual(new Set(['citrus']));
    expect(directWith('shadow of leaves but no leaves').leafless).toBe(false);
    expect(directWith('no plants').leafless).toBe(true);
    expect(directWith('not gold').silver).toBe(true);
    expect(directWith('silver and white').silver).toBe(true);
    expect(directWith('gold').silver).toBe(false);
  });

  it.each(['make it stand out', 'stage it nicely', 'rock and roll style', 'face cream'])(
    'reads no prop and no colour from "%s" (%s)',
    (brief) => {
      expect(directWith(brief)).toMatchObject({ hue: null });
      expect(directWith(brief).props.size).toBe(0);
    },
  );

  it('does not use the product’s own colour for the scene', () => {
    expect(directWith('blue bottle on white background')).toMatchObject({
      hue: null,
      tone: 'white',
    });
    expect(directWith('the product is green').hue).toBeNull();
    expect(directWith('keep the red label visible').hue).toBeNull();
  });

  it('derives the side of the light from the side of the shadow', () => {
    expect(directWith('shadow on the left').light).toBe(1);
  });
});
