import type { Emotion } from '@adwright/contracts';
import { defineTrade, type TradeFacts, type TradeSelling } from './define-trade.ts';
import type { Kind } from './kinds.ts';

/** Emotions that suit errands and advice, which are no matter of taste and no memory. */
const SOBER: readonly Emotion[] = ['curiosity', 'fear', 'trust', 'urgency'];

/** Emotions that suit whoever is troubled: a smile or a hurry would hurt. */
const CALM: readonly Emotion[] = ['fear', 'trust'];

/** Goods of a broader trade, if it has one, which are bought. */
const goods = (within?: string, kind: Kind = 'goods') =>
  defineTrade({ kind, selling: { goal: 'sales' }, ...(within ? { within } : {}) });

/** Trades that come to the house. */
const housework = (facts: Partial<TradeFacts> = {}) =>
  defineTrade({
    kind: 'service',
    selling: { goal: 'leads', takesEmergencyCalls: true },
    emotions: SOBER,
    isFormal: true,
    within: 'home',
    ...facts,
  });

/** Work of the head that is talked over first. */
const counsel = (facts: Partial<TradeFacts> = {}) =>
  defineTrade({
    kind: 'service',
    selling: { goal: 'leads' },
    emotions: [...SOBER, 'exclusivity'],
    isFormal: true,
    ...facts,
  });

/** Whoever treats people by appointment. */
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

/** Whoever makes people look or feel good by appointment, which is a matter of taste. */
const grooming = () =>
  practice({ kind: 'service', emotions: 'all', isFormal: false, namesAudience: true });

const course = (goal: TradeSelling['goal'] = 'signup', within: string | null = 'learning') =>
  defineTrade({ kind: 'course', selling: { goal }, ...(within ? { within } : {}) });

