import { expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

it.each([
  ['Armarios a medida familias', 'es'],
  ['Seguros de hogar propietarios', 'es'],
  ['Miroirs anciens amateurs de déco', 'fr'],
  ['Coaching de carrière cadres', 'fr'],
  ['Vélos électriques citadins', 'fr'],
  ['Vorhänge nach Maß Familien', 'de'],
  ['Loja de plantas moradores', 'pt'],
  ['Corso di yoga principianti', 'it'],
  ['Bäckerei', 'de'],
  ['serrurier', 'fr'],
  ['cerrajero 24 horas', 'es'],
  ['pasta fresca fatta a mano', 'it'],
  ['aluguel de bicicletas elétricas turistas', 'pt'],
  ['slotenmaker', 'nl'],
  ['bouncy castle hire parents', 'en'],
  ['private chef parents', 'en'],
  ['poussettes parents', 'fr'],
  ['piñata parents', 'en'],
  ['photographe couples', 'fr'],
  ['restaurante parejas', 'es'],
  ['ristorante coppie', 'it'],
  ['Webdesign Handwerker', 'de'],
  ['academia iniciantes', 'pt'],
  ['restaurant marketing agency restaurant owners', 'en'],
  ['ª a freelance designer', 'en'],
  ['camper van hire', 'en'],
  ['van insurance tradespeople', 'en'],
  ['Eau de parfum collectors', 'en'],
  ['Entrepreneurs retreat founders', 'en'],
  ['Casa Bonita restaurant families', 'en'],
])('reads the few words of "%s" as %s', (field, language) => {
  expect(detectLanguage(field)).toBe(language);
});
