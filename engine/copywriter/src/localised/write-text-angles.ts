import type { Brief } from '@adwright/contracts';
import { findJobLead } from '@adwright/engine-lexicon';
import { getSpacedColon } from '../content/frame-marks.ts';
import type { Kind } from '../content/kinds.ts';
import type { LocalisedLanguage } from '../content/languages.ts';
import { getKindFrames } from '../content/texts.ts';
import { containsWords } from '../reading/contains-words.ts';
import { isPrivateSale } from '../reading/first-person.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { findBriefKind, isOfSolemnTrade } from '../reading/trade-of-brief.ts';
import type { Slots } from '../template.ts';
import { writeAngles } from '../text-angles.ts';
import { lowerForSentence } from './brief-slots.ts';
import type { Frames } from './frames.ts';
import { endAsSentence } from './sentences.ts';

export type TextBrief = Brief &
  Pick<PreparedBrief, 'facts' | 'readers' | 'runs' | 'typedProduct' | 'verbatim'>;

/**
 * Matches words that announce a job at the start of a frame. The announcement would repeat a name that seeks
 * staff itself, for example "Pflegedienst Lindenhof sucht …".
 */
export const OPENER = /^[^[\]{}]+[:：]\s?(?=\{name)/u;

/** The frames, slots and other data from which the long texts of a brief are written. */
export interface TextWords {
  frames: Frames;
  slots: Slots;
  callToAction: string;
  /** A line that lets readers feel an emotion, for each text; null for a text without such a line. */
  moods: readonly (string | null)[];
  seed: number;
}

/** Matches the end of a frame that asks the reader to act. */
const CLOSING = /(?:→\s*)?\{cta\}[^{]*$/u;

/** Returns the end of a frame that asks the reader to act. */
export function findClosing(frame: string): string {
  return CLOSING.exec(frame)?.[0] ?? '{cta}';
}

/**
 * Writes the three texts from three angles. The result is null for a brief that can't be quoted, and for a solemn
 * trade, whose texts have their own order.
 */
export function writeTextAngles(
  brief: TextBrief,
  { frames, slots, callToAction, moods }: TextWords,
  language: LocalisedLanguage,
): (string | null)[] | null {
  const { verbatim, facts = [] } = brief;
  if (verbatim === undefined || isOfSolemnTrade(brief)) return null;
  const kind = findBriefKind(brief);
  const typed = brief.typedProduct ?? brief.product;
  const isJob = kind === 'job' && findJobLead(typed) !== '' && findJobLead(verbatim) === '';
  const asked = frames.texts.map((frame) =>
    findClosing(frame).replace('{cta}', () => callToAction),
  );
  return writeAngles(
    {
      verbatim,
      inside: lowerForSentence(verbatim, language),
      name: slots.fullName ?? '',
      facts,
      readers: writeReadersLine({ kind, slots, verbatim }, language),
      moods,
      isPrivate: kind === 'goods' && isPrivateSale(brief.product),
      openers: isJob ? frames.texts.map((frame) => OPENER.exec(frame)?.[0] ?? '') : [],
      closings: asked,
    },
    language,
  );
}

/** The words about readers and product that a line for the readers depends on. */
interface ReaderWords {
  kind: Kind;
  slots: Slots;
  verbatim: string;
}

/**
 * Returns the line above a text that names the readers; null if no words for "for" suit them. Kinds with a sentence
 * of their own, such as "students welcome", get a full stop.
 */
function writeReadersLine(
  { kind, slots: { toWhom, readersApart, who }, verbatim }: ReaderWords,
  language: LocalisedLanguage,
): string | null {
  const line = toWhom ?? readersApart;
  if (!line || line === who || containsWords(verbatim, line)) return null;
  // In Korean, the words for "for" continue in the next line.
  if (language === 'ko')
    return toWhom && /^[^.,!]*[다요죠](?:[.,!]|$)/u.test(verbatim)
      ? toWhom.replace(/위한$/u, '위해')
      : (toWhom ?? null);
  const isSentence = getKindFrames(kind, language).toWhom !== undefined;
  return isSentence || language === 'ja' || /[:：.!?]/u.test(line)
    ? endAsSentence(line, language)
    : line + endLine(language);
}

/** Returns the mark between the readers and the next line. Thai has none. */
function endLine(language: LocalisedLanguage): string {
  if (language === 'th') return '';
  return language === 'zh' ? '：' : getSpacedColon(language).trimEnd();
}
