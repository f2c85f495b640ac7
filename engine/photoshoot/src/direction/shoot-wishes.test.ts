import { describe, expect, it } from 'vitest';
import { chooseCamera } from '../compose/camera.ts';
import { directShoot } from './shoot-direction.ts';

const custom = (customEnvironment: string) =>
  directShoot({ environment: 'custom', customEnvironment });
const directWith = (extraInstructions: string) =>
  directShoot({ environment: 'minimalist', extraInstructions });

describe('directShoot for wishes about light', () => {
  it.each([
    ['pink and blue neon lights', [355, 252]],
    ['neon pink light', [355, 395]],
    ['purple glow', [300, 340]],
    ['neon', [350, 220]],
    ['warm golden light from the left', null],
    ['pink background', null],
    ['cold blue light', null],
    ['deep emerald background with warm light', null],
    ['blue wall, soft light', null],
    ['blue and soft pink glow', [252, 355]],
  ] as const)('lights the scene for "%s" with %j', (words, gels) => {
    expect(directWith(words).lighting.gels).toEqual(gels);
  });

  it('tints a bright scene for soft coloured light, and darkens the scene for neon lamps', () => {
    const lighting = (extraInstructions: string) =>
      directShoot({ environment: 'kitchen', extraInstructions }).lighting;
    expect(lighting('soft pink light')).toMatchObject({ lamps: false, gels: [355, 395] });
    expect(lighting('pink light').lamps).toBe(true);
    expect(lighting('soft pink neon light').lamps).toBe(true);
  });

  it('does not light the product with lamps that are furniture of the place', () => {
    const form = { environment: 'custom', customEnvironment: 'library with green lamps' } as const;
    expect(directShoot(form)).toMatchObject({ hue: null, lighting: { gels: null, lamps: false } });
  });

  it('does not paint the wall in the colour of a lamp', () => {
    expect(directWith('neon pink light').hue).toBeNull();
    expect(directWith('neon pink light')).toMatchObject({ paint: null, lighting: { lamps: true } });
    expect(directWith('blue and orange tones').lighting.lamps).toBe(false);
  });

  it.each([
    ['navy blue background', 262, [0.2, 0.4]],
    ['terracotta wall', 42, [0.5, 0.7]],
    ['pale blue background', 252, [0.85, 1]],
    ['dark green wall', 146, [0.3, 0.5]],
    ['blush background, green leaves', 20, [0.8, 0.95]],
  ] as const)('paints "%s" in hue %i as light as %j', (words, hue, [low, high]) => {
    const { paint } = directWith(words);
    expect(paint?.hue).toBe(hue);
    expect(paint?.lightness).toBeGreaterThan(low);
    expect(paint?.lightness).toBeLessThan(high);
  });

  it('reads the second colour of a gradient and the colour of smoke from the brief', () => {
    expect(directWith('gradient orange to pink background').gradient?.hue).toBe(2);
    expect(directWith('orange to pink').gradient).toBeNull();
    expect(directWith('purple smoke')).toMatchObject({ smoke: [300], hue: null });
    expect(directWith('pink and orange smoke').smoke).toEqual([355, 50]);
    expect(directWith('colourful powder in the air').smoke.length).toBeGreaterThan(3);
    expect(directWith('smoke').smoke).toEqual([]);
  });

  it('does not use the colour of an object, a cream or a time of day for the wall', () => {
    for (const words of [
      'face cream',
      'golden hour',
      'gold accents',
      'mint leaves',
      'red balloons',
    ])
      expect(directWith(words).paint, words).toBeNull();
  });

  it.each([
    ['backlit', 'behind'],
    ['rim light', 'behind'],
    ['light from behind', 'behind'],
    ['neon green glow from behind', 'behind'],
    ['spotlight on the product', 'spot'],
    ['light from above', 'spot'],
    ['soft light', null],
  ] as const)('puts the lamp for "%s" %s', (words, lamp) => {
    expect(directWith(words)).toMatchObject({ lighting: { lamp }, angle: 'level' });
  });

  it.each([
    ['sunlight through blinds', 'blinds'],
    ['palm leaf shadow', 'leaves'],
    ['window light', 'window'],
    ['late afternoon sun through the window', 'window'],
    ['light from a large window', 'window'],
    ['green leaves', null],
  ] as const)('lets the light of "%s" fall through %s', (words, gobo) => {
    expect(directWith(words).lighting.gobo).toBe(gobo);
  });

  it('distinguishes visible light rays in the air from other light', () => {
    for (const words of [
      'sun rays through a misty forest',
      'light rays through a window',
      'god rays',
      'beams of golden sunlight',
      'sunlight streaming through the trees',
      'volumetric lighting',
    ])
      expect(directWith(words).lighting.rays, words).toBe(true);
    for (const words of ['soft sunlight', 'wooden beams', 'x-rays', 'light from the window'])
      expect(directWith(words).lighting.rays, words).toBe(false);
  });

  it('sets the strength of shadows that the brief requests', () => {
    const shadow = (words: string) => directWith(words).lighting.shadow;
    expect(shadow('no shadow')).toBe(0);
    expect(shadow('soft shadows')).toBeLessThan(1);
    expect(shadow('hard sunlight')).toBeGreaterThan(1);
    expect(shadow('dramatic side light')).toBeGreaterThan(1);
    expect(shadow('on wood')).toBe(1);
    const long = (words: string) => directWith(words).lighting.length;
    expect(long('long soft shadows')).toBeGreaterThan(2);
    expect(long('golden hour')).toBeGreaterThan(1);
    expect(long('hard shadows')).toBe(1);
  });
});

