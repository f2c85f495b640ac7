import { expect, it } from 'vitest';
import { chooseBriefCategory } from './choose-brief-category.ts';
import { findCategory } from './find-category.ts';

it.each([
  ['silent disco hire for weddings & school proms', 'live-bands'],
  ['winter coat appeal - donate your old coats', 'charity'],
  ['invisible braces, 0% finance', 'clinics'],
  ['security guards for events', 'security-guards'],
  ['book keeping for tradesmen', 'accounting'],
  ['weighted hula hoop with app', 'gyms'],
  ['quit smoking in 30 days', 'healthy-habits'],
  ['trampolining club', 'general-joined'],
  ['mini digger hire with driver', 'general-service'],
  ['live crab and lobster delivered next day', 'groceries'],
  ['half marathon training plan', 'races'],
  ['walk in bath tubs installed in 1 day', 'accessible-bathrooms'],
  ['stairlift straight or curved', 'stair-lifts'],
  ['foster carers needed, full training', 'general-joined'],
  ['cafe to let, 45 covers', 'commercial-space'],
  ['emergency dentist', 'clinics'],
  ['driving theory test app', 'driving-schools'],
  ['garden waste collection fortnightly', 'plumbers-and-electricians'],
  ['wild swimming group for women over 40', 'general-joined'],
  ['Sunday roast, two courses', 'sunday-roasts'],
  ['handmade wooden rocking horse', 'learning-toys'],
  ['mobile coffee van hire for weddings', 'catering'],
  ['3d printed orthotics scanned with your phone', 'orthotics'],
  ['speech therapy for children', 'child-therapy'],
  ['escape room bachelor party', 'escape-rooms'],
  ['employment law advice line', 'general-service'],
  ['drain unblocking', 'drains'],
  ['IT recruitment agency for fintech', 'recruitment-agencies'],
  ['piano tuning', 'instrument-repair'],
  ['clothes drying rack', 'clothes-airers'],
  ['turnout rug', 'horse-gear'],
  ['wedding dress alterations', 'alterations'],
  ['contract lawyers for freelancers', 'business-lawyers'],
  ['language exchange cafe', 'language-courses'],
  ['sell your car', 'car-buyers'],
  ['garage doors', 'garage-doors'],
  ['plumbing apprenticeship', 'job'],
  ['home bread maker machine', 'general-helper'],
  ['church hall for hire', 'halls-for-hire'],
  ['singing lessons', 'singing-lessons'],
  ['epoxy garage floor', 'driveways'],
  ['phone case with card holder', 'device-accessories'],
])(
  'reads the category of “%s” from what it is, not from its audience or terms of sale',
  (product, id) => {
    expect(findCategory(product).id).toBe(id);
  },
);

it.each([
  ['roller shutters', 'shop owners', 'security-shutters'],
  ['roller shutters', 'families', 'curtains-and-blinds'],
  ['cardboard boxes', 'people moving house', 'moving-boxes'],
  ['cardboard boxes', 'bakeries', 'packaging'],
  ['catering', 'office managers', 'corporate-lunches'],
  ['catering', 'couples', 'catering'],
  ['roller shutters', 'hotels', 'curtains-and-blinds'],
  ['pest control', 'restaurants and hotels', 'general-service'],
  ['wigs', 'women after chemo', 'medical-wigs'],
  ['estate agent', 'people selling their home', 'home-selling'],
  ['zip ties', 'electricians', 'general-supply'],
])('reads the category from the purpose of %s for %s', (product, audience, id) => {
  const brief = { product, audience, emotion: 'trust' } as const;
  expect(chooseBriefCategory(brief, product, false).id).toBe(id);
});
