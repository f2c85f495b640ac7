import { describe, expect, it } from 'vitest';
import { makeProduct } from '../product-kind.ts';
import { heldDistance, renderFloorShadow } from './floor-shadow.ts';
import { makeScene } from './scene.ts';

const COLOURS = {
  body: '#336699',
  second: '#884422',
  accent: '#cc3344',
  light: '#eeeeee',
  dark: '#222222',
  metal: '#aaaaaa',
};

const LIGHT = {
  key: [-0.55, 0.85, 0.6] as [number, number, number],
  keyPower: 1,
  fill: 1,
  bounce: '#ffffff',
  shadow: 1,
};

describe('the shadow of an object on the floor', () => {
  it.each(['bicycle', 'jeans', 'drone'] as const)(
    'the floor shadow of %s has no ripples on the side of the light',
    (kind) => {
      const scene = makeScene(makeProduct(kind, COLOURS), null, 0);
      // The area to the left and in front of the object has no shadow, because it is on the side of
      // the light.
      const view = { left: -0.4, right: -0.2, top: -0.1, bottom: -0.22 };
      const { data } = renderFloorShadow(scene, LIGHT, view, 40, 30);
      const alphas = data.filter((_, at) => at % 4 === 3);
      expect(Math.max(...alphas)).toBeLessThan(6);
    },
  );

  it('a podium that is wider than its product also casts a shadow on the floor', () => {
    const object = makeProduct('jewel', COLOURS);
    const radius = object.radius + 1;
    const podium = { radius, height: 0.2, colour: '#fff', stepColour: '#fff' };
    const distance = heldDistance(makeScene(object, podium, 0));
    expect(distance(radius + 0.1, 0.1, 0)).toBeCloseTo(0.1, 1);
  });
});
