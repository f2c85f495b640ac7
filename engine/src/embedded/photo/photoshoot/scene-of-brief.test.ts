import { describe, expect, it } from 'vitest';
import { sceneOf } from './scene-of-brief.ts';

describe('sceneOf', () => {
  it.each([
    ['English countryside picnic in summer', 'meadow'],
    ['summer vibes', 'beach'],
    ['snowy alpine chalet terrace', 'winter'],
    ['ski chalet', 'lounge'],
    ['breakfast in bed', 'bedroom'],
    ['breakfast table', 'kitchen'],
    ['old Italian trattoria', 'cafe'],
    ['trattoria terrace', 'terrace'],
    ['street art wall', 'brick'],
    ['mountain bike trail', 'nature'],
    ['windowsill with rain', 'rainyWindow'],
  ])('sets %s in the %s', (words, scene) => {
    expect(sceneOf(words, null)).toBe(scene);
  });

  it.each([
    ['concrete loft with large windows', 'loft'],
    ['living room with a dog bed', 'lounge'],
    ['horse stable with straw', 'barn'],
    ['bedroom with a rainy window', 'rainyWindow'],
    ['by a sunny window', 'sunnyWindow'],
    ['nursery with balloons', 'nursery'],
    ['room with balloons', 'party'],
    ['forest with snow', 'winter'],
  ])('takes no place for what it is fitted with: %s', (words, scene) => {
    expect(sceneOf(words, null)).toBe(scene);
  });

  it.each([
    ['sunlit Mediterranean kitchen', 'kitchen'],
    ['French bakery', 'kitchen'],
    ['Japanese bathroom', 'spa'],
    ['Mexican restaurant', 'cafe'],
    ['Italian street', 'oldTown'],
    ['Japanese garden', 'zen'],
    ['tropical drinks', 'beach'],
  ])('furnishes %s after its part of the world, or goes there', (words, scene) => {
    expect(sceneOf(words, null)).toBe(scene);
  });

  it.each(['window shadow on beige wall', 'shadow of palm trees on a cream wall'])(
    'takes what throws a shadow for no place: %s',
    (words) => {
      expect(sceneOf(words, null)).toBe('studio');
    },
  );

  it('leaves a pure background alone, and goes into town at night', () => {
    expect(sceneOf('pure white background, kitchen', null)).toBe('minimalist');
    expect(sceneOf('something nice', 'night')).toBe('urban');
  });
});
