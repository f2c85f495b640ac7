import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { splitOffer } from './offer.ts';

it.each([
  ['carpet cleaning 3 rooms $99 stain removal', 'carpet cleaning, stain removal', '3 rooms $99'],
  ['will writing £99 single £149 couple', 'will writing', '£99 single, £149 couple'],
  ['heat pump with £7500 grant', 'heat pump with £7500 grant', null],
  ['raw honey 3 for £20', 'raw honey', '3 for £20'],
  ['hot stone massage 60 min €55', 'hot stone massage', '60 min €55'],
  ['kombucha 12 pack -20%', 'kombucha 12 pack', '20% off'],
  ['meals from $8.99 a meal', 'meals', 'From $8.99 a meal'],
  ['tracking £12 per vehicle per month', 'tracking', '£12 per vehicle per month'],
  ['Salsa night, live band, mojitos 2 for £12', 'Salsa night, live band', 'Mojitos 2 for £12'],
  ['stairlift, reconditioned ones from £995', 'stairlift', 'Reconditioned ones from £995'],
  [
    'B&B near York. Rooms from £80, breakfast included',
    'B&B near York. breakfast included',
    'Rooms from £80',
  ],
  ['board game cafe £5 cover', 'board game cafe', '£5 cover'],
  ['car valeting from 45 quid', 'car valeting', 'From £45'],
  ['wells, £15 gives one person water', 'wells, £15 gives one person water', null],
  ['20% off all winter jackets', 'winter jackets', '20% off'],
  ['Save 15% on running shoes', 'running shoes', 'Save 15%'],
  ['Winter sale 50% off', 'Winter sale', '50% off'],
  ['Meal prep plan $49/month', 'Meal prep plan', '$49/month'],
  ['Yoga mat ($29)', 'Yoga mat', '$29'],
  ['Haircut for $20', 'Haircut', '$20'],
  ['Lunch at £9 per person', 'Lunch', '£9 per person'],
  [
    'Coffee subscription from $12.50 a month, freshly roasted',
    'Coffee subscription, freshly roasted',
    'From $12.50 a month',
  ],
  ['100% cotton t-shirts', '100% cotton t-shirts', null],
  ['80% dark chocolate', '80% dark chocolate', null],
  ['50% off', '50% off', null],
  ['Menu of the day – 14,90 €', 'Menu of the day', '14,90 €'],
  ['Teeth whitening £199 (was £299)', 'Teeth whitening', '£199'],
  ['Flat to rent, £950 pcm', 'Flat to rent', '£950 pcm'],
  ['Phone system, from $15/user/month', 'Phone system', 'From $15/user/month'],
  ['Student rooms, £145pw', 'Student rooms', '£145pw'],
  ['$500 off installation', 'installation', '$500 off'],
  [
    'Townhouse near the station. $549,000. Open on Sunday',
    'Townhouse near the station. Open on Sunday',
    '$549,000',
  ],
  ['Coffee beans, ships free over $40', 'Coffee beans, ships free over $40', null],
  ['Cotton blankets, 20% off this week', 'Cotton blankets', '20% off this week'],
  ['20% off winter jackets until Sunday', 'winter jackets', '20% off until Sunday'],
  ['Save 15% on running shoes until 30 November', 'running shoes', 'Save 15% until 30 November'],
  ['Shoes, 15% off with code FALL15', 'Shoes', '15% off with code FALL15'],
  ['Massage £40 this week only', 'Massage', '£40 this week only'],
  ['$20 off this week on our massages', 'massages', '$20 off this week'],
  ['Haircut $20 today', 'Haircut', '$20 today'],
  ['Online therapy, £40 per session', 'Online therapy', '£40 per session'],
  ['Cheese evening, Friday 7pm, £35 pp', 'Cheese evening, Friday 7pm', '£35 pp'],
  ['Cleaner in Leeds from £15/h', 'Cleaner in Leeds', 'From £15/h'],
  ['Car rental in Oslo from 990 kr/day', 'Car rental in Oslo', 'From 990 kr/day'],
  ['The Old Mill B&B, rooms from £89', 'The Old Mill B&B', 'Rooms from £89'],
  ['Smash burger only 9,99', 'Smash burger', 'Only 9,99'],
  ['Haircut $20. Book today', 'Haircut. Book today', '$20'],
  ['Mechanical watch 50% off, made all by hand', 'Mechanical watch, made all by hand', '50% off'],
  ['Gift box worth $200', 'Gift box worth $200', null],
])('finds the offer in “%s”', (field, product, offer) => {
  expect(splitOffer(field)).toEqual({ product, offer });
});

it('shows the offer above the headline and keeps it out of sentences', () => {
  const brief = {
    product: '20% off all winter jackets',
    audience: 'skiers',
    emotion: 'trust',
  } as const;
  for (let variation = 0; variation < 10; variation++) {
    const { headline, eyebrow, subline, productName } = writeAdCopy(brief, 1, variation);
    expect(`${subline} ${productName}`).not.toContain('%');
    // Once in each ad, and large in one or two.
    expect([headline, eyebrow].filter((line) => line?.includes('20% off'))).toHaveLength(1);
  }
  const headlines = Array.from({ length: 10 }, (_, at) => writeAdCopy(brief, 1, at).headline);
  expect(headlines.filter((line) => line.includes('20% off')).length).toBeGreaterThan(0);
});

it('sets a price beside the brand, on a second line where the brand is long', () => {
  const brief = {
    product: 'Gym membership from $29',
    audience: 'nurses',
    emotion: 'trust',
  } as const;
  expect(writeAdCopy({ ...brief, brandName: 'Ironhaus' }, 3, 2).eyebrow).toBe(
    'Ironhaus · From $29',
  );
  const long = 'Ironhaus Fitness Company';
  expect(writeAdCopy({ ...brief, brandName: long }, 3, 2).eyebrow).toBe(`${long} · From $29`);
  const longest = 'The Ironhaus Fitness, Boxing and Physiotherapy Company of Leeds';
  expect(writeAdCopy({ ...brief, brandName: longest }, 3, 0).eyebrow).not.toContain('$29');
});
