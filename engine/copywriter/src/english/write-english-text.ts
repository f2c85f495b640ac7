import type { AdType } from '@adwright/contracts';
import { capitalise } from '@adwright/engine-lexicon';
import type { Mood } from '../content/mood.ts';
import { AD_TEXT } from '../content/texts.ts';
import { insertVerbatim, VERBATIM_SLOTS } from '../content/verbatim-slots.ts';
import { addAudienceSentence } from '../name-audience.ts';
import { isAnnouncement } from '../reading/announcement.ts';
import { containsWords } from '../reading/contains-words.ts';
import { lowerFirstWord } from '../reading/english-nouns.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import type { AdTextPieces } from '../state-facts.ts';
import { fill, fillAll, type Slots } from '../template.ts';
import { distributeMoods, writeAngles } from '../text-angles.ts';
import { isGeneral } from './brief-slots.ts';
import { readBriefWords, type Words } from './brief-words.ts';
import { chooseCallToAction } from './choose-call-to-action.ts';
import { pickHeadline } from './pick-headline.ts';
import { pickSubline } from './pick-subline.ts';
import { createSpeaker } from './speak-as-one.ts';

/**
 * Returns slots for the product field as typed. A lead-in precedes the field, unless the field is a
 * sentence or contains a colon.
 */
function buildVerbatimSlots({ verbatim }: PreparedBrief, { slots }: Words): Slots {
  if (!verbatim) return {};
  const isSentence =
    isAnnouncement(verbatim) || /:\s|^(?:we|i|you|they|our|my|it|there)\s/i.test(verbatim);
  return {
    ...VERBATIM_SLOTS,
    VerbatimLead: isSentence ? null : slots.Lead,
  };
}

/** Returns the field as typed for use inside a sentence, where only a name keeps its capital. */
function lowerForSentence(verbatim: string): string {
  return /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*\s(?:\p{Ll}|£|\$)/u.test(verbatim)
    ? lowerFirstWord(verbatim)
    : verbatim;
}

/** Three text structures for each ad type, the most suitable first. */
const BUILDS: Readonly<Record<AdType, readonly (readonly string[])[]>> = {
  testimonial: [AD_TEXT.testimonial, AD_TEXT.pas, AD_TEXT.bab],
  'product showcase': [AD_TEXT.aida, AD_TEXT.pas, AD_TEXT.bab],
  'emotional storytelling': [AD_TEXT.story, AD_TEXT.bab, AD_TEXT.hail],
  'problem-solution': [AD_TEXT.pas, AD_TEXT.bab, AD_TEXT.aida],
  comparison: [AD_TEXT.compare, AD_TEXT.aida, AD_TEXT.pas],
};

const SOLEMN_BUILDS = [AD_TEXT.aida, AD_TEXT.quietAgitation, AD_TEXT.quietAfter];

/**
 * Writes the English texts that the user pastes beside the picture: three texts, a headline and a
 * description. Each text is complete in itself.
 */
export function writeEnglishText(
  brief: PreparedBrief & { adType: AdType },
  seed: number,
): AdTextPieces {
  const words = readBriefWords(brief);
  const builds = chooseTextStructures(brief.adType, words);
  // Price and date follow the product, in the same order as in the brief.
  const listed = (brief.runs ?? []).map(({ text }) => `${capitalise(text, 'en')}.`);
  const points = [words.slots.points, ...listed].filter(Boolean).join(' ') || null;
  // The picture beside the text has a button, so the text asks for the same step in other words.
  const button = chooseCallToAction(brief, words, seed);
  const moods = distributeMoods(words.moodLines, seed);
  const texts = builds.map((build, index) => {
    const callToAction = chooseCallToAction(brief, words, seed + 1 + index, [button]);
    const mood = moods[index] ?? null;
    const slots = {
      ...words.slots,
      points,
      ...buildVerbatimSlots(brief, words),
      ...(mood === null ? {} : replaceRequests(mood, index)),
    };
    const sentences = writeSentences(words.mood, slots, callToAction, index);
    const filled = fillAll(build, { ...slots, ...sentences })[0] ?? '';
    const { verbatim = '' } = brief;
    const said = insertVerbatim(filled, verbatim, lowerForSentence(verbatim));
    const text = mood !== null && index === 2 ? `${mood} ${said}` : said;
    const readers = nameMissingReaders(text, words.slots);
    return {
      text: readers
        ? addAudienceSentence(text, verbatim || words.product.full, readers, ' ')
        : text,
      callToAction,
    };
  });
  const angles = writeEnglishAngles(
    brief,
    words,
    texts.map(({ callToAction }) => callToAction),
    moods,
  );
  const speak = createSpeaker(brief);
  return {
    texts: texts.map(({ text, callToAction }, at) => ({
      text: speak(angles?.[at] ?? text),
      callToAction: brief.callToAction ? callToAction : speak(callToAction),
    })),
    headline: speak(pickHeadline(brief, words, seed, 1)),
    description: speak(pickSubline(words, [pickHeadline(brief, words, seed, 0)], seed)),
    mood: moods[2] ?? null,
  };
}

