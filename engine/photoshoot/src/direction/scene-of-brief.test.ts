import { describe, expect, it } from 'vitest';
import { chooseScene } from './scene-of-brief.ts';

describe('chooseScene', () => {
  it.each([
    ['English countryside picnic in summer', 'meadow'],
    ['summer vibes', 'beach'],
    ['snowy alpine chalet terrace', 'winter'],
    ['ski chalet', 'lounge'],
    ['breakfast in bed', 'bedroom'],
    ['breakfast table', 'kitchen'],
    ['old Italian trattoria', 'cafe'],
    ['trattoria terrace', 'terrace'],
    ['street art wall', 'graffiti'],
    ['mountain bike trail', 'nature'],
    ['windowsill with rain', 'rainyWindow'],
    ['mountain trail in autumn', 'autumn'],
    ['snowy forest path', 'winter'],
    ['in a mountain cabin with a fire burning', 'lounge'],
    ['in front of a cabin', 'lounge'],
    ['a loft apartment with plants', 'loft'],
    ['on a rock by the sea', 'rockyShore'],
    ['by a lighthouse on the rocks over the sea', 'lighthouse'],
    ['movie night with popcorn', 'cinema'],
    ['in a home theatre', 'cinema'],
    ['mountain hiking trail at sunrise', 'lake'],
    ['hot air balloons in Cappadocia', 'canyon'],
    ["St Patrick's day", 'party'],
    ['in a shopping cart', 'shop'],
    ['a tool bench', 'workshop'],
    ['barista counter', 'cafe'],
    ['hard shadow, yellow background, summer', 'studio'],
    ['summer', 'beach'],
    ['rice terraces in Bali', 'meadow'],
    ['sandstone steps in Petra', 'desert'],
    ['on a conveyor belt', 'factory'],
    ['steampunk laboratory', 'apothecary'],
    ['in an ancient Greek temple', 'oldTown'],
    ['on a swing', 'garden'],
    ['in a stable', 'barn'],
    ['in a stable position', 'studio'],
    ['terrace overlooking the sea', 'whiteTown'],
    ['hotel suite bed with breakfast tray', 'bedroom'],
    ['mountain summit above the clouds', 'clouds'],
    ['ice cubes and frost', 'studio'],
    ['dark set with sunset light', 'studio'],
    ['in sunset light', 'lake'],
  ])('shows %s in the %s', (words, scene) => {
    expect(chooseScene(words, 'en', null)).toBe(scene);
  });

  it.each([
    ['front door of a house', 'doorstep'],
    ['autumn porch', 'doorstep'],
    ['christmas market at night', 'christmasMarket'],
    ['christmas table', 'festive'],
    ['farmers market', 'market'],
    ['tulip fields in Holland', 'tulips'],
    ['flower field', 'lavender'],
    ['Japanese room', 'teaRoom'],
    ['street basketball court in Brooklyn', 'streetCourt'],
    ['basketball court', 'court'],
    ['skateboard ramp', 'skatePark'],
    ['esports hall', 'esportsHall'],
    ['grand marble staircase', 'staircase'],
    ['subway stairs', 'subway'],
    ['swim-up bar', 'pool'],
    ['pool hall', 'cafe'],
    ['dressing table with mirror and bulbs', 'barbershop'],
    ['windowsill on a snowy evening', 'snowyWindow'],
    ['alpine meadow with cows', 'meadow'],
    ['hiking in the Dolomites', 'lake'],
    ['castle courtyard in Scotland', 'stonework'],
    ['Greek temple', 'oldTown'],
    ['a straw hat at the beach', 'beach'],
    ['camper van in the mountains', 'lake'],
    ['inside a camper van', 'car'],
    ['brutalist concrete', 'loft'],
    ['log cabin kitchen with snow outside', 'kitchen'],
    ['rose petals on silk sheets', 'luxury'],
    ['rose garden', 'garden'],
    ['night swim', 'pool'],
    ['tiki bar', 'beach'],
    ['on a stack of books by the bed', 'bedroom'],
    ['surrounded by books', 'library'],
    ['spaceship cockpit', 'space'],
    ['race car cockpit', 'car'],
    ['old bookstore in Paris', 'library'],
    ['bottom of a swimming pool', 'underwater'],
    ['ski chalet balcony', 'winter'],
    ['Mount Fuji', 'fuji'],
    ['stone fountain in a palazzo', 'oldTown'],
    ['fountain pen on a desk', 'workspace'],
    ['terrarium', 'greenhouse'],
    ['chalk drawings', 'chalkboard'],
    ['sofa with a sleeping cat', 'lounge'],
  ])('recognises %s by the words beside it', (words, scene) => {
    expect(chooseScene(words, 'en', null)).toBe(scene);
  });

  it.each([
    ['concrete loft with large windows', 'loft'],
    ['living room with a dog bed', 'lounge'],
    ['horse stable with straw', 'barn'],
    ['in a stable with hay', 'barn'],
    ['bedroom with a rainy window', 'rainyWindow'],
    ['by a sunny window', 'sunnyWindow'],
    ['nursery with balloons', 'nursery'],
    ['room with balloons', 'party'],
    ['kitchen with gold and white balloons', 'kitchen'],
    ['forest with snow', 'winter'],
  ])('does not mistake equipment for the place in which it is used: %s', (words, scene) => {
    expect(chooseScene(words, 'en', null)).toBe(scene);
  });

  it.each([
    ['sunlit Mediterranean kitchen', 'kitchen'],
    ['French bakery', 'bakery'],
    ['Japanese bathroom', 'spa'],
    ['Mexican restaurant', 'cafe'],
    ['Italian street', 'oldTown'],
    ['Japanese garden', 'zen'],
    ['tropical drinks', 'beach'],
  ])(
    'furnishes %s in the style of the region that the brief names, or shows the region itself',
    (words, scene) => {
      expect(chooseScene(words, 'en', null)).toBe(scene);
    },
  );

  it.each(['window shadow on beige wall', 'shadow of palm trees on a cream wall'])(
    'does not read an object that only casts a shadow as a place: %s',
    (words) => {
      expect(chooseScene(words, 'en', null)).toBe('studio');
    },
  );

  it.each([
    ['on a bed of rose petals', 'studio'],
    ['on a bed of moss', 'nature'],
    ['next to a dog bed', 'lounge'],
    ['on a cat tree', 'lounge'],
    ['on a bed', 'bedroom'],
    ['linen tablecloth with dried flowers', 'studio'],
  ])('does not mistake similar words for a place: %s', (words, scene) => {
    expect(chooseScene(words, 'en', null)).toBe(scene);
  });

  it('adds no kitchen to a pure white background, and shows a town at night', () => {
    expect(chooseScene('pure white background, kitchen', 'en', null)).toBe('minimalist');
    expect(chooseScene('something nice', 'en', 'night')).toBe('urban');
  });
});
