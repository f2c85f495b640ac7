import { productKind } from '@adwright/engine-lexicon';
import type { ProductKind } from '@adwright/engine-objects';

/** How large props are beside what is sold, to how large they are beside a bottle that fills as much of the picture. */
const SCALES: readonly (readonly [number, readonly ProductKind[]])[] = [
  [
    0.42,
    [
      'airplane',
      'armchair',
      'bed',
      'bicycle',
      'boat',
      'bookshelf',
      'cabin',
      'car',
      'christmasTree',
      'coffeeTable',
      'curtains',
      'desk',
      'door',
      'grill',
      'horse',
      'lawnMower',
      'mattress',
      'mirror',
      'motorcycle',
      'officeChair',
      'piano',
      'pram',
      'rug',
      'scooter',
      'skis',
      'snowboard',
      'sofa',
      'solarPanel',
      'stove',
      'suit',
      'surfboard',
      'tent',
      'tractor',
      'van',
      'wardrobe',
      'washingMachine',
      'weddingDress',
    ],
  ],
  [
    0.66,
    [
      'backpack',
      'cushions',
      'drum',
      'duffelBag',
      'guitar',
      'hoodie',
      'jacket',
      'jeans',
      'petBed',
      'planter',
      'rucksack',
      'screen',
      'shirt',
      'skateboard',
      'suitcase',
      'sweater',
      'tableLamp',
      'telescope',
      'toolbox',
    ],
  ],
];

/** A toy car is no car. */
const MODEL = /\b(?:toy|miniature|model|scale|doll'?s?|lego)\b/i;

/** A lemon beside a sofa is smaller than one beside a bottle, where both products fill the picture alike. */
export function propScaleFor(product: string): number {
  if (MODEL.test(product)) return 1;
  const kind = productKind(product);
  const known = kind && SCALES.find(([, kinds]) => kinds.includes(kind));
  return known ? known[0] : 1;
}