describe('directShoot for wishes about the product’s position', () => {
  it.each([
    ['more space on the right for text', -1],
    ['copy space on the left', 1],
    ['leave room for text on the left', 1],
    ['right side empty', -1],
    ['product on the left', -1],
    ['centered', 0],
    ['light from the left', null],
    ['', null],
  ] as const)('puts the product of "%s" at %s', (words, side) => {
    expect(directWith(words).pose.side).toBe(side);
  });

  it('keeps the side free that the brief requests, in every picture', () => {
    const direction = directWith('more space on the right for text');
    for (const pick of [0, 1, 2, 3]) expect(chooseCamera(direction, pick, 0).x).toBeLessThan(0.32);
  });

  it('puts the campfire, and so the light, on the side with more room', () => {
    const form = { environment: 'custom', customEnvironment: 'campfire' } as const;
    const sides = [0, 1, 2, 3].map((pick) => chooseCamera(directShoot(form), pick, 1).lightSide);
    expect(sides).toEqual([-1, -1, 1, -1]);
  });

  it('lets the product float or tilts it if the brief requests that', () => {
    expect(chooseCamera(directWith('floating'), 0, 0)).toMatchObject({ turn: 0 });
    expect(chooseCamera(directWith('levitating'), 0, 0).lift).toBeGreaterThan(0.05);
    expect(chooseCamera(directWith('product tilted'), 0, 0).turn).not.toBe(0);
    expect(chooseCamera(directWith('on wood'), 0, 0)).toMatchObject({ turn: 0, lift: 0 });
    expect(chooseCamera(directWith('floating on still water'), 0, 0).lift).toBe(0);
  });

  it.each([
    ['zoom out', 0.44],
    ['close up', 0.74],
    ['zoom in', 0.74],
    ['smaller product', 0.44],
  ] as const)('makes the product of "%s" %d of the picture\'s height', (words, productShare) => {
    expect(directWith(words)).toMatchObject({ productShare });
  });
});

