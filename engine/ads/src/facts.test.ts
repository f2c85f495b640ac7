import {
  AD_FORMAT_NAMES,
  AD_FORMATS,
  type AdFormat,
  type AdWords,
  FACT_KINDS,
  type FactKind,
  parseRecipe,
  type WordField,
} from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { AdCopy, CopyBrief } from '@adwright/engine-lexicon';
import { MIN_TEXT_CONTRAST, measureTextContrast, touchesSilhouette } from '@adwright/engine-pixels';
import { takeTurn } from '@adwright/engine-testing';
import { itEach } from '@adwright/engine-testing/nightly';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { type AdInput, composeAd, type OwnParts } from './compose-ad.ts';
import type { AdEdits } from './edited-style.ts';
import { composeToFit } from './fit-format.ts';
import { LAYOUT_NAMES } from './layout-names.ts';
import { type AdPicture, measurePicture } from './material/ad-picture.ts';
import { paintAd } from './paint-ad.ts';
import { PICTURE_LAYOUT_NAMES } from './picture/picture-layouts.ts';
import { planVariations } from './plan-variations.ts';
import { buildRecipe } from './recipe/ad-recipe.ts';
import { renderCoarsely } from './recipe/product-layers.ts';
import { paintRecipe } from './recipe/render-recipe.ts';
import { listFactFaults } from './testing/fact-faults.ts';

/** Sample texts of each kind of fact, in many scripts. */
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

/** Product briefs; each is in the same script as the fact text with the same index. */
const BRIEFS: readonly CopyBrief[] = [
  { product: 'Night serum', audience: 'busy women', emotion: 'exclusivity' },
  { product: 'Kaffeemühle aus Eschenholz', audience: 'Frühaufsteher', emotion: 'happiness' },
  { product: 'قهوة باردة', audience: 'الطلاب', emotion: 'fear' },
  { product: 'コールドブリュー珈琲', audience: '忙しい人', emotion: 'urgency' },
  { product: 'กาแฟสกัดเย็น', audience: 'คนทำงานรุ่นใหม่', emotion: 'trust' },
  { product: 'ठंडी कॉफ़ी', audience: 'युवा यात्री', emotion: 'curiosity' },
  { product: 'קפה קר', audience: 'נוסעים צעירים', emotion: 'nostalgia' },
];

/**
 * Returns a brief, and a copy (words of an ad) with an offer of the given kind and two other facts; `script`
 * selects the script of these texts.
 */
function copyWith(kind: FactKind, script: number, number: number): [CopyBrief, AdCopy] {
  const brief = BRIEFS[script % BRIEFS.length] ?? { product: 'X', audience: 'y', emotion: 'trust' };
  const textOf = (each: FactKind) => TEXTS[each][script % TEXTS[each].length] ?? TEXTS[each][0];
  const others = FACT_KINDS.filter((each) => each !== kind && each !== 'was');
  const facts = [0, 5].map((step) => textOf(others[(number + step) % others.length] ?? 'until'));
  const was = kind === 'price' ? { was: textOf('was') } : {};
  const copy = writeAdCopy(brief, number, 0);
  return [brief, { ...copy, offer: { kind, text: textOf(kind), ...was }, facts }];
}

/** Returns every kind of fact in every script, numbered so that consecutive cases have different designs. */
function casesFrom(offset: number) {
  return FACT_KINDS.flatMap((kind, row) =>
    BRIEFS.map((_, script) => ({ kind, script, number: row * BRIEFS.length + script + offset })),
  );
}

/** Lists the faults of the facts in one layout's ads in one format, for sampled kinds of facts and scripts. */
function faultsOf(
  layout: AdInput['layout'],
  format: AdFormat,
  step: number,
  { edits, picture, own }: { edits?: AdEdits; picture?: AdPicture; own?: OwnParts } = {},
): string[] {
  const offset = format.length + (layout?.length ?? 0) + LAYOUTS.indexOf(layout ?? '');
  return takeTurn(casesFrom(offset), step, offset).flatMap(({ kind, script, number }) => {
    const [brief, copy] = copyWith(kind, script, number);
    const input = { brief, copy, format, seed: number, variation: 0, layout, edits };
    const { composed } = composeToFit(input, picture, own);
    return listFactFaults(copy, composed).map((fault) => `${kind} of ${brief.product}: ${fault}`);
  });
}

const LAYOUTS: readonly string[] = [...LAYOUT_NAMES, ...PICTURE_LAYOUT_NAMES];

describe.each(AD_FORMAT_NAMES)('facts in an ad of the format %s', (format) => {
  it.each(LAYOUT_NAMES)(
    'the layout %s shows each fact completely, inside the frame and away from other words',
    (layout) => {
      expect(faultsOf(layout, format, 15)).toEqual([]);
    },
  );

  it.each(LAYOUT_NAMES)(
    'the layout %s without a product shows each fact completely, inside the frame and away from other words',
    (layout) => {
      expect(faultsOf(layout, format, 29, { edits: { object: 'type' } })).toEqual([]);
    },
  );

  it.each(PICTURE_LAYOUT_NAMES)(
    'the layout %s around a picture shows each fact completely, inside the frame and away from other words',
    async (layout) => {
      const { width, height } = AD_FORMATS[format];
      const canvas = createCanvas(width, height);
      const context = canvas.getContext('2d');
      context.fillStyle = '#8a9a7b';
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#a33';
      context.fillRect(width * 0.6, height * 0.3, width * 0.3, height * 0.4);
      const picture = await measurePicture(canvas);
      expect(faultsOf(layout, format, 15, { picture })).toEqual([]);
      expect(faultsOf(layout, format, 29, { picture: { ...picture, isWhole: true } })).toEqual([]);
    },
  );
});

