import type { ProductKind } from '@adwright/engine-objects';
import { partPassing } from '../passing-words.ts';
import { plainField } from '../pasted-field.ts';
import { type Place, placesOf } from '../places-of.ts';
import { withEdges } from '../word-edges.ts';
import { inEnglishOrder } from '../word-order.ts';
import { BEAUTY_WORDS } from './beauty-words.ts';
import { BUSINESS_WORDS } from './business-words.ts';
import { DUTCH_WORDS } from './dutch-words.ts';
import { FASHION_WORDS } from './fashion-words.ts';
import { FOOD_WORDS } from './food-words.ts';
import { GADGET_WORDS } from './gadget-words.ts';
import { GOODS_WORDS } from './goods-words.ts';
import { HIGH_STREET_WORDS } from './high-street-words.ts';
import { HOME_WORDS } from './home-words.ts';
import { HOUSEHOLD_WORDS } from './household-words.ts';
import { KINDRED_WORDS } from './kindred-words.ts';
import { LEISURE_WORDS } from './leisure-words.ts';
import { NEAR_AND_FAR_WORDS } from './near-and-far-words.ts';
import { NORTHERN_WORDS } from './northern-words.ts';
import { OUTDOOR_WORDS } from './outdoor-words.ts';
import { PURSUIT_WORDS } from './pursuit-words.ts';
import { SERVICE_WORDS } from './service-words.ts';
import { SMALL_TRADE_WORDS } from './small-trade-words.ts';
import { TRADE_WORDS } from './trade-words.ts';
import { WELL_BEING_WORDS } from './well-being-words.ts';

/** Words, and the object that shows what they name. */
export type KindWords = readonly (readonly [RegExp, ProductKind])[];

/**
 * Words that name an object, most telling first. Roots of other languages stand beside the English word. Things that one
 * can hold come before trades, whose emblem stands for work that has no body. A product that none matches gets a
 * sculpture: an abstract object is better than a wrong one. Edges of words are those of {@link withEdges}; roots at which
 * German and Russian end compounds have `\p{L}*` before them.
 */
const KIND_WORDS: KindWords = [
  ...SMALL_TRADE_WORDS,
  ...OUTDOOR_WORDS,
  ...HOUSEHOLD_WORDS,
  ...WELL_BEING_WORDS,
  ...BUSINESS_WORDS,
  ...HIGH_STREET_WORDS,
  ...PURSUIT_WORDS,
  ...GADGET_WORDS,
  ...HOME_WORDS,
  ...LEISURE_WORDS,
  ...SERVICE_WORDS,
  [
    /\b(?:apps?|mobiles?(?=$| (?:devices?|plans?|contracts?|data)\b)|(?:smart|i)?phones?(?! (?:repair|case|number))|android|(?:video )?(?<!(?:board|card|tabletop|party|table) )games?(?! night))\b|приложени|アプリ(?!コット)|应用|앱|تطبيق|ऐप/iu,
    'phone',
  ],
  [
    /\b(?:software|saas|crm|erp|platform|dashboard|analytics|laptop|notebook computer|e-?commerce|cloud storage|(?:web|online ?)(?:site|shop)s?|web ?(?:design(?:er)?|development)|hosting|plugin|chatbot|logiciel|webseiten?)\b|ноутбук|ソフト(?!クリーム|ボール|ドリンク)|软件|소프트웨어|برنامج|सॉफ़्टवेयर/iu,
    'laptop',
  ],
  [
    /\b(?:charit(?:y|ies)|(?:winter|christmas|charity|emergency|annual|urgent) appeals?|homeless(?:ness)?(?: (?:shelters?|charit(?:y|ies)|support|outreach))?|soup kitchens?|disaster relief|food drives?|donations?|non-?profit|fundrais\w+|ngo|food bank|volunteer\w*|spenden?\w*|caridad|ong)\b|благотвор|تبرع|خيري|募金|慈善|기부|दान\b/iu,
    'heart',
  ],
  [
    /\b(?:headphones?|headset|earphones?|earbuds?)\b|\p{L}*kopfhörer|casque audio|écouteur|auriculares|наушник|ヘッドホン|イヤホン|耳机|헤드폰|سماعات/iu,
    'headphones',
  ],
  [
    /\b(?:watch|watches|smartwatch|timepiece|fitness tracker)\b|\b(?:armband)?uhr(?:en)?\b|\bmontres?\b|\breloj|часы|腕時計|手表|ساعة/iu,
    'watch',
  ],
  [
    /\b(?:dog|cat|pet|puppy|bird|horse) (?:food|treats?|chews?|snacks?|biscuits?|kibble|litter)\b|hundefutter|katzenfutter|tierfutter|croquettes|\bpienso|ração|корм для|ペットフード|ドッグフード|狗粮|猫粮|사료/iu,
    'pouch',
  ],
  ...BEAUTY_WORDS,
  ...FASHION_WORDS,
  ...FOOD_WORDS,
  ...GOODS_WORDS,
  ...TRADE_WORDS,
  ...DUTCH_WORDS,
  ...NORTHERN_WORDS,
  ...KINDRED_WORDS,
  ...NEAR_AND_FAR_WORDS,
];

