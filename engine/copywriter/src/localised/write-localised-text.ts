import type { Brief } from '@adwright/contracts';
import { capitalise } from '@adwright/engine-lexicon';
import type { LocalisedLanguage } from '../content/languages.ts';
import { phrasebookOf } from '../content/texts.ts';
import type { ToldBrief } from '../reading/told-brief.ts';
import type { AdTextPieces } from '../state-facts.ts';
import type { Slots } from '../template.ts';
import { fillEach, slotsOf, withFullName } from './brief-slots.ts';
import { withElisions } from './elisions.ts';
import { type Frames, framesOf } from './frames.ts';
import { headlineFacts } from './headline-facts.ts';
import { headlinesOf } from './headlines.ts';
import { asSentence, isIn } from './sentences.ts';
import { sublineFor } from './sublines.ts';
import { withSuitableEmotion } from './suitable-emotion.ts';

/** Texts to paste in languages other than English; the rules of `writeLocalisedCopy` apply. */
export function writeLocalisedText(
  asked: Brief & Pick<ToldBrief, 'facts' | 'readers' | 'runs'>,
  language: LocalisedLanguage,
  seed: number,
): AdTextPieces {
  const brief = withSuitableEmotion(withElisions(asked, language));
  const frames = framesOf(brief, language);
  const slots = withRuns(slotsOf(brief, seed, language), brief, language);
  const [headline = ''] = headlinesOf(
    frames,
    slots,
    headlineFacts(asked.facts, language),
    language,
    seed,
  );
  const callToAction = slots.cta ?? '';
  const needsNoLine = frames.isGeneral && Boolean(slots.told);
  const textAt = (text: string, at: number, problem: string | null) =>
    fillEach(
      [needsNoLine ? text.replace('{benefit} ', '') : text],
      {
        ...withFullName(slots, language),
        ...sentencesOf(frames, slots, language, seed + at),
        problem,
      },
      language,
    );
  // If the brief says little, the kind's problem makes two texts different.
  const texts: string[] = [];
  for (const [at, text] of frames.texts.entries()) {
    const said = textAt(text, at, frames.knownProblem);
    const isNew = said.every((each) => !texts.includes(each));
    texts.push(...(isNew ? said : textAt(text, at, frames.problem)));
  }
  return {
    texts: texts.map((text) => ({ text, callToAction })),
    headline,
    description: sublineFor(frames, slots, language, headline, { seed, variation: 0 }),
  };
}

/** The slots, with the facts from around the product in the order of the brief. */
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

/** Sentences shared by the texts. Each text has different lines and everything in the brief. */
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
