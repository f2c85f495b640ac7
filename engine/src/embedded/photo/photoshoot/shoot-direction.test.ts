import { describe, expect, it } from 'vitest';
import { directShoot } from './shoot-direction.ts';

const custom = (customEnvironment: string) =>
  directShoot({ environment: 'custom', customEnvironment });
const told = (extraInstructions: string) =>
  directShoot({ environment: 'minimalist', extraInstructions });

describe('directShoot', () => {
  it.each([
    ['beach at sunset', 'beach', 'sunset'],
    ['train station platform', 'trainStation', null],
    ['basketball court', 'court', null],
    ['fifties diner', 'diner', null],
    ['podcast studio', 'recordingStudio', null],
    ['hair salon mirror', 'barbershop', null],
    ['farmhouse kitchen', 'kitchen', null],
    ['rooftop pool', 'pool', null],
    ['pink background with roses', 'studio', null],
    ['fresh berries and ice cubes', 'studio', null],
    ['marble table with flowers', 'studio', null],
    ['bowling alley', 'neonStreet', null],
    ['Terrasse mit Meerblick', 'beach', null],
    ['parque', 'meadow', null],
    ['Strand bei Sonnenuntergang', 'beach', 'sunset'],
    ['Küche aus hellem Holz', 'kitchen', null],
    ['terrasse de café parisien', 'terrace', null],
    ['salle de bain en marbre blanc', 'spa', null],
    ['playa al atardecer', 'beach', 'sunset'],
    ['oficina moderna', 'workspace', null],
    ['bosco con nebbia', 'nature', null],
    ['praia à noite', 'beach', 'night'],
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
    ['rooftop bar at golden hour', 'rooftop', 'sunset'],
    ['ski slope', 'winter', null],
    ['farmhouse table', 'kitchen', null],
    ['racing car cockpit', 'car', null],
    ['courtyard of a Mexican hacienda', 'oldTown', null],
    ['executive boardroom', 'workspace', null],
    ['beach club with palm trees', 'beach', null],
    ['festival main stage', 'concert', null],
    ['campfire under the stars', 'campfire', 'night'],
    ['camping by a bonfire', 'campfire', 'night'],
    ['camping in the woods', 'nature', null],
    ['at a lighthouse in a storm', 'lighthouse', null],
    ['volcano', 'volcano', null],
    ['volcanic clay', 'studio', null],
    ['ice cave', 'iceCave', null],
    ['in a cave', 'cave', null],
    ['Moroccan riad', 'riad', null],
    ['Santorini at sunset', 'whiteTown', 'sunset'],
    ['art gallery', 'gallery', null],
    ['music shop', 'musicShop', null],
    ['honeycomb', 'honeycomb', null],
    ['hockey arena', 'iceRink', null],
    ['Paris café terrace', 'terrace', null],
    ['hotel lobby', 'lobby', null],
    ['hotel pool deck with a cocktail', 'pool', null],
    ['jewellery shop window', 'luxury', null],
    ["architect's studio", 'workspace', null],
    ['gaming desk with rgb lights', 'recordingStudio', null],
    ['salt flats at noon', 'saltFlat', 'day'],
    ['on the surface of Mars', 'mars', null],
    ['on a train by the window', 'train', null],
    ['gym bag in locker room', 'lockers', null],
    ['cozy reading nook on a rainy day', 'rainyWindow', null],
    ['Caféterrasse in Paris', 'terrace', null],
    ['dans le hall d’un hôtel', 'lobby', null],
    ['under a starry night sky', 'lake', 'night'],
    ["potter's workshop", 'workshop', null],
    ['aztec temple', 'stonework', null],
    ['wooden deck with mountain view', 'lake', null],
    ['dark academia desk', 'library', null],
    ['pampas grass and linen', 'studio', null],
    ['ancient temple ruins in the jungle', 'nature', null],
    ['ferris wheel at dusk', 'party', 'sunset'],
    ['hot air balloon over Cappadocia', 'meadow', null],
    ['sunset', 'lake', 'sunset'],
    ['Niagara falls', 'waterfall', null],
    ['alley in Osaka at night', 'neonStreet', 'night'],
    ['pool party', 'pool', null],
    ['golf course', 'meadow', null],
    ['graffiti alley', 'brick', null],
    ['fashion boutique', 'boutique', null],
    ['surf shop', 'surfShop', null],
    ['old apothecary', 'apothecary', null],
    ['greenhouse in the morning sun', 'greenhouse', 'day'],
    ['subway station', 'subway', null],
    ['train station', 'trainStation', null],
    ['swimming pool', 'pool', null],
    ['vineyard', 'vineyard', null],
    ['farmers market table', 'market', null],
    ['kids bedroom', 'nursery', null],
    ['garage', 'workshop', null],
    ['church', 'church', null],
    ['football stadium', 'stadium', null],
    ['airplane cabin', 'aeroplane', null],
    ['picnic blanket in the park', 'meadow', null],
    ['hay bale', 'wheat', null],
    ['cobblestone street in Paris', 'oldTown', null],
    ['velvet curtain', 'drape', null],
    ['cherry blossoms', 'garden', null],
    ['Rainy window', 'rainyWindow', null],
    ['rain on the glass at night', 'rainyWindow', 'night'],
    ['Japanese zen garden', 'zen', null],
    ['jungle waterfall', 'waterfall', null],
    ['tropical jungle', 'nature', null],
    ['lavender field', 'lavender', null],
    ['wooden pier', 'lake', null],
    ['pastel podium', 'podiums', null],
    ['holographic', 'holographic', null],
    ['brick wall', 'brick', null],
    ['chalkboard', 'chalkboard', null],
    ['barbershop', 'barbershop', null],
    ['medieval castle', 'stonework', null],
    ['above the clouds', 'clouds', null],
    ['rustic barn', 'barn', null],
    ['window sill', 'sunnyWindow', null],
    ['pharmacy', 'laboratory', null],
    ['supermarket aisle', 'shop', null],
    ['birthday party', 'party', null],
    ['cafe in Rome', 'cafe', null],
    ['coffee shop', 'cafe', null],
    ['coffee table', 'lounge', null],
    ['fashion show runway', 'night', null],
    ["Mother's Day", 'garden', null],
    ['graduation', 'party', null],
    ['beach bar', 'beach', null],
    ['northern lights', 'northernLights', 'night'],
    ['flower garden in spring', 'garden', null],
    ['old library', 'library', null],
    ['under water', 'underwater', null],
    ['concrete loft', 'loft', null],
    ['city at midnight', 'urban', 'night'],
    ['coworking space', 'workspace', null],
    ['hotel room at night', 'bedroom', 'night'],
    ['laundromat', 'laundry', null],
    ['interior of a car at sunset', 'car', 'sunset'],
    ['yacht deck', 'deck', null],
    ['construction site', 'building', null],
    ['running track', 'track', null],
    ['rock concert', 'concert', null],
    ['sunflower field', 'meadow', null],
    ['lemon grove', 'grove', null],
    ['gas station', 'urban', null],
    ['opera house', 'drape', null],
    ['baby shower', 'party', null],
    ['cozy house', 'lounge', null],
  ] as const)('builds "%s" as %s (%s)', (words, scene, time) => {
    expect(custom(words)).toMatchObject({ scene, time });
  });

  it.each([
    ['sky blue background', { scene: 'studio', hue: 252 }],
    ['midnight blue wall', { scene: 'studio', time: null }],
    ['jet black background', { scene: 'studio', tone: 'black' }],
    ['snow white background', { scene: 'minimalist', tone: 'white' }],
    ['blue sky', { scene: 'clouds' }],
    ['kitchen with ocean view', { scene: 'kitchen' }],
    ['ocean view', { scene: 'beach' }],
    ['skate park', { scene: 'brick' }],
    ['ice cream parlour', { scene: 'cafe' }],
    ['stable wooden table', { scene: 'studio', surface: 'wood' }],
    ['work of art', { scene: 'studio' }],
    ['science fiction', { scene: 'space' }],
    ['muddy hiking trail in the mountains', { scene: 'nature' }],
  ])('does not take part of "%s" for the whole: %j', (words, wanted) => {
    expect(custom(words)).toMatchObject(wanted);
  });

  it('dims by night the rooms that are painted by day, and no sky twice', () => {
    expect(custom('bathroom at night')).toMatchObject({ nightfall: true });
    expect(custom('bright bathroom at night').nightfall).toBe(false);
    expect(custom('beach at night').nightfall).toBe(false);
    expect(custom('night market in Bangkok').nightfall).toBe(true);
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

  it('does not lay about what a set is made of', () => {
    expect(custom('cherry blossoms').props.size).toBe(0);
    expect(custom('rainy window').props.size).toBe(0);
    const direction = directShoot({
      environment: 'custom',
      customEnvironment: 'flower garden',
      extraInstructions: 'add flowers',
    });
    expect([...direction.props]).toEqual(['flowers']);
  });

  it('lays the surface that the words name, and not the curtain', () => {
    expect(custom('picnic blanket').surface).toBe('gingham');
    expect(custom('at a picnic in the park').surface).toBe('gingham');
    expect(custom('on a picnic table').surface).toBeNull();
    expect(custom('on a rustic kitchen counter').surface).toBe('wood');
    expect(told('on brown leather').surface).toBe('leather');
    expect(told('on hexagon tiles').surface).toBe('tile');
    expect(told('on travertine').surface).toBe('concrete');
    expect(custom('cobblestone street').surface).toBe('cobble');
    expect(custom('velvet curtain').surface).toBeNull();
    expect(told('standing on black velvet').surface).toBe('cloth');
    expect(told('in the grass').surface).toBe('grass');
  });

  it('leaves out what the words forbid', () => {
    expect(told('no props, no flowers').props.size).toBe(0);
    expect([...told('stones and drops, without leaves').props].sort()).toEqual(['drops', 'stones']);
  });

  it('lights a place by the fire that the words name, and not by a fire place', () => {
    for (const place of ['forest fire', 'barbecue with flames', 'beach with burning flames']) {
      expect([...custom(place).props], place).toContain('fire');
      expect(custom(place).brightness, place).toBe(-1);
    }
    for (const place of ['fireplace', 'fire station', 'firewood'])
      expect([...custom(place).props], place).toEqual([]);
    // These burn by themselves.
    for (const place of ['campfire', 'volcano', 'lava'])
      expect([...custom(place).props], place).toEqual([]);
    expect([...told('by a campfire').props]).toEqual(['fire']);
  });

  it('tells rain from water drops, and water from watercolour', () => {
    expect([...told('in the rain').props]).toEqual(['rain']);
    expect([...told('with water drops').props]).toEqual(['drops']);
    expect([...told('watercolour background').props]).toEqual([]);
    expect([...told('rainbow light').props]).toEqual([]);
    expect([...custom('rainy window').props]).toEqual([]);
    expect(custom('city at blue hour').time).toBe('night');
    expect([...told('christmas mood').props]).toEqual(['baubles']);
  });

  it('brings a storm, but none of snow or of the brain', () => {
    expect(custom('beach in a thunderstorm')).toMatchObject({ scene: 'beach', storm: true });
    expect([...custom('stormy sea').props]).toEqual(['rain']);
    // Under a roof it does not rain.
    expect([...custom('library on a rainy evening').props]).toEqual([]);
    for (const words of ['snowstorm', 'brain storming', 'rainy city'])
      expect(custom(words).storm, words).toBe(false);
  });

  it('lights the lamps of a room at dusk', () => {
    expect(custom('kitchen in the evening').nightfall).toBe(true);
    expect(custom('kitchen').nightfall).toBe(false);
  });

  it('turns the leaves of a vineyard in autumn, and paints no grove in the colour of its fruit', () => {
    expect(custom('autumn vineyard').hue).toBe(62);
    expect(custom('vineyard').hue).toBeNull();
    expect(custom('field of tulips').hue).toBe(22);
    expect(custom('field of tulips').props.size).toBe(0);
    expect(custom('orange grove').hue).toBeNull();
  });

  it('darkens and warms what is lit by candles, at any hour', () => {
    for (const words of ['candlelight', 'candle-lit', 'candles at night']) {
      const { brightness, warmth } = told(words);
      expect([brightness, warmth], words).toEqual([-1, 1]);
    }
    expect(told('bright, with candles').brightness).toBe(1);
  });

  it('makes a stand, not the floor, of what the words say the stand is made of', () => {
    expect(told('on a marble podium')).toMatchObject({ standMaterial: 'marble', surface: null });
    const block = told('on a concrete block');
    expect(block).toMatchObject({ standMaterial: 'concrete', standKind: 'block', surface: null });
    expect([...block.props]).toEqual(['podium']);
    expect(told('on a wooden round plinth')).toMatchObject({ standMaterial: 'wood' });
    expect(told('stone pedestal on a wooden floor')).toMatchObject({
      standMaterial: 'concrete',
      surface: 'wood',
    });
    expect(told('on marble')).toMatchObject({ standMaterial: null, surface: 'marble' });
  });
});