/** Every line of work that has lines of its own, which stand in `content/<language>/trades.yaml`. */
export const TRADES = {
  /** Advisers, agencies and consultants of no narrower trade. */
  advice: counsel(),
  lawyer: counsel({ within: 'advice' }),
  /** Tax advisers and bookkeepers. */
  accounting: counsel({ within: 'advice' }),
  insurance: counsel({ within: 'advice' }),
  /** Banks, loans, savings. */
  finance: counsel({ within: 'advice' }),
  /** Agencies for marketing and design. */
  marketing: counsel({ within: 'advice', emotions: 'all' }),
  /** Homes to buy or let, and who deals in them. */
  property: defineTrade({ kind: 'property', selling: { goal: 'leads' }, isFormal: true }),

  /** What pets live with and play with. */
  animals: goods(),
  petfood: goods('animals'),
  /** Whoever grooms, trains or looks after pets. */
  petcare: defineTrade({ kind: 'service', selling: { goal: 'leads' }, within: 'animals' }),
  vet: practice({ within: 'animals', namesAudience: true }),

  /** Cosmetics and hair care to take home. */
  beauty: goods(),
  perfume: goods('beauty'),
  /** Vitamins and sports nutrition: their copy promises nothing. */
  supplements: goods(),

  /** Whoever treats people by appointment, of no narrower trade. */
  care: practice({ within: undefined }),
  dentist: practice(),
  doctor: practice(),
  physio: practice(),
  /** Psychologists and therapists. */
  therapy: practice({ emotions: CALM }),
  /** Glasses, and who sells them. */
  optician: defineTrade({ kind: 'goods', selling: { goal: 'sales' }, isFormal: true }),
  /** Care for the old and the ill at home or in a home. */
  nursing: practice({ selling: { goal: 'leads' }, emotions: CALM }),
  pharmacy: practice({ selling: { goal: 'visit' } }),
  hairdresser: grooming(),
  /** Beauty and nail salons. */
  salon: grooming(),
  /** Massage and spa. */
  wellness: grooming(),

  /** Apps, and software of which nothing else is known. */
  digital: defineTrade({ kind: 'software', selling: { goal: 'signup' } }),
  /** Software that a business works with. */
  software: defineTrade({
    kind: 'software',
    selling: { goal: 'trial' },
    isFormal: true,
    within: 'digital',
  }),
  /** Whoever builds and runs computers and websites for others. */
  itservice: counsel({ within: 'advice' }),
  /** Computers, sound, and what belongs to them. */
  gadgets: goods(),

  /** Restaurants, where a table is reserved. */
  dining: defineTrade({ kind: 'place', selling: { goal: 'booking' } }),
  cafe: defineTrade({ kind: 'place', selling: { goal: 'visit' }, within: 'drinks' }),
  /** Whoever cooks for a party. */
  catering: defineTrade({
    kind: 'service',
    selling: { goal: 'leads' },
    isFormal: true,
    within: 'work',
  }),
  /** What is drunk, of no narrower trade. */
  drinks: goods(undefined, 'food'),
  coffee: goods('drinks', 'food'),
  tea: goods('drinks', 'food'),
  wine: goods('drinks', 'food'),
  beer: goods('drinks', 'food'),
  /** Food to take home, of no narrower trade. */
  table: goods(undefined, 'food'),
  /** Bakers and pastry cooks as places. */
  bakery: defineTrade({ kind: 'place', selling: { goal: 'visit' }, within: 'table' }),
  /** Meat and sausages. */
  butcher: goods('table', 'food'),
  /** Chocolate, cakes and biscuits. */
  sweets: goods('table', 'food'),
  /** Cakes for weddings and birthdays, to order. */
  feastcakes: goods('sweets', 'food'),
  /** Honey, jam, oil, spices. */
  larder: goods('table', 'food'),
  /** Fruit and vegetables. */
  produce: goods('table', 'food'),
  /** Shops of which nothing else is known. */
  shop: defineTrade({ kind: 'place', selling: { goal: 'visit' } }),

  /** Solar panels and charging. */
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
  /** Furniture, blinds and what makes a home look like one. */
  furnishing: goods(),
  /** Candles, vases, pictures. */
  decoration: goods('furnishing'),
  /** Pots, knives, dishes, kitchen machines. */
  kitchenware: defineTrade({
    kind: 'goods',
    selling: { goal: 'sales' },
    accessoriesAnswerProblem: false,
  }),
  /** Tools, paint, tiles: what one works with at home. */
  tools: goods(),
  /** Mattresses and bedding. */
  sleep: goods(),
  /** Work on a garden. */
  garden: housework({ within: undefined, emotions: 'all' }),
  /** Flowers and plants. */
  flowers: goods(),
  /** Charities. */
  giving: defineTrade({ kind: 'donation', selling: { goal: 'donate' } }),

  /** Trades that come to the house, of no narrower trade. */
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
  /** What is brought to be mended; a roof or a boiler belongs to the trade home. */
  mending: housework({ isFormal: false }),
  /** New covers for chairs and sofas. */
  upholstery: defineTrade({ kind: 'service', selling: { goal: 'leads' }, within: 'mending' }),
  /** Car repair and tyres. */
  garage: housework(),
  /** Cars and motorcycles to buy or lease. */
  vehicles: defineTrade({ kind: 'goods', selling: { goal: 'leads' }, isFormal: true }),
  /** What is hired. */
  rental: defineTrade({ kind: 'service', selling: { goal: 'booking' }, within: 'work' }),
  /** Parts, machines and packaging for businesses. */
  industry: defineTrade({
    kind: 'goods',
    selling: { goal: 'leads' },
    emotions: SOBER,
    isFormal: true,
  }),
  /** Goods that are bought to be sold on, or in large amounts. */
  wholesale: defineTrade({
    kind: 'goods',
    selling: { goal: 'leads' },
    emotions: SOBER,
    isFormal: true,
    within: 'industry',
  }),
  /** What carries a business's own name: printed bags, cups, shirts, labels. */
  branded: defineTrade({
    kind: 'goods',
    selling: { goal: 'leads' },
    isFormal: true,
    within: 'industry',
  }),
  /** A service of which nothing else is known. */
  work: housework(),

  /** Courses, lessons and schools of no narrower trade. */
  learning: course('signup', null),
  languages: course(),
  driving: course(),
  music: course(),
  tutoring: course(),
  /** Courses in which one cooks. */
  cooking: course(),
  /** Pottery, sewing, painting: courses in which one makes things. */
  handicraft: course(),
  /** Holiday camps of children. */
  camp: course(),
  childcare: defineTrade({ kind: 'service', selling: { goal: 'leads' } }),

  /** Photography and film. */
  moments: defineTrade({ kind: 'service', selling: { goal: 'leads' } }),
  /** Wedding venues and planners. */
  weddings: defineTrade({ kind: 'service', selling: { goal: 'leads' } }),
  /** What makes a party: music, bouncy castles, photo booths, decoration. */
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

  /** Sport, and what it is done with. */
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
  /** Rings that two people choose together. */
  weddingrings: goods('jewellery'),
  bags: goods(),
  wallets: goods('bags'),
  toys: goods(),
  /** What a baby needs. */
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
