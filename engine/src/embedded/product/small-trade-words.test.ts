import { expect, it } from 'vitest';
import { productKind } from './kind-words.ts';

it.each([
  ['wasp nest removal same day', 'sprayBottle'],
  ['ear wax removal by microsuction', 'medicalCross'],
  ['house removals', 'parcel'],
  ['house clearance', 'parcel'],
  ['tree removal', 'plant'],
  ['beehives and beekeeping suits', 'beehive'],
  ['chicken coops', 'birdhouse'],
  ['electric gates & fences, installed', 'gate'],
  ['Zaunbau und Tore', 'gate'],
  ['recinzioni e cancelli', 'gate'],
  ['stair gates', null],
  ['plantation shutters', 'shutters'],
  ['volets roulants', 'shutters'],
  ['kiln dried logs delivered', 'logPile'],
  ['Kaminholz geliefert', 'logPile'],
  ['ved hemkörd', 'logPile'],
  ['mobile tyre fitting 24/7', 'tyre'],
  ['däckbyte', 'tyre'],
  ['vending machines free on loan', 'vendingMachine'],
  ['tailored suits', 'suit'],
  ['welding helmets', 'hardHat'],
  ['motorbike helmets', 'helmet'],
  ['knee pads for tilers', 'hardHat'],
  ['DPF cleaning', 'car'],
  ['jet washing', 'sprayBottle'],
  ['answering service', 'headphones'],
  ['pottery painting cafe', 'vase'],
  ['saddle pads', 'horse'],
  ['Rohrreinigung Notdienst', 'tap'],
  ['débouchage canalisation', 'tap'],
  ['bilverkstad service och reparation', 'car'],
  ['craft fair at the hall', 'storefront'],
])('“%s” is shown by %s', (product, kind) => {
  expect(productKind(product)).toBe(kind);
});
