import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adImagePath, photoshootPath, sanitiseFileName, uploadProblem } from './uploads.ts';

describe('upload paths', () => {
  it('replace characters other than letters, digits and dots by underscores', () => {
    expect(sanitiseFileName('my photo (1).final.PNG')).toBe('my_photo__1_.final.PNG');
  });

  it('cannot leave the folder of the user', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(adImagePath('u', 'overlay', 1, name).split('/')).toHaveLength(2);
        expect(photoshootPath('u', 1, name).split('/')).toHaveLength(2);
      }),
    );
  });

  it('are those of the spec', () => {
    expect(adImagePath('u1', 'optimize', 17, 'a b.jpg')).toBe('u1/optimize_17_a_b.jpg');
    expect(adImagePath('u1', 'variation', 17, 'a.jpg')).toBe('u1/variation_17_a.jpg');
    expect(photoshootPath('u1', 17, 'shoe.side.PNG')).toBe('u1/17.png');
  });
});

describe('upload check', () => {
  it('accepts images up to 5 MB and nothing else', () => {
    expect(uploadProblem({ size: 5 * 1024 * 1024, type: 'image/png' })).toBeNull();
    expect(uploadProblem({ size: 5 * 1024 * 1024 + 1, type: 'image/png' })).toBe('too-large');
    expect(uploadProblem({ size: 10, type: 'application/pdf' })).toBe('wrong-type');
    expect(uploadProblem({ size: 10, type: 'image/svg+xml' })).toBe('wrong-type');
  });
});
