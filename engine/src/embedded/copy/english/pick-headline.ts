import type { Emotion } from '@adwright/contracts';
import { seededRandom } from '../../ad/random.ts';
import type { CopyBrief } from '../ad-copy.ts';
import { wordCount } from '../free-text.ts';
import { shuffled } from '../shuffled.ts';
import { fillAll } from '../template.ts';
import type { Words } from './brief-words.ts';
import { GENERAL } from './categories/general.ts';
import { AD_TYPE_HEADLINES, EMOTION_HEADLINES } from './headlines.ts';

const MAX_HEADLINE_WORDS = 8;
const MAX_HEADLINE_CHARACTERS = 46;
const LIVELY: ReadonlySet<Emotion> = new Set(['urgency', 'happiness', 'excitement', 'curiosity']);

/**
 * The headline of a variation. What the kind of product suggests, what the emotion and what the ad type call for take
 * turns; within each, lines with the brief's own words go first. Every brief has more than ten.
 */
export function pickHeadline(
  { emotion, adType }: CopyBrief,
  { category, slots, product }: Words,
  seed: number,
  variation: number,
): string {
  const random = seededRandom(seed * 7919 + 3);
  const usable = (templates: readonly string[]) => {
    const lines = (own: boolean) =>
      shuffled(
        templates.filter((template) => template.includes('{') === own),
        random,
      );
    return fillAll([...lines(true), ...lines(false)], slots).filter(isHeadline);
  };
  const ofKind = shuffled(LIVELY.has(emotion) ? category.lively : category.quiet, random);
  const ofEmotion = usable(EMOTION_HEADLINES[emotion]);
  const ofType = adType ? usable(AD_TYPE_HEADLINES[adType]) : [];
  const turns =
    category.topic === GENERAL.topic ? [ofEmotion, ofType, ofKind] : [ofKind, ofType, ofEmotion];
  const order = [...new Set(inTurn(rotated(turns, seed)))];
  return order[variation % order.length] ?? product.name;
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const at = Math.abs(by) % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}

function inTurn(lists: readonly (readonly string[])[]): string[] {
  const rounds = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => lists.map((list) => list[round]))
    .flat()
    .filter((line) => line !== undefined);
}

function isHeadline(text: string): boolean {
  const words = wordCount(text);
  return words >= 2 && words <= MAX_HEADLINE_WORDS && text.length <= MAX_HEADLINE_CHARACTERS;
}
