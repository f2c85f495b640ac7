import { AD_TYPE_OPTIONS, EMOTION_OPTIONS } from '@adwright/contracts';
import fc from 'fast-check';

export const emotions = EMOTION_OPTIONS.map(({ value }) => value);
export const adTypes = AD_TYPE_OPTIONS.map(({ value }) => value);

/**
 * Sample texts for the product field of a brief as people type them, with names, typing errors and other
 * languages.
 */
export const PRODUCTS = [
  'Lumen Night Serum, a retinol serum for sensitive skin',
  'BREWLY COLD BREW COFFEE!!!',
  'handmade leather bags',
  'yoga mat',
  'Ledgerly - accounting software for freelancers',
  'an online course that teaches guitar',
  'Volt energy drink',
  'My bakery in Austin sells sourdough bread',
  'Glow-Up 🔥 vitamin c cream',
  'meal kits delivered weekly',
  'apple',
  'X',
  'Our new AI writing assistant helps you write emails faster.',
  'https://example.com/shop {name} {price}',
  'constructor',
  '   ...  ',
  '🔥🔥🔥',
  '<b>Bold</b> claims (and "quotes")',
  'Handgemachte Ledertaschen',
  'Crème visage bio, une crème pour peaux sensibles',
  'Кофе свежей обжарки',
  'سيروم ليلي للبشرة الحساسة',
  'オーガニック緑茶',
  'el yapımı deri çanta',
];
const AUDIENCES = [
  'for busy moms who hate mornings',
  'a freelance designer',
  'women 25-40',
  'everyone',
  'PEOPLE WHO ARE TIRED OF COLD COFFEE',
  'runners, gym goers and athletes',
  'für berufstätige Frauen',
  '忙しい会社員',
  '!!!',
  'the elderly',
];

/** Generates arbitrary briefs for property tests. */
export const briefs = fc.record({
  product: fc.oneof(
    fc.constantFrom(...PRODUCTS),
    fc.string({ minLength: 1, maxLength: 500, unit: 'grapheme' }),
  ),
  audience: fc.oneof(
    fc.constantFrom(...AUDIENCES),
    fc.string({ minLength: 1, maxLength: 500, unit: 'grapheme' }),
  ),
  goal: fc.constantFrom(
    'get more sign ups',
    'Increase sales by 20%',
    'book a demo',
    'mehr Verkäufe',
    'zzz',
  ),
  emotion: fc.constantFrom(...emotions),
  adType: fc.constantFrom(...adTypes),
});
