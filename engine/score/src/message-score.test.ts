import { describe, expect, it } from 'vitest';
import { type AdMessage, computeMessageCap, computeMessageShares } from './message-score.ts';

const GOOD: AdMessage = {
  shown: 'object',
  productName: 'Sourdough loaf',
  details: 'Sourdough loaf baked overnight in Leeds, neighbours who start early',
  facts: ['2 for 1', 'until Sunday'],
  printed: [
    'Sourdough, baked overnight',
    'For neighbours who start early.',
    '2 for 1',
    'Until Sunday',
  ],
  asksForGoal: true,
};

describe('computeMessageShares', () => {
  it('gives full points to words that name the product and repeat a detail of the brief', () => {
    expect(computeMessageShares(GOOD)).toEqual({ message: 1, product: 0.9, offer: 1 });
  });

  it('rates a photo of the product highest, then an object, then type only, and an unrelated picture lowest', () => {
    const shares = (['photo', 'object', 'type', 'unrelated'] as const).map(
      (shown) => computeMessageShares({ ...GOOD, shown }).product,
    );
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(new Set(shares).size).toBe(4);
  });

  it('recognises printed facts even if their spaces, hyphens and capitals differ', () => {
    const facts = ['30\u00a0days free', '0113-496 0000', 'TERM15'];
    const printed = ['30 Days free', '0113‑496 0000'];
    expect(computeMessageShares({ ...GOOD, facts, printed }).offer).toBeCloseTo(2 / 3);
  });

  it.each([
    ['5% off', '15% off in store'],
    ['$5', 'now $5.99'],
    ['TERM1', 'code TERM15'],
  ])('does not count the fact "%s" as printed in the text "%s"', (fact, text) => {
    expect(computeMessageShares({ ...GOOD, facts: [fact], printed: [text] }).offer).toBe(0);
  });

  it('omits the part “offer” of the score if the brief states no fact', () => {
    expect(computeMessageShares({ ...GOOD, facts: [] })).not.toHaveProperty('offer');
  });

  it.each([
    [
      'de',
      'Schichtplaner',
      'Schichtplaner für Pflegedienste',
      'Schichtpläne ohne Zettel. Der Schichtplaner für alle.',
    ],
    ['ru', 'Чайный гриб', 'Чайный гриб в стекле для всей семьи', 'Вкус чайного гриба'],
    ['ja', '抹茶ラテ', '抹茶ラテ 忙しい朝に', '朝の一杯。抹茶ラテ'],
    ['th', 'กาแฟดริป', 'กาแฟดริปสำหรับคนทำงาน', 'กาแฟดริปแก้วโปรด'],
    ['ar', 'قهوة مختصة', 'قهوة مختصة لعشاق القهوة', 'قهوة مختصة كل صباح'],
  ])(
    'finds the product’s name in printed words in the language %s',
    (_language, productName, details, headline) => {
      const { message } = computeMessageShares({
        ...GOOD,
        productName,
        details,
        printed: [headline],
      });
      expect(message).toBeGreaterThan(0.7);
    },
  );

  it('gives almost no points to words that would fit any product', () => {
    const printed = ['Warum noch warten?', 'Heute ist ein guter Tag.'];
    const generic = {
      ...GOOD,
      productName: 'Schichtplaner',
      details: 'Schichtplaner, Pflegedienste',
      printed,
    };
    expect(computeMessageShares(generic).message).toBeLessThan(0.2);
  });

  it('gives no points for the words of a brief that names no product', () => {
    const printed = ['Asdf qwer zxcv'];
    expect(computeMessageShares({ ...GOOD, productName: '', printed }).message).toBe(0);
  });
});

describe('computeMessageCap', () => {
  it.each<[string, Partial<AdMessage>]>([
    ['a sculpture', { shown: 'unrelated' }],
    ['generic words', { printed: ['Why wait?', 'A good day to begin.'] }],
    ['a brief without a product', { productName: '' }],
  ])('limits the score of an ad with %s to less than 60', (_what, change) => {
    expect(computeMessageCap(computeMessageShares({ ...GOOD, ...change }))).toBeLessThan(0.6);
  });

  it('sets no limit for an ad that is about its product', () => {
    expect(computeMessageCap(computeMessageShares(GOOD))).toBe(1);
    expect(computeMessageCap(computeMessageShares({ ...GOOD, shown: 'type' }))).toBe(1);
    expect(computeMessageCap(computeMessageShares({ ...GOOD, shown: 'hidden' }))).toBeLessThan(0.6);
  });
});
