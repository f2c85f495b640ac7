import type { CopyBrief } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { wordsOf } from './brief-words.ts';
import { categoryFor } from './category-for.ts';

it.each([
  ['lavender body wash', 'goods'],
  ['mouthwash', 'goods'],
  ['cross trainer', 'goods'],
  ['car wash', 'service'],
  ['dog trainer', 'service'],
  ['cleaning service', 'service'],
  ['babysitting', 'service'],
  ['web design', 'service'],
  ['video streaming service', 'digital'],
  ['tax return service', 'service'],
  ['corporate yoga', 'service'],
  ['yoga mat', 'goods'],
  ['Etsy shop for handmade jewellery', 'goods'],
  ['hot air balloon rides', 'place'],
  ['wedding hair and makeup', 'service'],
  ['private chef', 'service'],
  ['hand blender', 'goods'],
  ['garden design and planting plans', 'service'],
  ['cloud storage service', 'digital'],
])('takes “%s” for %s', (product, form) => {
  const { category } = wordsOf({ product, audience: 'everyone', emotion: 'trust' });
  expect(category.form).toBe(form);
});

it.each([
  ['We are hiring! Forklift drivers in Hamburg', 'the job'],
  ['Now hiring: line cooks', 'the job'],
  ['HIRING: part-time barista, weekends', 'the job'],
  ['Volunteers needed for a beach clean up', 'giving'],
  ['loft conversions and extensions', 'your plans'],
  ['CloudKitchen OS - run your delivery restaurant from one tablet', 'work'],
  ['Marias Cleaning - houses & offices', 'your home'],
  ['Our church is hosting a harvest supper', 'faith'],
  ['Book a table at Osteria Nove', 'eating out'],
  ['House clearance', 'clearing it out'],
  ['Community choir concert, free entry, St Marys Church', 'going out'],
  ['The Rusty Spoon – brunch, cocktails, live jazz', 'eating out'],
  ['Registered Nurse (RN) – night shift, $45/hr, sign-on bonus', 'the job'],
  ['We’re looking for a pastry chef to join our team', 'the job'],
  ['novel The Wooden Table', 'stories'],
  ['Our platform automates invoice approvals so teams close the books faster', 'money'],
  ['Easter service Sunday 10am all welcome', 'faith'],
  ['hiring software for agencies', 'your team’s paperwork'],
  ['Donate to help refugee children go back to school', 'giving'],
  ['drone surveying', 'what you need'],
  ['elevator maintenance contracts', 'what you need'],
  ['document shredding', 'what you need'],
  ['loyalty programme for independent cafes', 'joining'],
  ['barn venue hire', 'the room'],
  ['certified translation of legal documents', 'your project'],
  ['carbon accounting platform', 'work'],
  ['same-day courier service', 'your delivery'],
  ['mobile dog grooming', 'a good groom'],
  ['AI platform that summarises sales calls', 'work'],
  ['engagement rings', 'rings'],
  ['running watch', 'tech'],
  ['asbestos removal', 'what you need'],
  ['house sitting for pet owners', 'what you need'],
  ['dog walking', 'good company'],
  ['eyebrow threading', 'your look'],
  ['executive car hire', 'your ride'],
  ['church roof appeal', 'giving'],
  ['police recruitment', 'joining'],
  ['university open day', 'your visit'],
  ['car boot sale', 'your visit'],
  ['exhibition stands', 'what you need'],
  ['hosting service', 'work'],
  ['independent opticians', 'your eyes'],
  ['food photography', 'your pictures'],
  ['wine club membership', 'joining'],
  ['village hall hire', 'the room'],
  ['crane hire', 'what you need'],
  ['freelance illustrator', 'what you need'],
  ['app for learning Spanish', 'a new language'],
  ['oil paintings', 'your walls'],
  ['pilates reformer classes', 'an hour to yourself'],
  ['carpet cleaning and sofas', 'your home'],
  ['psychic readings', 'the cards'],
  ['meat pies', 'pie'],
])('speaks of “%s” as what its last word says', (product, topic) => {
  const words = { product, audience: 'everyone', emotion: 'trust' } as const;
  expect(wordsOf(words).category.topic).toBe(topic);
});

