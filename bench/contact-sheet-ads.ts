/**
 * Makes contact sheets of the ads that the embedded renderer draws, for inspection by eye: `node
 * bench/contact-sheet-ads.ts [--pictures=FOLDER] [--formats=all] [--width=400] [--columns=5] [--rows=4]
 * [--out=FOLDER] [sheet …]`. Sheets: emotions, layouts, products, trades, scripts, hard, offers, facts,
 * facts-ar, facts-ja, boost, and, on the photos of a folder, pictures and full-bleed. For full-bleed, the
 * photos are a user's own, and their file names are the products. The script writes one sheet for each format
 * to `bench/.artifacts/`. By default, the formats are the two that customers order; with `--formats`, they
 * are the named formats or all six. With `--width=1080`, ads have full size; fewer rows per sheet then keep
 * each file small enough to open.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  AD_FORMAT_NAMES,
  AD_FORMATS,
  AD_LAYOUT_NAMES,
  AD_LAYOUTS,
  AD_TYPE_OPTIONS,
  type AdFormat,
  EMOTION_OPTIONS,
  FORMAT_OPTIONS,
} from '@adwright/contracts';
import { type AdInput, LAYOUT_NAMES, planVariations, renderAd } from '@adwright/engine-ads';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { AdCopy, CopyBrief } from '@adwright/engine-lexicon';
import { readSubject } from '@adwright/engine-uploads';
import { Command } from 'commander';
import sharp from 'sharp';
import { listPhotos } from './photos-in.ts';

const command = new Command('contact-sheet-ads')
  .argument('[sheets...]')
  .option('--pictures <folder>')
  .option('--formats <list>')
  .option('--width <px>', 'width of an ad', '400')
  .option('--columns <n>', 'ads side by side', '5')
  .option('--rows <n>', 'rows of a piece', '8')
  .option(
    '--out <folder>',
    'where sheets are written',
    path.join(import.meta.dirname, '.artifacts'),
  )
  .parse();
interface Flags {
  pictures?: string;
  formats?: string;
  width: string;
  columns: string;
  rows: string;
  out: string;
}
const flags = command.opts<Flags>();
const wanted = command.args;
const FORMATS = formatsWanted(flags.formats);
const OUT = flags.out;
const COLUMNS = Number(flags.columns);
const ROWS = Number(flags.rows);
const THUMB_PX = Number(flags.width);

const PRODUCTS = [
  'Lumen Night Serum',
  'Sunny Cold Brew coffee',
  'Ledgerly bookkeeping software',
  'Pulse headphones',
  'SafeNest home alarm app',
  'Grandmas Honey',
  'Trailhead hiking app',
  'Volt energy drink',
  'Mindlab online course',
  'Aurum Eau de Parfum perfume',
  'Fjord sneakers',
  'Atlas leather bag',
  'Meridian watch',
  'Hearth soy candle',
  'Monstera house plants',
  'Bark and Bone dog food',
  'Silk shampoo',
  'Old Vine red wine',
  'The Quiet Mind book',
  'Cocoa gift box',
  'Glow LED lamp',
  'Brightside cleaning service',
];

const SCRIPTS: [product: string, audience: string, goal: string][] = [
  ['קפה קר', 'נוסעים צעירים', 'מכירות'],
  ['قهوة باردة Cold Brew', 'شباب المدينة', 'زيادة المبيعات'],
  ['コールドブリュー珈琲', '忙しい通勤者', '売上'],
  ['清晨冷萃咖啡', '年轻上班族', '销售'],
  ['콜드브루 커피', '출근하는 직장인', '판매'],
  ['กาแฟสกัดเย็น', 'คนทำงานรุ่นใหม่', 'ขาย'],
  ['ठंडी कॉफ़ी', 'युवा यात्री', 'बिक्री'],
  ['Холодный кофе', 'молодые специалисты', 'продажи'],
  ['Κρύος καφές', 'νέοι επαγγελματίες', 'πωλήσεις'],
  ['Ångström Kaffeemühlenzubehör Straßenkünstler', 'Frühaufsteher', 'Verkäufe'],
];

const LONG =
  'An extraordinarily versatile multipurpose household cleaning concentrate made from plants '
    .repeat(6)
    .slice(0, 500);

/**
 * Briefs with extreme texts: one letter, five hundred letters, one very long word, a long brand name on the
 * button, emoji.
 */
