import { factsOf, type ProductKind } from '@adwright/engine-objects';
import { excludedBy, objectWithout } from '../claims/claims.ts';
import type { Concept } from '../concepts/concept.ts';
import { CONCEPTS, findConcepts } from '../concepts/lexicon.ts';
import { objectOfId } from '../concepts/object-of-id.ts';
import type { Mention } from '../concepts/term-index.ts';
import { type Token, tokensOf } from '../concepts/tokens.ts';
import { GRAMMARS } from '../grammar/grammar.ts';
import type { Grammar } from '../grammar/grammar-schema.ts';
import type { LexiconLanguage } from '../languages.ts';
import { partPassing } from '../passing-words.ts';
import { plainField } from '../pasted-field.ts';
import { inEnglishOrder } from '../word-order.ts';
import { languageOfProduct } from './language-of-product.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { tellingMentions } from './telling-mentions.ts';

/** What a product field names. */
export interface ProductReading {
  /** The part of the field that was read: without links, greetings and what is said of the moment. */
  thing: string;
  language: LexiconLanguage;
  /** The concept that the field names; null where no term of the lexicon does. */
  concept: Concept | null;
  /** The words that name it. */
  head: string | null;
  /** The drawn object that shows it. */
  object: ProductKind | null;
  /** Id of its line of work; null where it has none, or nothing tells it. */
  trade: string | null;
  /** Why, one step a line. */
  evidence: string[];
}

/** Amounts, which do not tell what the product is: "Vitamin C serum 15%, 30ml". */
const AMOUNT = /\s+\d+(?:[.,]\d+)?\s?(?:%|(?:ml|g|kg|mg|oz|l|cm|mm|w|v|ah)(?![\p{L}\d]))/giu;
/** Prices and reductions part what stands around them: "used cars under $10k", "Spring sale, up to 40% off". */
const SUM =
  /,?\s+(?:(?:under |below |from )?[$€£]\d[\d.,]*(?:k|m)?(?![\p{L}\d])|(?:up to )?\d{1,2}\s?% off(?!\p{L}))/giu;

/**
 * Finds what a product field names, by the grammar of its language.
 *
 * @param known the brief's language, where more than the product tells it.
 */
export function understandProduct(field: string, known?: LexiconLanguage): ProductReading {
  const goods = plainField(field).replace(SUM, ',').replace(/,$/, '');
  const passed = partPassing(goods).thing.replace(AMOUNT, '').trim();
  const language = known ?? languageOfProduct(passed, findConcepts(passed));
  const grammar = GRAMMARS[language];
  const thing = language === 'en' ? inEnglishOrder(passed) : passed;
  const mentions = findConcepts(thing);
  const tokens = tokensOf(thing);
  const segments = segmentsOf(thing, grammar, mentions);
  const evidence = [`"${thing}" is read as ${language}, the head noun ${grammar.head}`];
  const named = inOrder(segments).map((segment) =>
    namedIn({ segment, mentions, tokens, grammar, language }),
  );
  const trade = tradeOfSegments(named);
  for (const each of named) {
    const head = shownInstead(each) ?? each.sold[0];
    if (head === undefined) continue;
    const concept = conceptOf(head);
    const words = thing.slice(head.start, head.end);
    evidence.push(
      `"${words}" names ${concept.id}: the term "${head.term.text}" (${head.term.language ?? 'any'})`,
    );
    const object = objectWithout(objectOf(head), concept, excludedBy(field));
    if (object !== objectOf(head)) evidence.push('its object shows what the field excludes');
    return { thing, language, concept, head: words, object, trade, evidence };
  }
  evidence.push('no term of the lexicon names it');
  return { thing, language, concept: null, head: null, object: null, trade: null, evidence };
}

/**
 * Orders segments by how much they tell: the start of the field, parts after a punctuation mark, modifiers. What the product
 * lacks is left out.
 */
function inOrder(segments: readonly Segment[]): Segment[] {
  const order: readonly Segment['begins'][] = ['field', 'mark', 'modifier'];
  return order.flatMap((begins) => segments.filter((segment) => segment.begins === begins));
}

interface Scope {
  segment: Segment;
  mentions: readonly Mention[];
  tokens: readonly Token[];
  grammar: Grammar;
  language: LexiconLanguage;
}

/** What a segment names. */
interface Named extends Scope {
  /** Its mentions, the one in the place of the head first. */
  ranked: readonly Mention[];
  /** Those that may name what is sold, the most telling first. */
  sold: readonly Mention[];
}

function namedIn(scope: Scope): Named {
  const { segment, grammar } = scope;
  const inside = scope.mentions.filter(({ from, to }) => from >= segment.from && to <= segment.to);
  const ranked = tellingMentions(inside, scope.language).sort((a, b) =>
    grammar.head === 'last'
      ? b.end - a.end || b.letters - a.letters
      : a.start - b.start || b.letters - a.letters,
  );
  const telling = ranked.filter((mention) => !conceptOf(mention).weak);
  const candidates = telling.length > 0 ? telling : ranked;
  const sold =
    grammar.head === 'last'
      ? withoutWaysBehind(scope, candidates)
      : withoutWaysBefore(scope, candidates);
  return { ...scope, ranked, sold };
}

