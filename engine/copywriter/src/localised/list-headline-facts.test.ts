import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';

it.each([
  ['de', 'Hundesalon, Mo zu, Waschen ab 35 €', 'Mo zu'],
  ['fr', 'Fromagerie, raclette 1 kg 18 €, dim. fermé', 'Dim. fermé'],
  ['es', 'Peluquería, corte 25 €, lun. cerrado', 'Lun. cerrado'],
  ['ru', 'Маникюр от 900 р., пн. выходной', 'Пн. выходной'],
] as const)(
  'prints closing days as a fact and in no headline (%s "%s")',
  (language, product, closed) => {
    for (const variation of [0, 1, 2, 3]) {
      const { headline, facts } = writeAdCopy(
        { language, product, audience: '', goal: '', emotion: 'trust' },
        1,
        variation,
      );
      expect(headline).not.toContain(closed);
      expect(facts).toContain(closed);
    }
  },
);

it.each([
  ['hi', 'प्लाईवुड ₹32 प्रति वर्ग फुट', '₹32 प्रति वर्ग फुट'],
  ['en', 'Fence panels £14 per sq ft, fitted', '£14 per sq ft'],
  ['it', 'Imbianchino, stanza 4 x 4 m da 250 €', 'Stanza 4 x 4 m da 250 €'],
  ['de', 'Brennholz Buche, 1 RM 120 €', '1 RM 120 €'],
] as const)('keeps a price with its thing and unit (%s "%s")', (language, product, price) => {
  const { offer } = writeAdCopy(
    { language, product, audience: '', goal: '', emotion: 'trust' },
    1,
    0,
  );
  expect(offer?.text).toBe(price);
});

it('highlights no closing day', () => {
  const { offer, facts } = writeAdCopy(
    { language: 'de', product: 'Hofladen, So zu', audience: '', goal: '', emotion: 'trust' },
    1,
    0,
  );
  expect(offer).toBeUndefined();
  expect(facts).toEqual(['So zu']);
});
