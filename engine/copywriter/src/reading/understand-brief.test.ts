import { expect, it } from 'vitest';
import { understandBrief } from './understand-brief.ts';

const read = (product: string, others = {}) =>
  understandBrief({ product, audience: 'everyone', ...others });

it('finds language, product, drawn object, trade and goal of a brief', () => {
  const brief = read('Fahrradreparatur in Köln', { audience: 'Pendler', goal: 'mehr Anrufe' });
  expect(brief).toMatchObject({
    language: 'de',
    trade: 'mending',
    goal: 'call',
    product: { object: 'bicycle' },
    isJobOffer: false,
    isGrave: false,
  });
});

it.each([
  ['Gitarrenunterricht', 'guitar', 'music'],
  ['cours de yoga en ligne', 'stones', 'yoga'],
  ['réparation de vélos', 'bicycle', 'mending'],
  ['balık restoranı', 'fish', 'dining'],
])('shows the object named in "%s" and writes about the activity', (product, object, trade) => {
  expect(read(product)).toMatchObject({ product: { object }, trade });
});

it('returns an empty product if the field names nothing', () => {
  expect(read('4006381333931')).toMatchObject({ sold: '', trade: null, product: { object: null } });
});

it('recognises a job ad, and a solemn subject such as a funeral', () => {
  expect(read('Wir suchen Köche (m/w/d)')).toMatchObject({ isJobOffer: true, trade: null });
  expect(read('Ristorante Da Vito cerca cuoco')).toMatchObject({ isJobOffer: true });
  expect(read('App para correr, rutas cerca de casa')).toMatchObject({
    isJobOffer: false,
    language: 'es',
  });
  expect(read('usługi pogrzebowe')).toMatchObject({ isGrave: true, trade: 'farewell' });
});

it('removes the brand from the product', () => {
  expect(read('Ledgerly invoicing software', { brandName: 'Ledgerly' }).sold).toBe(
    'invoicing software',
  );
});

it('recognises the language also by the option values of a product title', () => {
  expect(read('Philips Airfryer XXL 7,3L - Zwart').language).toBe('nl');
});

it('recognises groups of readers in the audience, in the brief’s language', () => {
  const listReaders = (product: string, audience: string) => [
    ...read(product, { audience }).readers,
  ];
  expect(listReaders('Buchhaltungssoftware', 'Geschäftsführer kleiner Firmen')).toContain('polite');
  expect(listReaders('headstones', 'bereaved families')).toContain('grave');
  expect(listReaders('cable ties', 'electricians')).toContain('trade-buyer');
  expect(listReaders('cable ties', 'everyone')).toEqual([]);
});

it('reads a product name that consists of loanwords in the language of the whole field', () => {
  const { language } = understandBrief({
    product: 'Frühjahrs-Check fürs E-Bike 59 € inkl. Software-Update. Nur im März',
    audience: 'E-Bike-Pendler in Leipzig',
    goal: '',
  });
  expect(language).toBe('de');
});

it('reads sales in an online shop as orders and not as visits', () => {
  const { goal, trade } = understandBrief({
    product: 'Paleta ibérica de cebo, 4,5 kg, 69 €',
    audience: 'familias',
    goal: 'ventas en la tienda online',
  });
  expect([goal, trade]).toEqual(['sales', 'butcher']);
});
