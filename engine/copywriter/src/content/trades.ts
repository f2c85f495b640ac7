import type { Emotion } from '@adwright/contracts';
import { defineTrade, type TradeFacts, type TradeSelling } from './define-trade.ts';
import type { Kind } from './kinds.ts';

/**
 * Emotions that suit errands and professional advice, for which taste and memories don't matter.
 */
const SOBER: readonly Emotion[] = ['curiosity', 'fear', 'trust', 'urgency'];

/** Emotions that suit readers in trouble, whom joy or urgency would hurt. */
const CALM: readonly Emotion[] = ['fear', 'trust'];

/** Returns the properties of a trade that sells goods, with its broader trade if there is one. */
const defineGoods = (within?: string, kind: Kind = 'goods') =>
  defineTrade({ kind, selling: { goal: 'sales' }, ...(within ? { within } : {}) });

/** Returns the properties of a trade whose work is done at the customer's home. */
const defineHousework = (facts: Partial<TradeFacts> = {}) =>
  defineTrade({
    kind: 'service',
    selling: { goal: 'leads', takesEmergencyCalls: true },
    emotions: SOBER,
    isFormal: true,
    within: 'home',
    ...facts,
  });

/** Returns the properties of a trade of professional advice, which starts with a consultation. */
const defineAdvice = (facts: Partial<TradeFacts> = {}) =>
  defineTrade({
    kind: 'service',
    selling: { goal: 'leads' },
    emotions: [...SOBER, 'exclusivity'],
    isFormal: true,
    ...facts,
  });

/** Returns the properties of a trade of health care by appointment. */
const definePractice = (facts: Partial<TradeFacts> = {}) =>
  defineTrade({
    kind: 'health',
    selling: { goal: 'booking' },
    emotions: [...SOBER, 'happiness'],
    namesAudience: false,
    isFormal: true,
    within: 'care',
    ...facts,
  });

/**
 * Returns the properties of a trade of beauty and wellness by appointment, which is a matter of
 * taste.
 */
const defineGrooming = () =>
  definePractice({ kind: 'service', emotions: 'all', isFormal: false, namesAudience: true });

const defineCourse = (goal: TradeSelling['goal'] = 'signup', within: string | null = 'learning') =>
  defineTrade({ kind: 'course', selling: { goal }, ...(within ? { within } : {}) });

/**
 * Every trade (line of business) with lines of its own. The lines of a trade are in
 * `content/<language>/trades.yaml`.
 */
