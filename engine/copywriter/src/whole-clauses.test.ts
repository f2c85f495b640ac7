import type { AdCopy } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { endsList, listFurtherClauses, removeStatedClauses } from './whole-clauses.ts';
import { writeAdCopy } from './write-ad-copy.ts';

function writeCopy(product: string, goal = 'sales') {
  return writeAdCopy({ product, audience: '', goal, emotion: 'trust' }, 1, 0);
}

it.each([
  [
    'Homemade cakes to order from £25, pick-up on the same day in Leeds',
    'Pick-up on the same day in Leeds',
  ],
  [
    'Bolos caseiros por encomenda a partir de R$ 89, retirada no mesmo dia em Moema',
    'Retirada no mesmo dia em Moema',
  ],
  ['Heizungswartung für 149 €, Raum Kassel', 'Raum Kassel'],
  ['olio nuovo, latta 5 lt 65 euro, sped. gratis da 2 latte', 'Sped. gratis da 2 latte'],
  ['冷氣清洗 一台1500元，大台北免車馬費', '大台北免車馬費'],
  ['سيارات للإيجار 120 ريال، توصيل مجاني لكل الإمارات', 'توصيل مجاني لكل الإمارات'],
])('prints the last clause of "%s" whole', (product, clause) => {
  const { headline, subline, facts = [] } = writeCopy(product);
  const lines = [headline, subline, ...facts].join(' · ').toLowerCase();
  expect(lines).toContain(clause.toLowerCase());
});

it('keeps the hours of a telephone number', () => {
  const { facts } = writeCopy(
    'сантехнік Вінниця, прочистка від 600 грн, дзвоніть 0432 555 018 до 22:00',
  );
  expect(facts).toContain('Дзвоніть 0432 555 018 до 22:00');
});

it('states a clause in the facts or in the subline, but not in both', () => {
  const { facts, subline } = writeCopy(
    'Brennholz Buche 129 €/SRM, Lieferung ab 3 SRM frei, Raum Kassel',
  );
  expect(facts).toContain('Raum Kassel');
  expect(subline).not.toContain('Raum Kassel');
});

it.each([
  ['Wadlooptocht naar Ameland, €42,50 p.p. incl boot terug', '€42,50 p.p. incl boot terug'],
  ['collecte de fournitures scolaires, 10€ = un cartable rempli', '10€ = un cartable rempli'],
])('highlights the whole clause of the price of "%s"', (product, clause) => {
  expect(writeCopy(product).offer?.text).toBe(clause);
});

it('does not extend a price by the end of a list', () => {
  const { offer } = writeCopy('Menú del día con primero, segundo, postre y bebida por 13,50 €');
  expect(offer?.text).toBe('Por 13,50 €');
});

it.each([
  ['Swim lessons (ages 5 to 8).', ['Ages 5 to 8'], 'Swim lessons.'],
  ['Leaking tap? Fixed the same day.', ['Fixed the same day'], 'Leaking tap?'],
  [
    'Leaking tap? Fixed the same day, no call-out fee.',
    ['Fixed the same day'],
    'Leaking tap? No call-out fee.',
  ],
  ['Swim lessons (warm pool, ages 5 to 8).', ['Warm pool'], 'Swim lessons, ages 5 to 8.'],
])('leaves no lone mark when "%s" loses a clause', (subline, facts, left) => {
  const copy = { subline, facts } as unknown as AdCopy;
  expect(removeStatedClauses(copy, 'en').subline).toBe(left);
});

it.each([
  ['soup and drink for £12', 'for £12', true],
  ['for £12 with bread and butter', 'for £12', false],
])('tells whether "%s" ends a list before its fact', (clause, fact, isList) => {
  expect(endsList(clause, fact, 'en')).toBe(isList);
});

it('keeps a label and a condition with the clause after them', () => {
  expect(
    listFurtherClauses(
      'Turf, £3 a roll, delivery days: Tuesday and Friday, if it dries out, we replace it',
      'Turf',
      'en',
    ),
  ).toEqual(['£3 a roll', 'delivery days: Tuesday and Friday', 'if it dries out, we replace it']);
});
