import { capitalise, isJobOffer } from '@adwright/engine-lexicon';
import { getMarkBehindReaders } from '../content/frame-marks.ts';
import type { LocalisedLanguage } from '../content/languages.ts';
import { getPhrasebook } from '../content/texts.ts';
import { insertVerbatim, VERBATIM_SLOTS } from '../content/verbatim-slots.ts';
import { addAudienceSentence } from '../name-audience.ts';
import { containsWords } from '../reading/contains-words.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { chooseSuitableEmotion } from '../reading/suitable-emotion.ts';
import type { AdTextPieces } from '../state-facts.ts';
import type { Slots } from '../template.ts';
import { distributeMoods } from '../text-angles.ts';
import {
  buildBriefSlots,
  chooseButton,
  fillEach,
  lowerForSentence,
  useFullName,
} from './brief-slots.ts';
import { restoreElisions } from './elisions.ts';
import { chooseFrames, type Frames } from './frames.ts';
import { writeHeadlines } from './headlines.ts';
import { listHeadlineFacts } from './list-headline-facts.ts';
import { endAsSentence } from './sentences.ts';
import { writeSubline } from './sublines.ts';
import {
  findClosing,
  OPENER,
  type TextBrief,
  type TextWords,
  writeTextAngles,
} from './write-text-angles.ts';

/**
 * Writes the texts to paste beside the picture in languages other than English, by the rules of
 * `writeLocalisedCopy`.
 */
export function writeLocalisedText(
  asked: TextBrief,
  language: LocalisedLanguage,
  seed: number,
): AdTextPieces {
  const brief = chooseSuitableEmotion(restoreElisions(asked, language));
  const frames = chooseFrames(brief, language);
  const slots = addFactRuns(buildBriefSlots(brief, seed, language), brief, language);
  // The picture beside the text has a button, so the text asks for the same step in other words.
  const callToAction = chooseButton(brief, seed + 1, language, slots.name ?? '', 'text');
  const headline = chooseTextHeadline(
    writeHeadlines(frames, slots, listHeadlineFacts(asked.facts, language), language, seed),
    slots,
    brief,
  );
  // The emotion is added to the description after the facts, if it has room.
  const plain = { ...frames, moodLines: [] };
  const description = writeSubline(plain, slots, language, headline, { seed, variation: 0 });
  const moodLines = frames.moodLines.map((line) => endAsSentence(line, language));
  const moods = distributeMoods(moodLines, seed);
  const words = { frames, slots, callToAction, moods, seed };
  const angles = writeTextAngles(brief, words, language);
  const texts = angles?.every((text) => text !== null)
    ? angles.map((text) => ({ text, callToAction }))
    : writeFramedTexts(brief, words, language).map((framed, at) => ({
        text: angles?.[at] ?? framed.text,
        callToAction,
      }));
  return { texts, headline, description, mood: moods[2] ?? null };
}

/** Number of headlines among which a second headline in the brief's own words is searched. */
const OWN_HEADLINES = 6;

/**
 * Returns a headline in the brief's own words that differs from the picture's headline, which is the first one;
 * the first one if there is no other.
 */
function chooseTextHeadline(
  [first = '', ...others]: readonly string[],
  { name = '' }: Slots,
  { product, typedProduct = product }: Pick<PreparedBrief, 'product' | 'typedProduct'>,
): string {
  const isOwn = (line: string) =>
    containsWords(line, name ?? '') &&
    (line.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).every((word) => containsWords(typedProduct, word));
  return others.slice(0, OWN_HEADLINES).find(isOwn) ?? first;
}

/** Writes the texts of a brief that has too few clauses for three angles: frames with the product's name. */
function writeFramedTexts(
  brief: TextBrief,
  { frames, slots, callToAction, moods, seed }: TextWords,
  language: LocalisedLanguage,
): AdTextPieces['texts'] {
  const saysMore = Boolean(slots.told) || (brief.facts ?? []).length > 0;
  const needsNoLine = frames.isGeneral && saysMore;
  const { verbatim } = brief;
  const named =
    verbatim === undefined
      ? useFullName(slots, language)
      : addVerbatimSlots(slots, verbatim, language);
  const seeksAlready = isJobOffer(named.name ?? '');
  const writeText = (frame: string, at: number, problem: string | null, isBare: boolean) =>
    fillEach(
      [prepareFrame(seeksAlready ? frame.replace(OPENER, '') : frame, verbatim, isBare)],
      {
        ...named,
        cta: callToAction,
        ...writeSentences(frames, slots, language, seed + at),
        ...(verbatim === undefined ? {} : { detail: named.detail, Detail: named.Detail }),
        problem,
      },
      language,
    ).map((text) =>
      insertVerbatim(text, verbatim ?? '', lowerForSentence(verbatim ?? '', language)),
    );
  // Two texts may be equal if the brief contains few facts. One of them then gets a problem or a line that is
  // typical of the kind of product.
  const texts: string[] = [];
  const framesOfTexts = frames.texts.map((frame, at) =>
    moods[at] == null ? frame : buildMoodFrame(frame, moods[at], at, language),
  );
  for (const [at, text] of framesOfTexts.entries()) {
    const first = writeText(text, at, frames.knownProblem, needsNoLine);
    const isNew = (said: readonly string[]) => said.every((each) => !texts.includes(each));
    const withProblem = () => writeText(text, at, frames.problem, needsNoLine);
    const withLine = () => writeText(text, at, frames.problem, false);
    const said = isNew(first) ? first : [withProblem, withLine].map((write) => write()).find(isNew);
    texts.push(...(said ?? first));
  }
  const { who, toWhom, readersApart } = slots;
  const { gap } = getPhrasebook(language).grammar;
  const addReaders = (text: string) =>
    !readersApart ||
    containsWords(text, who) ||
    containsWords(text, toWhom) ||
    containsWords(text, readersApart)
      ? text
      : addAudienceSentence(
          text,
          verbatim ?? slots.fullName ?? '',
          endAsSentence(readersApart, language),
          gap,
        );
  return texts.map((text) => ({ text: addReaders(text), callToAction }));
}

