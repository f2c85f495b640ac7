import { describe, expect, it } from 'vitest';
import { writeAdCopy } from '../write-ad-copy.ts';
import { writeAdText } from '../write-ad-text.ts';
import { inflectAfterPrefix } from './inflect-after-prefix.ts';

describe('audience after an Arabic or Hebrew preposition', () => {
  it.each([
    ['العائلات', 'للعائلات'],
    ['عائلات', 'للعائلات'],
    ['لاعبين', 'للاعبين'],
    ['أصحاب المنازل', 'لأصحاب المنازل'],
    ['نساء عاملات', 'لنساء عاملات'],
    ['المهندسون الشباب', 'للمهندسين الشباب'],
    ['العداؤون المبتدئون', 'للعدائين المبتدئين'],
    ['طلاب القانون', 'لطلاب القانون'],
    ['محبو الموسيقى', 'لمحبي الموسيقى'],
    ['مصففو الشعر', 'لمصففي الشعر'],
    ['راديو المدينة', 'لراديو المدينة'],
    ['موظفين الشركات', 'لموظفي الشركات'],
    ['الطلاب وخريجين الجامعة', 'للطلاب وخريجي الجامعة'],
    ['مساكين الحي', 'لمساكين الحي'],
  ])('changes the Arabic audience “%s” to “%s” after the preposition', (typed, written) => {
    expect(`ل${inflectAfterPrefix(typed, 'ar')}`).toBe(written);
  });

  it('returns null for an audience that starts in another script', () => {
    expect(inflectAfterPrefix('18-35 سنة', 'ar')).toBeNull();
    expect(inflectAfterPrefix('HR', 'he')).toBeNull();
  });
});

it.each([
  ['משפחות', 'למשפחות'],
  ['הורים לילדים', 'להורים לילדים'],
  ['הגיל השלישי', 'לגיל השלישי'],
])('joins the Hebrew preposition to “%s” as “%s”', (typed, written) => {
  expect(`ל${inflectAfterPrefix(typed, 'he')}`).toBe(written);
});

it.each([
  ['عيادة أسنان في الرياض، مفتوحة السبت', 'العائلات', 'للعائلات'],
  ['عيادة أسنان في الرياض، مفتوحة السبت', 'للعائلات', 'للعائلات'],
  ['מאפייה בחיפה, לחם מחמצת', 'לקוחות הבוקר', 'ללקוחות הבוקר'],
  ['מאפייה בחיפה, לחם מחמצת', 'למשפחות', 'למשפחות'],
  ['Ofis temizliği, hafta sonu da', 'işletmeler', 'İşletmeler için'],
])('names the audience in an ad for “%s”', (product, audience, toWhom) => {
  const copies = Array.from({ length: 10 }, (_, variation) =>
    writeAdCopy({ product, audience, goal: '', emotion: 'trust' }, 7, variation),
  );
  expect(copies.some((copy) => JSON.stringify(copy).includes(toWhom))).toBe(true);
});

it('joins clauses with the comma of the ad’s language', () => {
  const brief = { product: 'مطعم البحر، سمك طازج، جلسات خارجية', audience: '', goal: '' };
  for (let variation = 0; variation < 10; variation++)
    expect(JSON.stringify(writeAdCopy({ ...brief, emotion: 'trust' }, 7, variation))).not.toMatch(
      /\p{Script=Arabic}, ?\p{Script=Arabic}/u,
    );
});

it('capitalises a Turkish word with the dotted capital I', () => {
  const brief = { product: 'ipek eşarp, el dokuması', audience: 'kadınlar', goal: 'satış' };
  expect(writeAdCopy({ ...brief, emotion: 'trust' }, 7, 0).productName).toBe('İpek eşarp');
});

it('states a Turkish detail only once, whatever its capitals are', () => {
  const brief = { product: 'Boyacı Mehmet Usta, iç ve dış cephe', audience: '', goal: 'teklif' };
  for (let variation = 0; variation < 10; variation++) {
    const { headline, subline } = writeAdCopy({ ...brief, emotion: 'trust' }, 7, variation);
    expect(`${headline} ${subline}`.match(/iç ve dış cephe/giu)?.length ?? 0).toBeLessThan(2);
    expect(headline.includes('İç ve dış') && subline.includes('ç ve dış')).toBe(false);
  }
});

it('asks for a donation and sells nothing if the goal is donations', () => {
  const brief = { product: 'Sokak hayvanları için barınak', audience: '', goal: 'bağış' };
  expect(writeAdCopy({ ...brief, emotion: 'trust' }, 7, 0).callToAction).toMatch(/bağış|destek/iu);
  expect(
    writeAdText({ ...brief, emotion: 'trust', adType: 'comparison' }, 7).join(' '),
  ).not.toMatch(/Arayana|Raftaki/);
});

it('does not add a place that the text already contains behind a Hebrew prefix', () => {
  const brief = { product: 'גבינות עיזים מהגליל, יישון שמונה שבועות', audience: '', goal: '' };
  for (const text of writeAdText({ ...brief, emotion: 'trust', adType: 'comparison' }, 7))
    expect(text.match(/הגליל/gu)?.length ?? 0).toBeLessThan(2);
});
