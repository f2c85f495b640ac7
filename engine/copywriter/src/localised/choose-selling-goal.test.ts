import { expect, it } from 'vitest';
import { chooseSellingGoal } from './choose-selling-goal.ts';

it.each([
  ['Zahnarztpraxis für Familien', 'booking'],
  ['Bio-Hundefutter ohne Getreide', 'sales'],
  ['Hundefriseur', 'leads'],
  ['application de gestion de budget', 'signup'],
  ['agence immobilière', 'leads'],
  ['boulangerie artisanale au levain', 'visit'],
  ['boulangerie en ligne', 'sales'],
  ['Buchladen', 'visit'],
  ['handgemachte Schokoladen', 'sales'],
  ['curso de inglés online', 'signup'],
  ['cours de yoga en ligne', 'signup'],
  ['palestra aperta 24 ore', 'signup'],
  ['pizzaria artesanal', 'booking'],
  ['Rohrreinigung Notdienst', 'call'],
])('reads what customers do to buy “%s” as %s', (product, goal) => {
  expect(chooseSellingGoal({ product })).toBe(goal);
});
