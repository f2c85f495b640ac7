import { expect, it } from 'vitest';
import { listCallsToAction } from './asked-for.ts';

it.each([
  ['de', 'Brandschutzhelfer-Ausbildung', 'Angebote anfragen', ['Angebot anfordern']],
  ['fr', 'formation incendie', 'demandes de devis', ['Demandez un devis']],
  ['nl', 'BHV-training', 'offertes', ['Vraag een offerte aan']],
] as const)(
  'asks for a quote in the language %s if the goal names a quote',
  (language, product, goal, asked) => {
    expect(listCallsToAction({ product, audience: '', goal }, language)).toEqual(asked);
  },
);

it('asks for no quote if the goal is another enquiry about a course', () => {
  expect(
    listCallsToAction({ product: 'Klavierunterricht', audience: '', goal: 'Anfragen' }, 'de'),
  ).not.toContain('Angebot anfordern');
});

it.each([
  ['de', 'Vereinsverwaltung', 'Testzugänge', 'Jetzt testen'],
  ['nl', 'ledenadministratie', 'proefabonnementen', 'Probeer het uit'],
] as const)(
  'asks the reader to try in the language %s if the goal names a trial',
  (language, product, goal, asked) => {
    expect(listCallsToAction({ product, audience: '', goal }, language)).toContain(asked);
  },
);

it('asks readers to come instead of selling a ticket if entry is free', () => {
  const facts = [
    { kind: 'price', text: 'Eintritt frei', field: 'product', start: 0, end: 0 },
  ] as const;
  const brief = { product: 'Flohmarkt am Rathausplatz', audience: '', goal: 'mehr Umsatz' };
  expect(listCallsToAction({ ...brief, facts: [...facts] }, 'de').join()).toMatch(
    /komm|vormerken/i,
  );
});

it('asks readers to buy if the goal has no known words, and to learn more if the goal is awareness', () => {
  const ask = (goal: string) =>
    listCallsToAction({ product: 'Plat du jour', audience: '', goal }, 'fr').join();
  expect(ask('remplir la salle')).toMatch(/Réservez/);
  expect(ask('notoriété')).toMatch(/En savoir plus/);
});
