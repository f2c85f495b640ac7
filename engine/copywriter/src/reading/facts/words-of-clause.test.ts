import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { readFacts } from './read-facts.ts';

const CASES: readonly (readonly [WrittenLanguage, string, string])[] = [
  ['es', 'Arrocería en Cullera, menú 19,50 €, cerrado los lunes', 'Cerrado los lunes'],
  ['en', 'Climbing wall in Stockport, open 10am-10pm every day', 'Open 10am-10pm every day'],
  [
    'en',
    'Beekeeping course, £145 incl. lunch and loan of a suit',
    '£145 incl. lunch and loan of a suit',
  ],
  ['de', 'Zeiterfassung, 4,90 € pro Mitarbeiter im Monat', '4,90 € pro Mitarbeiter im Monat'],
  [
    'nl',
    'Bakfiets met tent, gratis proefrit van een heel weekend',
    'Gratis proefrit van een heel weekend',
  ],
  [
    'fr',
    'Logiciel de paie, essai gratuit 1 mois puis 12 € par mois et par immeuble',
    'Puis 12 € par mois et par immeuble',
  ],
  ['pl', 'Sala zabaw, urodziny od 45 zł za dziecko', 'Urodziny od 45 zł za dziecko'],
  ['it', 'Agriturismo a Pienza, camere da 80 € a notte, cena 28 €', 'Camere da 80 € a notte'],
  ['el', 'Βόλτα στο κέντρο, 49 € άτομο / παιδιά έως 12 ετών 25 €', '49 € άτομο'],
  ['el', 'Βόλτα στο κέντρο, 49 € άτομο / παιδιά έως 12 ετών 25 €', 'Παιδιά έως 12 ετών 25 €'],
  ['en', 'Boots in 36, 30 until 30 November', 'Until 30 November'],
];

it.each(CASES)(
  'reads a fact with the other words of its clause in the language %s: “%s”',
  (language, product, fact) => {
    const facts = readFacts({ product, audience: '' }, language).map(({ text }) => text);
    expect(facts).toContain(fact);
  },
);

it.each<[WrittenLanguage, string, string]>([
  [
    'de',
    'Grillpaket für 6 Personen: Bratwürste, Nackensteaks und Kartoffelsalat für 49,90 €',
    'Für 49,90 €',
  ],
  ['nl', 'Autorijlessen, pakket van 30 lessen incl. praktijkexamen € 1.895', '€ 1.895'],
])(
  'does not read a part of a list as what a price is for in the language %s: “%s”',
  (language, product, price) => {
    const facts = readFacts({ product, audience: '' }, language);
    expect(facts.find(({ kind }) => kind === 'price')?.text).toBe(price);
  },
);

it('reads no deadline in a clause about the audience', () => {
  const facts = readFacts(
    { product: 'Grillpaket', audience: 'Vereine, die am Wochenende grillen' },
    'de',
  );
  expect(facts).toEqual([]);
});