/**
 * Returns a frame with a line that lets readers feel an emotion: behind the product in the second text, and as the
 * first sentence of the last text.
 */
function buildMoodFrame(
  frame: string,
  mood: string,
  at: number,
  language: LocalisedLanguage,
): string {
  const { fullStop, gap, comma } = getPhrasebook(language).grammar;
  const said = `{name}[${comma}{detail}]${fullStop}`;
  const asked = findClosing(frame);
  const sentences =
    at === 1
      ? [`[{toWhom}${getMarkBehindReaders(language)}]${said}`, mood, asked]
      : [mood, said, '{benefit}', asked];
  return sentences.join(gap);
}

/**
 * Matches a name with the description after it, as in "{name}[: {detail}]" and "{name}.
 * [{Detail}.]".
 */
const NAME_AND_DETAIL =
  /\{(named?)\}([^[\]{}\p{L}]{0,3})\[[^[\]{}\p{L}]{0,3}\{[dD]etail\}[^[\]{}]{0,3}\]/u;

/**
 * Prepares a frame (a sentence with gaps) for a text. The line of the trade is omitted if the text
 * needs none. The product field as typed replaces an adjacent name and description.
 */
function prepareFrame(frame: string, verbatim: string | undefined, needsNoLine: boolean): string {
  const bare = needsNoLine ? frame.replace(LINE, '') : frame;
  if (verbatim === undefined) return bare;
  const whole = insertProductField(bare);
  if (!/[:：](?:\s?\p{L}|\s\p{N})/u.test(verbatim)) return whole;
  // A sentence may contain only one colon. An announcement with a second colon ("Introducing:") is
  // therefore left out, because it is no sentence. The frame keeps the line of the trade, so that
  // the three texts differ.
  if (ANNOUNCEMENT.test(whole)) return insertProductField(frame).replace(ANNOUNCEMENT, '$1');
  return whole.replace(/\s?:(?=\s\]?\{verbatim\})/u, '.');
}

/** Matches a line of the trade. Chinese, Japanese and Thai frames may lack the space after it. */
const LINE = /\{(?:benefit|more)\} ?/gu;

function insertProductField(frame: string): string {
  return frame.replace(NAME_AND_DETAIL, '{verbatim}$2').replace(/ {2,}/g, ' ');
}

/**
 * Matches words that announce the product field at the start of a frame, as in "Nu bij ons:
 * {verbatim}".
 */
const ANNOUNCEMENT = /(^|[.!?…。！？]\s?)[^[\]{}.!?…。！？]+[:：]\s?(?=\{verbatim\})/u;

/**
 * Adds to the slots (gaps of a template) the product field as typed, and the rest of the field
 * after the name.
 */
function addVerbatimSlots(slots: Slots, verbatim: string, language: LocalisedLanguage): Slots {
  const full = useFullName(slots, language);
  const name = full.name ?? '';
  const rest = containsWords(verbatim.slice(0, name.length), name)
    ? verbatim.slice(name.length).replace(/^(?:です)?[\s,.;:–—、，。：-]+/u, '') || null
    : full.detail;
  return {
    ...full,
    ...VERBATIM_SLOTS,
    detail: rest,
    Detail: rest && capitalise(rest, language),
  };
}

/**
 * Adds to the slots (gaps of a template) the facts beside the product, in the order of the brief.
 */
function addFactRuns(
  slots: Slots,
  { runs = [] }: Pick<PreparedBrief, 'runs'>,
  language: LocalisedLanguage,
): Slots {
  const { fullName, told } = slots;
  const unsaid = runs.filter(({ text }) => !containsWords(`${fullName} ${told ?? ''}`, text));
  const listRunTexts = (isBesideName: boolean) =>
    unsaid.filter((run) => run.isBesideName === isBesideName).map(({ text }) => text);
  const all = [...listRunTexts(true), told, ...listRunTexts(false)].filter(
    (words) => words != null && words !== '',
  );
  return all.length === 0
    ? slots
    : { ...slots, told: all.join(getPhrasebook(language).grammar.comma) };
}

/**
 * Returns slots with sentences for the texts. Each text gets different lines, but contains the
 * whole content of the brief.
 */
function writeSentences(
  { lines }: Frames,
  { told }: Slots,
  language: LocalisedLanguage,
  pick: number,
): Slots {
  const pickLine = (at: number) => {
    const line = lines[at % Math.max(1, lines.length)];
    return line === undefined ? null : endAsSentence(line, language);
  };
  return {
    benefit: pickLine(pick),
    more: pickLine(pick + 1),
    detail: told,
    Detail: told && capitalise(told, language),
  };
}
