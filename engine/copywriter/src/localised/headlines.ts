import { BOOST_VARIATION_COUNT } from '@adwright/contracts/values';
import { capitalise } from '@adwright/engine-lexicon';
import { seededRandom } from '@adwright/engine-pixels';
import type { LocalisedLanguage } from '../content/languages.ts';
import { widthOf } from '../content/width.ts';
import { shuffled } from '../shuffled.ts';
import type { Slots } from '../template.ts';
import { fillEach } from './brief-slots.ts';
import type { Frames } from './frames.ts';
import { clausesOf, inTurn, joinSentences } from './sentences.ts';

const MAX_HEADLINE_CHARACTERS = 46;
const MAX_SAID_CHARACTERS = 40;
/** A clause of the brief that is long enough to be read alone. */
const MIN_CLAUSE_CHARACTERS = 12;
/** Headlines that tell something of the brief, before one that only sets the tone. */
const TELLING_BEFORE_A_MOOD = 3;
const MAX_MOODS = 1;

/**
 * Headlines, all different. What tells most comes first: lines of the trade in turn with the brief's own words and frames that
 * name the product. Lines of mood stand between them, and never lead.
 */
export function headlinesOf(
  frames: Frames,
  slots: Slots,
  language: LocalisedLanguage,
  seed: number,
): string[] {
  const random = seededRandom(seed * 7919 + 3);
  const lines = shuffled(frames.lines, random);
  const own = inTurn(
    [...saidLines(slots, language), ...plainLines(slots)],
    fitting(shuffled(fillEach(isCutShort(slots) ? [] : frames.named, slots, language), random)),
  );
  const telling = seed % 2 === 0 ? inTurn(own, lines) : inTurn(lines, own);
  const moods = shuffled(frames.moods, random);
  const leading = withMoods(telling, moods.slice(0, MAX_MOODS));
  const reserve = [
    ...fitting(fillEach(['{toWhom}'], slots, language)),
    ...fillEach(frames.moreLines, slots, language),
    ...moods,
  ];
  const short = distinct([...leading, ...reserve]);
  return short.length >= BOOST_VARIATION_COUNT
    ? short
    : distinct([...short, ...fillEach(frames.named, slots, language)]);
}

/** Whether all that a headline has room for of the name is its first word, which says little: "Koffiebar". */
function isCutShort({ name, fullName }: Slots): boolean {
  return name !== fullName && !isSeveralWords(name ?? '');
}

/** Headlines that are short enough for a picture. */
function fitting(headlines: readonly string[]): string[] {
  return headlines.filter((line) => widthOf(line) <= MAX_HEADLINE_CHARACTERS);
}

function withMoods(telling: readonly string[], moods: readonly string[]): string[] {
  const rounds = Math.ceil(telling.length / TELLING_BEFORE_A_MOOD);
  return Array.from({ length: Math.max(rounds, moods.length) }, (_, round) => [
    ...telling.slice(round * TELLING_BEFORE_A_MOOD, (round + 1) * TELLING_BEFORE_A_MOOD),
    ...moods.slice(round, round + 1),
  ]).flat();
}

/** What the brief itself says of its product, in its own words: "Zahnarztpraxis in Köln. Auch samstags." */
function saidLines({ name, beside }: Slots, language: LocalisedLanguage): string[] {
  if (!name) return [];
  return clausesOf(beside).flatMap((clause) => {
    const said = capitalise(clause, language);
    const named = joinSentences([name, said], language);
    if (widthOf(named) <= MAX_SAID_CHARACTERS) return [named];
    const width = widthOf(said);
    const standsAlone = width >= MIN_CLAUSE_CHARACTERS && isSeveralWords(said);
    return standsAlone && width <= MAX_SAID_CHARACTERS ? [said] : [];
  });
}

/** The product's whole name by itself, where it says more than one word and has room. */
function plainLines({ fullName }: Slots): string[] {
  return fullName && isSeveralWords(fullName) && widthOf(fullName) >= MIN_CLAUSE_CHARACTERS
    ? fitting([fullName])
    : [];
}

/** Chinese, Japanese and Thai put no blank between their words. */
function isSeveralWords(clause: string): boolean {
  return (
    clause.includes(' ') ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(clause)
  );
}

/** Headlines without those that say what another one says. */
function distinct(headlines: readonly string[]): string[] {
  const told = new Set<string>();
  return headlines.filter((line) => {
    const message = line.replace(/[\p{P}\s]/gu, '').toLowerCase();
    const isNew = !told.has(message === '' ? line : message);
    told.add(message === '' ? line : message);
    return isNew;
  });
}
