import { describe, expect, it } from 'vitest';
import { wordsOf } from './english/brief-words.ts';
import { splitOffer } from './english/offer.ts';
import { parseAudience } from './parse-audience.ts';
import { parseProduct } from './parse-product.ts';
import { writeAdCopy } from './write-ad-copy.ts';

describe('a name holds the thing alone', () => {
  it.each([
    ['KOREAN BBQ RESTAURANT GRAND OPENING', 'Korean BBQ Restaurant'],
    ['Luxury apartments now leasing', 'Luxury Apartments'],
    ['Mens barber shop walk ins welcome', 'Men’s Barber Shop'],
    ['hiking boots waterproof', 'Waterproof Hiking Boots'],
    ['Farmers market saturday 9-1', 'Farmers Market'],
  ])('%s → %s', (field, name) => {
    expect(parseProduct(field).name).toBe(name);
  });

  it('keeps what was said beside it as a point', () => {
    expect(parseProduct('barber shop walk ins welcome').points).toContain('Walk ins welcome');
  });

  it('puts it above the headline, with the offer', () => {
    const eyebrow = (product: string) =>
      writeAdCopy({ product, audience: 'locals', emotion: 'excitement' }, 1, 0).eyebrow;
    expect(eyebrow('ramen bar grand opening')).toBe('Grand opening');
    expect(eyebrow('spring SALE garden furniture up to 40% off')).toBe(
      'Spring sale, up to 40% off',
    );
  });

  it('calls no lesson by its exam', () => {
    expect(parseProduct('tutoring maths GCSE').name).toBe('Tutoring Maths GCSE');
  });

  it.each([
    ['noise cancelling earbuds under $80', 'noise cancelling earbuds', 'Under $80'],
    ['meal kit delivery 50% off first box', 'meal kit delivery', '50% off first box'],
    ['tax preparation service, flat fee $99', 'tax preparation service', 'Flat fee $99'],
  ])('takes the whole offer out of %s', (field, product, offer) => {
    expect(splitOffer(field)).toEqual({ product, offer });
  });

  it('leaves the buyers out of the name', () => {
    const { product } = wordsOf({
      product: 'mortgage broker first time buyers',
      audience: 'first time buyers',
      emotion: 'trust',
    });
    expect(product.name).toBe('Mortgage Broker');
  });

  it.each([
    ['home owners after storm', 'home owners'],
    ['foodies downtown', 'foodies'],
  ])('calls %s %s', (field, who) => {
    expect(parseAudience(field).who).toBe(who);
  });
});
