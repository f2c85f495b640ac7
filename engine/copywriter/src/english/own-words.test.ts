import { BOOST_VARIATION_COUNT } from '@adwright/contracts/values';
import { describe, expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { findCategory } from './find-category.ts';

function writeAds(product: string, audience: string, goal = 'sales') {
  const brief = { product, audience, goal, emotion: 'happiness' } as const;
  return Array.from({ length: BOOST_VARIATION_COUNT }, (_, at) => writeAdCopy(brief, 3, at));
}

describe('English brief', () => {
  it('one of ten headlines is the product’s name alone', () => {
    const headlines = writeAds('Refurbished city bikes, serviced by hand', 'students').map(
      ({ headline }) => headline,
    );
    expect(headlines).toContain('Refurbished city bikes');
  });

  it('does not split a range of sizes', () => {
    const [ad] = writeAds("Kids' bikes 12 to 20 inch, light aluminium frames", 'parents');
    expect(ad?.productName).toBe('Kids’ Bikes');
    expect(writeAds("Kids' bikes 12 to 20 inch", 'parents')[0]?.headline).not.toMatch(/\b12$/);
  });

  it('names the owners of an animal completely, and not by the animal’s illness', () => {
    const said = writeAds('Grain-free dog food', 'owners of dogs with allergies')
      .map(({ eyebrow, headline, subline }) => `${eyebrow} ${headline} ${subline}`)
      .join(' ');
    expect(said).not.toMatch(/allergy owners/i);
    expect(said).toMatch(/owners of dogs/i);
  });

  it('uses the lines for appeals if the goal asks for donations of any kind', () => {
    const [ad] = writeAds('Winter coat drive for homeless people', 'neighbours', 'donations');
    expect(ad?.problem).toBe('Wishing you could help?');
  });
});

describe('venue of an event', () => {
  it.each([
    ['Jazz night at the Blue Door', 'live-events'],
    ['Poetry reading at Baker & Sons', 'live-events'],
  ])('does not read the category of an event from its venue: %s', (product, category) => {
    expect(findCategory(product).id).toBe(category);
  });
});

it('states the brief’s facts about its product in most of its ten variations', () => {
  const ads = writeAds('Refurbished city bikes, serviced by hand', 'students');
  const telling = ads.filter(({ headline, subline }) =>
    /serviced by hand/i.test(`${headline} ${subline}`),
  );
  expect(telling.length).toBeGreaterThanOrEqual(6);
});

it('mentions children if a garment is for children', () => {
  expect(findCategory('Merino kids’ cardigans with coconut buttons').id).toBe('baby-gear');
});

describe('English briefs for a job, a cause or an event', () => {
  it('reads a brief whose goal is applications as a job, whatever the job’s title is', () => {
    const ads = writeAds('Chef de partie wanted in Brighton, 4-day week', 'chefs', 'applications');
    const said = ads.map(({ headline, subline }) => `${headline} ${subline}`).join(' ');
    expect(said).not.toMatch(/party|guest|toast/i);
    expect(ads.map(({ headline }) => headline)).toContain('Chef de partie wanted in Brighton');
    expect(ads.filter(({ subline }) => subline.includes('4-day week')).length).toBeGreaterThan(3);
  });

  it.each([
    ['Business loans for cafés', 'café owners'],
    ['Foster carers needed in Kent', 'families'],
  ])(
    'does not read a goal of applications for something else as a job: %s',
    (product, audience) => {
      const said = writeAds(product, audience, 'applications')
        .map(({ subline }) => subline)
        .join(' ');
      expect(said).not.toMatch(/Monday|shift/i);
    },
  );

  it.each([
    ['Charity bike ride through the New Forest', 'hobby cyclists'],
    ['Bookkeeping for cafés and restaurants', 'café owners'],
    ['Christmas craft market at Tobacco Dock', 'families'],
  ])('does not call the reader the owner of the product: %s', (product, audience) => {
    const said = writeAds(product, audience).map(
      ({ headline, subline }) => `${headline} ${subline}`,
    );
    expect(said.join(' ')).not.toMatch(/your new|in mind/i);
  });
});
