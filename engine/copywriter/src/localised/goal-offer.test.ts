import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { goalOfferIn } from './goal-offer.ts';

it.each([
  ['de', 'Anmeldungen, 10 % Rabatt bis Ende März', '10 % Rabatt bis Ende März'],
  ['fr', 'appels, -20 % ce mois-ci', '-20 % ce mois-ci'],
  ['es', 'ventas online, envío gratis este mes', 'Envío gratis este mes'],
  ['it', 'prenotazioni, sconto del 15% a giugno', 'Sconto del 15% a giugno'],
  ['it', 'prenotazioni, sconto del 20% il martedì', 'Sconto del 20% il martedì'],
  ['de', 'Reservierungen, 20 % Rabatt am Dienstag', '20 % Rabatt am Dienstag'],
  ['pt', 'inscrições, 2 por 1 até sexta', '2 por 1 até sexta'],
  ['nl', 'online verkoop gratis verzending', 'Gratis verzending'],
  ['pl', 'sprzedaż, -15% na pierwsze zamówienie', '-15% na pierwsze zamówienie'],
  ['sv', 'offerter, 20 % rabatt i mars', '20 % rabatt i mars'],
  ['de', 'Probetraining, erster Monat gratis', 'Erster Monat gratis'],
  ['fr', 'inscriptions, première séance offerte', 'Première séance offerte'],
  ['es', 'reservas, primera clase gratis', 'Primera clase gratis'],
  ['it', 'iscrizioni, prima lezione gratis', 'Prima lezione gratis'],
  ['pt', 'inscrições, primeira aula grátis', 'Primeira aula grátis'],
  ['nl', 'aanmeldingen, eerste les gratis', 'Eerste les gratis'],
  ['pl', 'zapisy, pierwsza lekcja gratis', 'Pierwsza lekcja gratis'],
  ['sv', 'bokningar, första lektionen gratis', 'Första lektionen gratis'],
  ['it', 'prenotazioni, 60 € a persona', '60 € a persona'],
  ['fr', 'révision 39 €', 'Révision 39 €'],
  ['nl', 'proefles €25', 'Proefles €25'],
  ['de', 'Angebot anfordern, 500 € Rabatt bis Ende Mai', '500 € Rabatt bis Ende Mai'],
  ['pl', 'darmowa degustacja', 'Darmowa degustacja'],
] as const)('reads an offer in %s: “%s”', (language, goal, offer) => {
  expect(goalOfferIn(language, goal)).toBe(offer);
});

it.each([
  ['de', 'mehr Umsatz, 20 %'],
  ['de', '5000 € Umsatz'],
  ['es', 'vender por 3000 €'],
  ['de', 'vielleicht 20 % Rabatt'],
  ['de', '20 % Rabatt ab 50 € Bestellwert'],
  ['fr', 'sans livraison gratuite'],
  ['es', 'subir ventas un 20 %'],
  ['ja', '20% オフ'],
] as const)('reads none in %s: “%s”', (language, goal) => {
  expect(goalOfferIn(language, goal)).toBeNull();
});

it('shows it above the headline', () => {
  const brief = { product: 'Flyttstädning i Göteborg', audience: 'dig som ska flytta' };
  const goal = 'offerter, 20 % rabatt i mars';
  expect(writeAdCopy({ ...brief, goal, emotion: 'trust' }, 1, 0).eyebrow).toBe(
    '20 % rabatt i mars',
  );
});
