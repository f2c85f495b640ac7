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
const goods = (within?: string, kind: Kind = 'goods') =>
  defineTrade({ kind, selling: { goal: 'sales' }, ...(within ? { within } : {}) });

/** Returns the properties of a trade whose work is done at the customer's home. */
const housework = (facts: Partial<TradeFacts> = {}) =>
  defineTrade({
    kind: 'service',
    selling: { goal: 'leads', takesEmergencyCalls: true },
    emotions: SOBER,
    isFormal: true,
    within: 'home',
    ...facts,
  });

/** Returns the properties of a trade of professional advice, which starts with a consultation. */
const counsel = (facts: Partial<TradeFacts> = {}) =>
  defineTrade({
    kind: 'service',
    selling: { goal: 'leads' },
    emotions: [...SOBER, 'exclusivity'],
    isFormal: true,
    ...facts,
  });

/** Returns the properties of a trade of health care by appointment. */
const practice = (facts: Partial<TradeFacts> = {}) =>
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
const grooming = () =>
  practice({ kind: 'service', emotions: 'all', isFormal: false, namesAudience: true });

const course = (goal: TradeSelling['goal'] = 'signup', within: string | null = 'learning') =>
  defineTrade({ kind: 'course', selling: { goal }, ...(within ? { within } : {}) });

/**
 * Every trade (line of business) with lines of its own. The lines of a trade are in
 * `content/<language>/trades.yaml`.
 */
