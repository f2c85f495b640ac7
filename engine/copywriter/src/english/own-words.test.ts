import { BOOST_VARIATION_COUNT } from '@adwright/contracts/values';
import { describe, expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { categoryFor } from './category-for.ts';

function adsOf(product: string, audience: string, goal = 'sales') {
  const brief = { product, audience, goal, emotion: 'happiness' } as const;
  return Array.from({ length: BOOST_VARIATION_COUNT }, (_, at) => writeAdCopy(brief, 3, at));
}

describe('English brief', () => {
  it('names the product as the headline of one ad in ten', () => {
    const headlines = adsOf('Refurbished city bikes, serviced by hand', 'students').map(
      ({ headline }) => headline,
    );
    expect(headlines).toContain('Refurbished city bikes');
  });

  it('keeps a range of sizes whole', () => {
    const [ad] = adsOf("Kids' bikes 12 to 20 inch, light aluminium frames", 'parents');
    expect(ad?.productName).toBe('Kids’ Bikes');
    expect(adsOf("Kids' bikes 12 to 20 inch", 'parents')[0]?.headline).not.toMatch(/\b12$/);
  });

  it('calls owners by the thing that they own', () => {
    const said = adsOf('Grain-free dog food', 'owners of dogs with allergies')
      .map(({ eyebrow, headline, subline }) => `${eyebrow} ${headline} ${subline}`)
      .join(' ');
    expect(said).not.toMatch(/allergy owners/i);
    expect(said).toMatch(/dog owners/i);
  });

  it('uses donation lines if the goal is donations, whatever is donated', () => {
    const [ad] = adsOf('Winter coat drive for homeless people', 'neighbours', 'donations');
    expect(ad?.problem).toBe('Wishing you could help?');
  });
});

describe('the venue of an event', () => {
  it.each([
    ['Jazz night at the Blue Door', 'live-events'],
    ['Poetry reading at Baker & Sons', 'live-events'],
  ])('does not determine the kind of event: %s', (product, category) => {
    expect(categoryFor(product).id).toBe(category);
  });
});

it('states the brief’s facts about its product in most of ten ads', () => {
  const ads = adsOf('Refurbished city bikes, serviced by hand', 'students');
  const telling = ads.filter(({ headline, subline }) =>
    /serviced by hand/i.test(`${headline} ${subline}`),
  );
  expect(telling.length).toBeGreaterThanOrEqual(6);
});

it('mentions children if a garment is for children', () => {
  expect(categoryFor('Merino kids’ cardigans with coconut buttons').id).toBe('baby-gear');
});

describe('an English brief for a job, help or a day out', () => {
  it('reads a brief with applicants as a job, whatever its title', () => {
    const ads = adsOf('Chef de partie wanted in Brighton, 4-day week', 'chefs', 'applications');
    const said = ads.map(({ headline, subline }) => `${headline} ${subline}`).join(' ');
    expect(said).not.toMatch(/party|guest|toast/i);
    expect(ads.map(({ headline }) => headline)).toContain('Chef de partie wanted in Brighton');
    expect(ads.filter(({ subline }) => subline.includes('4-day week')).length).toBeGreaterThan(3);
  });

  it.each([
    ['Business loans for cafés', 'café owners'],
    ['Foster carers needed in Kent', 'families'],
  ])('does not read an application for other things as a job: %s', (product, audience) => {
    const said = adsOf(product, audience, 'applications')
      .map(({ subline }) => subline)
      .join(' ');
    expect(said).not.toMatch(/Monday|shift/i);
  });

  it.each([
    ['Charity bike ride through the New Forest', 'hobby cyclists'],
    ['Bookkeeping for cafés and restaurants', 'café owners'],
    ['Christmas craft market at Tobacco Dock', 'families'],
  ])('names nobody as its owner: %s', (product, audience) => {
    const said = adsOf(product, audience).map(({ headline, subline }) => `${headline} ${subline}`);
    expect(said.join(' ')).not.toMatch(/your new|in mind/i);
  });
});
