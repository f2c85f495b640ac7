import {
  CONCEPTS,
  type Fact,
  findConcepts,
  foldLetters,
  listGoals,
  type NamedGoal,
} from '@adwright/engine-lexicon';
import { findChannel } from './content/channels.ts';
import { chooseAddress } from './content/frame-marks.ts';
import type { WrittenLanguage } from './content/languages.ts';
import { CALLS_TO_ACTION, getFactWords, getPhrasebook } from './content/texts.ts';
import { isAdverbial } from './reading/facts/adverbials.ts';
import { getFactPatterns } from './reading/facts/fact-patterns.ts';
import type { ReadFact } from './reading/facts/found-fact.ts';

/** A fact with the details of its field, if it was read from one. */
export type StatedFact = Fact &
  Partial<Pick<ReadFact, 'field' | 'inSentence' | 'isRequest' | 'start' | 'end'>>;

/** Kinds of facts that offer something, so that they stand alone. */
const OFFERS: ReadonlySet<Fact['kind']> = new Set([
  'price',
  'was',
  'discount',
  'multibuy',
  'trial',
  'guarantee',
  'delivery',
  'code',
  'phone',
]);

/** Goals for which the buttons use each other's words: "Save your place", "Book now", "Sign up". */
const TAKING_PART: ReadonlySet<string> = new Set(['signup', 'booking', 'event', 'sales', 'trial']);

const CONTACTS: ReadonlySet<Fact['kind']> = new Set(['phone', 'code', 'place', 'seats']);

/** Languages in which the verb of a request may follow its object and time. */
const VERB_ANYWHERE: ReadonlySet<WrittenLanguage> = new Set([
  'de',
  'hi',
  'id',
  'ja',
  'ko',
  'nl',
  'th',
  'tr',
  'vi',
  'zh',
]);

/** Tells whether a fact of the goal field can be joined to other words of the goal. */
export function isTermOfGoal({ field, kind }: StatedFact): boolean {
  return field === 'goal' && !OFFERS.has(kind);
}

/** Tells whether words of a goal ask the reader to act. */
export function isRequest(text: string, language: WrittenLanguage): boolean {
  const folded = foldLetters(text);
  const at = folded.search(getFactPatterns(language).asksToAct);
  if (at === 0 || (at > 0 && VERB_ANYWHERE.has(language))) return true;
  const isNoted = Object.values(getFactWords(language).requests)
    .flatMap((words) => words.split('|'))
    .some((words) => words !== '' && text.startsWith(`${words} `));
  return (
    isNoted ||
    findConcepts(folded, 'goal').some(
      ({ start, term }) =>
        (start === 0 || VERB_ANYWHERE.has(language)) && CONCEPTS.get(term.concept)?.goal === 'call',
    )
  );
}

/**
 * Returns the words of the goal with which a text ends, so that it asks once: the first request of the goal, or
 * words that ask for the same step as the call to action, for example "Book before Thursday" for "Book now".
 */
export function findClosingRequest(
  facts: readonly StatedFact[],
  callToAction: string,
  language: WrittenLanguage,
): StatedFact | null {
  const channel = findChannel(callToAction);
  const asked = listGoalsOfCall(callToAction, language);
  const isSame = ({ text }: StatedFact) => {
    if (channel !== null) return findChannel(text) === channel && !isPhrase(text, language);
    if (!isRequest(text, language)) return false;
    const own = findConcepts(text, 'goal').flatMap(
      ({ term }) => CONCEPTS.get(term.concept)?.goal ?? [],
    );
    // A reader who brings something also visits the advertiser.
    if (asked.includes('visit') && own.every((goal) => goal === 'visit')) return true;
    return asked.every((goal) => TAKING_PART.has(goal))
      ? own.some((goal) => TAKING_PART.has(goal))
      : asked.some((goal) => own.includes(goal));
  };
  const ofGoal = facts.filter(
    (fact) => fact.field === 'goal' && (fact.isRequest || !CONTACTS.has(fact.kind)),
  );
  return ofGoal.find(({ isRequest: isFirst }) => isFirst) ?? ofGoal.find(isSame) ?? null;
}

/** Tells whether words are only a part of a request, for example "before 5 pm". */
function isPhrase(text: string, language: WrittenLanguage): boolean {
  return isAdverbial(text, language) && !isRequest(text, language);
}

/** Returns the goals of a call to action. The phrasebook tells the calls that ask for a call or a visit. */
function listGoalsOfCall(callToAction: string, language: WrittenLanguage): readonly NamedGoal[] {
  if (isCallFor('call', callToAction, language)) return ['call'];
  return isCallFor('visit', callToAction, language) ? ['visit'] : listGoals(callToAction);
}

/** Tells whether the phrasebook lists a call to action among those for a call or a visit. */
export function isCallFor(
  goal: 'call' | 'visit',
  callToAction: string,
  language: WrittenLanguage,
): boolean {
  const buttons =
    language === 'en' ? CALLS_TO_ACTION.goals[goal] : (getPhrasebook(language).ctas[goal] ?? []);
  return buttons.some((button) =>
    [false, true].some((isFormal) => chooseAddress(button, isFormal) === callToAction),
  );
}

/** Facts that form one sentence, in the order of the goal. */
export interface GoalSentence {
  facts: readonly StatedFact[];
  /** Whether the facts are only a part of a request, for example "before 5 pm". */
  isPhrase: boolean;
}

/** Returns facts of the goal in the sentences in which the user typed them. */
export function groupTermsOfGoal(
  facts: readonly StatedFact[],
  language: WrittenLanguage,
): GoalSentence[] {
  const groups: StatedFact[][] = [];
  for (const fact of facts.toSorted((one, other) => (one.start ?? 0) - (other.start ?? 0))) {
    const last = groups.at(-1);
    if (last && fact.inSentence !== undefined && !isRequest(fact.text, language)) last.push(fact);
    else groups.push([fact]);
  }
  return groups.map((group) => ({
    facts: group,
    isPhrase: group.slice(0, 1).every(({ text }) => isPhrase(text, language)),
  }));
}
