import { expect, it } from 'vitest';
import type { WrittenLanguage } from '../../content/languages.ts';
import { writeAdCopy } from '../../write-ad-copy.ts';
import { writeAdText } from '../../write-ad-text.ts';
import { findDeadline } from './deadlines.ts';

it.each([
  ['en', 'book before winter', 'before winter'],
  ['en', 'call before you book a skip', 'before you book a skip'],
  ['fr', "commandes avant l'hiver", "avant l'hiver"],
  ['it', "prenotare prima dell'inverno", "prima dell'inverno"],
  ['de', 'anmeldung vor schulbeginn', 'vor schulbeginn'],
] as const)('finds the deadline of a %s request: %s', (language, goal, deadline) => {
  expect(goal.slice(findDeadline(goal, language))).toBe(deadline);
});

it.each([
  ['en', 'before winter'],
  ['en', 'book by phone'],
  ['nl', 'boek voor de kinderen'],
] as const)('finds no deadline in %s "%s"', (language, goal) => {
  expect(findDeadline(goal, language)).toBe(-1);
});

const write = (language: WrittenLanguage, product: string, goal: string) => {
  const brief = {
    language,
    product,
    audience: '',
    goal,
    emotion: 'trust',
    adType: 'product showcase',
  } as const;
  const { offer, facts = [] } = writeAdCopy(brief, 1, 0);
  return { picture: [offer?.text, ...facts].join(' | '), texts: writeAdText(brief, 1).slice(0, 3) };
};

it.each([
  ['en', 'Roof repairs from £120', 'book before winter', 'Book before winter'],
  ['sv', 'Däckbyte 395 kr', 'boka före vintern', 'Boka före vintern'],
  ['pl', 'Serwis pieca 250 zł', 'zadzwoń przed zimą', 'Zadzwoń przed zimą'],
  ['ru', 'Дрова 2 300 руб.', 'заказать до зимы', 'Закажите до зимы'],
  [
    'de',
    'Gebrauchtwagen ab 3.900 €',
    'anrufen 0221 555 0123, sind noch 2 Fahrzeuge da',
    'Es sind noch 2 Fahrzeuge da',
  ],
  [
    'es',
    'Clases de pádel, 12 €',
    'reservar antes del viernes, si no un bizum de 3€',
    'ntes del viernes, si no un bizum de 3€',
  ],
] as const)(
  'prints the deadline or scarcity of a %s goal: "%s", %s',
  (language, product, goal, stated) => {
    const { picture, texts } = write(language, product, goal);
    expect(picture).toContain(stated);
    for (const text of texts) expect(text).toContain(stated);
  },
);

it.each([
  ['Van rental £45 a day', 'call 07700 900123 to get on the list', /to get on the list/i],
  ['Tyres fitted from £49', 'more bookings before winter', /bookings/i],
  ['House clearance from £200', 'get 5 jobs before Christmas', /5 jobs/i],
])('prints no fragment and no aim of the business: "%s", %s', (product, goal, fragment) => {
  const { picture, texts } = write('en', product, goal);
  expect([picture, ...texts].join(' ')).not.toMatch(fragment);
});
