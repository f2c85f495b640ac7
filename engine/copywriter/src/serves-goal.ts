import type { CopyBrief } from '@adwright/engine-lexicon';
import type { GoalKind } from './call-to-action.ts';
import { ASKS, type Ask } from './content/asks.ts';
import { chooseAddress } from './content/frame-marks.ts';
import type { WrittenLanguage } from './content/languages.ts';
import { CALLS_TO_ACTION, getPhrasebook } from './content/texts.ts';
import { chooseBriefGoal } from './reading/brief-goal.ts';
import { readScript } from './reading/chinese-script.ts';
import { understandBrief } from './reading/understand-brief.ts';

const ENGLISH_GOALS = [
  'call',
  'leads',
  'signup',
  'trial',
  'install',
  'demo',
  'booking',
  'event',
  'donate',
  'visit',
  'apply',
  'follow',
] as const;

/** For each list of calls to action in the phrasebook, the goals that the list serves. */
const LEADS_TO: Readonly<Record<Ask, readonly GoalKind[]>> = {
  order: ['sales'],
  preorder: ['sales', 'booking'],
  signup: ['signup', 'trial', 'install', 'sales'],
  contact: ['booking', 'event', 'leads', 'demo', 'sales'],
  chat: ['booking', 'event', 'leads', 'call', 'sales'],
  message: ['booking', 'event', 'leads', 'call', 'sales'],
  sms: ['booking', 'event', 'leads', 'call', 'signup', 'sales'],
  email: ['booking', 'event', 'leads', 'signup', 'sales'],
  photo: ['leads', 'booking', 'sales'],
  learn: ['follow', 'demo', 'donate'],
  book: ['booking', 'event', 'demo', 'sales'],
  quote: ['leads', 'demo', 'sales'],
  call: ['call', 'leads', 'sales'],
  visit: ['visit', 'event', 'sales'],
  test: ['trial', 'demo', 'signup', 'sales'],
  download: ['install', 'trial', 'sales'],
  apply: ['apply'],
  donate: ['donate', 'sales'],
  sell: ['leads', 'sales'],
  adopt: ['leads', 'apply', 'signup', 'sales'],
  volunteer: ['apply', 'signup', 'leads', 'sales'],
  join: ['signup', 'apply', 'leads', 'sales'],
  follow: ['follow'],
};

/**
 * Tells whether a call to action serves the brief's goal; for example, "Call now" serves the goal
 * of calls. The result is true for a call to action that is in no list, such as the user's own, and
 * for a brief without a goal.
 * @param fallback goal that is assumed if the words of the goal field name no known goal
 */
export function servesGoal(
  asked: CopyBrief,
  callToAction: string,
  fallback: GoalKind = 'awareness',
): boolean {
  const { simple: brief, restore } = readScript(asked);
  const named = chooseBriefGoal({ ...brief, goal: brief.goal ?? 'sales' });
  const goal = named === 'awareness' ? fallback : named;
  if (goal === 'awareness') return true;
  const button = callToAction.trim().toLowerCase();
  const led = listCallsOfGoals(understandBrief(brief).language).filter(({ lines }) =>
    lines.some((line) => restore(line).toLowerCase() === button),
  );
  return led.length === 0 || led.some(({ goals }) => goals.includes(goal));
}

interface CallsOfGoals {
  goals: readonly GoalKind[];
  lines: readonly string[];
}

function listCallsOfGoals(language: WrittenLanguage | 'und'): CallsOfGoals[] {
  if (language === 'en')
    return ENGLISH_GOALS.map((goal) => ({ goals: [goal], lines: CALLS_TO_ACTION.goals[goal] }));
  const { ctas } = getPhrasebook(language);
  return ASKS.map((ask) => ({
    goals: LEADS_TO[ask],
    lines: (ctas[ask] ?? []).flatMap((button) => [
      chooseAddress(button, false),
      chooseAddress(button, true),
    ]),
  }));
}
