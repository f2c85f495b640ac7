import type { CopyBrief } from '@adwright/engine-lexicon';
import { describe, expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';

const BRIEF: CopyBrief = {
  product: 'Handmade leather boots',
  audience: 'hikers',
  goal: 'sales',
  emotion: 'trust',
  adType: 'testimonial',
};

describe.each([
  ['English', 'Handmade leather boots'],
  ['German', 'Handgemachte Lederstiefel'],
])('testimonial in %s', (_language, product) => {
  it('quotes a customer literally, and nobody else', () => {
    const quote = { text: 'I wore them  across "Iceland".', by: 'Ana M., Lisbon' };
    expect(writeAdCopy({ ...BRIEF, product, quote }, 1, 0).quote).toEqual({
      text: 'I wore them across "Iceland".',
      attribution: 'Ana M., Lisbon',
      note: '',
      given: true,
    });
  });

  it('prints a statement of the brand if the brief contains no quotation', () => {
    const { text, note, given } = writeAdCopy({ ...BRIEF, product }, 1, 0).quote;
    expect(given).toBe(false);
    expect(note).toBe('');
    expect(text).not.toBe('');
  });
});
