import { describe, expect, it } from 'vitest';
import { productKind } from './product-kind.ts';

describe('productKind', () => {
  it.each([
    ['Lumen Night Serum', 'dropperBottle'],
    ['Sunny Cold Brew coffee', 'paperCup'],
    ['whole coffee beans', 'pouch'],
    ['Trailhead hiking app', 'phone'],
    ['Ledgerly bookkeeping software', 'laptop'],
    ['コールドブリュー珈琲', 'paperCup'],
    ['سماعات لاسلكية', 'headphones'],
    ['Кроссовки для бега', 'sneaker'],
  ])('shows %s as %s', (product, kind) => {
    expect(productKind(product)).toBe(kind);
  });

  it.each(['Online course about watches', 'Home cleaning service', 'Legal advice', 'Zorblax'])(
    'shows no wrong object for %s',
    (product) => {
      expect(productKind(product)).toBeNull();
    },
  );
});
