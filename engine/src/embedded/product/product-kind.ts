import { bulb, headphones, laptop, phone, watch } from './objects/devices.ts';
import {
  archSculpture,
  plant,
  ringSculpture,
  sneaker,
  stepSculpture,
} from './objects/lifestyle.ts';
import { mug } from './objects/mug.ts';
import { bag, book, carton, pouch } from './objects/packages.ts';
import {
  candle,
  drinksCan,
  dropperBottle,
  jar,
  paperCup,
  perfumeFlacon,
  pumpBottle,
  tallBottle,
} from './objects/vessels.ts';
import type { ProductColours, ProductObject } from './product-object.ts';

const MAKERS = {
  bag,
  book,
  bulb,
  candle,
  carton,
  dropperBottle,
  drinksCan,
  headphones,
  jar,
  laptop,
  mug,
  paperCup,
  perfumeFlacon,
  phone,
  plant,
  pouch,
  pumpBottle,
  sneaker,
  tallBottle,
  watch,
  ringSculpture,
  stepSculpture,
  archSculpture,
} satisfies Record<string, (colours: ProductColours) => ProductObject>;

export type ProductKind = keyof typeof MAKERS;

/** Objects for what has no body of its own. */
export const SCULPTURES: readonly [ProductKind, ...ProductKind[]] = [
  'ringSculpture',
  'archSculpture',
  'stepSculpture',
];

/**
 * Words that name an object, most telling first. Roots of other languages stand beside the English word. A product that
 * none matches gets a sculpture: an abstract object is better than a wrong one.
 */
const WORDS: readonly (readonly [RegExp, ProductKind])[] = [
  [
    /\b(?:course|coaching|consult\w*|agency|insurance|tutor\w*|lessons?|classes|therapy|cleaning|plumb\w*|repairs?|legal|lawyer|accounting|training|membership|webinar|workshop|service)\b/iu,
    'ringSculpture',
  ],
  [/\b(?:app|mobile|smartphone|iphone|android|game)\b|приложени|アプリ|应用|앱|تطبيق/iu, 'phone'],
  [
    /\b(?:software|saas|crm|erp|platform|dashboard|analytics|laptop|notebook computer|website|hosting|plugin|bookkeeping)\b|ноутбук|ソフト|软件/iu,
    'laptop',
  ],
  [
    /\b(?:headphones?|headset|earphones?)\b|kopfhörer|casque|auriculares|наушник|ヘッドホン|耳机|헤드폰|سماعات/iu,
    'headphones',
  ],
  [
    /\b(?:watch|watches|smartwatch|timepiece)\b|\buhr\b|montre|reloj|часы|腕時計|手表|ساعة/iu,
    'watch',
  ],
  [
    /\b(?:sneakers?|trainers?|shoes?|footwear|boots?)\b|schuh|zapat|chaussure|кроссов|обувь|スニーカー|靴|运动鞋|운동화|حذاء/iu,
    'sneaker',
  ],
  [
    /\b(?:handbag|tote|bags?|purse|backpack)\b(?! of)|tasche|bolso|sac à main|сумка|バッグ|手提包|가방|حقيبة/iu,
    'bag',
  ],
  [
    /\b(?:mugs?|teacups?|coffee cups?|ceramics?|pottery|stoneware)\b|\btassen?\b|keramik|céramique|cerámica|ceramica|кружк|керамик|マグ|陶器|马克杯|陶瓷|머그|도자기/iu,
    'mug',
  ],
  [/\b(?:candles?)\b|kerze|bougie|vela\b|свеч|キャンドル|蜡烛|캔들|شمعة/iu, 'candle'],
  [
    /\b(?:perfume|parfum|fragrance|cologne|eau de \w+|scent)\b|духи|香水|향수|عطر/iu,
    'perfumeFlacon',
  ],
  [
    /\b(?:serum|essence|face oil|hair oil|beard oil|cbd|tincture|drops|retinol|skincare|skin care)\b|sérum|сыворотк|セラム|美容液|精华|세럼|سيروم/iu,
    'dropperBottle',
  ],
  [
    /\b(?:shampoo|conditioner|lotion|soap|hand wash|body wash|sanitizer|detergent|cleanser|sunscreen)\b|шампун|シャンプー|洗发|샴푸|شامبو/iu,
    'pumpBottle',
  ],
  [
    /\b(?:cream|balm|jar|honey|jam|mask|moisturi[sz]er|salve|peanut butter|spread|pickle\w*)\b|honig|crème|miel\b|крем|мёд|クリーム|蜂蜜|크림|꿀|عسل|كريم/iu,
    'jar',
  ],
  [
    /\b(?:coffee beans?|beans|granola|snacks?|chips|pet food|dog food|cat food|treats|protein powder|jerky|nuts|tea leaves)\b/iu,
    'pouch',
  ],
  [
    /\b(?:coffee|latte|espresso|cappuccino|cold brew|matcha|tea|hot chocolate|café|caffè)\b|kaffee|кофе|コーヒー|珈琲|咖啡|커피|콜드브루|قهوة|קפה|กาแฟ|कॉफ़ी|καφ/iu,
    'paperCup',
  ],
  [
    /\b(?:soda|energy drink|beer|cider|sparkling|seltzer|lemonade|kombucha|cola|drink|juice)\b|напиток|ビール|饮料|음료|مشروب/iu,
    'drinksCan',
  ],
  [
    /\b(?:wine|olive oil|oil|vodka|whisk(?:e)?y|gin|rum|vinegar|water|syrup|sauce|champagne)\b|wein\b|vino\b|вино|ワイン|葡萄酒|와인|نبيذ|زيت/iu,
    'tallBottle',
  ],
  [
    /\b(?:vitamins?|supplements?|capsules|probiotic)\b|витамин|サプリ|维生素|비타민|فيتامين/iu,
    'jar',
  ],
  [
    /\b(?:books?|novel|cookbook|journal|planner|notebook|guide|ebook|e-book|diary)\b|buch\b|livre|libro|книга|本\b|书|كتاب/iu,
    'book',
  ],
  [
    /\b(?:plants?|succulents?|bonsai|flowers?|garden\w*|seeds)\b|pflanze|растени|植物|식물|نبات/iu,
    'plant',
  ],
  [
    /\b(?:lamp|bulb|light|lighting|led|solar|electricity|energy provider)\b|lampe|лампа|ランプ|灯|조명|مصباح/iu,
    'bulb',
  ],
  [
    /\b(?:box|kit|subscription|cereal|chocolates?|set|puzzle|toy|board game|cookies|tea box|meal)\b|набор|ボックス|礼盒|상자|صندوق/iu,
    'carton',
  ],
];

/** Object that shows a product, found in its words; null when none names a thing with a known shape. */
export function productKind(product: string): ProductKind | null {
  const kind = WORDS.find(([words]) => words.test(product))?.[1];
  return kind === undefined || SCULPTURES.includes(kind) ? null : kind;
}

/** Builds an object in the colours given. */
export function makeProduct(kind: ProductKind, colours: ProductColours): ProductObject {
  return MAKERS[kind](colours);
}