it('leaves no row of a comparison that ends within a phrase', () => {
  const { product } = wordsOf({
    product: 'family law firm specialising in fair divorce settlements',
    audience: 'parents',
    emotion: 'trust',
  });
  expect(product.facts).toEqual([]);
});

it('keeps what a name ends in, which is what it is', () => {
  const { product } = wordsOf({
    product: 'online Spanish conversation classes',
    audience: 'remote workers',
    emotion: 'curiosity',
  });
  expect(product.name).toBe('Spanish Conversation Classes');
});

it('names those who are looked for, and neither sells nor introduces them', () => {
  const brief = {
    product: 'We are hiring! Forklift drivers in Hamburg',
    audience: 'warehouse workers',
    emotion: 'excitement',
  } as const;
  for (let variation = 0; variation < 10; variation++) {
    const { eyebrow, headline, subline, callToAction } = writeAdCopy(brief, 1, variation);
    expect(eyebrow).toBe('We are hiring');
    expect(`${headline} ${subline}`).not.toMatch(/for warehouse workers|\bmeet\b|\byour forklift/i);
    expect(callToAction).toMatch(/appl|details/i);
  }
});

it.each([
  [
    'Donate to help children go back to school',
    'a way to donate to help children go back to school',
  ],
  ['3-bed townhouse with garden', 'the 3-bed townhouse with garden'],
  ['2019 BMW 320d M Sport', 'the 2019 BMW 320d M Sport'],
])('speaks of “%s” in a sentence', (product, full) => {
  const words = wordsOf({ product, audience: 'everyone', emotion: 'trust' });
  expect(words.product.full).toBe(full);
});

it('takes no part of what a thing is for as its audience', () => {
  const { product } = wordsOf({
    product: 'CRM for real estate agents',
    audience: 'estate agents',
    emotion: 'trust',
  });
  expect(product.full).toBe('your new CRM for real estate agents');
});

it.each([
  ['Spanish classes evening small groups max 6', 'Spanish Classes'],
  ['feature flag and A/B testing SDK for developers', 'A/B Testing SDK'],
  ['gym membership no contract', 'Gym Membership'],
  ['3 for 2 on all kids books until Sunday', 'Kids Books'],
  ['I am a life coach and I help women find balance', 'Life Coach'],
  ['flower delivery in Austin – order before 2pm', 'Flower Delivery'],
  ['Organic baby food pouches 6+ months', 'Organic Baby Food Pouches'],
  ['certified translation of legal documents', 'Translation of Legal Documents'],
  ['authentic Neapolitan pizza, wood fired oven', 'Authentic Neapolitan Pizza'],
  ['funeral home and cremation services', 'Funeral Home'],
  ['Free webinar: how to cut your cloud bill', 'Free Webinar'],
])('finds the name in “%s”', (product, name) => {
  const words = wordsOf({ product, audience: 'everyone', emotion: 'trust' });
  expect(words.product.name).toBe(name);
});

it('speaks to whoever sells a home as a seller', () => {
  const topicFor = (audience: string) =>
    wordsOf({ product: 'Real estate agent in Austin', audience, emotion: 'trust' }).category.topic;
  expect(topicFor('homeowners thinking of selling')).toBe('selling your home');
  expect(topicFor('young couples')).toBe('finding a home');
});

it('takes whoever is to sell at a market for one who joins it', () => {
  const { topic } = categoryFor('donor scheme');
  expect(categoryFor('Christmas market craft stall pitches available').topic).toBe(topic);
  expect(categoryFor('Christmas market').topic).not.toBe(topic);
});

it('gives to what nobody sells where gifts are asked for', () => {
  const brief = {
    product: 'clean water wells for villages',
    audience: '',
    emotion: 'trust',
  } as const;
  const topicOf = (asked: Partial<CopyBrief>) => wordsOf({ ...brief, ...asked }).category.topic;
  expect(topicOf({ callToAction: 'Give monthly' })).toBe('giving');
  expect(topicOf({ audience: 'regular givers' })).toBe('giving');
  expect(topicOf({})).not.toBe('giving');
});
