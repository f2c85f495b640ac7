import { describe, expect, it } from 'vitest';
import { readBriefWords } from './english/brief-words.ts';
import { parseAudience } from './reading/parse-audience.ts';
import { parseProduct } from './reading/parse-product.ts';
import { understandBrief } from './reading/understand-brief.ts';
import { writeAdCopy } from './write-ad-copy.ts';

describe('temporary messages in a product field', () => {
  it.each([
    ['KOREAN BBQ RESTAURANT GRAND OPENING', 'Korean BBQ Restaurant'],
    ['Luxury apartments now leasing', 'Luxury Apartments'],
    ['Mens barber shop walk ins welcome', 'Men’s Barber Shop'],
    ['hiking boots waterproof', 'Waterproof Hiking Boots'],
    ['Farmers market saturday 9-1', 'Farmers Market'],
    ['mens haircut + hot towel shave and a beard trim', 'Men’s Haircut'],
  ])('shortens “%s” to the name “%s”', (field, name) => {
    expect(parseProduct(field).name).toBe(name);
  });

  it('keeps a temporary message as a separate fact', () => {
    expect(parseProduct('barber shop walk ins welcome').points).toContain('Walk ins welcome');
  });

  it('prints a temporary message above the headline', () => {
    const writeEyebrow = (product: string) =>
      writeAdCopy({ product, audience: 'locals', emotion: 'excitement' }, 1, 0).eyebrow;
    expect(writeEyebrow('ramen bar grand opening')).toBe('Grand opening');
    expect(writeEyebrow('spring SALE garden furniture up to 40% off')).toBe('Spring sale');
  });

  it('states a temporary message only once', () => {
    for (let seed = 0; seed < 8; seed++) {
      const brief = { product: 'Mexican taqueria new location', audience: 'students' };
      const { eyebrow, subline } = writeAdCopy({ ...brief, emotion: 'excitement' }, seed, 0);
      expect(`${eyebrow} ${subline}`.match(/new location/gi) ?? []).not.toHaveLength(2);
    }
  });

  it('keeps the exam in the name of a lesson', () => {
    expect(parseProduct('tutoring maths GCSE').name).toBe('Tutoring Maths GCSE');
  });

  it.each([
    ['noise cancelling earbuds under $80', 'noise cancelling earbuds', 'Under $80'],
    ['meal kit delivery 50% off first box', 'meal kit delivery', '50% off first box'],
    ['self storage units first month $1', 'self storage units', 'First month $1'],
    ['carpet cleaning 3 rooms $99', 'carpet cleaning', '3 rooms $99'],
    ['tax preparation service, flat fee $99', 'tax preparation service', 'Flat fee $99'],
  ])('removes the whole offer from the product %s', (field, product, offer) => {
    const { sold, facts } = understandBrief({ product: field, audience: 'people' });
    expect([sold, facts[0]?.text]).toEqual([product, offer]);
  });

  it('does not treat accessories as a description of the product', () => {
    expect(parseProduct('Alpine chalet for rent, hot tub').detail).toBeNull();
    expect(parseProduct('Lumen, retinol serum').detail).toBe('a retinol serum');
  });

  it('offers no appointment for a tent', () => {
    for (let seed = 0; seed < 6; seed++) {
      const brief = { product: 'glamping tents', audience: 'couples', goal: 'bookings' };
      const { callToAction } = writeAdCopy({ ...brief, emotion: 'trust' }, seed, 0);
      expect(callToAction).not.toBe('Make an appointment');
    }
  });

  it('removes the audience from the product’s name', () => {
    const { product } = readBriefWords({
      product: 'mortgage broker first time buyers',
      audience: 'first time buyers',
      emotion: 'trust',
    });
    expect(product.name).toBe('Mortgage Broker');
  });

  it.each([
    ['home owners after storm', 'home owners'],
    ['foodies downtown', 'foodies'],
    ['couples caught in the rain', 'couples'],
    ['drivers stuck in traffic', 'drivers'],
    ['people locked out of their home', null],
  ])('reads the audience “%s” as %s', (field, who) => {
    expect(parseAudience(field).who).toBe(who);
  });
});
