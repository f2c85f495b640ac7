import { keepLast, readingOfProduct } from '@adwright/engine-lexicon';
import { factsOf, type ProductKind } from '@adwright/engine-objects';
import type { TradeFacts, TradeRule } from '../content/define-trade.ts';
import { NO_TRADE_RULES } from '../content/no-trade.ts';
import { DWELLING } from '../content/trade-patterns.ts';
import { isTrade, TRADE_IDS, TRADES, type Trade } from '../content/trades.ts';
import { isJobOffer } from './job-offer.ts';
import { anyOfTerms } from './trade-terms.ts';

/** All that is known of a trade. */
export function tradeFacts(trade: Trade): TradeFacts {
  return TRADES[trade];
}

/** The trade that a product field names, in any language; null where it names none. */
export const tradeOf = keepLast((product: string) => [product], findTrade);

/** Whether a field names what one lives in, or who sells such. */
export function isDwelling(product: string): boolean {
  return DWELLING.test(product);
}

/** Whether the everyday annoyance of a trade is one that this product of it can answer. */
export function answersTrade(product: string): boolean {
  const trade = tradeOf(product);
  if (trade === null || TRADES[trade].accessoriesAnswerProblem) return true;
  const { object } = readingOfProduct(product);
  return object === null || !factsOf(object).accessory;
}

/** Rules of all trades, and those for what has none, in the order in which they are tried. */
const RULES: readonly { trade: Trade | null; rule: TradeRule }[] = [
  ...NO_TRADE_RULES.map((rule) => ({ trade: null, rule })),
  ...TRADE_IDS.flatMap((trade) => tradeFacts(trade).rules.map((rule) => ({ trade, rule }))),
].sort((a, b) => a.rule.rank - b.rule.rank);

/** Patterns of the words of all trades, in the order in which they are tried. */
const WORDS: readonly { trade: Trade; named: RegExp }[] = TRADE_IDS.flatMap((trade) => {
  const { words } = tradeFacts(trade);
  return words === undefined ? [] : [{ trade, words }];
})
  .sort((a, b) => a.words.rank - b.words.rank)
  .map(({ trade, words }) => ({ trade, named: anyOfTerms(words.terms.join(' ').split(' ')) }));

/** A product field, and what is known of it before its trade. */
interface Named {
  field: string;
  /** The field without whom it is for. */
  thing: string;
  kind: ProductKind | null;
  /** The trade of the concept that it names. */
  known: Trade | null;
}

function findTrade(product: string): Trade | null {
  // A job ad is of no trade, wherever the work is.
  if (isJobOffer(product)) return null;
  const thing = product.replace(FOR_WHOM, '');
  const { object: kind, concept } = readingOfProduct(product);
  const known = concept?.trade && isTrade(concept.trade) ? concept.trade : null;
  const named = { field: product, thing, kind, known };
  const decided = RULES.find(({ rule }) => applies(rule, named));
  if (decided !== undefined) return decided.trade;
  const [lead = thing] = thing.split(/[,;:(]\s?|\s[–—-]\s/u);
  return known ?? tradeNamed(lead) ?? tradeNamed(thing.replace(ALONG, '')) ?? null;
}

function applies(
  { shownBy, ofTrade, taught, words, not, within }: TradeRule,
  named: Named,
): boolean {
  const { kind } = named;
  const text = within === 'thing' ? named.thing : named.field;
  if (shownBy !== undefined && (kind === null || !shownBy.includes(kind))) return false;
  if (taught && (kind === null || factsOf(kind).lessons === null)) return false;
  if (ofTrade !== undefined && named.known !== ofTrade) return false;
  return (words === undefined || words.test(text)) && (not === undefined || !not.test(text));
}

function tradeNamed(text: string): Trade | undefined {
  return WORDS.find(({ named }) => named.test(text))?.trade;
}

/** Clauses behind the thing itself: a laptop "für die Schule" is a laptop. */
const FOR_WHOM = /\s(?:für|pour|para|per|for|mit|avec|con|com|для|с)\s.*$/iu;

/** Who may come along, which doesn't name the trade: "Hund erlaubt". */
const ALONG =
  /\p{L}+ (?:erlaubt|willkommen|admitid[oa]s?|bienvenid[oa]s?|accepté\p{L}*|admis\p{L}*|bienvenu\p{L}*|ammess[oaie]|benvenut[oaie]|bem-vind[oa]s?|permitid[oa]s?|toegestaan|welkom|mile widzian\p{L}*|välkom\p{L}*|tillåtn?a?)(?!\p{L})/giu;
