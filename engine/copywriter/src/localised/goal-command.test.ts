import { expect, it } from 'vitest';
import { listCallsToAction } from './asked-for.ts';
import { writeGoalCommand } from './goal-command.ts';

it.each([
  ['fr', 'réserver son emplacement', 'Réservez votre emplacement'],
  ['fr', "commander un échantillon pour l'été", 'Commandez un échantillon'],
  ['fr', "s'abonner au panier", 'Abonnez-vous'],
  ['it', 'chiedere un sopralluogo gratuito', 'Chiedi un sopralluogo gratuito'],
  ['it', 'far prenotare la prima visita, tel 0521 443 210', 'Prenota la prima visita'],
  ['es', 'que prueben una clase gratis', 'Prueba una clase gratis'],
  ['es', 'pedir cita por teléfono', 'Pide cita'],
  ['pt', 'falar com um contador de graça', 'Fale com um contador de graça'],
  ['sv', 'boka bord för sällskap över 6', 'Boka bord'],
  ['sv', 'hämta sin kasse på torsdag', 'Hämta din kasse'],
  ['pl', 'zamówić bezpłatny pomiar', 'Zamów bezpłatny pomiar'],
  ['de', 'kostenloses Muster anfordern', 'Kostenloses Muster anfordern'],
  ['de', 'Tisch reservieren (8 €) oder einfach stöbern', 'Tisch reservieren'],
  ['nl', 'gratis proefmonster aanvragen', 'Gratis proefmonster aanvragen'],
] as const)('turns the goal into a button in %s: “%s”', (language, goal, button) => {
  expect(writeGoalCommand(goal, language, false)?.button).toBe(button);
});

it.each([
  ['fr', 'attirer plus de clients'],
  ['fr', 'réserver avant mai'],
  ['it', 'ordinare almeno un giorno prima'],
  ['es', 'reservar para junio'],
  ['de', 'mehr Kunden sollen Termin buchen'],
  ['de', 'per WhatsApp bestellen'],
  ['nl', 'boeken voor de herfstvakantie'],
  ['sv', 'sälja mer'],
] as const)('leaves a goal without a step and an object alone in %s: “%s”', (language, goal) => {
  expect(writeGoalCommand(goal, language, false)).toBeNull();
});

it('addresses the reader politely in a formal brief', () => {
  expect(writeGoalCommand('prenotare la sua visita', 'it', true)?.button).toBe(
    'Prenoti la Sua visita',
  );
});

it('asks for a call if the goal names the purpose of the call', () => {
  const brief = {
    product: "Élagage d'arbres",
    audience: '',
    goal: 'appeler pour une visite gratuite',
  };
  expect(listCallsToAction(brief, 'fr')).toEqual(['Appelez maintenant', 'Appelez-nous']);
});

it('asks readers to come to a dated event without “today”', () => {
  const brief = { product: 'Keramikmarknad i Gustavsberg', audience: '', goal: 'besöka marknaden' };
  expect(listCallsToAction(brief, 'sv')).toEqual(['Besök marknaden']);
  expect(listCallsToAction(brief, 'sv', 'text').join()).not.toContain('idag');
});

it('asks for no appointment if the goal needs none', () => {
  const brief = { product: 'Fahrradwerkstatt', audience: '', goal: 'vorbeibringen, ohne Termin' };
  expect(listCallsToAction(brief, 'de').join()).toMatch(/vorbeikommen/i);
});

it('keeps the usual button if the fact beside it repeats the request', () => {
  const facts = [
    { kind: 'trial', text: 'Fale com um contador', field: 'goal', start: 0, end: 0 },
  ] as const;
  const goal = 'falar com um contador';
  const brief = { product: 'Contabilidade', audience: '', goal, facts: [...facts] };
  expect(listCallsToAction(brief, 'pt')).not.toContain('Fale com um contador');
});

it('takes orders for a party if the goal is to order', () => {
  const brief = { product: 'Pizza al metro per feste', audience: '', goal: 'ordinare in anticipo' };
  expect(listCallsToAction(brief, 'it').join()).toMatch(/ordin/i);
});

it('keeps the usual buttons of a job ad', () => {
  const brief = { product: 'Wir suchen Koch (m/w/d)', audience: '', goal: 'Stelle besetzen' };
  expect(listCallsToAction(brief, 'de').join()).toMatch(/bewerb/i);
});

it('ends a text with the number of the goal instead of its request', () => {
  const facts = [
    { kind: 'phone', text: '06 12 34 56 78', field: 'goal', start: 0, end: 0 },
  ] as const;
  const goal = 'prendre rendez-vous au 06 12 34 56 78';
  const brief = { product: 'Réparation de vélos', audience: '', goal, facts: [...facts] };
  expect(listCallsToAction(brief, 'fr')).toEqual(['Prenez rendez-vous']);
  expect(listCallsToAction(brief, 'fr', 'text')).toContain('Appelez-nous');
});

it('leaves out the object beside a fact that already states it', () => {
  const facts = [
    { kind: 'trial', text: 'Zamów bezpłatny pomiar', field: 'goal', start: 0, end: 0 },
  ] as const;
  const goal = 'zamówić bezpłatny pomiar';
  const brief = { product: 'Szafy na wymiar', audience: '', goal, facts: [...facts] };
  expect(listCallsToAction(brief, 'pl')).toEqual(['Zamów teraz']);
});