/** Funerals: they decide the trade wherever the field names them, for the ad must not sound cheerful. */
const SOLEMN_TRADE = 'farewell';

/**
 * Finds the line of work. In each segment a deed done to the thing (a repair) comes first, then what a course is about, then the
 * thing, then any other mention. The first segment that tells one decides.
 */
function tradeOfSegments(segments: readonly Named[]): string | null {
  const isSolemn = ({ ranked }: Named) =>
    ranked.some((mention) => conceptOf(mention).trade === SOLEMN_TRADE);
  if (segments.some(isSolemn)) return SOLEMN_TRADE;
  for (const { ranked, sold } of segments) {
    const [thing] = sold.map(conceptOf);
    const mentioned = ranked.map(conceptOf);
    const deed = mentioned.find((concept) => concept.deed && concept !== thing);
    if (deed?.trade && !deed.yieldsTo.includes(thing?.trade || '')) return deed.trade;
    const taught = mentioned.find(
      ({ trade }) => thing?.deed && thing.yieldsTo.includes(trade || ''),
    );
    if (taught) return taught.trade || null;
    const stated = [thing, ...mentioned].find((concept) => (concept?.trade ?? null) !== null);
    if (stated) return stated.trade || null;
  }
  return null;
}

function conceptOf({ term }: Mention): Concept {
  const concept = CONCEPTS.get(term.concept);
  if (concept === undefined) throw new Error(`The term "${term.text}" has no concept.`);
  return concept;
}

/** Leaves out mentions in the words at the end that say how the thing is sold: "wine subscription". */
function withoutWaysBehind(
  { segment, tokens, grammar }: Scope,
  ranked: readonly Mention[],
): readonly Mention[] {
  let left = ranked;
  let to = segment.to;
  const ways = [...grammar.soldAs, ...grammar.flavours];
  for (;;) {
    const way = wayEnding(tokens, segment.from, to, ways);
    const last = left[0];
    if (way === 0 || last === undefined) return left;
    if (last.to === to && last.to - last.from > way) return left;
    const before = left.filter((mention) => mention.to <= to - way);
    if (before.length === 0) return left;
    left = before;
    to -= way;
  }
}

/** Leaves out mentions in the words at the start that say how the thing is sold: "caja de vino". */
function withoutWaysBefore(
  { segment, tokens, grammar }: Scope,
  ranked: readonly Mention[],
): readonly Mention[] {
  let left = ranked;
  let from = segment.from;
  for (;;) {
    let way = wayStarting(tokens, from, segment.to, grammar.soldAs);
    const first = left[0];
    if (way === 0 || first === undefined) return left;
    if (first.from === from && first.to - first.from > way) return left;
    while (grammar.links.includes(tokens[from + way]?.text ?? '')) way += 1;
    const behind = left.filter((mention) => mention.from >= from + way);
    if (behind.length === 0) return left;
    left = behind;
    from += way;
  }
}

/** Number of words at the end of a range of tokens that name a way of selling; 0 where none do. */
function wayEnding(
  tokens: readonly Token[],
  from: number,
  to: number,
  ways: readonly string[],
): number {
  for (let length = Math.min(MAX_WAY_WORDS, to - from - 1); length > 0; length--)
    if (isWay(tokens.slice(to - length, to), ways)) return length;
  return 0;
}

function wayStarting(
  tokens: readonly Token[],
  from: number,
  to: number,
  ways: readonly string[],
): number {
  for (let length = Math.min(MAX_WAY_WORDS, to - from - 1); length > 0; length--)
    if (isWay(tokens.slice(from, from + length), ways)) return length;
  return 0;
}

const MAX_WAY_WORDS = 4;

function isWay(tokens: readonly Token[], ways: readonly string[]): boolean {
  const said = tokens.map(({ text }) => text).join(' ');
  return ways.includes(said) || ways.includes(said.replace(/(?:(?<=[sxh])es|s)$/u, ''));
}

/**
 * What shows a thing better than its own emblem: what one learns on for lessons, what is served for a restaurant that is
 * named after it, the cause for a charity.
 */
function shownInstead({ sold, tokens, grammar, mentions }: Named): Mention | null {
  const [head, ...others] = sold;
  const kind = head && objectOf(head);
  if (!head || !kind) return null;
  const facts = factsOf(kind);
  if (kind === 'studies') return others.find((other) => lessonsOf(other) === 'shown') ?? null;
  if (kind === 'heart') return mentions.find((mention) => emblemOf(mention) === 'cause') ?? null;
  const named = tokens
    .slice(head.from, head.to)
    .map(({ text }) => text)
    .join(' ');
  if (facts.emblemOf === 'selling' || grammar.servedAt.includes(named)) {
    const served = others.find((other) => {
      const shown = objectOf(other);
      return shown !== null && factsOf(shown).servedAt && other.to <= head.from;
    });
    return served ?? null;
  }
  return null;
}

function objectOf(mention: Mention): ProductKind | null {
  const { shownBy } = conceptOf(mention);
  return shownBy === null ? null : objectOfId(shownBy);
}

function lessonsOf(mention: Mention) {
  const kind = objectOf(mention);
  return kind && factsOf(kind).lessons;
}

function emblemOf(mention: Mention) {
  const kind = objectOf(mention);
  return kind && factsOf(kind).emblemOf;
}