const RULES = KIND_WORDS.map(
  ([words, kind]) => [new RegExp(withEdges(words), 'giu'), kind] as const,
);

/** What a thing is for, about or made with, after the thing itself, and what is said of it behind a comma. */
const WHAT_FOLLOWS =
  /\sw\/.*$|\s(?:about|for|by|that|which|with|from|in|at|near|includes|including|featuring|looking for|avec|sans|mit|ohne|con|sin|senza|com|sem|met|zonder)\s.*$|\svan (?!hire|rentals?|conversions?|life|insurance|leasing|sales?|wraps?|repairs?|tours?|servic)\p{Ll}.*$|\s(?:delivered|livrée?s?|geliefert|entregad[oa]s?|entregues?|consegnat[oaie])\s.*$|[,;:(].*$|\s[-–—+]\s.*$/isu;
/** "Vitamin C serum 15%, 30ml": how much of it there is says nothing of the thing. */
const STRENGTH = /\s+\d+(?:[.,]\d+)?\s?(?:%|(?:ml|g|kg|mg|oz|l)(?![\p{L}\d]))/giu;
/** What a thing does without shows nothing of it: "cosmética sin perfume". */
const LACKED = /\s(?:without|sans|ohne|sin|senza|sem|zonder|utan|bez)\s+\S+/giu;
/** What it tastes of or is made of, behind what it is: "protein powder chocolate", "fire pit corten steel". */
const MADE_OF =
  /(?<=\b(?:powder|shakes?|food|treats?|kibble|biscuits|gels?|gumm(?:y|ies)|tablets|mix))\s(?:(?:grain|gluten|sugar|dairy)[- ]free )?(?:chocolate|vanilla|strawberry|salmon|chicken|beef|lamb|turkey|duck|tuna|peanut butter|mint|lemon|ginger|mango|coconut|banana|sweet potato)(?:\s.*)?$|(?<=\S\s\S+)\s(?:(?:solid|corten|stainless|brushed|reclaimed|recycled|organic|full[- ]grain) )?(?:steel|oak|walnut|bamboo|cotton|linen|velvet|marble|copper|brass)$/iu;
/** Languages that join two nouns by a preposition name the thing first. */
const THING_FIRST = /\s(?:de|di|da|do|du|des|del|della|d[’'])(?:\s|(?<=[’']))/iu;

/** Ways in which things are sold; they say nothing of how the thing looks. */
const SOLD_AS =
  /\s(?:(?:(?:monthly|weekly|starter|gift|home) )?(?:subscriptions?|(?<!(?:lunch|tool|jewel(?:le)?ry|music|shoe|letter|litter|cash|toy|bread|pencil|watch|ring) )box(?:es)?|kits?|sets?|packs?|bundles?|deliver(?:y|ies)|collections?|range|gifts?)|of the month(?: club)?|clubs?|(?:online )?(?:shop|store)s?|boutiques?|markets?|brands?|agenc(?:y|ies)|compan(?:y|ies)|business(?:es)?|services?|consultations?|rentals?|hire|memberships?|sales?|wholesale|deals?|online|near me|makers?|tastings?|clinics?|practices?|cent(?:re|er)s?|tours?|trips?|holidays?)$/iu;
/** Places that serve what they are named after, if one can eat or drink it. */
const SERVED_AT =
  /\s(?:restaurants?|bistros?|bars?|taprooms?|cafés?|cafes?|take-?aways?|take-?outs?|buffets?|carts?|trucks?|vans?|stalls?|stands?|parlou?rs?|houses?|joints?|places?|catering|caterers?)$/iu;