const HARD: CopyBrief[] = [
  { product: 'X', audience: 'y', emotion: 'curiosity' },
  { product: LONG, audience: LONG, goal: LONG, emotion: 'excitement' },
  {
    product: 'Donaudampfschifffahrtsgesellschaftskapitän',
    audience: 'Straßenbahnfahrer',
    emotion: 'happiness',
  },
  {
    product: 'Rose hand cream',
    audience: 'gardeners',
    emotion: 'trust',
    brandName: 'Northern Lights Household Company',
    callToAction: 'Reserve your place on the waiting list today',
  },
  {
    product: 'Party box 🎉 with ☕ and 🍫',
    audience: 'friends',
    emotion: 'excitement',
    brandName: 'Fête',
  },
];

/**
 * Briefs with prices, discounts and unknown words, and with products that the engine has no drawn object for.
 */
const OFFERS: [product: string, audience: string][] = [
  ['20% off all winter jackets', 'skiers'],
  ['Meal prep plan $49/month', 'gym goers'],
  ['Taco truck catering', 'office managers'],
  ['Zorbit quantum flux regulator', 'lab managers'],
  ['Handmade ceramic mugs', 'coffee lovers'],
  ['Kids bicycle', 'parents of 5 year olds'],
  ['Gluten-free sourdough bread', 'celiacs'],
  ['Wedding photography from £900', 'brides to be'],
  ['Internationale Reiseversicherungsgesellschaft', 'Vielflieger'],
  ['Ukulele lessons for seniors', 'retirees'],
];

type Facts = Pick<AdCopy, 'offer' | 'facts'>;

/** Sample facts (prices, dates, codes) of every type, by script. */
const FACTS: Record<'latin' | 'arabic' | 'japanese', Facts[]> = {
  latin: [
    {
      offer: { kind: 'price', text: '€29.90', was: '€49.90' },
      facts: ['code SPRING', 'until 31 May'],
    },
    { offer: { kind: 'discount', text: '20% off' }, facts: ['code TERM15', 'free delivery'] },
    {
      offer: { kind: 'code', text: 'code TERM15' },
      facts: ['15 % off', 'until Sunday', '*Not with other offers. One code a customer and order.'],
    },
    {
      offer: { kind: 'phone', text: 'Call 0221 123 45 67' },
      facts: ['Venloer Str. 12, Köln', 'Mon–Fri 8–18'],
    },
    {
      offer: { kind: 'until', text: 'Book by Sunday, 30 November' },
      facts: ['from €19 a month', '12 seats'],
    },
    { offer: { kind: 'trial', text: '30 days free' }, facts: ['then $9/month', 'cancel anytime'] },
    { offer: { kind: 'multibuy', text: '2 for 1' }, facts: ['this weekend'] },
    {
      offer: { kind: 'price', text: 'from 1 290 Kč per person', was: '1 590 Kč' },
      facts: ['breakfast included'],
    },
    { offer: { kind: 'guarantee', text: '10-year guarantee' }, facts: ['made in Porto'] },
    { offer: { kind: 'delivery', text: 'Free delivery over €50' } },
    { offer: { kind: 'discount', text: '−20 %' }, facts: ['on everything', 'today only'] },
  ],
  arabic: [
    {
      offer: { kind: 'price', text: '49 ريال', was: '79 ريال' },
      facts: ['توصيل مجاني', 'حتى الجمعة'],
    },
    { offer: { kind: 'discount', text: 'خصم 20٪' }, facts: ['رمز RAMADAN20', 'حتى نهاية الشهر'] },
    { offer: { kind: 'code', text: 'استخدم الرمز SALE15' }, facts: ['خصم 15٪'] },
    { offer: { kind: 'phone', text: 'اتصل 920 001 234' }, facts: ['شارع الملك فهد، الرياض'] },
    { offer: { kind: 'trial', text: 'تجربة مجانية 30 يوماً' }, facts: ['ثم 29 ريال شهرياً'] },
  ],
  japanese: [
    {
      offer: { kind: 'price', text: '¥1,980（税込）', was: '¥2,980' },
      facts: ['送料無料', '5月31日まで'],
    },
    { offer: { kind: 'discount', text: '20%オフ' }, facts: ['クーポンコード HARU20', '送料無料'] },
    { offer: { kind: 'until', text: '11月30日までのご予約' }, facts: ['先着20名様'] },
    {
      offer: { kind: 'phone', text: 'お電話 03-1234-5678' },
      facts: ['渋谷区神南1-2-3', '10:00〜19:00'],
    },
    { offer: { kind: 'trial', text: '30日間無料' }, facts: ['その後月額980円'] },
  ],
};

