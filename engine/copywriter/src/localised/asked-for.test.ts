import { expect, it } from 'vitest';
import { callsToActionFor } from './asked-for.ts';

it.each([
  ['de', 'Brandschutzhelfer-Ausbildung', 'Angebote anfragen', ['Angebot anfordern']],
  ['fr', 'formation incendie', 'demandes de devis', ['Demandez un devis']],
  ['nl', 'BHV-training', 'offertes', ['Vraag een offerte aan']],
] as const)('a goal that names a quote asks for one, in %s', (language, product, goal, asked) => {
  expect(callsToActionFor({ product, audience: '', goal }, language)).toEqual(asked);
});

it('another enquiry about a course does not ask for a quote', () => {
  expect(
    callsToActionFor({ product: 'Klavierunterricht', audience: '', goal: 'Anfragen' }, 'de'),
  ).not.toContain('Angebot anfordern');
});

it.each([
  ['de', 'Vereinsverwaltung', 'Testzugänge', 'Jetzt testen'],
  ['nl', 'ledenadministratie', 'proefabonnementen', 'Probeer het uit'],
] as const)('a goal that names a trial asks to try, in %s', (language, product, goal, asked) => {
  expect(callsToActionFor({ product, audience: '', goal }, language)).toContain(asked);
});

it('free entry asks readers to come along', () => {
  const facts = [
    { kind: 'price', text: 'Eintritt frei', field: 'product', start: 0, end: 0 },
  ] as const;
  const brief = { product: 'Flohmarkt am Rathausplatz', audience: '', goal: 'mehr Umsatz' };
  expect(callsToActionFor({ ...brief, facts: [...facts] }, 'de').join()).toMatch(/komm|vormerken/i);
});

it('a goal in unknown words sells as the kind does, and one for awareness informs', () => {
  const ask = (goal: string) =>
    callsToActionFor({ product: 'Plat du jour', audience: '', goal }, 'fr').join();
  expect(ask('remplir la salle')).toMatch(/Réservez/);
  expect(ask('notoriété')).toMatch(/En savoir plus/);
});
