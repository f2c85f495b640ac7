import { expect, it } from 'vitest';
import { categoryFor } from './category-for.ts';
import { categoryOfBrief } from './category-of-brief.ts';

it.each([
  ['silent disco hire for weddings & school proms', 'your music'],
  ['winter coat appeal - donate your old coats', 'giving'],
  ['invisible braces, 0% finance', 'your appointment'],
  ['security guards for events', 'your site'],
  ['book keeping for tradesmen', 'money'],
  ['weighted hula hoop with app', 'training'],
  ['quit smoking in 30 days', 'feeling good'],
  ['trampolining club', 'joining'],
  ['mini digger hire with driver', 'what you need'],
  ['live crab and lobster delivered next day', 'good food'],
  ['half marathon training plan', 'the start line'],
  ['walk in bath tubs installed in 1 day', 'the bathroom'],
  ['stairlift straight or curved', 'the stairs'],
  ['foster carers needed, full training', 'joining'],
  ['cafe to let, 45 covers', 'the space'],
  ['emergency dentist', 'your appointment'],
  ['driving theory test app', 'the road ahead'],
  ['garden waste collection fortnightly', 'your home'],
  ['wild swimming group for women over 40', 'joining'],
  ['Sunday roast, two courses', 'eating out'],
  ['handmade wooden rocking horse', 'playtime'],
  ['mobile coffee van hire for weddings', 'your party'],
  ['3d printed orthotics scanned with your phone', 'a steady step'],
  ['speech therapy for children', 'their next step'],
  ['escape room bachelor party', 'a game night out'],
  ['employment law advice line', 'what you need'],
  ['drain unblocking', 'your drains'],
  ['IT recruitment agency for fintech', 'your next hire'],
  ['piano tuning', 'your instrument'],
  ['clothes drying rack', 'laundry day'],
  ['turnout rug', 'your horse'],
  ['wedding dress alterations', 'your fitting'],
  ['contract lawyers for freelancers', 'your business'],
  ['language exchange cafe', 'a new language'],
  ['sell your car', 'selling your car'],
  ['garage doors', 'your doors'],
  ['plumbing apprenticeship', 'the job'],
  ['home bread maker machine', 'the little jobs'],
  ['church hall for hire', 'the room'],
  ['singing lessons', 'your voice'],
  ['epoxy garage floor', 'your home'],
  ['phone case with card holder', 'what goes with it'],
])('knows “%s” by what it is, not by whom or on what terms it is for', (product, topic) => {
  expect(categoryFor(product).topic).toBe(topic);
});

it.each([
  ['roller shutters', 'shop owners', 'closing time'],
  ['roller shutters', 'families', 'your windows'],
  ['cardboard boxes', 'people moving house', 'the move'],
  ['cardboard boxes', 'bakeries', 'first impressions'],
  ['catering', 'office managers', 'lunch for the team'],
  ['catering', 'couples', 'your party'],
])('tells by its purpose what %s for %s are', (product, audience, topic) => {
  const brief = { product, audience, emotion: 'trust' } as const;
  expect(categoryOfBrief(brief, product, false).topic).toBe(topic);
});