/**
 * Writes the three texts from three angles; null for a brief that can't be quoted and for a solemn subject, whose
 * texts have their own order.
 */
function writeEnglishAngles(
  { verbatim, facts = [] }: PreparedBrief,
  { mood, slots, product }: Words,
  calls: readonly string[],
  moods: readonly (string | null)[],
): (string | null)[] | null {
  if (!verbatim || mood === 'solemn') return null;
  const { otherFull } = slots;
  const isKnown = !otherFull || containsWords(verbatim, otherFull);
  const closings = calls.map((call, at) => writeClosingSentence(mood, call, at) ?? '');
  const readers = isKnown ? null : `For ${otherFull}${/[.:!?]/u.test(otherFull) ? '.' : ':'}`;
  return writeAngles(
    {
      verbatim,
      inside: verbatim,
      name: product.full,
      facts,
      readers,
      moods,
      openers: [],
      closings,
    },
    'en',
  );
}

/**
 * Returns slots without general requests such as "Questions are welcome." A line with an emotion replaces the
 * request of the second text, and opens the last text.
 */
function replaceRequests(mood: string, index: number): Slots {
  const said = index === 1 ? mood : null;
  return { Ask: said, OtherAsk: said, LastAsk: null };
}

/**
 * Returns a sentence with the readers, or only with their place, if a text does not name them. The
 * result is null if the text names both the readers and their place.
 */
function nameMissingReaders(text: string, { who, otherFull }: Slots): string | null {
  if (!otherFull || containsWords(text, otherFull)) return null;
  if (!who || !containsWords(text, who)) return `For ${otherFull}.`;
  const place = /^\s(?:in|around|near|across|from)\s\p{Lu}.*/u.exec(
    otherFull.startsWith(who) ? otherFull.slice(who.length) : '',
  )?.[0];
  return place === undefined ? null : `${capitalise(place.trim(), 'en')}.`;
}

/**
 * Returns the text structures of an ad. The structures use the brief's own words. The middle text
 * of a story is about the category, if the category is known.
 */
function chooseTextStructures(
  adType: AdType,
  { mood, category }: Words,
): readonly (readonly string[])[] {
  if (mood === 'solemn') return SOLEMN_BUILDS;
  const builds = BUILDS[adType];
  if (category.id === 'job') return [AD_TEXT.job, AD_TEXT.jobMiddle, AD_TEXT.jobLast];
  const isStory = adType === 'emotional storytelling' && !isGeneral(category);
  const between = isStory ? (builds[1] ?? AD_TEXT.middle) : AD_TEXT.middle;
  const first = adType === 'testimonial' ? AD_TEXT.testimonial : AD_TEXT.first;
  return [first, between, AD_TEXT.last];
}

/** Returns sentences for all text structures. Each text of an ad gets different sentences. */
function writeSentences(mood: Mood, slots: Slots, callToAction: string, index: number): Slots {
  const fillFirst = (templates: readonly string[]) => fillAll(templates, slots)[0] ?? null;
  const desires = fillAll(AD_TEXT.desire[mood], slots);
  return {
    interest: fillFirst(AD_TEXT.interest),
    bridge: fillFirst(AD_TEXT.bridge),
    solutionSentence: fillFirst(AD_TEXT.solutionSentence),
    desire: desires[index % desires.length],
    closing: writeClosingSentence(mood, callToAction, index),
  };
}

/**
 * Removes "now" from the call to action before an ending that names a time, so that "Shop now"
 * becomes "Shop".
 */
function writeClosingSentence(mood: Mood, callToAction: string, index: number): string | null {
  const closings = AD_TEXT.closing[mood];
  const closing = closings[index % closings.length] ?? '{Cta}.';
  // "Shop today" is shortened too, but "When you are ready: buy" stays unchanged.
  const [, bare = callToAction] = /^(.+?)\s+(?:now|today)$/i.exec(callToAction) ?? [];
  const isShorter =
    /today/.test(closing) || (/ready|feels right/.test(closing) && bare.includes(' '));
  const Cta = isShorter ? bare : callToAction;
  const asks = /\b(?:ask|talk|touch|question)\b/i.test(Cta) && /ask|question/i.test(closing);
  return fill(asks ? '{Cta}.' : closing, { Cta, cta: lowerFirstLetter(Cta) });
}

function lowerFirstLetter(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
