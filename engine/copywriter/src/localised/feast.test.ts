import { expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';

it.each([
  ['中秋节月饼礼盒', '家人', '中秋节'],
  ['ハロウィンのお菓子', '家族', 'ハロウィン'],
  ['추석 선물세트', '부모님', '추석'],
])(
  'prints the holiday in “%s” above each headline that does not name it',
  (product, audience, feast) => {
    const copies = Array.from({ length: 10 }, (_, variation) =>
      writeAdCopy({ product, audience, goal: '', emotion: 'trust' }, 3, variation),
    );
    for (const { headline, eyebrow } of copies)
      expect(eyebrow === feast, `${eyebrow} above ${headline}`).toBe(!headline.includes(feast));
    expect(copies.some(({ eyebrow }) => eyebrow === feast)).toBe(true);
  },
);

it('prints the audience above the headline if the product names no holiday', () => {
  const asked = { product: '手工皂', audience: '妈妈', goal: '', emotion: 'trust' } as const;
  expect(writeAdCopy(asked, 3, 1).eyebrow).not.toBeNull();
});