const EATEN = new Set<ProductKind>([
  ...FOOD_WORDS.map(([, kind]) => kind),
  'burger',
  'drinksCan',
  'loaf',
  'pizza',
  'tallBottle',
]);
/** What stands for a way of selling where nothing better is known. */
const WAYS = new Set<ProductKind | undefined>([
  'carton',
  'cloche',
  'gift',
  'laptop',
  'medicalCross',
  'parcel',
  'speechBubbles',
  'suitcase',
]);
/** What is learnt by doing it, and is then shown by what one does it with: a guitar for guitar lessons. */
export const DONE: ReadonlySet<ProductKind> = new Set<ProductKind>([
  'basketball',
  'beerGlass',
  'bicycle',
  'boat',
  'bouquet',
  'boxingGloves',
  'burger',
  'cake',
  'camera',
  'candle',
  'cello',
  'cheese',
  'chessPieces',
  'chocolateBar',
  'climbingWall',
  'cloche',
  'cocktail',
  'coffeeMachine',
  'cookies',
  'cookingPot',
  'croissant',
  'curry',
  'donut',
  'drone',
  'drum',
  'dojoSuit',
  'dumbbells',
  'fireExtinguisher',
  'football',
  'forklift',
  'framedPrint',
  'golf',
  'guitar',
  'honeyJar',
  'horse',
  'hulaHoop',
  'iceSkates',
  'hotAirBalloon',
  'jewel',
  'kettlebell',
  'laptop',
  'lifeRing',
  'loaf',
  'macarons',
  'makeup',
  'mug',
  'noodleBowl',
  'notes',
  'pasta',
  'piano',
  'pizza',
  'racket',
  'recordPlayer',
  'scissors',
  'sewingMachine',
  'skateboard',
  'skis',
  'snowboard',
  'speechBubbles',
  'stones',
  'surfboard',
  'sushi',
  'tacos',
  'target',
  'tattooMachine',
  'tent',
  'trumpet',
  'violin',
  'wine',
  'yarn',
]);

/**
 * Object that shows a product, found in its words; null when none names a thing with a known shape. English says what a
 * thing is before what it is for, and last of the words before that: an "online course about watches" and a "real estate
 * course" are courses. How it is sold comes last of all: a "cheese subscription" is cheese. What is learnt by doing it is
 * shown by what one does it with.
 */
export function productKind(product: string): ProductKind | null {
  const kind = kindIn(product);
  if (kind !== 'heart') return kind;
  return namesIn(product).find((name) => CAUSES.has(name.kind))?.kind ?? kind;
}

/** What a charity may be for, and is better shown by than by a heart. */
const CAUSES = new Set<ProductKind>(['paw', 'tree', 'well']);

function kindIn(product: string): ProductKind | null {
  const { thing } = partPassing(plainField(product));
  const head = inEnglishOrder(thing.replace(WHAT_FOLLOWS, '').replace(STRENGTH, '').trim());
  return (
    named(head.replace(MADE_OF, '')) ??
    named(head) ??
    namesIn(thing.replace(LACKED, ''))[0]?.kind ??
    namesIn(product.replace(LACKED, ''))[0]?.kind ??
    null
  );
}

function named(words: string): ProductKind | undefined {
  const names = namesIn(words);
  const last = lastOf(names, words);
  const ware = last && !WAYS.has(last) ? undefined : soldWare(words);
  const kind = ware ?? last ?? names[0]?.kind;
  return kind === 'studies' ? (doneIn(words) ?? kind) : kind;
}

/** What is sold, of words that end in how it is sold. */
function soldWare(words: string): ProductKind | undefined {
  const ware = words.replace(SOLD_AS, '');
  if (ware !== words) return named(ware);
  const dish = words.replace(SERVED_AT, '');
  const kind = dish === words ? undefined : named(dish);
  return kind && EATEN.has(kind) ? kind : undefined;
}

/** What is done in a class, of words that end in saying that it is one. */
function doneIn(lessons: string): ProductKind | undefined {
  const kind = named(lessons.replace(/\s*\S+$/u, ''));
  return kind && DONE.has(kind) ? kind : undefined;
}

/** Words of a text that name a kind, and where they stand. */
interface Name extends Place {
  kind: ProductKind;
}

/** Every name in a text, those of the most telling words first. */
function namesIn(text: string): Name[] {
  return RULES.flatMap(([words, kind]) =>
    placesOf(words, text).map((place) => ({ kind, ...place })),
  );
}

/** The kind named by the last of several words, in the language that says last what a thing is. */
function lastOf(names: readonly Name[], words: string): ProductKind | undefined {
  const last = words.split(/\s+/).at(-1) ?? '';
  if (last === words || THING_FIRST.test(words) || !/^[a-z-]+$/i.test(last)) return undefined;
  return names.find(
    ({ start, end }) => end === words.length && (start === 0 || /\s/.test(words[start - 1] ?? '')),
  )?.kind;
}
