import type { CopyBrief } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import { parseAudience } from '../reading/parse-audience.ts';
import { parseProduct } from '../reading/parse-product.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { categoryFor } from './category-for.ts';
import { categoryOfBrief } from './category-of-brief.ts';

describe('trades of small businesses', () => {
  it.each([
    ['kiln dried logs delivered', 'the log pile'],
    ['electric gates & fences', 'the boundary'],
    ['plantation shutters', 'the light at home'],
    ['roller blinds', 'your windows'],
    ['stair gates for toddlers', 'family life'],
    ['kids fencing classes', 'your game'],
    ['baby proofing service', 'a safer home'],
    ['jet washing driveways patios', 'the outside of the house'],
    ['chicken coops', 'keeping hens'],
    ['raised beds made of larch', 'growing things'],
    ['cake stand hire', 'your event'],
    ['vending machines free on loan', 'the break room'],
    ['telephone answering service', 'your calls'],
    ['pumpkin patch', 'a family day out'],
    ['horse livery, full and part', 'their stable'],
    ['float tank sessions', 'switching off'],
    ['tanning salon', 'a touch of color'],
    ['mobile tyre fitting 24/7', 'the roadside'],
    ['winter tyres', 'your car'],
    ['hi-vis vests with logo', 'your kit'],
    ['welding helmets auto darkening', 'your kit'],
    ['knee pads for tilers', 'your kit'],
    ['metal detectors', 'what lies below'],
    ['swim goggles', 'swimming'],
    ['press on nails custom sets', 'your nails'],
    ['nail bar', 'time off'],
    ['stained glass suncatchers', 'a corner of your own'],
    ['venison from our estate', 'the roast'],
    ['pallet wrap & packaging tape', 'first impressions'],
    ['commercial kitchen extraction cleaning', 'a clean workplace'],
    ['calibration services for lab equipment', 'what you need'],
    ['interim CFO', 'your next step'],
    ['pottery painting cafe', 'making things'],
    ['proffesional house clearence', 'clearing it out'],
    ['boiler cover £12 a month', 'heating'],
    ['gate valves', 'your everyday'],
    ['pressure washer', 'your everyday'],
    ['fuel delivery', 'what you need'],
    ['livery company dinner', 'your everyday'],
    ['water dispenser for cats', 'the little jobs'],
    ['toddler sensory classes', 'their hour'],
    ['campervan conversion', 'what you need'],
    ['dog poo collection weekly', 'what you need'],
    ['home organising', 'what you need'],
    ['mobile knife sharpening', 'what you already own'],
    ['zip repair', 'what you already own'],
    ['dog birthday cakes', 'life with your pet'],
    ['crepe stall', 'a quick bite'],
    ['currency exchange', 'your visit'],
    ['caravan storage', 'your space'],
    ['tarot cards deck', 'the cards'],
    ['bed bug heat treatment', 'pests'],
    ['mastectomy bras', 'feeling like yourself'],
  ])('speaks of “%s” as of %s', (product, topic) => {
    expect(categoryFor(product).topic).toBe(topic);
  });

  it.each([
    ['electric gates, installed', 'service'],
    ['shutters, free fitting this month', 'service'],
    ['plantation shutters', 'goods'],
    ['golf rangefinder', 'goods'],
    ['cake stand hire', 'service'],
  ])('sells “%s” as %s', (product, form) => {
    expect(categoryFor(product).form).toBe(form);
  });
});

const brief = (product: string, audience: string): CopyBrief => ({
  product,
  audience,
  emotion: 'happiness',
});
const copiesOf = (asked: CopyBrief) =>
  Array.from({ length: 10 }, (_, at) => writeAdCopy(asked, 3, at));

it('joke with nobody who is ill, and hurry nobody', () => {
  const wigs = { ...brief('wigs for chemo patients', 'women'), emotion: 'excitement' } as const;
  expect(categoryOfBrief(wigs, wigs.product, false).topic).toBe('feeling like yourself');
  const copies = copiesOf(wigs);
  expect(copies.map(({ headline }) => headline)).toContain('You, as you know yourself');
  expect(copies.map(({ callToAction }) => callToAction)).not.toContain('Buy now');
  const worn = { ...wigs, product: 'party wigs' };
  expect(categoryOfBrief(worn, worn.product, false).topic).not.toBe('feeling like yourself');
});

