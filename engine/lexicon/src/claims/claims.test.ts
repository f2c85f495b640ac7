import { expect, it } from 'vitest';
import { understandProduct } from '../understanding/understand-product.ts';
import { createExclusionCheck, listExcludedIngredients } from './claims.ts';

it.each([
  'vegan ramen',
  'vegan poke bowl',
  'vegane Ramen',
  'sushi végan',
  'sushi vegano',
  'vegan sushi rolls',
  'vegetarian pizza',
  'pizza vegetariana',
  'alcohol-free beer',
  'alkoholfreies Bier',
  'bière sans alcool',
  'cerveza sin alcohol',
  'alcohol-free wine',
  'ノンアルコールビール',
  'веганские суши',
  'egg-free noodles',
  'vegan steak',
  'halal ramen',
  'kosher pizza',
  'dairy-free pizza',
])('shows no ingredient that “%s” excludes', (product) => {
  const shown = [
    'noodleBowl',
    'foodBowl',
    'sushi',
    'pizza',
    'steak',
    'fish',
    'eggs',
    'beerGlass',
    'wine',
  ];
  expect(listExcludedIngredients(product).size).toBeGreaterThan(0);
  expect(shown).not.toContain(understandProduct(product).object);
});

it.each([
  ['ramen', 'noodleBowl'],
  ['craft beer', 'beerGlass'],
  ['vegan burger', 'burger'],
  ['vegan leather wallet', 'wallet'],
  ['alcohol-free gin', 'tallBottle'],
  ['gluten-free ramen', 'noodleBowl'],
  ['gluten-free bread', 'loaf'],
  ['lactose-free milk', 'milk'],
])('shows the product “%s” as the object %s', (product, object) => {
  expect(understandProduct(product).object).toBe(object);
});

it.each([
  [
    'gluten-free',
    'wheat',
    ['glutenfreies Brot', 'pain sans gluten', 'グルテンフリーのパン', 'خبز خالي من الغلوتين'],
  ],
  [
    'sugar-free',
    'sugar',
    ['zuckerfreie Limonade', 'refresco sin azúcar', '无糖饮料', 'газировка без сахара'],
  ],
  ['nut-free', 'nuts', ['nussfreie Kekse', 'biscotti senza frutta a guscio', 'nötfria kakor']],
  ['lactose-free', 'lactose', ['laktosefreie Sahne', 'lactosevrije kaas', 'sem lactose']],
  ['alcohol-free', 'alcohol', ['alkoholfreies Bier', 'bira alkolsüz', 'bezalkoholowe piwo']],
  ['kosher', 'shellfish', ['koschere Küche', 'koszerna kuchnia', 'מסעדה כשרה']],
] as const)(
  'recognises claims that a product is %s in other languages',
  (_, ingredient, products) => {
    for (const product of products)
      expect([...listExcludedIngredients(product)], product).toContain(ingredient);
  },
);

it.each([
  ['en', 'gluten-free bakery', 'Flour, water, time', true],
  ['en', 'sugar-free lemonade', 'Caramel and calm', true],
  ['en', 'nut-free cookies', 'With toasted almonds', true],
  ['en', 'lactose-free cream', 'Cream, as it should be', false],
  ['en', 'bakery', 'Flour, water, time', false],
  ['de', 'vegane Metzgerei', 'Gutes Fleisch, guter Rat', true],
  ['de', 'alkoholfreier Wein', 'Wer Wein schenkt, bleibt', false],
  ['fr', 'boucherie végétarienne', 'De la viande, et du conseil', true],
  ['es', 'dulces sin azúcar', 'Solo sabe a azúcar', false],
  ['ja', 'ヴィーガンラーメン', '肉のうまみ', true],
  ['ja', 'ラーメン', '肉のうまみ', false],
  ['ru', 'веганские суши', 'Свежая рыба каждый день', true],
  ['ko', '비건 버거', '고기의 맛', true],
  ['tr', 'vegan burger', 'Peynirin en güzeli', true],
  ['ar', 'مخبز خالي من الغلوتين', 'طحين وماء ووقت', true],
] as const)(
  'tells whether, in the language %s and for the field “%s”, the line “%s” names an excluded ingredient: %s',
  (language, field, line, isNamed) => {
    expect(createExclusionCheck(field, language)(line)).toBe(isNamed);
  },
);
