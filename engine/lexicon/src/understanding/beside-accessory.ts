import type { Mention } from '../concepts/term-index.ts';
import type { Token } from '../concepts/tokens.ts';
import type { Grammar } from '../grammar/grammar-schema.ts';
import {
  endOfHead,
  findHeadNoun,
  findMentionedObject,
  getConcept,
  KEEPS_TRADE,
  type NamedPart,
} from './named-part.ts';
import { countWayAtStart, isWay } from './ways-of-selling.ts';

/**
 * Tells whether a mention is only the thing to which an accessory or a part belongs: the trampoline of
 * "trampoline safety net" and of "red de trampolín".
 */
export function isOfAccessory(mention: Mention, part: NamedPart): boolean {
  if (isCounted(mention, part) || isAccessoryOfThing(mention, part)) return true;
  return part.grammar.head === 'last'
    ? isBeforeAccessory(mention, part)
    : isBehindAccessory(mention, part);
}

/** Tells whether a noun for an accessory ends a mention's part. */
function isBeforeAccessory(mention: Mention, part: NamedPart): boolean {
  const { thing, tokens, grammar } = part;
  const last = tokens[mention.to - 1];
  if (last?.isDense) {
    const tail = thing.slice(mention.end, last.end);
    if (grammar.spacesPartPhrases)
      return isUnknownTail(tail, grammar) || (tail === '' && isAccessoryPhrase(mention.to, part));
    if (grammar.accessories.some((noun) => tail.endsWith(noun))) return true;
  }
  if (isOwner(mention, part)) return true;
  const end = endOfHead(part);
  const behind = tokens.slice(mention.to, end).filter(({ text }) => !grammar.links.includes(text));
  // A measure between the thing and the accessory describes a part of the thing, for example "hedge trimmer
  // 20v 52cm blade".
  if (behind.length === 0) return false;
  if (behind.some(({ text }) => /\d/.test(text))) behind.splice(1);
  // Shops also write names after the accessory, for example "bicycle chain Shimano 116 links".
  return [behind[0], behind.at(-1)].some((word) => word && isAccessory(word, grammar));
}

/**
 * Tells whether the phrase after a term names an accessory of the thing. For example, "電動歯ブラシ 替えブラシ
 * 4本" (electric toothbrush, replacement brushes, 4 pieces) offers brushes and no toothbrush.
 */
function isAccessoryPhrase(from: number, { thing, tokens, segment, grammar }: NamedPart): boolean {
  const first = tokens[from];
  if (first === undefined || from >= segment.to) return false;
  const [phrase = ''] = thing.slice(first.start, tokens[segment.to - 1]?.end).split(/\s/u);
  return grammar.accessories.some((noun) => noun === phrase);
}

/** Tells whether a word is a noun for an accessory, or a Korean compound that ends in one. */
function isAccessory(word: Token, { accessories }: Grammar): boolean {
  if (isWay([word], accessories)) return true;
  return word.isDense && accessories.some((noun) => word.text.endsWith(noun));
}

/** Tells whether a noun for an accessory begins a mention's part, in languages whose head noun comes first. */
function isBehindAccessory(mention: Mention, part: NamedPart): boolean {
  const { thing, segment, tokens, grammar } = part;
  const first = tokens[segment.from];
  if (first?.isDense) {
    const before = thing.slice(first.start, mention.start);
    return grammar.accessories.some((noun) => before.startsWith(noun));
  }
  const head = findHeadNoun(part);
  return (
    mention.from > head && countWayAtStart(tokens, head, mention.from + 1, grammar.accessories) > 0
  );
}

/**
 * Tells whether a word that can name a thing means a part here, because another thing is beside it: "chain"
 * beside "bicycle" is no necklace, and "bag" beside "vacuum cleaner" is no handbag.
 */
function isAccessoryOfThing(mention: Mention, part: NamedPart): boolean {
  const { ranked, tokens, grammar } = part;
  return (
    findMentionedObject(mention) !== null &&
    isAccessoryNoun(mention, part) &&
    ranked.some((other) => {
      const [first, last] = grammar.head === 'last' ? [other, mention] : [mention, other];
      const between = tokens.slice(first.to, last.from);
      const isBeside =
        first.end <= last.start && between.every(({ text }) => grammar.links.includes(text));
      return (
        isBeside &&
        !getConcept(other).weak &&
        findMentionedObject(other) !== findMentionedObject(mention)
      );
    })
  );
}

function isAccessoryNoun({ start, end, from, to }: Mention, { thing, tokens, grammar }: NamedPart) {
  const { accessories } = grammar;
  const said = thing.slice(start, end).toLowerCase();
  return accessories.includes(said) || isWay(tokens.slice(from, to), accessories);
}

/**
 * Tells whether a word such as "for" joins an accessory to the thing of the next part: "wheels for a pram"
 * are no tyres.
 */
export function joinsAccessory(
  mention: Mention,
  part: NamedPart,
  parts: readonly NamedPart[],
): boolean {
  const next = parts.find(({ segment }) => segment.from === part.segment.to);
  if (findMentionedObject(mention) === null || !isAccessoryNoun(mention, part)) return false;
  if (next?.segment.begins !== 'modifier') return false;
  const { tokens, segment, grammar } = next;
  const isFor = grammar.forWhom.before.includes(tokens[segment.from]?.text ?? '');
  const [thing] = next.sold;
  return (
    isFor && thing !== undefined && !getConcept(thing).weak && findMentionedObject(thing) !== null
  );
}

/**
 * Tells whether the ending of the next word makes a mention the first half of a compound: Turkish "perde
 * kornişi" is a rail for curtains.
 */
function isOwner({ to }: Mention, part: NamedPart): boolean {
  const { tokens, grammar, ranked } = part;
  const next = tokens[to];
  const last = tokens[to - 1];
  if (next === undefined || last === undefined || to >= endOfHead(part)) return false;
  const isOwned = ({ text }: Token) => grammar.ownedEndings.some((ending) => text.endsWith(ending));
  const { colours, soldAs, details } = grammar;
  const isKnown =
    ranked.some(({ from }) => from === to) ||
    isWay([next], [...colours, ...soldAs, ...details]) ||
    KEEPS_TRADE.test(next.text);
  return !isKnown && next.text.length >= MIN_OWNED && isOwned(next) && !isOwned(last);
}

/** Minimum number of letters of a noun with such an ending; shorter words are mostly adjectives. */
const MIN_OWNED = 5;

/**
 * Tells whether a number before a mention only states the capacity of an unknown thing, for example "bakvorm
 * siliconen 12 muffins".
 */
function isCounted({ from }: Mention, { segment, tokens, grammar }: NamedPart): boolean {
  const before = tokens.slice(segment.from, from - 1);
  const isNumber = /^\d+$/.test(tokens[from - 1]?.text ?? '');
  return isNumber && before.length > 1 && !before.some((word) => isWay([word], grammar.soldAs));
}

/**
 * Tells whether an unknown noun follows a term in a Chinese or Japanese compound, as the word for "rail" in
 * "カーテンレール".
 */
function isUnknownTail(tail: string, { soldAs, servedAt, accessories }: Grammar): boolean {
  const ways = [...soldAs, ...servedAt];
  if (ways.some((way) => tail.startsWith(way) || tail.endsWith(way))) return false;
  // Hiragana after a noun is a particle, such as "の".
  return (
    accessories.some((noun) => tail.endsWith(noun)) ||
    /^[\p{Script=Han}\p{Script=Katakana}ー]/u.test(tail)
  );
}
