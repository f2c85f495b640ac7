import { expect, it } from 'vitest';
import { writeAdText } from '../../write-ad-text.ts';
import { understandBrief } from '../understand-brief.ts';
import { listFactRuns } from './fact-runs.ts';

const listRunTexts = (product: string) => {
  const { facts, sold } = understandBrief({ product, audience: '', goal: '' });
  return listFactRuns({ product }, sold, facts).map(({ text }) => text);
};

it.each([
  [
    'Nähkurs für Anfänger, Samstag 14. März, 10–16 Uhr, 69 €',
    ['Samstag 14. März, 10–16 Uhr, 69 €'],
  ],
  ['Damen Regenjacke wasserdicht, 89 € statt 119 €', ['89 € statt 119 €']],
  [
    'Vide-grenier place de la Mairie, dimanche 8 juin, entrée gratuite',
    ['dimanche 8 juin, entrée gratuite'],
  ],
])('returns neighbouring facts of "%s" as one text, as typed', (product, runs) => {
  expect(listRunTexts(product)).toEqual(runs);
});

it('does not repeat a place that the product’s name contains', () => {
  expect(listRunTexts('Dachrinnenreinigung in Bielefeld, ab 79 €')).toEqual(['ab 79 €']);
});

it('omits facts with an abbreviation whose full stop would end the sentence', () => {
  expect(listRunTexts('Robotdammsugare 1 799 kr, ord. pris 2 499 kr')).toEqual([]);
});

it.each([
  [
    'Dachrinnenreinigung in Bielefeld, ab 79 €, Tel. 0521 448812',
    'Anrufe',
    /anrufen: 0521 448812\.$/,
  ],
  ['Ramonage de cheminée à Nantes, 65 €, tél. 02 40 11 22 33', 'appels', / : 02 40 11 22 33\.$/],
  ['Gutter cleaning in Leeds from £65, call 0113 496 0123', 'calls', /: 0113 496 0123\.$/],
])('ends a text for "%s" with the telephone number', (product, goal, ending) => {
  const [first] = writeAdText(
    { product, audience: '', goal, emotion: 'trust', adType: 'product showcase' },
    3,
  );
  expect(first).toMatch(ending);
});
