import { expect, it } from 'vitest';
import { cleanProductField } from './pasted-field.ts';

it.each([
  [
    '• Handmade soy candles\n• Scents: fig, cedar\n• $24 each\nwww.wickandco.com\n#candles #gift',
    'Handmade soy candles. Scents: fig, cedar. $24 each',
  ],
  [
    'Window cleaning ✅ fully insured ✅ no hidden fees',
    'Window cleaning. fully insured. no hidden fees',
  ],
  ['볼륨매직 12만원 → 8만4천원, 평일만', '볼륨매직 12만원 → 8만4천원, 평일만'],
  ['Sofa €599 → €449, in grey', 'Sofa €599 → €449, in grey'],
  ['Window cleaning → 3 teams → insured', 'Window cleaning. 3 teams. insured'],
  ['Harbour Festival • 3 days • 40 bands', 'Harbour Festival. 3 days. 40 bands'],
  ['Free 14-day trial → https://metricly.io', 'Free 14-day trial'],
  ['Handmade soap from wickandco.com', 'Handmade soap'],
  ['fresh bread, order at sweetcrumbs.de', 'fresh bread'],
  [
    'Tired of slow, patchy internet? FibreNow is broadband. Call us on 0800 123 4567.',
    'FibreNow is broadband.',
  ],
  ['Dog daycare | Open 7 days | Call 555-0142', 'Dog daycare. Open 7 days'],
  ['Metricly | product analytics', 'Metricly – product analytics'],
  ['NEW!! Carbon gravel bike', 'Carbon gravel bike'],
  ['Our summer menu is here!', 'Our summer menu'],
  ['Registered Nurse (RN) – night shift', 'Registered Nurse – night shift'],
  ['Roof repair. Call now (555) 123-4567', 'Roof repair.'],
  ['Forklift drivers (m/w/d) in Hamburg', 'Forklift drivers (m/w/d) in Hamburg'],
  ['Excel course (40 lessons, certificate)', 'Excel course, 40 lessons, certificate'],
  ['Please create an ad for our eco bottles', 'our eco bottles'],
  ['Bread boxes. Would love an ad that brings subscribers', 'Bread boxes.'],
  ['We fix phone screens, iPhone and Samsung', 'phone screen repair, iPhone and Samsung'],
  ['we clean your windows in Bath', 'window cleaning in Bath'],
  [
    'Hi! We are a family bakery and we have just started doing bread boxes, by bike',
    'bread boxes, by bike',
  ],
])('reduces the pasted field “%s” to plain sentences', (field, plain) => {
  expect(cleanProductField(field)).toBe(plain);
});

it.each([
  'yoga',
  '#yoga',
  'www.example.com',
  'Booking.com deals',
  'Hello Fresh meal kits',
  'We clean up after parties',
  'Ad agency for dentists',
  'Create posts in seconds with AI',
  'Lumen (a night serum)',
  'Chanel No. 5 perfume',
  'concert on 12.03.2026',
  'Self-paced course - for beginners',
])('leaves “%s” unchanged', (field) => {
  expect(cleanProductField(field)).toBe(field);
});

it('changes a sentence in capitals to lower case if other sentences are in lower case', () => {
  expect(cleanProductField('SOFTWARE FOR RESTAURANTS!! ordering, loyalty')).toBe(
    'software for restaurants!! ordering, loyalty',
  );
  expect(cleanProductField('NOCTURN hoodies: a limited drop')).toBe(
    'NOCTURN hoodies: a limited drop',
  );
});
