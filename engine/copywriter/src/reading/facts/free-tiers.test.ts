import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { readFacts } from './read-facts.ts';

const listFactTexts = (language: WrittenLanguage, product: string) =>
  readFacts({ product, audience: '', goal: '' }, language).map(({ text }) => text);

it.each<[WrittenLanguage, string, string]>([
  ['en', 'Rota app, free up to 20 staff, then £9 a month', 'Free up to 20 staff'],
  ['es', 'App para vecinos, gratis hasta 20 casas, después $9.990 al mes', 'Gratis hasta 20 casas'],
  ['pl', 'Program dla wspólnot, 30 dni za friko, potem 79 zł', '30 dni za friko'],
  ['uk', 'Програма для ветклінік: картки. місяць безплатно, далі 490 грн', 'Місяць безплатно'],
  ['vi', 'Phần mềm, miễn phí dưới 10 phòng, từ 11 phòng 5k/phòng/tháng', 'Miễn phí dưới 10 phòng'],
])(
  'prints the free part before the later price in the language %s: “%s”',
  (language, product, free) => {
    expect(listFactTexts(language, product)[0]).toBe(free);
  },
);

it('keeps the price before the words about free children', () => {
  expect(listFactTexts('en', 'Boat trip, £9 a head, free up to 12 years')[0]).toBe('£9 a head');
  expect(listFactTexts('en', 'Boat trip, free up to 12 years, adults £9')).not.toContain(
    'Free up to 12 years',
  );
});
