import type { Brief } from '@adwright/contracts';
import { capitalise, isJobOffer } from '@adwright/engine-lexicon';
import type { LocalisedLanguage } from '../content/languages.ts';
import { phrasebookOf } from '../content/texts.ts';
import { insertVerbatim, VERBATIM_SLOTS } from '../content/verbatim-slots.ts';
import { withAudienceSentence } from '../name-audience.ts';
import { isIn } from '../reading/is-in.ts';
import type { ToldBrief } from '../reading/told-brief.ts';
import type { AdTextPieces } from '../state-facts.ts';
import type { Slots } from '../template.ts';
import { chooseButton, fillEach, insideSentence, slotsOf, withFullName } from './brief-slots.ts';
import { withElisions } from './elisions.ts';
import { type Frames, framesOf } from './frames.ts';
import { headlineFacts } from './headline-facts.ts';
import { headlinesOf } from './headlines.ts';
import { asSentence } from './sentences.ts';
import { sublineFor } from './sublines.ts';
import { withSuitableEmotion } from './suitable-emotion.ts';

/**
 * Writes the texts to paste beside the picture in languages other than English, by the rules of
 * `writeLocalisedCopy`.
 */
export function writeLocalisedText(
  asked: Brief & Pick<ToldBrief, 'facts' | 'readers' | 'runs' | 'typedProduct' | 'verbatim'>,
  language: LocalisedLanguage,
  seed: number,
): AdTextPieces {
  const brief = withSuitableEmotion(withElisions(asked, language));
  const frames = framesOf(brief, language);
  const slots = withRuns(slotsOf(brief, seed, language), brief, language);
  // The picture beside the text has a button, so the text asks for the same step in other words.
  const callToAction = chooseButton(brief, seed + 1, language, slots.name ?? '');
  const [headline = ''] = headlinesOf(
    frames,
    slots,
    headlineFacts(asked.facts, language),
    language,
    seed,
  );
  const saysMore = Boolean(slots.told) || (asked.facts ?? []).length > 0;
  const needsNoLine = frames.isGeneral && saysMore;
  const { verbatim } = brief;
  const named =
    verbatim === undefined
      ? withFullName(slots, language)
      : withVerbatim(slots, verbatim, language);
  const seeksAlready = isJobOffer(named.name ?? '');
  const textAt = (frame: string, at: number, problem: string | null, isBare: boolean) =>
    fillEach(
      [frameFor(seeksAlready ? frame.replace(OPENER, '') : frame, verbatim, isBare)],
      {
        ...named,
        cta: callToAction,
        ...sentencesOf(frames, slots, language, seed + at),
        ...(verbatim === undefined ? {} : { detail: named.detail, Detail: named.Detail }),
        problem,
      },
      language,
    ).map((text) => insertVerbatim(text, verbatim ?? '', insideSentence(verbatim ?? '', language)));
  // If the brief contains few facts, a problem that is typical of its kind of product, or a line of
  // the kind, is added so that two texts differ.
  const texts: string[] = [];
  for (const [at, text] of frames.texts.entries()) {
    const first = textAt(text, at, frames.knownProblem, needsNoLine);
    const isNew = (said: readonly string[]) => said.every((each) => !texts.includes(each));
    const withProblem = () => textAt(text, at, frames.problem, needsNoLine);
    const withLine = () => textAt(text, at, frames.problem, false);
    const said = isNew(first) ? first : [withProblem, withLine].map((write) => write()).find(isNew);
    texts.push(...(said ?? first));
  }
  const { who, toWhom, readersApart } = slots;
  const { gap } = phrasebookOf(language).grammar;
  const withReaders = (text: string) =>
    !readersApart || isIn(text, who) || isIn(text, toWhom) || isIn(text, readersApart)
      ? text
      : withAudienceSentence(
          text,
          verbatim ?? slots.fullName ?? '',
          asSentence(readersApart, language),
          gap,
        );
  return {
    texts: texts.map((text) => ({ text: withReaders(text), callToAction })),
    headline,
    description: sublineFor(frames, slots, language, headline, { seed, variation: 0 }),
  };
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
function frameFor(frame: string, verbatim: string | undefined, needsNoLine: boolean): string {
  const bare = needsNoLine ? frame.replace(LINE, '') : frame;
  if (verbatim === undefined) return bare;
  const whole = withProductField(bare);
  if (!/[:：](?:\s?\p{L}|\s\p{N})/u.test(verbatim)) return whole;
  // A sentence may contain only one colon. An announcement with a second colon ("Introducing:") is
  // therefore left out, because it is no sentence. The frame keeps the line of the trade, so that
  // the three texts differ.
  if (ANNOUNCEMENT.test(whole)) return withProductField(frame).replace(ANNOUNCEMENT, '$1');
  return whole.replace(/\s?:(?=\s\]?\{verbatim\})/u, '.');
}

/**
 * Matches words that announce a job at the start of a frame. They would repeat a name that seeks
 * staff itself, for example "Pflegedienst Lindenhof sucht …".
 */
const OPENER = /^[^[\]{}]+[:：]\s?(?=\{name)/u;

/** Matches a line of the trade. Chinese, Japanese and Thai frames may lack the space after it. */
const LINE = /\{(?:benefit|more)\} ?/gu;

function withProductField(frame: string): string {
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
function withVerbatim(slots: Slots, verbatim: string, language: LocalisedLanguage): Slots {
  const full = withFullName(slots, language);
  const name = full.name ?? '';
  const rest = isIn(verbatim.slice(0, name.length), name)
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
function withRuns(
  slots: Slots,
  { runs = [] }: Pick<ToldBrief, 'runs'>,
  language: LocalisedLanguage,
): Slots {
  const { fullName, told } = slots;
  const unsaid = runs.filter(({ text }) => !isIn(`${fullName} ${told ?? ''}`, text));
  const textsOf = (isBesideName: boolean) =>
    unsaid.filter((run) => run.isBesideName === isBesideName).map(({ text }) => text);
  const all = [...textsOf(true), told, ...textsOf(false)].filter(
    (words) => words != null && words !== '',
  );
  return all.length === 0
    ? slots
    : { ...slots, told: all.join(phrasebookOf(language).grammar.comma) };
}

/**
 * Returns slots with sentences for the texts. Each text gets different lines, but contains the
 * whole content of the brief.
 */
function sentencesOf(
  { lines }: Frames,
  { told }: Slots,
  language: LocalisedLanguage,
  pick: number,
): Slots {
  const lineAt = (at: number) => {
    const line = lines[at % Math.max(1, lines.length)];
    return line === undefined ? null : asSentence(line, language);
  };
  return {
    benefit: lineAt(pick),
    more: lineAt(pick + 1),
    detail: told,
    Detail: told && capitalise(told, language),
  };
}