/** Products with their audiences, by script, for ads that print the sample facts. */
const SOLD: Record<keyof typeof FACTS, [product: string, audience: string][]> = {
  latin: PRODUCTS.map((product) => [product, 'busy parents']),
  arabic: [
    ['قهوة باردة', 'الطلاب'],
    ['حقيبة جلدية', 'النساء'],
    ['عطر', 'الرجال'],
  ],
  japanese: [
    ['コールドブリュー珈琲', '忙しい通勤者'],
    ['革のバッグ', '働く女性'],
    ['オンライン英会話レッスン', '働く女性'],
  ],
};

/** Returns an ad with facts for every layout, in one script; the ads alternate between the types of facts. */
function factAds(script: keyof typeof FACTS, format: AdFormat): AdInput[] {
  return LAYOUT_NAMES.map((layout, index) => {
    const [product, audience] = at(SOLD[script], index);
    const ad = input({ ...brief(product, index), audience }, format, index, layout);
    return { ...ad, copy: { ...ad.copy, ...at(FACTS[script], index) } };
  });
}

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('the list to choose from is empty');
  return value;
}

/** Services without a physical product, as small businesses describe them, in several languages. */
const TRADES: [product: string, audience: string, goal: string][] = [
  ['dental practice, implants and cleaning', 'families in Leeds', 'more appointments'],
  ['PLUMBING 24/7 EMERGENCY', 'HOMEOWNERS', 'CALLS'],
  ['wedding photographer', 'brides and grooms getting married in 2027', 'bookings'],
  ['yoga retreat in portugal 7 days', 'burnt out women 30+', 'book'],
  ['used cars', 'families', 'test drives'],
  ['clean water charity', 'donors', 'donations'],
  ['podcast about true crime', 'women 20-40', 'more listeners'],
  ['real estate agent', 'people selling there home', 'leads'],
  ['Steuerberatung für Selbstständige', 'Freiberufler', 'Neue Mandanten'],
  ['Hundeschule', 'Welpenbesitzer in Köln', 'Anmeldungen'],
  ['salon de coiffure', 'femmes', 'rendez-vous'],
  ['escuela de idiomas', 'adultos que trabajan', 'inscripciones'],
  ['مطعم مأكولات بحرية', 'العائلات', 'حجوزات'],
  ['オンライン英会話レッスン', '働く女性', '無料体験の申し込み'],
  ['शादी की फोटोग्राफी', 'जोड़े', 'बुकिंग'],
];