describe('goods of which nothing is known', () => {
  it('are supplies where a business buys them, and nobody is told to smile', () => {
    const asked = brief('ductwork', 'HVAC contractors');
    expect(categoryOfBrief(asked, asked.product, false).topic).toBe('your supplies');
    const wrap = brief('pallet wrap', 'warehouses');
    expect(categoryOfBrief(wrap, wrap.product, false).topic).toBe('your supplies');
    expect(categoryOfBrief(brief('ductwork', 'everyone'), 'ductwork', false).topic).toBe(
      'your everyday',
    );
    const copies = copiesOf(asked);
    expect(copies.map(({ headline }) => headline)).not.toContain('Smiling is allowed');
    expect(copies.map(({ callToAction }) => callToAction)).toContain('Order now');
  });

  it('are named by several of ten headlines, each above a line that does not name them again', () => {
    const copies = copiesOf(brief('spindle gauges', 'hobbyists'));
    const naming = copies.filter(({ headline }) => /spindle gauges|gauges you had/i.test(headline));
    expect(naming.length).toBeGreaterThan(1);
    for (const { headline, subline } of naming)
      if (/spindle gauges/i.test(headline)) expect(subline).not.toMatch(/spindle gauges/i);
  });

  it.each([
    ['log splitter', 'a log splitter'],
    ['ductwork', 'ductwork'],
    ['🍕🔥', 'something new'],
    ['4711', '4711'],
  ])('are looked for as people do: %s', (product, sought) => {
    const headlines = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((seed) =>
      Array.from(
        { length: 10 },
        (_, at) => writeAdCopy(brief(product, 'farmers'), seed, at).headline,
      ),
    );
    expect(headlines).toContain(`Looking for ${sought}?`);
  });
});

describe('fields as they are typed', () => {
  it.each([
    ['mobile tyre fitting 24/7', 'Mobile tyre fitting'],
    ['commercial kitchen extraction cleaning', 'Kitchen extraction cleaning'],
    ['hi-vis vests with logo', 'Hi-vis vests'],
    ['vending machines free on loan', 'Vending machines'],
    ['barbers shop walk ins only', 'Barbers shop'],
    [
      'Hi we are a family run bakrey doing birthday cakes and cupcakes to order',
      'Birthday cakes and cupcakes',
    ],
    ['carpet claening', 'Carpet cleaning'],
    ['kiln dried logs delivered', 'Kiln dried logs'],
    ['wooden window shutters', 'Wooden window shutters'],
  ])('name “%s” “%s”', (field, label) => {
    const [copy] = copiesOf(brief(field, 'everyone'));
    expect(copy?.productName.toLowerCase()).toBe(label.toLowerCase());
  });

  it('say when a fair is, what it costs, and that no job is too small', () => {
    const fair = parseProduct('craft fair at St Marys Hall Saturday 10-4, free entry');
    expect(fair.when).toBe('Saturday 10-4');
    expect(fair.facts).toContain('Free entry');
    expect(parseProduct('gutter cleaning all over Kent, no job to small').facts).toContain(
      'No job too small',
    );
  });

  it('say what is brought, as a fact', () => {
    const [copy] = copiesOf(brief('kiln dried logs delivered', 'everyone'));
    expect(copy?.comparison.ours).toContain('Delivered to you');
  });

  it('name no children where the parents of the customers were meant', () => {
    expect(parseAudience('elderly people and their children').who).toBeNull();
  });

  it('ask to a fair, and reserve nothing there', () => {
    const calls = copiesOf(brief('craft fair', 'locals')).map(({ callToAction }) => callToAction);
    expect(calls).toContain('Come along');
    expect(calls).not.toContain('Reserve your spot');
  });
});
