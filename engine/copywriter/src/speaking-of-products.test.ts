import { describe, expect, it } from 'vitest';
import { readBriefWords } from './english/brief-words.ts';
import { parseAudience } from './reading/parse-audience.ts';

describe('product field inside sentences', () => {
  it.each([
    ['Party box 🎉 with ☕ and 🍫', 'your new party box'],
    ['running shoes', 'your new running shoes'],
    ['my shop', 'our shop'],
    ['my small bookshop', 'our bookshop'],
    ['our small family restaurant', 'our restaurant'],
    ['animal shelter looking for foster homes', 'your animal shelter'],
    ['family dentist in Portland, gentle care', 'your family dentist'],
    ['sourdough bakery, fresh bread every morning', 'your sourdough bakery'],
    ['TaskFlow - project management software for small teams', 'TaskFlow'],
    ['Whisker & Co. cat litter', 'the Whisker & Co. cat litter'],
    ['Online course: learn Spanish in your lunch break', 'your online course'],
    ['YOGA RETREAT IN BALI', 'your yoga retreat'],
    [
      'Our new extraordinarily versatile multi-purpose stainless steel water bottle keeps drinks cold all day, fits every cup holder.',
      'your new stainless steel water bottle',
    ],
    ['protien powder for woman', 'your new protein powder'],
    ['used cars', 'your used cars'],
    ['We help small restaurants get more online orders', 'your service'],
    ['A subscription box of Japanese snacks', 'your next box of Japanese snacks'],
    ['animal shelter donations', 'the animal shelter'],
    ['grain free dog food 12kg', 'your new grain free dog food'],
    ['yoga retreat in portugal 7 days', 'your yoga retreat'],
    ['PLUMBING 24/7 EMERGENCY', 'our emergency plumbing'],
    ['mattress Cloud9, 100 nights trial', 'the Cloud9 mattress'],
    ['mobile game Dragon Quest Island 2', 'Dragon Quest Island 2'],
    [
      'we r selling the best homemade lasagna sauce in town its my grandmas recipe',
      'your next homemade lasagna sauce',
    ],
    ['vegan restaurant open till 11pm', 'your vegan restaurant'],
    ['Soft, organic cotton t-shirts', 'your new soft organic cotton T-shirts'],
    ['A lightweight, waterproof, breathable hiking jacket', 'your new breathable hiking jacket'],
    ['warm, cozy, and soft blankets', 'your new warm cozy soft blankets'],
    ['Lumen, night serum', 'Lumen'],
    ['Calm, meditation app', 'your new calm'],
    ['Need a plumber', 'your plumber'],
    ['Looking for a dentist', 'your dentist'],
    ['it’s my mom’s cookies', 'your next mom’s cookies'],
    ['Quit smoking', 'a way to quit smoking'],
    ['rent a tuxedo', 'a way to rent a tuxedo'],
    ['learn guitar', 'a way to learn guitar'],
    ['Book club', 'your new book club'],
    ['Learn Spanish app', 'the Learn Spanish app'],
  ])('refers to the product “%s” as “%s”', (product, phrase) => {
    expect(readProductPhrase(product)).toBe(phrase);
  });

  it.each([
    ['owners of dogs with sensitive stomachs', 'dog owners'],
    ['brides to be', 'brides-to-be'],
    ['parents of 8-12 year olds', 'parents'],
    ['a woman who runs', 'women'],
    ['busy familys', 'busy families'],
    ['couples selling there home', 'couples'],
    ['brides and grooms getting married in 2027', 'brides and grooms'],
    ['burnt out women 30+', 'women'],
    ['donors', null],
  ])('refers to the audience “%s” as “%s”', (field, who) => {
    expect(parseAudience(field).who).toBe(who);
  });

  it('lists properties that the product’s name does not contain as facts', () => {
    const readProductFacts = (product: string) =>
      readBriefWords({ product, audience: 'everyone', emotion: 'trust' }).product.facts;
    expect(readProductFacts('yoga retreat in portugal 7 days')).toEqual(['In Portugal', '7 days']);
    expect(readProductFacts('PLUMBING 24/7 EMERGENCY')).toEqual(['Here 24/7']);
    expect(readProductFacts('mattress Cloud9, 100 nights trial')).toEqual(['100 nights trial']);
  });

  it('does not say that the reader should do what the product does', () => {
    const { slots } = readBriefWords({
      product: 'smart water bottle that reminds you to drink',
      audience: 'office workers',
      emotion: 'trust',
    });
    expect(slots.Offered).toBe('Smart water bottle that reminds you to drink');
  });

  it('writes an activity without “for” and the audience, and does not use the activity as a noun', () => {
    const { slots } = readBriefWords({
      product: 'quit smoking',
      audience: 'busy moms',
      emotion: 'trust',
    });
    expect(slots.Offered).toBe('Quit smoking');
    expect(slots.noun).toBeNull();
  });

  it('never writes the word “to” twice in a row', () => {
    const { slots } = readBriefWords({ product: 'guitar lessons', audience: '', emotion: 'trust' });
    expect(slots.change ?? '').not.toMatch(/to to/);
  });

  it('leaves no dash where a pack size was removed', () => {
    const product = 'Kombucha - 12 pack, raspberry ginger';
    expect(readBriefWords({ product, audience: '', emotion: 'trust' }).product.name).toBe(
      'Kombucha',
    );
  });
});

/** Returns the product in the form that the headline "Meet …" contains. */
function readProductPhrase(product: string): string | undefined {
  return readBriefWords({ product, audience: 'everyone', emotion: 'trust' }).product.phrase;
}
