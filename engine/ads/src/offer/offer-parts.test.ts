import { describe, expect, it } from 'vitest';
import { splitOffer, splitPrice } from './offer-parts.ts';

describe('splitOffer splits a fact into the amount and the words around it', () => {
  it.each([
    ['price', 'from £900', ['from', '£900', '']],
    ['price', '29,90 € im Monat', ['', '29,90 €', 'im Monat']],
    ['price', 'from 1 290 Kč per person', ['from', '1 290', 'Kč per person']],
    ['price', '49 ريال شهرياً', ['', '49', 'ريال شهرياً']],
    ['price', 'CHF 49.–', ['CHF', '49.–', '']],
    ['price', '29-39 €', ['', '29-39 €', '']],
    ['price', '100 g 3,20 €', ['100 g', '3,20 €', '']],
    ['price', '8 Abende 96 €', ['8 Abende', '96 €', '']],
    ['price', '5 lunches for £32', ['5 lunches for', '£32', '']],
    ['price', '1台8,800円', ['1台', '8,800円', '']],
    ['price', '4 lekcje 200 zł', ['4 lekcje', '200', 'zł']],
    ['price', '2 недели 1500 руб.', ['2 недели', '1500', 'руб.']],
    ['price', '3 månader 299 kr', ['3 månader', '299', 'kr']],
    ['price', 'hộp 4 bánh 320k', ['hộp 4 bánh', '320', 'k']],
    ['price', '2 kg Rp75.000', ['2 kg Rp', '75.000', '']],
    ['price', 'Hoje por R$ 297 à vista', ['Hoje por', 'R$ 297', 'à vista']],
    ['price', 'from R450 per dog', ['from', 'R450', 'per dog']],
    ['price', 'RM 45 per pax', ['', 'RM 45', 'per pax']],
    ['price', '₹499/-', ['', '₹499/-', '']],
    ['price', 'US$30 each', ['', 'US$30', 'each']],
    ['discount', '2 Stück 20 % günstiger', ['2 Stück', '20 %', 'günstiger']],
    ['discount', '20% off', ['', '20%', 'off']],
    ['discount', '%20 indirim', ['', '%20', 'indirim']],
    ['discount', '−20 %', ['', '−20 %', '']],
    ['code', 'mit dem Code HERBST-20', ['mit dem Code', 'HERBST-20', '']],
    ['phone', 'Call 0221 / 123 45-67', ['Call', '0221 / 123 45-67', '']],
    ['multibuy', '2 for 1', ['', '2 for 1', '']],
    ['multibuy', '3 zum Preis von 2', ['', '3 zum Preis von 2', '']],
    ['until', 'until 31 May', ['', 'until 31 May', '']],
  ] as const)(
    'splits an offer of the kind %s into its amount and the words around it: %s',
    (kind, text, wanted) => {
      const { before, figure, after } = splitOffer({ kind, text });
      expect([before, figure, after]).toEqual(wanted);
    },
  );
});

describe('splitPrice splits a price into number, decimals and currency', () => {
  it.each([
    ['€29.90', ['€', '29.', '90']],
    ['29,90 €', ['29,', '90', '€']],
    ['1.299,00 €', ['1.299,', '00', '€']],
    ['¥1,980', ['¥', '1,980']],
    ['1 290', ['1 290']],
    ['49.–', ['49.–']],
    ['R$ 29,90', ['R$', '29,', '90']],
    ['RM 45', ['RM', '45']],
    ['R450', ['R', '450']],
  ])('splits the price %s into whole number, decimals and currency', (figure, wanted) => {
    expect(splitPrice(figure).map(({ text }) => text)).toEqual(wanted);
  });
});