const brief = (product: string, index: number): CopyBrief => ({
  product,
  audience:
    [
      'busy women over 35',
      'young commuters',
      'small business owners',
      'music lovers',
      'new homeowners',
    ][index % 5] ?? 'everyone',
  goal: ['more sales', 'sign-ups', 'brand awareness'][index % 3],
  emotion: EMOTION_OPTIONS[index % EMOTION_OPTIONS.length]?.value ?? 'trust',
  adType: AD_TYPE_OPTIONS[index % AD_TYPE_OPTIONS.length]?.value,
});

const input = (
  one: CopyBrief,
  format: AdFormat,
  index: number,
  layout?: AdInput['layout'],
): AdInput => ({
  brief: one,
  copy: writeAdCopy(one, index, 0),
  format,
  seed: index,
  variation: 0,
  layout,
});

function formatsWanted(flag: string | undefined): AdFormat[] {
  if (flag === undefined) return FORMAT_OPTIONS.map(({ value }) => value);
  if (flag === 'all') return [...AD_FORMAT_NAMES];
  return AD_FORMAT_NAMES.filter((name) => flag.split(',').includes(name));
}

function readSize(format: AdFormat): { width: number; height: number } {
  const { width, height } = AD_FORMATS[format];
  return { width, height };
}

/** Layouts that are built around a picture. */
const PICTURED: AdInput['layout'][] = AD_LAYOUT_NAMES.filter(
  (name) => AD_LAYOUTS[name].isOfPicture,
);

/**
 * Returns ads with photos that are cropped to the format; the photos alternate between the layouts. The returned list
 * is empty if no folder of photos is given.
 */
async function pictures(format: AdFormat): Promise<AdInput[]> {
  const folder = flags.pictures;
  if (folder === undefined) return [];
  return Promise.all(
    listPhotos(folder).map(async (file, index) => ({
      ...input(
        { ...brief(PRODUCTS[index % PRODUCTS.length] ?? '', index), adType: undefined },
        format,
        index,
        PICTURED[index % PICTURED.length],
      ),
      picture: await sharp(file)
        .resize({ ...readSize(format), fit: 'cover', position: 'attention' })
        .jpeg()
        .toBuffer(),
    })),
  );
}

/** The layouts for a user's own photo that fills the ad. */
const FULL_BLEED = [
  'picture-calm',
  'picture-poster',
  'picture-cover',
  'picture-blocks',
  'picture-band',
  'picture-card',
  'picture-full',
] as const satisfies AdInput['layout'][];

/**
 * Returns ads that a user's own photo fills, in each layout in turn. The returned list is empty if no folder of photos
 * is given.
 */
async function fullBleed(format: AdFormat): Promise<AdInput[]> {
  const folder = flags.pictures;
  if (folder === undefined) return [];
  return Promise.all(
    listPhotos(folder).map(async (file, index) => {
      const bytes = readFileSync(file);
      const product = path.parse(file).name.replaceAll('-', ' ');
      const turn = index + FORMATS.indexOf(format);
      return {
        ...input(
          { ...brief(product, index), adType: undefined },
          format,
          index,
          at(FULL_BLEED, turn),
        ),
        own: { show: 'full' as const, bytes, subject: await readSubject(bytes) },
      };
    }),
  );
}

