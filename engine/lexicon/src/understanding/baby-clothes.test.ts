import { expect, it } from 'vitest';
import { understandProduct } from './understand-product.ts';

it.each([
  'onesie',
  'organic cotton onesies',
  'Baby sleepsuit, 3 pack',
  'Strampler',
  'Babystrampler aus Bio-Baumwolle',
  'Wickelbody langarm',
  'Body bébé',
  'Body pour bébé en coton bio',
  'body de bebé',
  'pelele de algodón',
  'pagliaccetto',
  'body neonato',
  'macacão de bebé',
  'rompertje',
  'Boxpakje biologisch katoen',
  'śpioszki',
  'pajacyk niemowlęcy',
  'sparkdräkt',
  'zıbın',
  'bebek tulumu',
  'пижама для младенца',
  'ползунки',
  'боді для немовлят',
  'βρεφικό φορμάκι',
  'ملابس مواليد',
  'בגד גוף לתינוק',
  'बेबी रोम्पर',
  'ชุดเด็กแรกเกิด',
  '婴儿连体衣',
  'ロンパース',
  '아기 바디수트',
  'jumper bayi',
  'bodysuit cho bé',
])('shows no adult garment for baby clothes such as “%s”', (product) => {
  const { concept, object } = understandProduct(product);
  expect({ concept: concept?.id, object }).toEqual({ concept: 'baby-clothes', object: null });
});

it.each([
  ['Kinderkleidung', 'shirt'],
  ['Kinderjacke', 'jacket'],
  ['kids cardigan', 'sweater'],
  ['robe fillette', 'dress'],
  ['Kindermütze', 'beanie'],
  ['Kinderstrumpfhose', null],
  ['pyjama', null],
])('shows “%s” as the garment that it names, or without an object', (product, object) => {
  expect(understandProduct(product).object).toBe(object);
});
