import { productKind } from '../../../product/kind-words.ts';
import type { ProductKind } from '../../../product/product-kind.ts';

/** Lines of work that a phrasebook may have words of its own for. */
export type Trade =
  | 'advice'
  | 'animals'
  | 'beauty'
  | 'care'
  | 'digital'
  | 'dining'
  | 'giving'
  | 'home'
  | 'learning'
  | 'moments'
  | 'sport'
  | 'table'
  | 'travel'
  | 'wear';

/** What a copywriter of the language would say of a trade before knowing the brief. Never a claim about the product. */
export interface TradeLines {
  /** Stand alone, as headlines or, with a full stop, as a second sentence. */
  lines: readonly [string, string, string, string];
  /** The everyday annoyance as a question. */
  problem: string;
  /** Where what suits any trade doesn't: a table is reserved, money is given. */
  ctas?: readonly string[];
}

export type Trades = Readonly<Partial<Record<Trade, TradeLines>>>;

const TRADE_OF: Readonly<Partial<Record<ProductKind, Trade>>> = {
  bag: 'wear',
  barberPole: 'care',
  bicycle: 'sport',
  burger: 'table',
  cake: 'table',
  camera: 'moments',
  cloche: 'dining',
  coins: 'advice',
  drinksCan: 'table',
  dropperBottle: 'beauty',
  gavel: 'advice',
  heart: 'giving',
  house: 'home',
  jewel: 'wear',
  kettlebell: 'sport',
  laptop: 'digital',
  loaf: 'table',
  medicalCross: 'care',
  notes: 'learning',
  paperCup: 'table',
  parcel: 'home',
  paw: 'animals',
  perfumeFlacon: 'beauty',
  phone: 'digital',
  pizza: 'table',
  pumpBottle: 'beauty',
  shield: 'advice',
  shirt: 'wear',
  snackBar: 'table',
  sneaker: 'wear',
  sprayBottle: 'home',
  stones: 'care',
  studies: 'learning',
  suitcase: 'travel',
  tallBottle: 'table',
  tap: 'home',
  tooth: 'care',
  watch: 'wear',
  wrench: 'home',
};

/** Languages are learnt, other conversations give advice; both are shown as bubbles. */
const TONGUE =
  /sprach|langue|idioma|lingu|língu|ingl[eéê]s|anglais|englis|язык|английск|لغ|إنجليز|英|语|語|언어|영어|भाषा|अंग्रे/iu;

/** A hairdresser is shown by a bottle and a driving school by a car, yet one is booked and the other teaches. */
const SALON = /salon|coiff|friseur|peluquer|cabeleireir|parrucch|صالون|美容室|美发|सैलून/iu;
const DRIVING_SCHOOL =
  /fahrschule|auto-?[ée]cole|autoescuela|autoescola|autoscuola|автошкол|驾校|教習所/iu;

/** The trade that a product field names, in any language; null where it names none that has words of its own. */
export function tradeOf(product: string): Trade | null {
  if (SALON.test(product)) return 'care';
  if (DRIVING_SCHOOL.test(product)) return 'learning';
  const kind = productKind(product);
  if (kind === 'speechBubbles') return TONGUE.test(product) ? 'learning' : 'advice';
  return kind === null ? null : (TRADE_OF[kind] ?? null);
}
