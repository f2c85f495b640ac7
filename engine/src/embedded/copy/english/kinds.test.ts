import { describe, expect, it } from 'vitest';
import { unsupportedClaims } from '../unsupported-claims.ts';
import { GENERAL, GENERAL_JOINED, GENERAL_PLACE, GENERAL_SERVICE } from './categories/general.ts';
import { JOB } from './categories/town.ts';
import { CATEGORIES, categoryOf } from './product-category.ts';

const KINDS = [...CATEGORIES, GENERAL, GENERAL_JOINED, GENERAL_PLACE, GENERAL_SERVICE, JOB];

describe('the kinds of product', () => {
  it('keep to the lengths that the pictures have room for', () => {
    for (const kind of KINDS) {
      expect(kind.problem.length, kind.problem).toBeLessThanOrEqual(40);
      expect(kind.problem.split(' ').length, kind.problem).toBeLessThanOrEqual(7);
      for (const row of [...kind.usual, ...kind.ours]) {
        expect(row.length, row).toBeLessThanOrEqual(30);
      }
      for (const headline of [...kind.lively, ...kind.quiet]) {
        expect(headline.length, headline).toBeLessThanOrEqual(46);
        expect(headline.split(' ').length, headline).toBeLessThanOrEqual(8);
      }
    }
  });

  it('claim nothing', () => {
    for (const kind of KINDS) {
      const { match: _, ...words } = { match: null, ...kind };
      const text = Object.values(words).flat().join('\n');
      expect(unsupportedClaims(text, { product: '', audience: '' }), text).toEqual([]);
    }
  });

  it.each([
    ['real-time product analytics', 'your numbers'],
    ['endpoint security platform', 'security'],
    ['penetration testing services', 'security'],
    ['GDPR compliance software', 'compliance'],
    ['payroll and HR software', 'your team’s paperwork'],
    ['feature flag SDK', 'shipping code'],
    ['inventory management tool', 'your stock'],
    ['customer support chatbot', 'customer questions'],
    ['cloud data warehouse', 'your data'],
    ['e-signature app', 'your paperwork'],
    ['project management software', 'your projects'],
    ['multi-currency business account', 'company money'],
    ['free webinar', 'the session'],
    ['full-fibre broadband', 'your connection'],
    ['hay fever relief nasal spray', 'your medicine cabinet'],
    ['maths tuition GCSE', 'school'],
    ['2019 BMW 320d M Sport', 'driving'],
    ['menu of the day', 'eating out'],
    ['bulky waste collection day', 'our town'],
    ['CNC machined aluminium parts', 'your drawing'],
    ['dog food', 'life with your pet'],
    ['emergency locksmith', 'your front door'],
    ['roof repair and gutter cleaning', 'your roof'],
    ['window cleaning', 'your windows'],
    ['office cleaning', 'a clean workplace'],
    ['shoe repair', 'what you already own'],
    ['second-hand wedding dresses', 'the dress'],
    ['maths tutoring', 'school'],
    ['shampoo bar', 'good hair days'],
    ['record shop', 'the shop'],
    ['data science bootcamp', 'learning'],
    ['boot camp', 'training'],
    ['Learn Python in 30 days – online bootcamp', 'learning'],
    ['doggy daycare and overnight boarding', 'your pet’s day'],
    ['aquarium fish and supplies', 'the tank'],
    ['baby sleep consultant', 'the nights'],
    ['maths app', 'learning by playing'],
    ['cat sitting', 'your pet’s day'],
    ['retirement village', 'care at home'],
    ['GPS tracker', undefined],
    ['sunrise alarm clock', 'waking up'],
    ['family photo sessions', 'your pictures'],
    ['serviced offices', 'a place to work'],
    ['room to rent', 'finding a home'],
    ['pressure cooker', 'cooking'],
    ['skin cancer screening', 'your appointment'],
    ['beeswax wraps', 'leftovers'],
    ['MOT and servicing', 'your car'],
    ['self storage unit', 'your space'],
    ['LED lighting, 10 year warranty', undefined],
    ['cut your energy bill', 'your bills'],
    ['wooden toy kitchen', 'playtime'],
    ['night train', 'travel'],
    ['flower shop', 'flowers'],
    ['puppy training classes', 'life with your pet'],
    ['gin distillery tours', 'a good tasting'],
    ['thermal blackout curtains', 'your windows'],
    ['curtain cleaning', 'your home'],
    ['fitted wardrobes', 'your things'],
    ['sleep tracking app', 'your nights'],
    ['physiotherapy after knee surgery', 'moving well'],
    ['air source heat pump installation', 'heating'],
    ['data centre colocation', 'your servers'],
    ['compact tractor', 'the work outside'],
    ['birthday party planner', 'your party'],
    ['kids birthday party venue', 'your party'],
    ['ski chalet', 'travel'],
    ['wine tasting tour', 'good drinks'],
    ['coffee table', 'home'],
    ['protein bars', 'snacking'],
    ['protein powder', 'daily routines'],
    ['massage oil', 'skin care'],
    ['barbershop', 'your hair'],
    ['wedding photographer', 'your pictures'],
    ['wedding venue', 'the big day'],
    ['moving company', 'moving'],
    ['email newsletter software', 'work'],
    ['ergonomic office chair', 'your workspace'],
    ['smart watch', 'tech'],
    ['invoicing app', 'money'],
    ['wine bar', 'eating out'],
    ['escape room', 'a game night out'],
    ['concrete planters', 'plants'],
    ['craft IPA beer', 'beer'],
    ['laser hair removal', 'time off'],
    ['used cars under $10k', 'driving'],
    ['charity 10k run', 'the start line'],
    ['diamond painting kits', 'making things'],
    ['pet insurance', 'insurance'],
    ['estate planning lawyer', 'your wishes'],
    ['business loans', 'funding'],
    ['EV charger installation', 'charging'],
    ['hair extensions', 'good hair days'],
    ['Christmas market', 'going out'],
    ['SAT prep tutoring', 'school'],
    ['IT support', 'IT'],
    ['air purifier', 'the air at home'],
    ['hot sauce', 'heat'],
    ['compression socks', 'the basics'],
    ['seamless period underwear', 'underwear'],
    ['boxer shorts', 'underwear'],
    ['kids car seats', 'family life'],
    ['infant formula', 'family life'],
    ['kids bike helmet', 'family life'],
    ['children’s vitamins', 'family life'],
    ['bike helmet', 'riding'],
    ['vitamin gummies', 'daily routines'],
    ['gummy bears', 'treats'],
    ['ceramic dinner set', 'your table'],
    ['handmade ceramic dog bowls', 'life with your pet'],
    ['soup kitchen', 'giving'],
    ['small wind turbine', 'wind power'],
    ['fishing rod', 'fishing'],
    ['inflatable hot tub', 'soaking'],
    ['cordless hedge trimmer', 'a tidy garden'],
    ['backyard trampoline', 'playing outside'],
    ['wild bird seed', 'the birds outside'],
    ['chest freezer', 'keeping it cold'],
    ['velvet bar stools', 'a good seat'],
    ['vinyl records', 'records'],
    ['aerial yoga classes', 'time off the ground'],
    ['hot yoga classes', 'training'],
    ['espresso martini', 'good drinks'],
    ['resin dice set', 'the next session'],
    ['kombucha starter kit', 'making your own'],
    ['magnesium supplement', 'daily routines'],
    ['beard trimmer', 'good hair days'],
    ['tattoo removal', undefined],
    ['vape juice', undefined],
    ['hunting knives', undefined],
    ['orange juice', 'drinks'],
    ['kitchen knives', 'cooking'],
  ])('know “%s” by its last words', (product, topic) => {
    expect(categoryOf(product)?.topic).toBe(topic);
  });
});