const SHEETS: Record<string, (format: AdFormat) => AdInput[] | Promise<AdInput[]>> = {
  pictures,
  'full-bleed': fullBleed,
  offers: (format) =>
    OFFERS.map(([product, audience], index) =>
      input({ ...brief(product, index), audience }, format, index + 11),
    ),
  facts: (format) => factAds('latin', format),
  'facts-ar': (format) => factAds('arabic', format),
  'facts-ja': (format) => factAds('japanese', format),
  emotions: (format) =>
    EMOTION_OPTIONS.flatMap(({ value: emotion }, row) =>
      AD_TYPE_OPTIONS.map(({ value: adType }, column) =>
        input(
          {
            ...brief(PRODUCTS[(row * 5 + column) % PRODUCTS.length] ?? '', row + column),
            emotion,
            adType,
          },
          format,
          row * 3 + column,
        ),
      ),
    ),
  layouts: (format) =>
    LAYOUT_NAMES.map((layout, index) =>
      input(brief(PRODUCTS[index] ?? '', index + 2), format, index + 5, layout),
    ),
  products: (format) =>
    PRODUCTS.map((product, index) =>
      input({ ...brief(product, index), adType: 'product showcase' }, format, index + 40),
    ),
  trades: (format) =>
    TRADES.map(([product, audience, goal], index) =>
      input({ ...brief(product, index), audience, goal }, format, index + 70),
    ),
  scripts: (format) =>
    SCRIPTS.map(([product, audience, goal], index) =>
      input({ ...brief(product, index), audience, goal }, format, index),
    ),
  hard: (format) =>
    LAYOUT_NAMES.flatMap((layout, index) => {
      const one = HARD[index % HARD.length];
      return one ? [input(one, format, index, layout)] : [];
    }),
  boost: async (format) => {
    if (format !== 'square' && format !== 'story') return [];
    const plans = [0, 1].map((which) => {
      const {
        adType: _,
        goal: __,
        ...one
      } = brief(PRODUCTS[which === 0 ? 1 : 9] ?? '', which === 0 ? 2 : 3);
      const copies = Array.from({ length: 10 }, (_unused, variation) =>
        writeAdCopy(one, which, variation),
      );
      return planVariations(one, copies, format, which);
    });
    return (await Promise.all(plans)).flat();
  },
};

async function writeSheet(name: string, inputs: AdInput[], format: AdFormat): Promise<void> {
  const started = performance.now();
  const ads = [];
  for (const one of inputs) ads.push(await renderAd(one));
  const spent = (performance.now() - started) / inputs.length;
  const worst = Math.min(...ads.map(({ minContrast }) => minContrast));
  const pieces = splitPieces(ads);
  for (const [at, piece] of pieces.entries()) {
    const part = pieces.length > 1 ? `-${at + 1}` : '';
    await writePiece(path.join(OUT, `ads-${name}-${format}${part}.jpg`), piece, format);
  }
  console.log(
    `${name} ${format}: ${inputs.length} ads, ${spent.toFixed(0)} ms each, lowest contrast ${worst.toFixed(2)}`,
  );
}

function splitPieces<Ad>(ads: readonly Ad[]): Ad[][] {
  const size = COLUMNS * ROWS;
  return Array.from({ length: Math.ceil(ads.length / size) }, (_, at) =>
    ads.slice(at * size, (at + 1) * size),
  );
}

async function writePiece(
  file: string,
  ads: readonly { jpeg: Uint8Array }[],
  format: AdFormat,
): Promise<void> {
  const { width, height } = AD_FORMATS[format];
  const tall = Math.round((THUMB_PX * height) / width);
  const thumbs = await Promise.all(
    ads.map(({ jpeg }) => sharp(jpeg).resize(THUMB_PX, tall).toBuffer()),
  );
  const gap = 8;
  const columns = Math.min(COLUMNS, ads.length);
  const rows = Math.ceil(ads.length / COLUMNS);
  await sharp({
    create: {
      width: columns * (THUMB_PX + gap) + gap,
      height: rows * (tall + gap) + gap,
      channels: 3,
      background: '#222226',
    },
  })
    .composite(
      thumbs.map((thumb, index) => ({
        input: thumb,
        left: gap + (index % COLUMNS) * (THUMB_PX + gap),
        top: gap + Math.floor(index / COLUMNS) * (tall + gap),
      })),
    )
    .jpeg({ quality: 88 })
    .toFile(file);
  console.log(file);
}

mkdirSync(OUT, { recursive: true });
for (const [name, inputs] of Object.entries(SHEETS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const format of FORMATS) {
    const ads = await inputs(format);
    if (ads.length > 0) await writeSheet(name, ads, format);
  }
}
