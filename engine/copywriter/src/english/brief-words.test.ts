import type { CopyBrief } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { readBriefWords } from './brief-words.ts';
import { findCategory } from './find-category.ts';

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
])('reads the product “%s” as the form %s', (product, form) => {
  const { category } = readBriefWords({ product, audience: 'everyone', emotion: 'trust' });
  expect(category.form).toBe(form);
});

it.each([
  ['We are hiring! Forklift drivers in Hamburg', 'job'],
  ['Now hiring: line cooks', 'job'],
  ['HIRING: part-time barista, weekends', 'job'],
  ['Volunteers needed for a beach clean up', 'charity'],
  ['loft conversions and extensions', 'home-extensions'],
  ['CloudKitchen OS - run your delivery restaurant from one tablet', 'software'],
  ['Marias Cleaning - houses & offices', 'home-cleaning'],
  ['Our church is hosting a harvest supper', 'churches'],
  ['Book a table at Osteria Nove', 'restaurants'],
  ['House clearance', 'house-clearance'],
  ['Community choir concert, free entry, St Marys Church', 'live-events'],
  ['The Rusty Spoon – brunch, cocktails, live jazz', 'restaurants'],
  ['Registered Nurse (RN) – night shift, $45/hr, sign-on bonus', 'job'],
  ['We’re looking for a pastry chef to join our team', 'job'],
  ['novel The Wooden Table', 'books'],
  ['Our platform automates invoice approvals so teams close the books faster', 'accounting'],
  ['Easter service Sunday 10am all welcome', 'churches'],
  ['hiring software for agencies', 'hr-software'],
  ['Donate to help refugee children go back to school', 'charity'],
  ['drone surveying', 'general-service'],
  ['elevator maintenance contracts', 'general-service'],
  ['document shredding', 'general-service'],
  ['loyalty programme for independent cafes', 'general-joined'],
  ['barn venue hire', 'halls-for-hire'],
  ['certified translation of legal documents', 'editing-and-translation'],
  ['carbon accounting platform', 'software'],
  ['same-day courier service', 'couriers'],
  ['mobile dog grooming', 'pet-grooming'],
  ['AI platform that summarises sales calls', 'software'],
  ['engagement rings', 'rings'],
  ['running watch', 'electronics'],
  ['asbestos removal', 'general-service'],
  ['house sitting for pet owners', 'general-service'],
  ['dog walking', 'dog-walking'],
  ['eyebrow threading', 'lashes-and-brows'],
  ['executive car hire', 'taxis'],
  ['church roof appeal', 'charity'],
  ['police recruitment', 'general-joined'],
  ['university open day', 'fairs'],
  ['car boot sale', 'fairs'],
  ['Christmas craft market at Tobacco Dock', 'fairs'],
  ['Charity bike ride through the New Forest', 'charity-challenges'],
  ['Upholstery workshop in Bath', 'restoration'],
  ['Wood-fired pizza van for weddings and birthdays', 'catering'],
  ['Made-to-measure sofa covers in washable linen', 'furniture'],
  ['Stainless steel brackets laser cut to your drawing', 'machined-parts'],
  ['Antenatal class in York', 'birth-classes'],
  ['exhibition stands', 'general-service'],
  ['hosting service', 'software'],
  ['independent opticians', 'opticians'],
  ['food photography', 'commercial-photography'],
  ['wine club membership', 'general-joined'],
  ['village hall hire', 'halls-for-hire'],
  ['crane hire', 'general-service'],
  ['freelance illustrator', 'general-service'],
  ['app for learning Spanish', 'language-courses'],
  ['oil paintings', 'wall-art'],
  ['pilates reformer classes', 'yoga-and-pilates'],
  ['carpet cleaning and sofas', 'home-cleaning'],
  ['psychic readings', 'tarot-readings'],
  ['meat pies', 'pies'],
])('reads the category of “%s” from its last word: %s', (product, id) => {
  const words = { product, audience: 'everyone', emotion: 'trust' } as const;
  expect(readBriefWords(words).category.id).toBe(id);
});

it('ends no comparison row inside a phrase', () => {
  const { product } = readBriefWords({
    product: 'family law firm specialising in fair divorce settlements',
    audience: 'parents',
    emotion: 'trust',
  });
  expect(product.facts).toEqual([]);
});

it('keeps the last word of a name, because this word names the kind of product', () => {
  const { product } = readBriefWords({
    product: 'online Spanish conversation classes',
    audience: 'remote workers',
    emotion: 'curiosity',
  });
  expect(product.name).toBe('Spanish Conversation Classes');
});

it('names the occupation in a job ad, and neither sells nor introduces anything', () => {
  const brief = {
    product: 'We are hiring! Forklift drivers in Hamburg',
    audience: 'warehouse workers',
    emotion: 'excitement',
  } as const;
  for (let variation = 0; variation < 10; variation++) {
    const { eyebrow, headline, subline, callToAction } = writeAdCopy(brief, 1, variation);
    expect(eyebrow).toBe('We are hiring');
    expect(`${headline} ${subline}`).not.toMatch(/for warehouse workers|\bmeet\b|\byour forklift/i);
    expect(callToAction).toMatch(/appl|touch/i);
  }
});

it.each([
  [
    'Donate to help children go back to school',
    'a way to donate to help children go back to school',
  ],
  ['3-bed townhouse with garden', 'the 3-bed townhouse with garden'],
  ['2019 BMW 320d M Sport', 'the 2019 BMW 320d M Sport'],
])('writes “%s” inside a sentence as its full name', (product, full) => {
  const words = readBriefWords({ product, audience: 'everyone', emotion: 'trust' });
  expect(words.product.full).toBe(full);
});

it('does not read the purpose of a product as its audience', () => {
  const { product } = readBriefWords({
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
])('finds the product’s name in “%s”', (product, name) => {
  const words = readBriefWords({ product, audience: 'everyone', emotion: 'trust' });
  expect(words.product.name).toBe(name);
});

it('addresses an audience that wants to sell a home as sellers', () => {
  const findCategoryId = (audience: string) =>
    readBriefWords({ product: 'Real estate agent in Austin', audience, emotion: 'trust' }).category
      .id;
  expect(findCategoryId('homeowners thinking of selling')).toBe('home-selling');
  expect(findCategoryId('young couples')).toBe('real-estate');
});

it('treats traders at a market as participants, not as visitors', () => {
  const { id } = findCategory('donor scheme');
  expect(findCategory('Christmas market craft stall pitches available').id).toBe(id);
  expect(findCategory('Christmas market').id).not.toBe(id);
});

it('uses lines of appeals for donations if the goal asks for donations', () => {
  const brief = {
    product: 'clean water wells for villages',
    audience: '',
    emotion: 'trust',
  } as const;
  const findCategoryOfBrief = (asked: Partial<CopyBrief>) =>
    readBriefWords({ ...brief, ...asked }).category.id;
  expect(findCategoryOfBrief({ callToAction: 'Give monthly' })).toBe('charity');
  expect(findCategoryOfBrief({ audience: 'regular givers' })).toBe('charity');
  expect(findCategoryOfBrief({})).not.toBe('charity');
});
