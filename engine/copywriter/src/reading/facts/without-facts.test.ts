import { expect, it } from 'vitest';
import { writeAdCopy } from '../../write-ad-copy.ts';
import { understandBrief } from '../understand-brief.ts';

const partsOf = (product: string) => {
  const { sold, facts } = understandBrief({ product, audience: 'people', language: 'en' });
  return [sold, facts.map(({ text }) => text).join(' · ')];
};

it.each([
  ['carpet cleaning 3 rooms $99 stain removal', 'carpet cleaning, stain removal', '3 rooms $99'],
  ['will writing £99 single £149 couple', 'will writing', '£99 single · £149 couple'],
  ['heat pump with £7500 grant', 'heat pump with £7500 grant', ''],
  ['raw honey 3 for £20', 'raw honey', '3 for £20'],
  ['hot stone massage 60 min €55', 'hot stone massage', '60 min €55'],
  ['kombucha 12 pack -20%', 'kombucha 12 pack', '-20%'],
  ['meals from $8.99 a meal', 'meals', 'From $8.99 a meal'],
  ['tracking £12 per vehicle per month', 'tracking', '£12 per vehicle per month'],
  ['Salsa night, live band, mojitos 2 for £12', 'Salsa night, live band', 'Mojitos 2 for £12'],
  ['stairlift, reconditioned ones from £995', 'stairlift', 'Reconditioned ones from £995'],
  [
    'B&B near York. Rooms from £80, breakfast included',
    'B&B near York. breakfast included',
    'Rooms from £80 · Near York',
  ],
  ['board game cafe £5 cover', 'board game cafe', '£5 cover'],
  ['car valeting from 45 quid', 'car valeting', 'From 45 quid'],
  ['wells, £15 gives one person water', 'wells, £15 gives one person water', ''],
  ['20% off all winter jackets', 'winter jackets', '20% off'],
  ['Save 15% on running shoes', 'running shoes', 'Save 15%'],
  ['Winter sale 50% off', 'Winter sale', '50% off'],
  ['Meal prep plan $49/month', 'Meal prep plan', '$49/month'],
  ['Yoga mat ($29)', 'Yoga mat', '$29'],
  ['Haircut for $20', 'Haircut', '$20'],
  ['Lunch at £9 per person', 'Lunch', '£9 per person'],
  ['100% cotton t-shirts', '100% cotton t-shirts', ''],
  ['80% dark chocolate', '80% dark chocolate', ''],
  ['50% off', '50% off', '50% off'],
  ['Menu of the day – 14,90 €', 'Menu of the day', '14,90 €'],
  ['Teeth whitening £199 (was £299)', 'Teeth whitening', '£199 · was £299'],
  ['Flat to rent, £950 pcm', 'Flat to rent', '£950 pcm'],
  ['Phone system, from $15/user/month', 'Phone system', 'From $15/user/month'],
  ['$500 off installation', 'installation', '$500 off'],
  [
    'Townhouse near the station. $549,000. Three beds',
    'Townhouse near the station. Three beds',
    '$549,000',
  ],
  ['Coffee beans, ships free over $40', 'Coffee beans', 'Ships free over $40'],
  ['Roses with same-day delivery', 'Roses', 'Same-day delivery'],
  ['Express delivery of documents', 'Express delivery of documents', 'Express delivery'],
  ['Pottery workshop on 14 March at 6pm', 'Pottery workshop', 'On 14 March at 6pm'],
  ['Bakery, opens 7am', 'Bakery', 'Opens 7am'],
  ['Bakery open Mon-Sat 9-18', 'Bakery', 'Open Mon-Sat 9-18'],
  ['20% off winter jackets until Sunday', 'winter jackets', '20% off · Until Sunday'],
  ['Shoes, 15% off with code FALL15', 'Shoes', '15% off · With code FALL15'],
  ['$20 off this week on our massages', 'massages', '$20 off · This week'],
  ['Gift box worth $200', 'Gift box worth $200', ''],
  ['Electric bike with 80 km range', 'Electric bike with 80 km range', ''],
])('parts “%s” into what is sold and its facts', (field, sold, facts) => {
  expect(partsOf(field)).toEqual([sold, facts]);
});

it.each([
  ['fr', 'isolation des combles à 1 €', 'isolation des combles'],
  ['de', 'Haarschnitt für Männer, ab 14,90 € pro Schnitt', 'Haarschnitt für Männer'],
  ['el', 'Παπούτσια με 20% έκπτωση', 'Παπούτσια'],
  ['ja', '陶芸教室、先着10名様', '陶芸教室'],
  ['pt', 'Padaria aberta todos os dias das 7h às 20h', 'Padaria'],
  ['ar', 'مخبز مفتوح يومياً من 7 صباحاً إلى 8 مساءً', 'مخبز'],
  ['ar', 'اشتراك قهوة، الشهر الأول مجاناً', 'اشتراك قهوة'],
  ['ar', 'حقائب جلدية، واتساب 0559876543', 'حقائب جلدية'],
  ['ar', 'دورة تصوير، اتصل على 0501234567', 'دورة تصوير'],
  ['de', 'Ledertaschen, handgemacht, Tel. 0221 1234567', 'Ledertaschen, handgemacht'],
  ['fr', 'sacs en cuir, Tél. 01 23 45 67 89', 'sacs en cuir'],
  ['he', 'קורס אפייה לזוגות, טלפון 052-1234567', 'קורס אפייה לזוגות'],
  ['he', 'תיקי עור, להזמנות 054-7654321', 'תיקי עור'],
  ['tr', 'deri çanta, tel. 0532 123 45 67', 'deri çanta'],
  ['tr', 'balık restoranı, rezervasyon 0216 345 67 89', 'balık restoranı'],
] as const)('leaves no small word or mark behind in %s: “%s”', (language, product, sold) => {
  expect(understandBrief({ product, audience: '', language }).sold).toBe(sold);
});

it('keeps a place in the name that it belongs to', () => {
  expect(partsOf('Trattoria da Luca in Cologne, $15')).toEqual([
    'Trattoria da Luca in Cologne',
    '$15 · In Cologne',
  ]);
});

it('keeps reductions of the goal from what is mourned', () => {
  const brief = { product: 'funeral flowers', audience: 'families', emotion: 'trust' } as const;
  expect(writeAdCopy({ ...brief, goal: '20% off this week' }, 0, 0).offer?.text).not.toBe(
    '20% off',
  );
});

it('keeps facts out of sentences', () => {
  const brief = { product: '20% off all winter jackets', audience: 'skiers' };
  for (let variation = 0; variation < 10; variation++) {
    const copy = writeAdCopy({ ...brief, emotion: 'trust' }, 1, variation);
    expect(`${copy.subline} ${copy.productName} ${copy.eyebrow}`).not.toContain('%');
    expect(copy.offer).toEqual({ kind: 'discount', text: '20% off' });
  }
});

it('is to be bought where a goal says nothing but an offer', () => {
  const brief = {
    product: 'tea box subscription',
    audience: 'families',
    emotion: 'trust',
  } as const;
  const asked = (goal: string) => writeAdCopy({ ...brief, goal }, 0, 0).callToAction;
  expect(asked('First box half price')).toBe(asked('sales'));
  expect(asked('get known')).not.toBe(asked('sales'));
});
