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
