import { AD_FORMAT_NAMES, FACT_KINDS, type FactKind } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { AdCopy, CopyBrief } from '@adwright/engine-lexicon';
import { sampleOf } from '@adwright/engine-samples';
import { describe, expect, it } from 'vitest';
import { composeToFit } from './fit-format.ts';
import { LAYOUT_NAMES } from './layout-names.ts';
import { factFaults } from './testing/fact-faults.ts';

/** A text of each kind of fact in scripts of every sort. */
const TEXTS: Record<FactKind, readonly [string, ...string[]]> = {
  price: [
    '€29.90',
    'from 1 290 Kč per person',
    '49 ريال',
    '¥1,980（税込）',
    'เริ่มต้น 299 บาท',
    '₹499 में',
    '₪79',
  ],
  was: ['€49.90', 'statt 59 €', '79 ريال', '¥2,980', 'จาก 399 บาท', '₹699', '₪99'],
  discount: ['20% off', '−20 %', 'خصم 20٪', '20%オフ', 'ลด 20%', '20% की छूट', '20% הנחה'],
  multibuy: [
    '2 for 1',
    '3 zum Preis von 2',
    '2 بسعر 1',
    '2点で1点無料',
    'ซื้อ 1 แถม 1',
    '1 पर 1 मुफ़्त',
    '1+1',
  ],
  code: [
    'code TERM15',
    'mit dem Code HERBST-20',
    'رمز SALE15',
    'クーポンコード HARU20',
    'โค้ด SAVE15',
    'कोड DIWALI',
    'קוד SUN15',
  ],
  until: [
    'until 31 May',
    'nur bis Sonntag, 30. November',
    'حتى الجمعة',
    '5月31日まで',
    'ถึง 31 พ.ค.',
    '31 मई तक',
    'עד יום שישי',
  ],
  from: [
    'from 1 June',
    'ab 1. Juni',
    'من 1 يونيو',
    '6月1日から',
    'เริ่ม 1 มิ.ย.',
    '1 जून से',
    'מ-1 ביוני',
  ],
  trial: [
    '30 days free',
    '14 Tage kostenlos testen',
    'تجربة مجانية 30 يوماً',
    '30日間無料',
    'ทดลองใช้ฟรี 30 วัน',
    '30 दिन मुफ़्त',
    '30 יום חינם',
  ],
  guarantee: [
    '10-year guarantee',
    '2 Jahre Garantie',
    'ضمان سنتين',
    '2年保証',
    'รับประกัน 2 ปี',
    '2 साल की गारंटी',
    'שנתיים אחריות',
  ],
  delivery: [
    'Free delivery over €50',
    'Versand kostenlos',
    'توصيل مجاني',
    '送料無料',
    'ส่งฟรี',
    'मुफ़्त डिलीवरी',
    'משלוח חינם',
  ],
  place: [
    'Venloer Str. 12, Köln',
    'Shop 4, Leeds',
    'شارع الملك فهد، الرياض',
    '渋谷区神南1-2-3',
    'สุขุมวิท 21',
    'एमजी रोड, पुणे',
    'דיזנגוף 50, תל אביב',
  ],
  phone: [
    'Call 0221 123 45 67',
    '+44 20 7946 0958',
    'اتصل 920 001 234',
    '03-1234-5678',
    'โทร 02 123 4567',
    'कॉल 98765 43210',
    '03-1234567',
  ],
  hours: [
    'Mon–Fri 8–18',
    'open until 22:00',
    'يومياً 9-17',
    '10:00〜19:00',
    'ทุกวัน 9–18 น.',
    'सोम–शुक्र 9–6',
    'א-ה 9-18',
  ],
  date: [
    'Saturday 14 March, 7 pm',
    'am 14. März um 19 Uhr',
    '14 مارس الساعة 7',
    '3月14日 19時',
    '14 มี.ค. 19:00 น.',
    '14 मार्च, शाम 7 बजे',
    '14 במרץ 19:00',
  ],
  seats: [
    'only 12 seats',
    'nur 12 Plätze',
    '12 مقعداً فقط',
    '先着20名様',
    'เพียง 12 ที่นั่ง',
    'केवल 12 सीटें',
    '12 מקומות בלבד',
  ],
  smallPrint: [
    '*Not with other offers. One code a customer and order.',
    '*Nur für Neukunden',
    '*للعملاء الجدد فقط',
    '※初回限定',
    '*เฉพาะลูกค้าใหม่',
    '*केवल नए ग्राहक',
    '*ללקוחות חדשים בלבד',
  ],
};

/** Goods in the script of each place in a row of texts. */
const BRIEFS: readonly CopyBrief[] = [
  { product: 'Night serum', audience: 'busy women', emotion: 'exclusivity' },
  { product: 'Kaffeemühle aus Eschenholz', audience: 'Frühaufsteher', emotion: 'happiness' },
  { product: 'قهوة باردة', audience: 'الطلاب', emotion: 'fear' },
  { product: 'コールドブリュー珈琲', audience: '忙しい人', emotion: 'urgency' },
  { product: 'กาแฟสกัดเย็น', audience: 'คนทำงานรุ่นใหม่', emotion: 'trust' },
  { product: 'ठंडी कॉफ़ी', audience: 'युवा यात्री', emotion: 'curiosity' },
  { product: 'קפה קר', audience: 'נוסעים צעירים', emotion: 'nostalgia' },
];

/** A copy with an offer of a kind and two facts beside it, in a script. */
function copyWith(kind: FactKind, script: number, number: number): [CopyBrief, AdCopy] {
  const brief = BRIEFS[script % BRIEFS.length] ?? { product: 'X', audience: 'y', emotion: 'trust' };
  const textOf = (each: FactKind) => TEXTS[each][script % TEXTS[each].length] ?? TEXTS[each][0];
  const others = FACT_KINDS.filter((each) => each !== kind && each !== 'was');
  const facts = [0, 5].map((step) => textOf(others[(number + step) % others.length] ?? 'until'));
  const was = kind === 'price' ? { was: textOf('was') } : {};
  const copy = writeAdCopy(brief, number, 0);
  return [brief, { ...copy, offer: { kind, text: textOf(kind), ...was }, facts }];
}

describe.each(AD_FORMAT_NAMES)('facts as %s', (format) => {
  it.each(LAYOUT_NAMES)('%s: each whole, in the frame, apart from other words', (layout) => {
    const offset = LAYOUT_NAMES.indexOf(layout) + AD_FORMAT_NAMES.indexOf(format);
    const cases = FACT_KINDS.flatMap((kind, row) =>
      BRIEFS.map((_, script) => ({ kind, script, number: row * BRIEFS.length + script + offset })),
    );
    for (const { kind, script, number } of sampleOf(cases, 15, offset)) {
      const [brief, copy] = copyWith(kind, script, number);
      const input = { brief, copy, format, seed: number, variation: 0, layout };
      const { composed, misfit } = composeToFit(input);
      const where = `${kind} in ${brief.product}, number ${number}`;
      expect(factFaults(copy, composed), where).toEqual([]);
      expect(misfit, where).toBeNull();
    }
  });
});
