import type { CopyBrief } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import { parseAudience } from '../reading/parse-audience.ts';
import { parseProduct } from '../reading/parse-product.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { chooseBriefCategory } from './choose-brief-category.ts';
import { findCategory } from './find-category.ts';

describe('products of small businesses', () => {
  it.each([
    ['kiln dried logs delivered', 'firewood'],
    ['electric gates & fences', 'fences-and-gates'],
    ['plantation shutters', 'window-shutters'],
    ['roller blinds', 'curtains-and-blinds'],
    ['stair gates for toddlers', 'baby-gear'],
    ['kids fencing classes', 'ball-sports'],
    ['baby proofing service', 'childproofing'],
    ['jet washing driveways patios', 'pressure-washing'],
    ['chicken coops', 'chicken-keeping'],
    ['raised beds made of larch', 'raised-beds'],
    ['cake stand hire', 'event-hire'],
    ['vending machines free on loan', 'break-room-supplies'],
    ['telephone answering service', 'call-answering'],
    ['pumpkin patch', 'family-attractions'],
    ['horse livery, full and part', 'livery'],
    ['float tank sessions', 'float-tanks'],
    ['tanning salon', 'tanning'],
    ['mobile tyre fitting 24/7', 'roadside-help'],
    ['winter tyres', 'car-parts'],
    ['hi-vis vests with logo', 'safety-gear'],
    ['welding helmets auto darkening', 'safety-gear'],
    ['knee pads for tilers', 'safety-gear'],
    ['metal detectors', 'metal-detecting'],
    ['swim goggles', 'swim-gear'],
    ['press on nails custom sets', 'press-on-nails'],
    ['nail bar', 'spas'],
    ['stained glass suncatchers', 'hanging-decor'],
    ['venison from our estate', 'meat'],
    ['pallet wrap & packaging tape', 'packaging'],
    ['commercial kitchen extraction cleaning', 'commercial-cleaning'],
    ['calibration services for lab equipment', 'general-service'],
    ['interim CFO', 'consulting'],
    ['pottery painting cafe', 'pottery-painting'],
    ['proffesional house clearence', 'house-clearance'],
    ['boiler cover £12 a month', 'heating'],
    ['gate valves', 'general'],
    ['pressure washer', 'general'],
    ['fuel delivery', 'general-service'],
    ['livery company dinner', 'general'],
    ['water dispenser for cats', 'general-helper'],
    ['toddler sensory classes', 'baby-classes'],
    ['campervan conversion', 'general-service'],
    ['dog poo collection weekly', 'general-service'],
    ['home organising', 'general-service'],
    ['mobile knife sharpening', 'repair-shops'],
    ['zip repair', 'repair-shops'],
    ['dog birthday cakes', 'dogs'],
    ['crepe stall', 'street-food'],
    ['currency exchange', 'general-place'],
    ['caravan storage', 'self-storage'],
    ['tarot cards deck', 'tarot-readings'],
    ['bed bug heat treatment', 'pest-control'],
    ['mastectomy bras', 'medical-wigs'],
  ])('reads “%s” as the category %s', (product, id) => {
    expect(findCategory(product).id).toBe(id);
  });

  it.each([
    ['electric gates, installed', 'service'],
    ['shutters, free fitting this month', 'service'],
    ['plantation shutters', 'goods'],
    ['golf rangefinder', 'goods'],
    ['cake stand hire', 'service'],
  ])('reads the product “%s” as the form %s', (product, form) => {
    expect(findCategory(product).form).toBe(form);
  });
});

const brief = (product: string, audience: string): CopyBrief => ({
  product,
  audience,
  emotion: 'happiness',
});
const writeCopies = (asked: CopyBrief) =>
  Array.from({ length: 10 }, (_, at) => writeAdCopy(asked, 3, at));

it('makes no jokes about illness, and urges no ill reader to buy', () => {
  const wigs = { ...brief('wigs for chemo patients', 'women'), emotion: 'excitement' } as const;
  expect(chooseBriefCategory(wigs, wigs.product, false).id).toBe('medical-wigs');
  const copies = writeCopies(wigs);
  expect(copies.map(({ headline }) => headline)).toContain('You, as you know yourself');
  expect(copies.map(({ callToAction }) => callToAction)).not.toContain('Buy now');
  const worn = { ...wigs, product: 'party wigs' };
  expect(chooseBriefCategory(worn, worn.product, false).id).not.toBe('medical-wigs');
});

describe('goods of an unknown category', () => {
  it('treats goods as supplies, without cheerful lines, if a business buys them', () => {
    const asked = brief('ductwork', 'HVAC contractors');
    expect(chooseBriefCategory(asked, asked.product, false).id).toBe('general-supply');
    const wrap = brief('pallet wrap', 'warehouses');
    expect(chooseBriefCategory(wrap, wrap.product, false).id).toBe('general-supply');
    expect(chooseBriefCategory(brief('ductwork', 'everyone'), 'ductwork', false).id).toBe(
      'general',
    );
    const copies = writeCopies(asked);
    expect(copies.map(({ headline }) => headline)).not.toContain('Smiling is allowed');
    expect(copies.map(({ callToAction }) => callToAction)).toContain('Order now');
  });

  it('names the goods in several of ten headlines, and does not repeat the name in the sublines', () => {
    const copies = writeCopies(brief('spindle gauges', 'hobbyists'));
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
  ])('words goods as people search for them: %s', (product, sought) => {
    const headlines = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((seed) =>
      Array.from(
        { length: 10 },
        (_, at) => writeAdCopy(brief(product, 'farmers'), seed, at).headline,
      ),
    );
    expect(headlines).toContain(`Looking for ${sought}?`);
  });
});

describe('product fields as users type them', () => {
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
  ])('shortens “%s” to the name “%s”', (field, label) => {
    const [copy] = writeCopies(brief(field, 'everyone'));
    expect(copy?.productName.toLowerCase()).toBe(label.toLowerCase());
  });

  it('reads a fair’s date and price, and the words “no job too small”, as facts', () => {
    const fair = parseProduct('craft fair at St Marys Hall Saturday 10-4, free entry');
    expect(fair.when).toBe('Saturday 10-4');
    expect(fair.facts).toContain('Free entry');
    expect(parseProduct('gutter cleaning all over Kent, no job to small').facts).toContain(
      'No job too small',
    );
  });

  it('states a delivery as a fact', () => {
    const [copy] = writeCopies(brief('kiln dried logs delivered', 'everyone'));
    expect(copy?.comparison.ours).toContain('Delivered to you');
  });

  it('mentions no children if the audience is people with old parents', () => {
    expect(parseAudience('elderly people and their children').who).toBeNull();
  });

  it('invites readers to a fair without asking for a reservation', () => {
    const calls = writeCopies(brief('craft fair', 'locals')).map(
      ({ callToAction }) => callToAction,
    );
    expect(calls).toContain('Come along');
    expect(calls).not.toContain('Reserve your spot');
  });
});
