import { describe, expect, it } from 'vitest';
import { directShoot } from './shoot-direction.ts';

const custom = (customEnvironment: string) =>
  directShoot({ environment: 'custom', customEnvironment });
const directWith = (extraInstructions: string) =>
  directShoot({ environment: 'minimalist', extraInstructions });

describe('directShoot', () => {
  it('darkens a room at night if the scene paints the room by day, but does not darken a night sky again', () => {
    expect(custom('bathroom at night')).toMatchObject({ nightfall: true });
    expect(custom('bright bathroom at night').nightfall).toBe(false);
    expect(custom('beach at night').nightfall).toBe(false);
    expect(custom('night market in Bangkok').nightfall).toBe(true);
  });

  it.each(['by day', 'on a bright day', 'clear blue sky', 'in the sunshine'])(
    'reads "%s" as daytime',
    (words) => {
      expect(directShoot({ environment: 'urban', extraInstructions: words }).time).toBe('day');
    },
  );

  it('reads light, camera angle and background from the brief', () => {
    expect(directWith('soft pink background, morning light from the left')).toMatchObject({
      hue: 355,
      light: -1,
      time: 'day',
    });
    expect(directWith('low angle, dramatic')).toMatchObject({
      angle: 'low',
      brightness: -1,
      key: 'low',
    });
    expect(directWith('view from above')).toMatchObject({ angle: 'above' });
    expect(directWith('light from the right, plain white background')).toMatchObject({
      light: 1,
      tone: 'white',
    });
    expect(custom('white marble')).toMatchObject({ scene: 'minimalist', surface: 'marble' });
    expect(directWith('on a wooden table')).toMatchObject({ surface: 'wood' });
  });

  it('paints pale satin in the colour of soft light, and darkens the scene only for lamps', () => {
    const lit = (extraInstructions: string) =>
      directShoot({ environment: 'luxury', extraInstructions });
    expect(lit('soft pink light')).toMatchObject({ hue: 355, key: 'high' });
    expect(lit('pink neon light')).toMatchObject({ hue: null, key: null });
  });

  it('gives a plain background a warm hue if the mood is cosy', () => {
    expect(directWith('cosy mood')).toMatchObject({ warmth: 1, hue: 62 });
  });

  it('does not use the colour of a prop as the scene’s colour', () => {
    const direction = directWith('add lemon slices and green leaves');
    expect(direction.hue).toBeNull();
    expect([...direction.props].sort()).toEqual(['citrus', 'leaves']);
  });

  it('does not scatter the material of the scene as props', () => {
    expect(custom('cherry blossoms').props.size).toBe(0);
    expect([...custom('surrounded by flowers').props]).toEqual(['flowers']);
    expect(custom('rainy window').props.size).toBe(0);
    const direction = directShoot({
      environment: 'custom',
      customEnvironment: 'flower garden',
      extraInstructions: 'add flowers',
    });
    expect([...direction.props]).toEqual(['flowers']);
  });

  it('reads the material of the surface from the words for the surface, not from the words for a curtain', () => {
    expect(custom('picnic blanket').surface).toBe('gingham');
    expect(custom('at a picnic in the park').surface).toBe('gingham');
    expect(custom('on a picnic table').surface).toBeNull();
    expect(custom('on a rustic kitchen counter').surface).toBe('wood');
    expect(directWith('on brown leather').surface).toBe('leather');
    expect(directWith('on hexagon tiles').surface).toBe('tile');
    expect(directWith('on travertine').surface).toBe('concrete');
    expect(custom('cobblestone street').surface).toBe('cobble');
    expect(custom('tennis court').surface).toBe('clay');
    expect(custom('mountain hiking trail').surface).toBe('gravel');
    expect(custom('velvet curtain').surface).toBeNull();
    expect(directWith('standing on black velvet').surface).toBe('cloth');
    expect(directWith('in the grass').surface).toBe('grass');
  });

  it('leaves out objects that the brief refuses', () => {
    expect(directWith('no props, no flowers').props.size).toBe(0);
    expect([...directWith('stones and drops, without leaves').props].sort()).toEqual([
      'drops',
      'stones',
    ]);
  });

  it('lights a place by a fire that the brief names, but not by a fireplace', () => {
    for (const place of ['forest fire', 'barbecue with flames', 'beach with burning flames']) {
      expect([...custom(place).props], place).toContain('fire');
      expect(custom(place).brightness, place).toBe(-1);
    }
    for (const place of ['fireplace', 'fire station', 'firewood'])
      expect([...custom(place).props], place).toEqual([]);
    // Fires and lava emit light themselves, so the scene's light does not change them.
    for (const place of ['campfire', 'volcano', 'lava'])
      expect([...custom(place).props], place).toEqual([]);
    expect([...directWith('by a campfire').props]).toEqual(['fire']);
  });

  it('distinguishes rain from water drops, and water from watercolour', () => {
    expect([...directWith('in the rain').props]).toEqual(['rain']);
    expect([...directWith('with water drops').props]).toEqual(['drops']);
    expect([...custom('beach with turquoise water').props]).toEqual([]);
    expect([...directWith('dry ice').props]).toEqual([]);
    expect([...directWith('watercolour background').props]).toEqual([]);
    expect([...directWith('rainbow light').props]).toEqual([]);
    expect([...custom('rainy window').props]).toEqual([]);
    expect(custom('city at blue hour').time).toBe('night');
    expect([...directWith('christmas mood').props]).toEqual(['baubles']);
  });

  it('shows a storm for the word “storm”, but not for “snowstorm” or “brainstorm”', () => {
    expect(custom('beach in a thunderstorm')).toMatchObject({ scene: 'beach', storm: true });
    expect([...custom('stormy sea').props]).toEqual(['rain']);
    // Rain does not fall indoors.
    expect([...custom('library on a rainy evening').props]).toEqual([]);
    for (const words of ['snowstorm', 'brain storming', 'rainy city'])
      expect(custom(words).storm, words).toBe(false);
  });

  it('makes fireflies glow in the picture', () => {
    expect(custom('dark forest with fireflies').props).toContain('lights');
  });

  it('adds palms only to places where palms grow, and not if the brief requests only their shadows or excludes plants', () => {
    for (const place of ['tropical beach', 'beach with palm trees', 'Strand mit Palmen'])
      expect(custom(place).palms, place).toBe(true);
    for (const place of ['beach', 'beige wall with palm shadows', 'beach, no palms'])
      expect(custom(place).palms, place).toBe(false);
  });

  it('reads “neon” in the words for a place as the place’s lamps, and “neon” beside a colour as coloured light', () => {
    expect(custom('neon Tokyo street').lighting.gels).toBeNull();
    const asked = { environment: 'kitchen', extraInstructions: 'neon lights' } as const;
    expect(directShoot(asked).lighting.gels).not.toBeNull();
    expect(custom('pink neon street').lighting.gels?.[0]).toBe(355);
  });

  it('puts brushed or rusty metal under the product if the brief names the metal', () => {
    expect(custom('stainless steel counter').surface).toBe('metal');
    expect(custom('rusty metal surface')).toMatchObject({ surface: 'metal', stuff: { hue: 48 } });
    expect(custom('metallic silver background').surface).toBeNull();
  });

  it('switches on the lamps in a room at dusk', () => {
    expect(custom('kitchen in the evening').nightfall).toBe(true);
    expect(custom('kitchen').nightfall).toBe(false);
  });

  it('gives a vineyard autumn colours in autumn, and does not paint a grove in the colour of its fruit', () => {
    expect(custom('autumn vineyard').hue).toBe(62);
    expect(custom('vineyard').hue).toBeNull();
    expect(custom('field of tulips').hue).toBeNull();
    expect(custom('field of tulips').scene).toBe('tulips');
    expect(custom('field of tulips').props.size).toBe(0);
    expect(custom('orange grove').hue).toBeNull();
  });

  it('darkens a scene with candlelight at any hour, and gives it warm colours', () => {
    for (const words of ['candlelight', 'candle-lit', 'candles at night']) {
      const { brightness, warmth } = directWith(words);
      expect([brightness, warmth], words).toEqual([-1, 1]);
    }
    expect(directWith('bright, with candles').brightness).toBe(1);
  });

  it('uses the material that the brief names for a stand only for the stand, not for the floor', () => {
    expect(directWith('on a marble podium')).toMatchObject({
      standMaterial: 'marble',
      surface: null,
    });
    const block = directWith('on a concrete block');
    expect(block).toMatchObject({ standMaterial: 'concrete', standKind: 'block', surface: null });
    expect([...block.props]).toEqual(['podium']);
    expect(directWith('on a wooden round plinth')).toMatchObject({ standMaterial: 'wood' });
    expect(directWith('stone pedestal on a wooden floor')).toMatchObject({
      standMaterial: 'concrete',
      surface: 'wood',
    });
    expect(directWith('on marble')).toMatchObject({ standMaterial: null, surface: 'marble' });
  });

  it('reads colour, light, framing and props from the instructions', () => {
    const direction = directShoot({
      environment: 'minimalist',
      extraInstructions: 'Pink backdrop, close-up, warm light, rose petals on a podium',
    });
    expect(direction).toMatchObject({
      scene: 'minimalist',
      hue: 355,
      warmth: 1,
      productShare: 0.74,
    });
    expect([...direction.props].sort()).toEqual(['petals', 'podium']);
  });
});
