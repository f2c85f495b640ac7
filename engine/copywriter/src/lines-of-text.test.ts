import { expect, it } from 'vitest';
import { writeAdText } from './write-ad-text.ts';

const writeTexts = (product: string, goal = '', audience = '') =>
  writeAdText({ product, audience, goal, emotion: 'trust', adType: 'product showcase' }, 7).slice(
    0,
    3,
  );

it.each([
  ['Evening pottery class, 6 weeks, £120, all materials included', '6 weeks'],
  ['Corso serale per la patente nautica, 8 lezioni, 690 € tutto compreso', '8 lezioni'],
  ['Kurs na wózki widłowe z egzaminem, 890 zł, start 10 lutego, Radom', 'Radom'],
  ['2-Zimmer-Altbau in Leipzig, 640 € warm, Balkon, frei ab 1. Juni', 'Balkon'],
])('opens no text about “%s” with “%s”', (product, slight) => {
  for (const text of writeTexts(product)) expect(text.startsWith(slight)).toBe(false);
});

it.each([
  [
    'Tasca no Porto: prato do dia a 8,50 € com sopa, bebida e café, encerra ao domingo',
    '8,50 € com sopa, bebida e café',
  ],
  [
    'Odnawiamy meble z PRL-u: fotele, komody, nawet całe meblościanki. Doradzimy kolor i tkaninę',
    'fotele, komody, nawet całe meblościanki',
  ],
])('keeps the list of the field “%s” in one line', (product, list) => {
  for (const text of writeTexts(product)) expect(text).toContain(list);
});

it.each([
  ['Ремонт холодильников на дому, выезд бесплатно, тел. (343) 555-01-28', 'тел'],
  ['Conserto de máquina de lavar, garantia de 90 dias, tel. (11) 5555-0134', ', tel'],
])('leaves no label of a number with brackets in the text about “%s”', (product, label) => {
  for (const text of writeTexts(product, 'ligar')) expect(text).not.toContain(label);
});

it('keeps a clause before a number with brackets', () => {
  for (const text of writeTexts(
    'Gutter cleaning, flat $149, licensed and insured, (614) 555-0147',
    'call us',
  ))
    expect(text).toMatch(/licensed and insured/iu);
});
