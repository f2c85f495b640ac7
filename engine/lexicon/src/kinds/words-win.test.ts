import { factsOf, PRODUCT_KINDS, type ProductKind } from '@adwright/engine-objects';
import { examplesOf } from '@adwright/engine-samples';
import { expect, it } from 'vitest';
import { productKind } from './product-kind.ts';

/**
 * Alternatives that lose to another object's rule when they stand alone, each with a phrase in which they win: the other rule
 * leaves that phrase out on purpose, or wants the words at the end.
 */
const WINS_IN: readonly (readonly [ProductKind, alternative: string, phrase: string])[] = [
  ['bulb', 'lamps?', 'lamp post'],
  ['bulb', 'solar', 'solar lantern'],
  ['bulb', '\\p{L}*(?<!sch)lampen?\\b', 'Taschenlampe'],
  ['carton', 'chocolates?', 'chocolate labrador'],
  ['carton', 'toy set', 'toy set & more'],
  ['cloche', 'ies', 'curries paste'],
  ['cloche', 'trattoria', 'old Italian trattoria'],
  ['cloche', 'y', 'curry powder'],
  ['dress', '\\bboutique$', 'fashion boutique'],
  ['kettlebell', 'boxing', 'boxing shorts'],
  ['notes', 'drums?', 'drum machine'],
  ['parcel', 'gift', 'Gift box worth $200'],
  ['parcel', 'shopify', 'shopify shop Berlin'],
  ['pumpBottle', '\\p{L}*seife', 'Flüssigseife'],
  ['pumpBottle', 'jabón', 'jabón líquido'],
  ['pumpBottle', 'sabonete', 'sabonete líquido'],
  ['pumpBottle', 'savon', 'savon liquide'],
  ['pumpBottle', 'soaps?', 'liquid hand soap'],
  ['pumpBottle', 'мыло', 'жидкое мыло'],
  ['shirt', 'tees', 'tees worth $200'],
  ['sneaker', 'boots', 'ski boots'],
  [
    'tallBottle',
    'wines?(?! (?:glass(?:es)?|racks?|coolers?|fridges?|cabinets?|openers?))',
    'wine cellar',
  ],
  ['tallBottle', '와인', '와인잔'],
  ['toolbox', 'fences?', 'invisible fence'],
];

it('finds every alternative of every rule as its own object', { timeout: 180_000 }, () => {
  const losing = PRODUCT_KINDS.flatMap((kind) =>
    factsOf(kind).words.flatMap(({ pattern }) =>
      examplesOf(pattern)
        .filter(({ examples }) => !examples.some((example) => productKind(example) === kind))
        .map(({ alternative, examples: [example = ''] }) => ({ kind, alternative, example })),
    ),
  );
  const unexplained = losing
    .filter(
      ({ kind, alternative }) =>
        !WINS_IN.some(([own, words]) => own === kind && words === alternative),
    )
    .map(
      ({ kind, alternative, example }) =>
        `${alternative} of ${kind}: "${example}" is found as ${productKind(example)}`,
    );
  expect(unexplained, 'alternatives that never win').toEqual([]);
  expect(losing.map(({ kind, alternative }) => `${kind} ${alternative}`).sort()).toEqual(
    WINS_IN.map(([kind, alternative]) => `${kind} ${alternative}`).sort(),
  );
});

it.each(WINS_IN)('%s: %s wins in "%s"', (kind, _, phrase) => {
  expect(productKind(phrase)).toBe(kind);
});

it.each<[string, ProductKind]>([
  ['hand-knitted sweaters', 'sweater'],
  ['wheelchairs', 'wheelchair'],
  ['vending machines', 'vendingMachine'],
  ['hot tubs', 'plungeTub'],
  ['souris sans fil', 'computerMouse'],
  ['friteuse sans huile', 'airFryer'],
  ['estufa de leña', 'stove'],
  ['ventilador de pie', 'fan'],
  ['batterie de cuisine', 'cookingPot'],
  ['cours de batterie', 'drum'],
  ['lave-vaisselle', 'washingMachine'],
  ['wifi thermostat', 'thermostat'],
  ['paint by numbers', 'framedPrint'],
  ['biglietti da visita', 'envelope'],
  ['protectores solares', 'tube'],
  ['parcours de golf', 'golf'],
])('shows "%s" as %s, not as what a word in it names', (product, kind) => {
  expect(productKind(product)).toBe(kind);
});
