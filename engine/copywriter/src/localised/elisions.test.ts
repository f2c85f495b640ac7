import { expect, it } from 'vitest';
import type { LocalisedLanguage } from '../content/languages.ts';
import { restoreElisions } from './elisions.ts';

const restoreProduct = (language: LocalisedLanguage, product: string) =>
  restoreElisions({ product, audience: '', emotion: 'trust', callToAction: product }, language);

it.each<[LocalisedLanguage, string, string]>([
  ['fr', 'huile dolive', 'huile d’olive'],
  ['fr', 'Je mabonne', 'Je m’abonne'],
  ['fr', 'Jen profite', 'J’en profite'],
  ['fr', 'Cours danglais pour enfants', 'Cours d’anglais pour enfants'],
  ['fr', 'La dinde de Noël, lors des fêtes', 'La dinde de Noël, lors des fêtes'],
  ['it', 'olio extravergine doliva', 'olio extravergine d’oliva'],
  ['it', 'corsi allaperto', 'corsi all’aperto'],
  ['it', 'il loro danno', 'il loro danno'],
  ['es', 'aceite doliva', 'aceite doliva'],
  ['fr', "crème à l'argan", 'crème à l’argan'],
])('restores the apostrophes in the language %s: “%s”', (language, typed, whole) => {
  expect(restoreProduct(language, typed)).toMatchObject({ product: whole, callToAction: whole });
});
