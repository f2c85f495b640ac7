import { defineTrade } from './define-trade.ts';

/** Every line of work that has lines of its own, which stand in `content/<language>/trades`. */
export const TRADES = {
  /** Lawyers, tax advisers, insurers, agencies: work of the head that is talked over first. */
  advice: defineTrade({
    selling: {
      goal: 'leads',
    },
    emotions: ['curiosity', 'fear', 'trust', 'urgency', 'exclusivity'],
  }),
  /** Pets: what they eat and wear, and who treats and trains them. */
  animals: defineTrade({
    selling: {
      goal: 'leads',
      bought:
        /futter|leckerli|spielzeug|halsb[aä]nd|hundeleine|hundebett|hundekorb|croquettes|nourriture|friandise|jouets?|colliers?|pienso|comida|juguete|collares|crocchette|cibo|giocatt|guinzagli|ração|coleira|brinquedo|hondenvoer|kattenvoer|brokken|speelgoed|hundfoder|kattmat|hundgodis|leksak|karm[aęy]|корм/iu,
    },
  }),
  /** Cosmetics, perfume and hair care to take home. */
  beauty: defineTrade({
    selling: {
      goal: 'sales',
    },
  }),
  /** Whoever treats or grooms people by appointment: practices, salons, masseurs. */
  care: defineTrade({
    selling: {
      goal: 'booking',
    },
    namesAudience: false,
  }),
  /** Software and apps, and the devices that stand for them. */
  digital: defineTrade({
    selling: {
      goal: 'signup',
    },
  }),
  /** Restaurants and cafés, where a table is reserved. */
  dining: defineTrade({
    selling: {
      goal: 'booking',
    },
  }),
  /** Coffee, tea, wine, beer. */
  drinks: defineTrade({
    selling: {
      goal: 'sales',
    },
  }),
  /** Solar panels, heat pumps, charging. */
  energy: defineTrade({
    selling: {
      goal: 'sales',
    },
  }),
  /** Funerals and graves. */
  farewell: defineTrade({
    selling: {
      goal: 'leads',
    },
    isSolemn: true,
  }),
  /** Furniture, blinds and what makes a home look like one. */
  furnishing: defineTrade({
    selling: {
      goal: 'sales',
    },
  }),
  /** Work on a garden; plants themselves are bought. */
  garden: defineTrade({
    selling: {
      goal: 'leads',
    },
  }),
  /** Charities. */
  giving: defineTrade({
    selling: {
      goal: 'awareness',
    },
  }),
  /** Stoves, firewood, heat pumps. */
  heating: defineTrade({
    selling: {
      goal: 'sales',
      takesEmergencyCalls: true,
    },
    emotions: ['curiosity', 'fear', 'trust', 'urgency'],
  }),
  /** Trades that come to the house: cleaning, plumbing, painting, moving. */
  home: defineTrade({
    selling: {
      goal: 'leads',
      takesEmergencyCalls: true,
    },
    emotions: ['curiosity', 'fear', 'trust', 'urgency'],
  }),
  /** Courses, lessons and schools. */
  learning: defineTrade({
    selling: {
      goal: 'signup',
    },
  }),
  /** What is brought to be mended; a roof or a boiler belongs to the trade home. */
  mending: defineTrade({
    selling: {
      goal: 'leads',
      takesEmergencyCalls: true,
    },
    emotions: ['curiosity', 'fear', 'trust', 'urgency'],
    borrowsFrom: 'home',
  }),
  /** Photography and film. */
  moments: defineTrade({
    selling: {
      goal: 'leads',
    },
  }),
  /** Concerts, museums, escape rooms. */
  outing: defineTrade({
    selling: {
      goal: 'sales',
    },
  }),
  /** Mattresses and bedding. */
  sleep: defineTrade({
    selling: {
      goal: 'sales',
    },
  }),
  /** Sport, and what it is done with. */
  sport: defineTrade({
    selling: {
      goal: 'sales',
      joined:
        /fitness-?studio|palestr|gimnasio|salle de (?:sport|fitness|musculation)|(?<!\p{L})academia(?!\p{L})|sportschool|(?<!\p{L})gym(?!\p{L})|(?<!\p{L})(?:cours|clases?|aulas?|corsi?|lessen|klass|\p{L}*kurse?|\p{L}*cursus)(?!\p{L})/iu,
    },
  }),
  /** Food to take home. */
  table: defineTrade({
    selling: {
      goal: 'sales',
    },
  }),
  /** Holidays, hotels, luggage. */
  travel: defineTrade({
    selling: {
      goal: 'booking',
    },
  }),
  /** Clothes, shoes, jewellery, bags. */
  wear: defineTrade({
    selling: {
      goal: 'sales',
    },
    accessoriesAnswerProblem: false,
  }),
  /** Wedding venues and planners. */
  weddings: defineTrade({
    selling: {
      goal: 'leads',
    },
  }),
  /** A service of which nothing else is known. */
  work: defineTrade({
    selling: {
      goal: 'leads',
      takesEmergencyCalls: true,
    },
    emotions: ['curiosity', 'fear', 'trust', 'urgency'],
    borrowsFrom: 'home',
  }),
};

export type Trade = keyof typeof TRADES;

export function isTrade(id: string): id is Trade {
  return Object.hasOwn(TRADES, id);
}

export const TRADE_IDS = Object.keys(TRADES).filter(isTrade);
