import type { AdType } from '@adwright/contracts';
import type { CopyBrief } from '@adwright/engine-lexicon';
import * as adText from '../content/en/ad-text.ts';
import { JOB } from '../content/en/job.ts';
import type { Mood } from '../content/mood.ts';
import { fill, fillAll, type Slots } from '../template.ts';
import { type Words, wordsOf } from './brief-words.ts';
import { chooseCallToAction } from './choose-call-to-action.ts';
import { pickHeadline } from './pick-headline.ts';
import { pickSubline } from './pick-subline.ts';

/** Three texts of different build for each ad type; the one that suits it most goes first. */
const BUILDS: Readonly<Record<AdType, readonly (readonly string[])[]>> = {
  testimonial: [adText.TESTIMONIAL, adText.PAS, adText.BAB],
  'product showcase': [adText.AIDA, adText.PAS, adText.BAB],
  'emotional storytelling': [adText.STORY, adText.BAB, adText.HAIL],
  'problem-solution': [adText.PAS, adText.BAB, adText.AIDA],
  comparison: [adText.COMPARE, adText.AIDA, adText.PAS],
};

const SOLEMN_BUILDS = [adText.AIDA, adText.QUIET_AGITATION, adText.QUIET_AFTER];

/** English text pieces to paste beside the picture, each standing alone: three texts, a headline and a description. */
export function writeEnglishText(brief: CopyBrief & { adType: AdType }, seed: number): string[] {
  const words = wordsOf(brief);
  const builds = words.mood === 'solemn' ? SOLEMN_BUILDS : BUILDS[brief.adType];
  const texts = builds.map((build, index) => {
    const callToAction = chooseCallToAction(brief, words, seed + index);
    const sentences = sentencesOf(words.mood, words.slots, callToAction, index);
    const text = fillAll(build, { ...words.slots, ...sentences })[0] ?? '';
    const first = [words.offer, isJobSought(words) ? words.slots.FullLabel : null];
    const said = first.filter((part) => part != null && index === 0);
    return [...said.map((part) => `${part}.`), text].join(' ');
  });
  const headline = pickHeadline(brief, words, seed, 0);
  return [
    ...texts,
    pickHeadline(brief, words, seed, 1),
    pickSubline(words, [headline], seed),
  ].filter((piece, index, all) => piece !== '' && all.indexOf(piece) === index);
}

/** Opening of a job ad: whom the team looks for. */
function isJobSought({ category }: Words): boolean {
  return category.topic === JOB.topic;
}

/** The sentences that the builds share; each text of an ad gets others. */
function sentencesOf(mood: Mood, slots: Slots, callToAction: string, index: number): Slots {
  const one = (templates: readonly string[]) => fillAll(templates, slots)[0] ?? null;
  const desires = fillAll(adText.DESIRE[mood], slots);
  return {
    interest: one(adText.INTEREST),
    bridge: one(adText.BRIDGE),
    solutionSentence: one(adText.SOLUTION_SENTENCE),
    desire: desires[index % desires.length],
    closing: closingSentence(mood, callToAction, index),
  };
}

/** "Shop now" becomes "Shop" before an ending that names a time of its own. */
function closingSentence(mood: Mood, callToAction: string, index: number): string | null {
  const closings = adText.CLOSING[mood];
  const closing = closings[index % closings.length] ?? '{Cta}.';
  const namesTime = /today|ready|feels right/.test(closing);
  const Cta = namesTime ? callToAction.replace(/\s+(?:now|today)$/i, '') : callToAction;
  const asks = /\b(?:ask|talk|touch|question)\b/i.test(Cta) && /ask|question/i.test(closing);
  return fill(asks ? '{Cta}.' : closing, { Cta, cta: uncapitalised(Cta) });
}

function uncapitalised(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
