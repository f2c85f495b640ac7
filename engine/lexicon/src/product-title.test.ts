import { describe, expect, it } from 'vitest';
import { readProductTitle, removeMarkup } from './product-title.ts';

describe('readProductTitle', () => {
  it.each([
    ['Hoodie - Blue, Yes', 'Hoodie', ['Blue', 'Yes']],
    ['Men’s Trail Jacket - Red / XL (SKU 4711-XL)', 'Men’s Trail Jacket', ['Red', 'XL']],
    ['Philips Airfryer XXL 7,3L - Zwart', 'Philips Airfryer XXL 7,3L', ['Zwart']],
    ['Heavy Duty Scrub Sponge, 6-Count', 'Heavy Duty Scrub Sponge', ['6-Count']],
    ['T-Shirt Herren, Schwarz, Größe M', 'T-Shirt Herren', ['Schwarz', 'Größe M']],
    ['Zapatillas Mujer - Talla 38 - Negro', 'Zapatillas Mujer', ['Talla 38', 'Negro']],
    ['Robe d’été - Bleu marine / S', 'Robe d’été', ['Bleu marine', 'S']],
    ['Running shoes (Black, EU 42)', 'Running shoes', ['Black', 'EU 42']],
    ['Dog food - 12 kg', 'Dog food', ['12 kg']],
    ['Linen duvet cover - King - Sage', 'Linen duvet cover', ['King', 'Sage']],
    ['Wool Jumper - Oat Milk / XL', 'Wool Jumper', ['Oat Milk', 'XL']],
    ['T-shirt col V (Terre brûlée / M)', 'T-shirt col V', ['Terre brûlée', 'M']],
    ['Кроссовки мужские - Черный / 42', 'Кроссовки мужские', ['Черный', '42']],
    ['ワイヤレスイヤホン - ブラック', 'ワイヤレスイヤホン', ['ブラック']],
    ['Sokken dames, 5 stuks', 'Sokken dames', ['5 stuks']],
    ['Kapuzenpullover – Dunkelblau / 3XL', 'Kapuzenpullover', ['Dunkelblau', '3XL']],
    ['Jeans W32 L34 - Default Title', 'Jeans W32 L34', ['Default Title']],
    [
      'Damen Softshelljacke "Alpina" Gr. 38, Petrol',
      'Damen Softshelljacke "Alpina"',
      ['Gr. 38', 'Petrol'],
    ],
    ['Zapatos de tacón negros T. 37', 'Zapatos de tacón negros', ['T. 37']],
    [
      'Chaussures Salomon X Ultra 4 GTX, noir, T.42',
      'Chaussures Salomon X Ultra 4 GTX',
      ['noir', 'T.42'],
    ],
    ['Buty trekkingowe damskie r. 39', 'Buty trekkingowe damskie', ['r. 39']],
  ])('separates the options in the title "%s" from the product name', (title, name, variant) => {
    expect(readProductTitle(title)).toMatchObject({ name, variant });
  });

  it.each([
    ['Men’s Trail Jacket (SKU 4711-XL)', 'Men’s Trail Jacket', '4711-XL'],
    ['Kaffeemaschine EAN 4006381333931', 'Kaffeemaschine', '4006381333931'],
    ['Schreibtisch Art.-Nr. 88-120', 'Schreibtisch', '88-120'],
    ['ref. AB-1234 Lampe de bureau', 'Lampe de bureau', 'AB-1234'],
    ['Rotary Brush (Item #A-99)', 'Rotary Brush', 'A-99'],
    ['SEB Yaourtière 12 pots - YG661500', 'SEB Yaourtière 12 pots', 'YG661500'],
  ])('removes the article number from "%s"', (title, name, number) => {
    expect(readProductTitle(title)).toMatchObject({ name, articleNumbers: [number] });
  });

  it('separates the accessories from the product name', () => {
    expect(
      readProductTitle('BOSCH Akkuschrauber GSR 12V-15 inkl. 2x 2,0Ah Akku + Ladegerät'),
    ).toMatchObject({
      name: 'BOSCH Akkuschrauber GSR 12V-15',
      included: '2x 2,0Ah Akku + Ladegerät',
    });
  });

  it('removes footnote stars and trademark signs from a title', () => {
    expect(readProductTitle('BLACK+DECKER™ 20V MAX* Cordless Drill / Driver').name).toBe(
      'BLACK+DECKER 20V MAX Cordless Drill/Driver',
    );
  });

  it.each([
    'Vitamin C serum 15%, 30ml',
    'Olive oil, 500ml, organic',
    '3-bed townhouse, garden',
    'Model rocket kit',
    'AirPods Pro (2nd Gen)',
    'Sale - 20% off',
    'Trailhead – hiking app',
  ])('keeps all of "%s" as the product name', (field) => {
    expect(readProductTitle(field).name).toBe(field);
  });
});

describe('removeMarkup', () => {
  it.each([
    ['Children&#x27;s Rocking Horse', "Children's Rocking Horse"],
    ['Caf&eacute; Cr&egrave;me Espresso Cups', 'Café Crème Espresso Cups'],
    ['Caf&amp;eacute; cups', 'Café cups'],
    ['<p>Oak <b>table</b></p>', 'Oak table'],
    ['Salt &amp; pepper', 'Salt & pepper'],
    ['Marks & Spencer', 'Marks & Spencer'],
    ['size <12 months', 'size <12 months'],
  ])('decodes entities, tags and signs in "%s"', (typed, read) => {
    expect(removeMarkup(typed)).toBe(read);
  });
});

it.each([
  ['Partytent huren inclusief opbouw', 'Partytent huren, inclusief opbouw'],
  [
    'Frühjahrs-Check inkl. Bremsen, Kette. Termin innerhalb von 3 Tagen',
    'Frühjahrs-Check, inkl. Bremsen, Kette. Termin innerhalb von 3 Tagen',
  ],
  ['Kühlschrank inkl. Lieferung und Montage', 'Kühlschrank, inkl. Lieferung und Montage'],
  ['Alquiler de carpas incluye montaje', 'Alquiler de carpas, incluye montaje'],
])('keeps the service that is included in “%s” after the product name', (field, name) => {
  expect(readProductTitle(field)).toMatchObject({ name, included: null });
});
