import { describe, expect, it } from 'vitest';
import { rewriteFacts } from '../rewrite-facts.ts';
import { servesGoal } from '../serves-goal.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';
import { understandBrief } from './understand-brief.ts';

const TRADITIONAL = {
  product: '手工巧克力禮盒 12入，原價 880 元，現在 680 元',
  audience: '送禮給客戶的小公司',
  goal: '加LINE訂購，12/20前',
  emotion: 'happiness',
  adType: 'product showcase',
} as const;
const SIMPLIFIED = {
  product: '手工巧克力礼盒 12入，原价 880 元，现在 680 元',
  audience: '送礼给客户的小公司',
  goal: '加LINE订购，12/20前',
  emotion: 'happiness',
  adType: 'product showcase',
} as const;

/** Matches common characters that only simplified texts contain. */
const SIMPLIFIED_ONLY = /[们这为给话两预约现价礼块听见说过还让车门订购联络随时满开业买卖]/u;
const printCopy = (brief: Parameters<typeof writeAdCopy>[0], variation: number) =>
  JSON.stringify(writeAdCopy(brief, 3, variation));

describe('a brief in traditional Chinese', () => {
  it('a traditional brief names the same product as the simplified brief', () => {
    const [traditional, simplified] = [TRADITIONAL, SIMPLIFIED].map((brief) =>
      understandBrief(brief),
    );
    expect(traditional?.product.concept?.id).toBe(simplified?.product.concept?.id);
    expect(traditional?.product.concept).not.toBeNull();
  });

  it('a traditional brief keeps its facts as they were typed', () => {
    const { facts, audience } = understandBrief(TRADITIONAL);
    expect(facts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['現在 680 元', '原價 880 元']),
    );
    expect(audience).toBe(TRADITIONAL.audience);
  });

  it('a traditional brief gets pictures and texts without simplified characters', () => {
    for (let variation = 0; variation < 10; variation += 1)
      expect(printCopy(TRADITIONAL, variation)).not.toMatch(SIMPLIFIED_ONLY);
    for (const text of writeAdText(TRADITIONAL, 3)) expect(text).not.toMatch(SIMPLIFIED_ONLY);
  });

  it('a traditional brief keeps words that the user typed, even if the dictionary has other words for them', () => {
    const brief = { ...TRADITIONAL, product: '台北裡巷咖啡館，週末軟件課，信息豐富的講座' };
    expect(writeAdText(brief, 3).join('\n')).toContain('台北裡巷咖啡館');
    expect(writeAdText(brief, 3).join('\n')).toContain('軟件課');
  });

  it('a traditional brief gets a call to action that serves its goal', () => {
    const brief = { ...TRADITIONAL, goal: '打電話預約' };
    const { callToAction } = writeAdCopy(brief, 3, 0);
    expect(servesGoal(brief, callToAction)).toBe(true);
    expect(servesGoal(brief, '線上諮詢')).toBe(true);
  });

  it('a traditional brief gets labels of added facts in traditional characters', () => {
    const words = { ...writeAdCopy(TRADITIONAL, 3, 0) };
    const pieces = writeAdText(TRADITIONAL, 3);
    const changed = rewriteFacts(pieces, words, {
      ...words,
      facts: [...(words.facts ?? []), '營業時間 10:00–20:00'],
    });
    expect(changed[0]).toContain('營業時間 10:00–20:00');
    expect(changed.join('')).not.toMatch(SIMPLIFIED_ONLY);
  });
});

describe('ASCII punctuation in Chinese', () => {
  const writeTexts = (product: string) => writeAdText({ ...SIMPLIFIED, product }, 3).join('\n');

  it('ASCII punctuation becomes full-width beside Chinese characters', () => {
    expect(writeTexts('漏水检测免敲打,检测费2,000元,保修三年')).toContain(
      '漏水检测免敲打，检测费2,000元',
    );
  });

  it('an ASCII mark separates a time from the price that follows', () => {
    const texts = writeTexts('周末面包课:周六10:00-12:30,188元/人');
    expect(texts).toContain('周六10:00-12:30，188元/人');
    expect(texts).not.toMatch(/188元.*188元/u);
  });
});

describe('other briefs', () => {
  it('leaves simplified Chinese as it is', () => {
    expect(printCopy(SIMPLIFIED, 0)).toMatch(SIMPLIFIED_ONLY);
  });

  it('leaves a simplified brief that quotes a traditional name as it is', () => {
    const brief = { ...SIMPLIFIED, product: `${SIMPLIFIED.product}，臺灣品牌` };
    expect(printCopy(brief, 0)).toMatch(SIMPLIFIED_ONLY);
  });

  it('reads a Japanese brief without kana as Japanese', () => {
    const brief = { product: '税理士事務所 無料相談', audience: '個人事業主', goal: '相談予約' };
    expect(understandBrief(brief)).toMatchObject({ language: 'ja', audience: '個人事業主' });
  });

  it('leaves Japanese characters as they are', () => {
    const brief = {
      product: '自動車の修理と車検、国産車 12,800円から',
      audience: '通勤に車を使う方',
      goal: '電話で予約',
      emotion: 'trust',
      adType: 'product showcase',
    } as const;
    expect(writeAdText(brief, 3).join('')).toContain('自動車の修理と車検');
  });
});
