import { createSeededRandom } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { computeMeanColour } from '../compose/harmonise.ts';
import { paintFarThings } from '../compose/paint-far-things.ts';
import { EYE_LEVEL, SIDE } from '../kit/frame.ts';
import { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';
import { directShoot } from './shoot-direction.ts';

const custom = (customEnvironment: string) =>
  directShoot({ environment: 'custom', customEnvironment });
const directWith = (
  extraInstructions: string,
  environment: 'nature' | 'urban' | 'kitchen' = 'nature',
) => directShoot({ environment, extraInstructions });

describe('directShoot with a place that the instructions name inside the chosen environment', () => {
  it.each([
    ['on sand with sea shells, bright summer sun', 'beach'],
    ['on a rock with a waterfall behind', 'waterfall'],
    ['cherry blossom, spring', 'garden'],
    ['in the snow', 'winter'],
    ['lavender field at golden hour', 'lavender'],
    ['icy blue tones, with flowers and leaves', 'nature'],
    ['summer mood', 'nature'],
    ['no beach, no snow', 'nature'],
  ])('“%s” selects the scene %s', (words, scene) => {
    expect(directWith(words).scene).toBe(scene);
  });

  it('ignores a place in the instructions that belongs to another environment', () => {
    expect(directWith('wet asphalt reflecting neon signs', 'urban').scene).toBe('neonStreet');
    expect(directWith('graffiti wall, harsh flash', 'urban').scene).toBe('graffiti');
    expect(directWith('a beach feeling', 'urban').scene).toBe('urban');
    expect(directWith('by the sea', 'kitchen').scene).toBe('kitchen');
  });
});

describe('directShoot with distant objects that a brief puts into the background', () => {
  const kinds = (words: string, productType = '') =>
    directShoot({
      environment: 'custom',
      customEnvironment: words,
      productType,
    }).things.map(({ kind }) => kind);

  it('at most two distant objects that the brief names are shown, and never the product itself', () => {
    expect(kinds('camping at dusk, tent in the back')).toEqual(['tent']);
    expect(kinds('backyard barbecue')).toEqual(['grill']);
    expect(kinds('a tent, a grill and a bicycle')).toHaveLength(2);
    expect(kinds('camping with the tent', 'family tent')).toEqual([]);
    expect(kinds('guitar shop')).toEqual([]);
    expect(kinds('bike lane')).toEqual([]);
    expect(kinds('hotel pool with sun loungers')).toEqual(['lounger']);
    expect(kinds('surf van at the beach')).toEqual(['camperVan']);
    expect(kinds('tropical beach bar')).toEqual(['beachBar']);
    expect(kinds('cocktail bar')).toEqual([]);
    expect(kinds('on the sofa with a dog')).toEqual(['dog']);
    expect(kinds('next to a cat tree', 'cat toy')).toEqual([]);
    expect(kinds('in a camper van')).toEqual([]);
    expect(kinds('yellow taxi in Manhattan')).toEqual(['car']);
    expect(kinds('hot air balloons over Cappadocia')).toEqual(['hotAirBalloon']);
  });

  it('distant objects that can fly are placed in the sky', () => {
    const painter = new SetPainter(createSeededRandom(3));
    const camera = { x: 0.3, zoom: 1, view: EYE_LEVEL };
    paintFarThings(painter, custom('hot air balloons').things, camera, {
      floorTop: painter.horizon,
    });
    const light = (from: number, to: number) =>
      Math.max(...computeMeanColour(painter.canvas, 0, SIDE * from, SIDE, SIDE * (to - from)));
    expect(light(0, 0.4)).toBeGreaterThan(4);
    expect(light(0.45, 1)).toBe(0);
  });

  it('distant computer screens are switched on', () => {
    const painter = new SetPainter(createSeededRandom(3));
    paintStandingObject(painter, {
      kind: 'laptop',
      x: SIDE / 2,
      base: 700,
      height: 300,
      blur: 9,
      body: '#c9ccd2',
    });
    expect(
      Math.min(...computeMeanColour(painter.canvas, SIDE / 2 - 60, 440, 120, 100)),
    ).toBeGreaterThan(90);
  });

  it('a distant object is left out if the scene already shows it, and otherwise placed on the side with more room', () => {
    const painter = new SetPainter(createSeededRandom(3));
    const { horizon } = painter;
    const camera = { x: 0.3, zoom: 1, view: EYE_LEVEL };
    const held = { floorTop: horizon, holds: ['tent'] } as const;
    paintFarThings(painter, custom('a tent').things, camera, held);
    expect(Math.max(...computeMeanColour(painter.canvas, 0, 0, SIDE, SIDE))).toBe(0);
    paintFarThings(painter, custom('a tent').things, camera, { floorTop: horizon });
    const [red, , blue] = computeMeanColour(painter.canvas, SIDE * 0.58, horizon - 160, 110, 120);
    expect(red).toBeGreaterThan(blue + 60);
    expect(Math.max(...computeMeanColour(painter.canvas, 0, 0, SIDE * 0.3, SIDE))).toBe(0);
  });
});

describe('directShoot with incidental requests in a brief', () => {
  it('does not place a second product beside the first product', () => {
    const form = {
      environment: 'kitchen',
      extraInstructions: 'show the teapot with lemons',
    } as const;
    expect([...directShoot(form).props].sort()).toEqual(['citrus', 'teapot']);
    expect([...directShoot({ ...form, productType: 'Teapot' }).props]).toEqual(['citrus']);
  });

  it.each([
    ['tomatoes and olive oil', ['oil', 'vegetables']],
    ['ice cream', ['iceCream']],
    ['ice cream parlour', []],
    ['champagne flutes', ['champagne']],
    ['champagne background', []],
    ['soap bubbles', ['bubbles']],
    ['candy pink wall', []],
    ['church clock tower', []],
    ['star anise and almonds', ['almonds', 'anise']],
    ['almond milk', ['milk']],
    ['avocado oil', []],
    ['glasses, a pen and a notebook', ['notebook', 'pens', 'sunglasses']],
    ['wine glasses and a notebook', ['notebook', 'wine']],
    ['a pen holder', []],
    ['passports and feathers', ['feathers', 'passports']],
    ['lavender sprigs and butterflies', ['butterflies', 'lavender']],
    ['a butterfly print', []],
    ['next to a mug', ['coffee']],
    ['mug of beer', ['beer']],
    ['a takeaway coffee cup and a pizza', ['coffee', 'paperCup', 'pizza']],
    ['sushi bar', []],
  ])('places the objects of "%s" around the product', (words, things) => {
    expect([...directWith(words, 'kitchen').props].sort()).toEqual(things);
  });

  it('shows no rain in rooms, but shows a wet floor after rain', () => {
    expect([...directWith('snow outside the window', 'kitchen').props]).toEqual([]);
    const after = directWith('after the rain');
    expect([...after.props]).toEqual([]);
    expect(after.lighting.gloss).toBeGreaterThan(0.2);
    expect([...directWith('wet cobblestone street', 'urban').props]).toEqual([]);
  });

  it('reads words for gold as the colour gold, not olive, and prefers a named colour to grey', () => {
    const luxury = { environment: 'luxury', extraInstructions: 'golden silk' } as const;
    expect(directShoot(luxury).hue).toBeLessThan(80);
    const grey = (extraInstructions: string) =>
      directShoot({ environment: 'minimalist', extraInstructions }).finish.grade.saturation === 0;
    expect([grey('monochrome'), grey('monochrome beige')]).toEqual([true, false]);
  });

  it('reads the colour of the surface under the product, and does not mistake it for the wall’s colour', () => {
    const stuff = (words: string) => custom(words).stuff?.lightness ?? null;
    expect(stuff('on black marble')).toBeLessThan(0.3);
    expect(stuff('flat lay on beige linen')).toBeGreaterThan(0.8);
    expect(stuff('dark wooden table')).toBeLessThan(0.4);
    expect(stuff('marble table, blue wall')).toBeNull();
    expect(stuff('Icelandic black sand beach')).toBeLessThan(0.3);
    expect(directWith('olive oil', 'kitchen')).toMatchObject({ hue: null, paint: null });
    expect(custom('pink sand')).toMatchObject({ surface: 'sand', hue: null });
  });

  it('reads briefs for two colours, a view from the top, herbs, coffee, and a plain wall beside petals', () => {
    const plain = (extraInstructions: string) =>
      directShoot({ environment: 'minimalist', extraInstructions });
    expect(plain('two-tone background blue and yellow').twoColours?.second.hue).toBe(96);
    expect(plain('view from the top').angle).toBe('above');
    expect([...plain('herbs hanging').props]).toEqual(['leaves']);
    for (const words of ['desk with a laptop and coffee', 'terrace with an espresso'])
      expect([...custom(words).props], words).toEqual(['coffee']);
    expect(custom('pastel pink background with rose petals').scene).not.toBe('garden');
    expect([...directWith('christmas', 'kitchen').props]).toEqual(['baubles']);
    expect([...custom('christmas').props]).toEqual([]);
    expect([...custom('ice rink').props]).toEqual([]);
  });

  it.each([
    ['japanese tea room with tatami', 'teaRoom'],
    ['vineyard at sunset, oak barrel', 'vineyard'],
    ['mediterranean terrace with bougainvillea and sea view', 'whiteTown'],
    ['rooftop basketball court at sunset', 'rooftop'],
    ['camping at dusk', 'campfire'],
  ])('finds the place that the brief %s names', (words, scene) => {
    expect(custom(words).scene).toBe(scene);
  });

  it.each(['pure white background, amazon style', 'reiner weißer Hintergrund', 'fond blanc pur'])(
    'reads no colour except white from %s',
    (words) => {
      const { scene, tone, bare, finish } = custom(words);
      expect([scene, tone, bare, finish.veil?.[0]]).toEqual([
        'minimalist',
        'white',
        true,
        '#ffffff',
      ]);
    },
  );

  it('distinguishes light from objects: “diagonal shadows” does not tilt the product, and “splashing paint” is not water', () => {
    const wall = custom('concrete wall with hard diagonal shadow');
    expect(wall).toMatchObject({ scene: 'minimalist', tone: 'grey' });
    expect(wall.pose.floats).toBe(false);
    const paint = directWith('levitating with a paint splash');
    expect([...paint.props]).toEqual(['smoke']);
    expect(paint.smoke).not.toBeNull();
    expect([...directWith('steam', 'kitchen').props]).toEqual(['steam']);
    expect([...custom('cozy winter cabin with hot chocolate').props]).toEqual(['coffee']);
    expect(custom('cozy winter cabin').scene).toBe('lounge');
    expect(custom('Milano, via della moda, sera')).toMatchObject({
      scene: 'urban',
      time: 'sunset',
    });
  });
});