describe('an offer in an ad', () => {
  const [brief, copy] = copyWith('price', 0, 3);

  const painted = LAYOUT_NAMES.flatMap((layout, at) => {
    const [kind = 'price', format = 'square'] = [
      FACT_KINDS[at % FACT_KINDS.length],
      AD_FORMAT_NAMES[at % AD_FORMAT_NAMES.length],
    ];
    return [[layout, kind, format] as const];
  });
  itEach(painted, { step: 4 })(
    'and its facts in %s read at 4.5:1 on the pixels: %s as %s',
    { timeout: 60_000 },
    ([layout, kind, format]) => {
      const [own, words] = copyWith(kind, 2, 5);
      const input = { brief: own, copy: words, format, seed: 5, variation: 0, layout };
      const { composed } = composeToFit(input);
      const { canvas, texts, products } = paintAd(composed, own, 1, renderCoarsely);
      const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      const facts = texts.filter(({ role }) => role === 'offer' || role === 'facts');
      expect(facts.length).toBeGreaterThan(2);
      for (const { box, contrast, drawn } of facts) {
        expect(contrast, drawn?.written).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
        expect(measureTextContrast(pixels, box), drawn?.written).toBeGreaterThanOrEqual(
          MIN_TEXT_CONTRAST,
        );
        for (const { box: place, image } of products) {
          const data = image.getContext('2d').getImageData(0, 0, image.width, image.height);
          expect(touchesSilhouette(data, place, box), `${drawn?.written} on it`).toBe(false);
        }
      }
    },
  );

  it('a solemn ad shows an offer as a plain line without a shape', () => {
    const designs = [1, 2, 3, 4].map((seed) => {
      const solemn = { ...copy, solemn: true };
      const input = { brief, copy: solemn, format: 'square' as const, seed, variation: 0 };
      return composeAd(input).composition.items.flatMap((item) =>
        item.kind === 'offer' ? [item.design.shape] : [],
      );
    });
    expect(designs).toEqual([['line'], ['line'], ['line'], ['line']]);
  });

  it('an offer has each of its shapes in ten variations, and each shape has room for the offer’s words', async () => {
    const { adType: _, goal: __, ...boost } = brief;
    const shapes = new Set<string>();
    for (const input of await planVariations(boost, [copy], 'square', 3)) {
      const { composition } = composeAd(input);
      const [offer] = composition.items.filter((item) => item.kind === 'offer');
      expect(offer?.arranged.texts.length, input.layout).toBeGreaterThan(1);
      if (offer) shapes.add(offer.design.shape);
    }
    expect(shapes.size).toBeGreaterThanOrEqual(3);
  });

  it('an ad makes room for facts by removing the subline first, then also the eyebrow', () => {
    const facts = ['free delivery', 'code TERM15', 'until 31 May', 'Venloer Str. 12, Köln'];
    const crowded = { ...copy, facts };
    const dropped = LAYOUT_NAMES.map((layout) => {
      const input = { brief, copy: crowded, format: 'square' as const, seed: 3, variation: 0 };
      const composed = composeAd({ ...input, layout });
      expect(listFactFaults(crowded, composed), layout).toEqual([]);
      return composed.dropped;
    });
    expect(dropped).toContainEqual([]);
    expect(dropped).toContainEqual(['subline']);
    for (const each of dropped) expect(['subline', 'eyebrow'].slice(0, each.length)).toEqual(each);
  });
});

describe('an ad that a user has edited', () => {
  const [brief, copy] = copyWith('price', 0, 3);
  const made = buildRecipe(
    { brief, copy, format: 'square', seed: 3, variation: 0, layout: 'hero-side' },
    'hero-side',
  );
  const edited = (words: Partial<AdWords>, typed: WordField[]) =>
    paintRecipe({ ...made, typed, words: { ...made.words, ...words } }, 'square', { scale: 0.2 });

  it("a recipe keeps the ad's facts", () => {
    expect(parseRecipe(JSON.parse(JSON.stringify(made)))).toMatchObject({
      words: { offer: copy.offer, facts: copy.facts },
    });
  });

  it('an ad shows the facts that the user typed', () => {
    const offer = { kind: 'code' as const, text: 'with code O’NEILL_5' };
    const boxes = edited({ offer, facts: ['=cmd()'] }, ['offer', 'facts'])?.boxes ?? [];
    expect(boxes.map(({ role }) => role)).toEqual(expect.arrayContaining(['offer', 'facts']));
  });

  it.each([
    ['offer', { offer: { kind: 'price' as const, text: 'one word after another '.repeat(20) } }],
    [
      'facts',
      {
        facts: Array.from({ length: 16 }, (_, at) => `${at} words in a fact of its own `.repeat(4)),
      },
    ],
  ] as const)('refuses typed facts that have no room: %s', (field, words) => {
    expect(() =>
      edited({ ...words, facts: 'facts' in words ? [...words.facts] : [] }, [field]),
    ).toThrow(expect.objectContaining({ code: 'text_does_not_fit', field: `words.${field}` }));
  });
});

it.each([
  ['de', 'Gartenmöbel aus Teak, versandkostenfrei ab 100 €', 'story'],
  ['en', 'Artisan pizza, buy one get one free', 'pin'],
  ['el', 'Σχολή χορού, εγγραφές έως 15 Σεπτεμβρίου', 'pin'],
] as const)(
  'fits an offer of long words in %s beside a poster’s product',
  (language, product, format) => {
    const brief = { product, audience: '', emotion: 'trust', language } as const;
    const copy = writeAdCopy(brief, 0, 0);
    const { composed } = composeToFit({
      brief,
      copy,
      format,
      seed: 0,
      variation: 0,
      layout: 'poster-type',
    });
    expect(listFactFaults(copy, composed)).toEqual([]);
  },
);