describe('directShoot for wishes about objects', () => {
  it.each([
    ['autumn leaves around', ['fallen']],
    ['christmas decorations', ['baubles']],
    ['a stack of books', ['books']],
    ['on a wooden tray', ['tray']],
    ['lemons and mint', ['citrus', 'leaves']],
    ['palm leaf shadow', []],
    ['terracotta wall, plant shadow', []],
    ['balloons and confetti', ['balloons', 'confetti']],
    ['cinnamon sticks, gifts', ['cinnamon', 'gifts']],
    ['a potted plant', ['houseplant']],
    ['next to a plant', ['houseplant']],
    ['plant-based, plants', ['leaves']],
    ['lemons and milk', ['citrus', 'milk']],
    ['milk chocolate', ['chocolate']],
    ['pearls and coconuts', ['coconuts', 'pearls']],
    ['pearl white background', []],
    ['croissants, bread and cheese', ['bread', 'cheese', 'croissants']],
    ['a glass of red wine and grapes', ['grapes', 'wine']],
    ['a cup of coffee, cupcakes', ['coffee', 'cupcakes']],
    ['dust in the air', ['dust']],
    ['avec du lait et des perles', ['milk', 'pearls']],
    ['chocolate brown background', []],
    ['mit Zimt und Luftballons', ['balloons', 'cinnamon']],
    ['avec des coquillages', ['seashells']],
    ['only the product', []],
    ['pine branches and snow', ['boughs', 'snow']],
    ['honey dripping', ['honeycomb']],
    ['honeymoon', []],
    ['water splash', ['drops', 'splash']],
    ['morning mist', ['fog']],
    ['lavender sprigs, dried pampas grass', ['lavender', 'pampas']],
    ['dried flowers and ears of wheat', ['ears', 'pampas']],
    ['sunflowers', ['daisies']],
    ['lavender background', []],
    ['orchids', ['blooms']],
    ['white frangipani flowers', ['blooms']],
    ['tropical flowers and roses', ['blooms', 'flowers']],
    ['driftwood', ['driftwood']],
    ['colourful Holi powder', ['smoke']],
    ['painted Easter eggs', ['easterEggs']],
    ['cards and chips', ['chips']],
    ['water ripples', []],
    ['miel et branches de sapin', ['boughs', 'honeycomb']],
  ] as const)('directShoot places for "%s" the props %j', (words, props) => {
    expect([...directWith(words).props].sort()).toEqual([...props]);
  });

  it('decorates a room for lovers with red colours and hearts', () => {
    const valentines = custom("Valentine's day");
    expect(valentines).toMatchObject({ scene: 'party', hue: 8 });
    expect([...valentines.props]).toEqual(['hearts']);
    expect(custom('birthday party').hue).toBeNull();
    expect(directWith('in the heart of the city').props.size).toBe(0);
  });

  it('puts props on all sides of a product that should be surrounded', () => {
    expect(directWith('surrounded by lemons').around).toBe(true);
    expect(directWith('with lemons').around).toBe(false);
  });

  it('lets the product hover if the brief says “floating”, but not if “floating” describes objects that float anyway', () => {
    expect(directWith('dust in the air, floating petals').pose.floats).toBe(false);
    expect(directWith('floating shelf, floating candles').pose.floats).toBe(false);
    expect(directWith('pool party with a flamingo float').pose.floats).toBe(false);
    for (const words of ['bottle floating in the air', 'floating glass bottle', 'floating, dreamy'])
      expect(directWith(words).pose.floats, words).toBe(true);
  });

  it('applies a colour only to the object that the colour word describes', () => {
    expect(directWith('a glass of red wine').hue).toBeNull();
    expect(directWith('on a red scarf')).toMatchObject({ hue: 25, surface: 'cloth' });
  });

  it('recognises the fruit that the brief names', () => {
    expect(directWith('ice and lime').fruit).toBe(128);
    expect(directWith('orange slices')).toMatchObject({ fruit: 62, hue: null });
    expect(directWith('lemons').fruit).toBeNull();
    expect([...directWith('strawberries').props]).toEqual(['strawberries']);
    expect([...directWith('blueberries').props]).toEqual(['berries']);
  });

  it('reads the colour of flowers from the brief', () => {
    expect(directWith('red roses')).toMatchObject({ bloom: 25, hue: null });
    expect(directWith('white flowers')).toMatchObject({ bloom: 'white' });
    expect(directWith('flowers')).toMatchObject({ bloom: null });
    expect(directWith('cherry blossoms')).toMatchObject({ bloom: 355, hue: null });
  });

  it('takes the visual style from the brief if the form leaves the style open', () => {
    expect(directWith('vintage film look').finish.leak).toBe(true);
    expect(directWith('black and white').finish).toMatchObject({
      own: 0,
      grade: { saturation: 0 },
    });
    const form = { environment: 'minimalist', visualStyle: 'pastel' } as const;
    const chosen = directShoot({ ...form, extraInstructions: 'vintage' });
    expect(chosen.finish).toEqual(directShoot(form).finish);
  });

  it('does not put an excluded material under the product', () => {
    expect(directWith('no props').bare).toBe(true);
    expect(directWith('no flowers').bare).toBe(false);
  });
});
