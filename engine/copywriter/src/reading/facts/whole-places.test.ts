import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { readFacts } from './read-facts.ts';

const factsIn = (product: string, language: WrittenLanguage, goal = '') =>
  readFacts({ product, audience: '', goal }, language).map(({ kind, text }) => `${kind}: ${text}`);

it.each<[WrittenLanguage, string, string]>([
  ['de', 'Heizungswartung, 95 €, Raum Kassel', 'place: Raum Kassel'],
  ['pt', 'Bolos, R$ 60, retirada no mesmo dia em Moema', 'place: Retirada no mesmo dia em Moema'],
  ['sv', 'Hunddagis, 2 900 kr, hämtar i Enskede och Årsta', 'place: Hämtar i Enskede och Årsta'],
  ['nl', 'Bakfiets, € 3.799, gratis proefrit in Utrecht', 'trial: Gratis proefrit in Utrecht'],
  ['pt', 'Desinfestação de baratas, ratos e formigas em Setúbal', 'place: Em Setúbal'],
])('keeps the words of a place’s clause in the language %s: %s', (language, product, fact) => {
  expect(factsIn(product, language)).toContain(fact);
});

it.each<[WrittenLanguage, string, string]>([
  ['de', 'Brot, 5 €, jeden Freitag und Samstag ab 7 Uhr', 'Jeden Freitag und Samstag ab 7 Uhr'],
  ['fr', 'Pain, 5 €, chaque mardi et jeudi à 17h', 'Chaque mardi et jeudi à 17h'],
])(
  'keeps two days with shared hours together in the language %s: %s',
  (language, product, days) => {
    expect(factsIn(product, language).map((fact) => fact.replace(/^\w+: /u, ''))).toContain(days);
  },
);

it.each<[WrittenLanguage, string, readonly string[]]>([
  ['es', 'Colchón de 150 × 190 por 349 €, antes 499 €', ['price: Por 349 €', 'was: antes 499 €']],
  ['pl', 'Sukienka rozm. 36-46 199 zł zamiast 269 zł', ['price: 199 zł', 'was: zamiast 269 zł']],
  [
    'es',
    'Programa de citas, 1 mes gratis y luego 15 €',
    ['trial: 1 mes gratis', 'price: Luego 15 €'],
  ],
])(
  'keeps a price apart from the words before it in the language %s: %s',
  (language, product, facts) => {
    expect(factsIn(product, language)).toEqual(facts);
  },
);

it('separates the offer of a goal from the day by which readers act', () => {
  const goal = "s'inscrire avant le 30 avril pour avoir le 1er panier offert";
  expect(factsIn('Panier bio, 15 €', 'fr', goal)).toEqual([
    'trial: 1er panier offert',
    'price: 15 €',
    'until: Inscrivez-vous avant le 30 avril',
  ]);
});

it.each([
  ['uk', 'Масаж спини, 60 хв 700 грн, Одеса', 'Одеса'],
  ['ru', 'Ремонт машин, диагностика 500 ₽, Ростов-на-Дону', 'Ростов-на-Дону'],
  ['ru', 'Магазин одежды на Ленина, 15', 'На Ленина, 15'],
  ['el', 'Ενοικίαση σκαφών, 120 € τη μέρα, Κέρκυρα', 'Κέρκυρα'],
  ['id', 'Servis AC, cuci AC 75rb, Depok', 'Depok'],
  ['vi', 'Sửa máy giặt, kiểm tra 100k, Quận 7', 'Quận 7'],
] as const)('in %s, reads a town that is a clause by itself: %s', (language, product, town) => {
  const facts = readFacts({ product, audience: '', goal: '' }, language);
  expect(facts.find(({ kind }) => kind === 'place')?.text).toBe(town);
});