export const TRADES = {
  /** Advisers, agencies and consultants that belong to no narrower trade. */
  advice: counsel(),
  lawyer: counsel({ within: 'advice' }),
  /** Tax advisers and bookkeepers. */
  accounting: counsel({ within: 'advice' }),
  insurance: counsel({ within: 'advice' }),
  /** Banks, loans, savings. */
  finance: counsel({ within: 'advice' }),
  /** Agencies for marketing and design. */
  marketing: counsel({ within: 'advice', emotions: 'all' }),
  /** Homes for sale or rent, and their agents. */
  property: defineTrade({ kind: 'property', selling: { goal: 'leads' }, isFormal: true }),

  /** Supplies and toys for pets. */
  animals: goods(),
  petfood: goods('animals'),
  /** Pet groomers, trainers and sitters. */
  petcare: defineTrade({ kind: 'service', selling: { goal: 'leads' }, within: 'animals' }),
  vet: practice({ within: 'animals', namesAudience: true }),

  /** Cosmetics and hair care for use at home. */
  beauty: goods(),
  perfume: goods('beauty'),
  /** Vitamins and sports nutrition. The copy of supplements makes no promises. */
  supplements: goods(),

  /** Health care by appointment, without a narrower trade. */
  care: practice({ within: undefined }),
  dentist: practice(),
  doctor: practice(),
  physio: practice(),
  /** Psychologists and therapists. */
  therapy: practice({ emotions: CALM }),
  /** Glasses and opticians. */
  optician: defineTrade({ kind: 'goods', selling: { goal: 'sales' }, isFormal: true }),
  /** Care for old or ill people, at home or in a care home. */
  nursing: practice({ selling: { goal: 'leads' }, emotions: CALM }),
  pharmacy: practice({ selling: { goal: 'visit' } }),
  hairdresser: grooming(),
  /** Beauty and nail salons. */
  salon: grooming(),
  /** Massage and spa. */
  wellness: grooming(),
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
  itservice: counsel({ within: 'advice' }),
  /** Computers, audio equipment and accessories. */
  gadgets: goods(),

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
  drinks: goods(undefined, 'food'),
  coffee: goods('drinks', 'food'),
  tea: goods('drinks', 'food'),
  wine: goods('drinks', 'food'),
  beer: goods('drinks', 'food'),
  /** Groceries without a narrower trade. */
  table: goods(undefined, 'food'),
  /** Bakeries and pastry shops. */
  bakery: defineTrade({ kind: 'place', selling: { goal: 'visit' }, within: 'table' }),
  /** Meat and sausages. */
  butcher: goods('table', 'food'),
  /** Chocolate, cakes and biscuits. */
  sweets: goods('table', 'food'),
  /** Cakes for weddings and birthdays, made to order. */
  feastcakes: goods('sweets', 'food'),
  /** Honey, jam, oil, spices. */
  larder: goods('table', 'food'),
  /** Fruit and vegetables. */
  produce: goods('table', 'food'),
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
  furnishing: goods(),
  /** Candles, vases, pictures. */
  decoration: goods('furnishing'),
  /** Pots, knives, dishes, kitchen machines. */
  kitchenware: defineTrade({
    kind: 'goods',
    selling: { goal: 'sales' },
    accessoriesAnswerProblem: false,
  }),
  /** Tools, paint and tiles for work at home. */
  tools: goods(),
  /** Mattresses and bedding. */
  sleep: goods(),
  /** Gardening services. */
  garden: housework({ within: undefined, emotions: 'all' }),
  /** Flowers and plants. */
  flowers: goods(),
  /** Charities. */
  giving: defineTrade({ kind: 'donation', selling: { goal: 'donate' } }),

  /** Trades that work at the customer's home, without a narrower trade. */
  home: housework({ within: undefined }),
  cleaning: housework(),
  pests: housework(),
  /** Laundries, dry cleaners, ironing. */
  laundry: defineTrade({ kind: 'service', selling: { goal: 'leads' }, within: 'work' }),
  /** Plumbing, bathrooms and heating. */
  plumbing: housework(),
  electrician: housework(),
  painter: housework(),
  roofer: housework(),
  /** Carpenters and floor layers. */
  carpenter: housework(),
  /** Windows and doors. */
  windows: housework(),
  /** Builders and renovation. */
  building: housework(),
  removals: housework(),
  locksmith: housework(),
  /** Repair shops for portable things. Work on a roof or a boiler belongs to the trade `home`. */
  mending: housework({ isFormal: false }),
  /** Tailors who alter and mend clothes. */
  tailor: defineTrade({ kind: 'service', selling: { goal: 'visit' }, within: 'mending' }),
  /** Upholsterers. */
  upholstery: defineTrade({ kind: 'service', selling: { goal: 'leads' }, within: 'mending' }),
  /** Car repair and tyres. */
  garage: housework(),
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
  work: housework(),

  /** Courses, lessons and schools without a narrower trade. */
  learning: course('signup', null),
  languages: course(),
  driving: course(),
  music: course(),
  tutoring: course(),
  /** Cookery courses. */
  cooking: course(),
  /** Craft courses: pottery, sewing, painting. */
  handicraft: course(),
  /** Holiday camps of children. */
  camp: course(),
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
  outdoor: goods('travel'),

  /** Sports and sports equipment. */
  sport: goods(),
  gym: defineTrade({ kind: 'place', selling: { goal: 'signup' }, within: 'sport' }),
  /** Yoga and pilates. */
  yoga: course('signup', 'sport'),
  bicycles: goods('sport'),
  childbikes: goods('bicycles'),

  /** Clothes. */
  wear: defineTrade({
    kind: 'goods',
    selling: { goal: 'sales' },
    accessoriesAnswerProblem: false,
  }),
  childwear: goods('wear'),
  shoes: goods('wear'),
  jewellery: goods(),
  /** Rings for couples. */
  weddingrings: goods('jewellery'),
  bags: goods(),
  wallets: goods('bags'),
  toys: goods(),
  /** Baby supplies. */
  baby: goods(),
  books: goods(),
  /** Presents and vouchers. */
  gifts: goods(),
};

export type Trade = keyof typeof TRADES;

export function isTrade(id: string): id is Trade {
  return Object.hasOwn(TRADES, id);
}

export const TRADE_IDS = Object.keys(TRADES).filter(isTrade);
