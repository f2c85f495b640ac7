import { factsOf, PRODUCT_KINDS, type ProductKind } from '@adwright/engine-objects';
import { partPassing } from '../passing-words.ts';
import { plainField } from '../pasted-field.ts';
import { type Place, placesOf } from '../places-of.ts';
import { withEdges } from '../word-edges.ts';
import { inEnglishOrder } from '../word-order.ts';

/**
 * Words that name an object, the most telling first: the rules of all objects in the order of their ranks. Roots of other
 * languages stand beside the English word. Things that one can hold come before trades, whose emblem stands for work that has
 * no body. A product that none matches gets a sculpture: an abstract object is better than a wrong one. Edges of words are
 * those of {@link withEdges}.
 */
const RULES = PRODUCT_KINDS.flatMap((kind) =>
  factsOf(kind).words.map((rule) => ({ kind, ...rule })),
)
  .sort((one, other) => one.rank - other.rank)
  .map(({ pattern, kind }) => [new RegExp(withEdges(pattern), 'giu'), kind] as const);

/** What a thing is for, about or made with, after the thing itself, and what is said of it behind a comma. */
const WHAT_FOLLOWS =
  /\sw\/.*$|\s(?:about|for|by(?! numbers?)|that|which|with|from|in|at|near|includes|including|featuring|looking for|avec|sans(?! (?:fil|huile|air)s?(?!\p{L}))|mit|ohne|con|sin(?! aceite)|senza(?! fil[io])|com|sem(?! fios?)|met|zonder)\s.*$|\svan (?!hire|rentals?|conversions?|life|insurance|leasing|sales?|wraps?|repairs?|tours?|servic)\p{Ll}.*$|\s(?:delivered|livrée?s?|geliefert|entregad[oa]s?|entregues?|consegnat[oaie])\s.*$|[,;:(].*$|\s[-–—+]\s.*$/isu;
/** "Vitamin C serum 15%, 30ml": how much of it there is says nothing of the thing. */
const STRENGTH = /\s+\d+(?:[.,]\d+)?\s?(?:%|(?:ml|g|kg|mg|oz|l)(?![\p{L}\d]))/giu;
/** What a thing does without shows nothing of it: "cosmética sin perfume". "Sans fil" is what it is. */
const LACKED =
  /\s(?:without|sans(?! (?:fil|huile|air)s?(?!\p{L}))|ohne|sin(?! aceite)|senza(?! fil[io])|sem(?! fios?)|zonder|utan|bez)\s+\S+/giu;
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
/**
 * Object that shows a product, found in its words; null when none names a thing with a known shape. English says what a
 * thing is before what it is for, and last of the words before that: an "online course about watches" and a "real estate
 * course" are courses. How it is sold comes last of all: a "cheese subscription" is cheese. What is learnt by doing it is
 * shown by what one does it with.
 */
export function productKind(product: string): ProductKind | null {
  const kind = kindIn(product);
  if (kind !== 'heart') return kind;
  return namesIn(product).find((name) => factsOf(name.kind).emblemOf === 'cause')?.kind ?? kind;
}

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
  const ware = last && factsOf(last).emblemOf !== 'selling' ? undefined : soldWare(words);
  const kind = ware ?? last ?? names[0]?.kind;
  return kind === 'studies' ? (doneIn(words) ?? kind) : kind;
}

/** What is sold, of words that end in how it is sold. */
function soldWare(words: string): ProductKind | undefined {
  const ware = words.replace(SOLD_AS, '');
  if (ware !== words) return named(ware);
  const dish = words.replace(SERVED_AT, '');
  const kind = dish === words ? undefined : named(dish);
  return kind && factsOf(kind).servedAt ? kind : undefined;
}

/** What is done in a class, of words that end in saying that it is one. */
function doneIn(lessons: string): ProductKind | undefined {
  const kind = named(lessons.replace(/\s*\S+$/u, ''));
  return kind && factsOf(kind).lessons === 'shown' ? kind : undefined;
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
