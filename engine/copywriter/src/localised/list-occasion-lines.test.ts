import { expect, it } from 'vitest';
import { PHRASEBOOK_LANGUAGES } from '../content/languages.ts';
import { getOccasionTexts } from '../content/texts.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { listOccasionLines } from './list-occasion-lines.ts';

it.each([
  ['de', 'Muttertagsstrauß mit Pfingstrosen', 'Eine Freude für Mama'],
  ['it', 'Colomba artigianale per Pasqua', 'Per una Pasqua in compagnia'],
  ['ko', '설맞이 한우 세트', '새해 인사를 담아'],
  ['ko', '추석선물세트', '풍성한 한가위에'],
  ['zh', '中秋大闸蟹礼盒', '中秋团圆，心意满满'],
  ['tr', 'Ramazan kolisi', 'Ramazanı güzel karşılayın'],
  ['hi', 'दिवाली गिफ्ट बॉक्स', 'दिवाली की ख़ुशियों के साथ'],
] as const)('in %s, finds the holiday of “%s”', (language, product, line) => {
  expect(listOccasionLines([product], language)[0]).toBe(line);
});

it.each([
  ['de', 'Weihbrunnen aus Granit'],
  ['de', 'Gutschein der Osteria Rossi'],
  ['de', 'Adventure-Rucksack 40 L'],
  ['nl', 'Kerstomaten uit eigen kas'],
  ['it', 'Pizzeria da Pasquale'],
  ['pt', 'Vitaminas pré-natal'],
  ['he', 'ארון ספרים מעץ אלון, אספקה תוך 3 שבועות'],
  ['tr', 'Bayram Usta kebap'],
  ['sv', 'Dator för studenten'],
  ['zh', '可展开学习桌'],
  ['ja', '輸入学習机'],
  ['ko', '설명서 인쇄'],
  ['sv', 'Julias blommor'],
] as const)('in %s, finds no holiday in “%s”', (language, product) => {
  expect(listOccasionLines([product], language)).toEqual([]);
});

it('finds no holiday in a deadline in the month of Ramadan', () => {
  expect(listOccasionLines(['تمر فاخر', 'الطلب قبل 20 رمضان'], 'ar')).toEqual([]);
  expect(listOccasionLines(['تمر لشهر رمضان'], 'ar')).not.toEqual([]);
});

it('finds the holiday in the audience field and in the goal field', () => {
  expect(listOccasionLines(['Strauß', 'für den Vatertag'], 'de')[0]).toBe('Eine Freude für Papa');
  expect(listOccasionLines(['Strauß', '', 'Verkauf vor Ostern'], 'de')[0]).toBe(
    'Für schöne Ostertage',
  );
});

it('names no holiday of the goal in an ad for a coffin, and no holiday on which the shop is closed', () => {
  const coffin = { product: 'Sarg aus Eiche', audience: '', goal: 'vor Weihnachten' };
  const bread = { product: 'Brot, Weihnachten geschlossen', audience: '', goal: '' };
  for (const brief of [coffin, bread]) {
    const { headline, subline, quote } = writeAdCopy({ ...brief, emotion: 'trust' }, 1, 0);
    expect(`${headline} ${subline} ${quote.text}`).not.toMatch(/Festtage|Passend zu/);
  }
});

it('names the holiday below the headline in place of a line about ordinary days', () => {
  const { subline } = writeAdCopy(
    {
      product: '1등급 한우 불고기 세트, 49,000원',
      audience: '설 선물을 고르는 주부',
      goal: '설 선물 주문 늘리기',
      brandName: '우직한 한우',
      emotion: 'trust',
      adType: 'product showcase',
    },
    1,
    0,
  );
  expect(subline).toMatch(/설을 준비하며|새해 인사를 담아/u);
});

it.each(PHRASEBOOK_LANGUAGES)('names each holiday of %s only once', (language) => {
  const words = getOccasionTexts(language).flatMap((occasion) => occasion.words);
  expect(new Set(words).size).toBe(words.length);
});