export const TRADES = {
  /** Advisers, agencies and consultants that belong to no narrower trade. */
  advice: defineAdvice(),
  lawyer: defineAdvice({ within: 'advice' }),
  /** Tax advisers and bookkeepers. */
  accounting: defineAdvice({ within: 'advice' }),
  insurance: defineAdvice({ within: 'advice' }),
  /** Banks, loans, savings. */
  finance: defineAdvice({ within: 'advice' }),
  /** Agencies for marketing and design. */
  marketing: defineAdvice({ within: 'advice', emotions: 'all' }),
  /** Homes for sale or rent, and their agents. */
  property: defineTrade({ kind: 'property', selling: { goal: 'leads' }, isFormal: true }),

  /** Supplies and toys for pets. */
  animals: defineGoods(),
  petfood: defineGoods('animals'),
  /** Pet groomers, trainers and sitters. */
  petcare: defineTrade({ kind: 'service', selling: { goal: 'leads' }, within: 'animals' }),
  vet: definePractice({ within: 'animals', namesAudience: true }),

  /** Cosmetics and hair care for use at home. */
  beauty: defineGoods(),
  perfume: defineGoods('beauty'),
  /** Vitamins and sports nutrition. The copy of supplements makes no promises. */
  supplements: defineGoods(),

  /** Health care by appointment, without a narrower trade. */
  care: definePractice({ within: undefined }),
  dentist: definePractice(),
  doctor: definePractice(),
  physio: definePractice(),
  /** Psychologists and therapists. */
  therapy: definePractice({ emotions: CALM }),
  /** Glasses and opticians. */
  optician: defineTrade({ kind: 'goods', selling: { goal: 'sales' }, isFormal: true }),
  /** Care for old or ill people, at home or in a care home. */
  nursing: definePractice({ selling: { goal: 'leads' }, emotions: CALM }),
  pharmacy: definePractice({ selling: { goal: 'visit' } }),
  hairdresser: defineGrooming(),
  /** Beauty and nail salons. */
  salon: defineGrooming(),
  /** Massage and spa. */
  wellness: defineGrooming(),
  /** Tattoo and piercing studios. */
  tattoo: defineTrade({ kind: 'service', selling: { goal: 'booking' }, within: 'salon' }),

  /** Apps and other software. */
  digital: defineTrade({ kind: 'software', selling: { goal: 'signup' } }),
  /** Business software. */
  software: defineTrade({
    kind: 'software',
    selling: { goal: 'trial' },
    isFormal: true,
    within: 'digital',
  }),
  /** Services that build and run computers and websites. */
  itservice: defineAdvice({ within: 'advice' }),
  /** Computers, audio equipment and accessories. */
  gadgets: defineGoods(),

  /** Restaurants, where a table is reserved. */
  dining: defineTrade({ kind: 'place', selling: { goal: 'booking' } }),
  cafe: defineTrade({ kind: 'place', selling: { goal: 'visit' }, within: 'drinks' }),
  /** Ice cream and the parlours that sell it. */
  icecream: defineTrade({ kind: 'food', selling: { goal: 'visit' }, within: 'table' }),
  /** Catering for parties. */
  catering: defineTrade({
    kind: 'service',
    selling: { goal: 'leads' },
    isFormal: true,
    within: 'work',
  }),
  /** Drinks without a narrower trade. */
  drinks: defineGoods(undefined, 'food'),
  coffee: defineGoods('drinks', 'food'),
  tea: defineGoods('drinks', 'food'),
  wine: defineGoods('drinks', 'food'),
  beer: defineGoods('drinks', 'food'),
  /** Groceries without a narrower trade. */
  table: defineGoods(undefined, 'food'),
  /** Bakeries and pastry shops. */
  bakery: defineTrade({ kind: 'place', selling: { goal: 'visit' }, within: 'table' }),
  /** Meat and sausages. */
  butcher: defineGoods('table', 'food'),
  /** Chocolate, cakes and biscuits. */
  sweets: defineGoods('table', 'food'),
  /** Cakes for weddings and birthdays, made to order. */
  feastcakes: defineGoods('sweets', 'food'),
  /** Honey, jam, oil, spices. */
  larder: defineGoods('table', 'food'),
  /** Fruit and vegetables. */
  produce: defineGoods('table', 'food'),
  /** Shops without a narrower trade. */
  shop: defineTrade({ kind: 'place', selling: { goal: 'visit' } }),

  /** Solar panels and chargers. */
  energy: defineTrade({ kind: 'goods', selling: { goal: 'sales' }, isFormal: true }),
  /** Stoves, firewood, heat pumps. */
  heating: defineTrade({
    kind: 'goods',
    selling: { goal: 'sales', takesEmergencyCalls: true },
    emotions: SOBER,
    isFormal: true,
  }),
  /** Funerals and graves. */
  farewell: defineTrade({
    kind: 'service',
    selling: { goal: 'leads' },
    isSolemn: true,
    isFormal: true,
  }),
  /** Furniture, blinds and furnishings. */
  furnishing: defineGoods(),
  /** Candles, vases, pictures. */
  decoration: defineGoods('furnishing'),
  /** Pots, knives, dishes, kitchen machines. */
  kitchenware: defineTrade({
    kind: 'goods',
    selling: { goal: 'sales' },
    accessoriesAnswerProblem: false,
  }),
  /** Tools, paint and tiles for work at home. */
  tools: defineGoods(),
  /** Mattresses and bedding. */
  sleep: defineGoods(),
  /** Gardening services. */
  garden: defineHousework({ within: undefined, emotions: 'all' }),
  /** Flowers and plants. */
  flowers: defineGoods(),
  /** Charities. */
  giving: defineTrade({ kind: 'donation', selling: { goal: 'donate' } }),

  /** Trades that work at the customer's home, without a narrower trade. */
  home: defineHousework({ within: undefined }),
  cleaning: defineHousework(),
  pests: defineHousework(),
  /** Laundries, dry cleaners, ironing. */
  laundry: defineTrade({ kind: 'service', selling: { goal: 'leads' }, within: 'work' }),
  /** Plumbing, bathrooms and heating. */
  plumbing: defineHousework(),
  electrician: defineHousework(),
  painter: defineHousework(),
  roofer: defineHousework(),
  /** Carpenters and floor layers. */
  carpenter: defineHousework(),
  /** Windows and doors. */
  windows: defineHousework(),
  /** Builders and renovation. */
  building: defineHousework(),
  removals: defineHousework(),
  locksmith: defineHousework(),
  /** Repair shops for portable things. Work on a roof or a boiler belongs to the trade `home`. */
  mending: defineHousework({ isFormal: false }),
  /** Tailors who alter and mend clothes. */
  tailor: defineTrade({ kind: 'service', selling: { goal: 'visit' }, within: 'mending' }),
  /** Upholsterers. */
  upholstery: defineTrade({ kind: 'service', selling: { goal: 'leads' }, within: 'mending' }),
  /** Car repair and tyres. */
  garage: defineHousework(),
  carwash: defineTrade({ kind: 'service', selling: { goal: 'visit' }, within: 'garage' }),
  /** Cars and motorcycles to buy or lease. */
  vehicles: defineTrade({ kind: 'goods', selling: { goal: 'leads' }, isFormal: true }),
  /** Rentals. */
  rental: defineTrade({ kind: 'service', selling: { goal: 'booking' }, within: 'work' }),
  /** Parts, machines and packaging for businesses. */
  industry: defineTrade({
    kind: 'goods',
    selling: { goal: 'leads' },
    emotions: SOBER,
    isFormal: true,
  }),
  /** Goods for resale or in large amounts. */
  wholesale: defineTrade({
    kind: 'goods',
    selling: { goal: 'leads' },
    emotions: SOBER,
    isFormal: true,
    within: 'industry',
  }),
  /** Products printed with a business's own name: bags, cups, shirts, labels. */
  branded: defineTrade({
    kind: 'goods',
    selling: { goal: 'leads' },
    isFormal: true,
    within: 'industry',
  }),
  /** Services without a narrower trade. */
  work: defineHousework(),

  /** Courses, lessons and schools without a narrower trade. */
  learning: defineCourse('signup', null),
  languages: defineCourse(),
  driving: defineCourse(),
  music: defineCourse(),
  tutoring: defineCourse(),
  /** Cookery courses. */
  cooking: defineCourse(),
  /** Craft courses: pottery, sewing, painting. */
  handicraft: defineCourse(),
  /** Holiday camps of children. */
  camp: defineCourse(),
  childcare: defineTrade({ kind: 'service', selling: { goal: 'leads' } }),

  /** Photography and film. */
  moments: defineTrade({ kind: 'service', selling: { goal: 'leads' } }),
  /** Wedding venues and planners. */
  weddings: defineTrade({ kind: 'service', selling: { goal: 'leads' } }),
  /** Party supplies: music, bouncy castles, photo booths, decoration. */
  party: defineTrade({ kind: 'service', selling: { goal: 'booking' }, within: 'weddings' }),
  /** Concerts, museums, escape rooms. */
  outing: defineTrade({ kind: 'event', selling: { goal: 'sales' } }),
  /** Guided walks, boat trips, balloon rides. */
  tour: defineTrade({ kind: 'event', selling: { goal: 'booking' }, within: 'outing' }),
  /** Markets, village fairs, open days. */
  fair: defineTrade({ kind: 'event', selling: { goal: 'visit' }, within: 'outing' }),
  /** Journeys and holidays. */
  travel: defineTrade({ kind: 'travel', selling: { goal: 'booking' } }),
  /** Hotels and holiday homes. */
  hotel: defineTrade({ kind: 'travel', selling: { goal: 'booking' }, within: 'travel' }),
  /** Suitcases, tents, sleeping bags. */
  outdoor: defineGoods('travel'),

  /** Sports and sports equipment. */
  sport: defineGoods(),
  gym: defineTrade({ kind: 'place', selling: { goal: 'signup' }, within: 'sport' }),
  /** Yoga and pilates. */
  yoga: defineCourse('signup', 'sport'),
  bicycles: defineGoods('sport'),
  childbikes: defineGoods('bicycles'),

  /** Clothes. */
  wear: defineTrade({
    kind: 'goods',
    selling: { goal: 'sales' },
    accessoriesAnswerProblem: false,
  }),
  childwear: defineGoods('wear'),
  shoes: defineGoods('wear'),
  jewellery: defineGoods(),
  /** Rings for couples. */
  weddingrings: defineGoods('jewellery'),
  bags: defineGoods(),
  wallets: defineGoods('bags'),
  toys: defineGoods(),
  /** Baby supplies. */
  baby: defineGoods(),
  books: defineGoods(),
  /** Presents and vouchers. */
  gifts: defineGoods(),
};

export type Trade = keyof typeof TRADES;

export function isTrade(id: string): id is Trade {
  return Object.hasOwn(TRADES, id);
}

export const TRADE_IDS = Object.keys(TRADES).filter(isTrade);
