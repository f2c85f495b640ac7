import { capitalise, tidy } from '@adwright/engine-lexicon';

/** Maximum number of characters of a goal that fits on a button. */
const MAX_BUTTON_CHARACTERS = 24;
const MAX_BUTTON_WORDS = 4;

/** Matches a goal that starts with an action of the reader, for example "Book a table". */
const ACTION =
  /^(?:book|reserve|request|order|buy|register|sign up|join|visit|download|donate|apply|try|schedule|claim|call|message|email|subscribe|enrol|enroll|see|compare)\s(?:a|an|the|your|our|us|me|for|to|now|online|today|free|in|one|here|it)(?:\s|$)|^get\s(?:started|tickets|(?:a|an|the|your)\s(?:free\s)?(?:quote|estimate|inspection|survey|sample|ticket|app|guide|brochure|consultation|valuation|demo|callback))$|^start\s(?:a|an|the|your|free)(?:\s|$)/i;

/** Matches words with which a goal speaks of the advertiser's business, or ends in the middle. */
const NO_BUTTON =
  /\b(?:more|new|people|customers?|clients?|leads?|sales|traffic|them|they|their|team|business|list|rather|instead|not)\b|[\p{Nd}@,;:/()]|\s(?:and|or|to|for|the|a|an|of|with|before|by)$/iu;

/**
 * Returns an English goal as the words of a button if it is a short request to the reader, for
 * example "Book a call"; null for any other goal.
 */
export function quoteGoal(goal: string | undefined): string | null {
  const text = tidy(goal ?? '').replace(/[.!]+$/, '');
  if (text.length > MAX_BUTTON_CHARACTERS || text.split(' ').length > MAX_BUTTON_WORDS) return null;
  if (!ACTION.test(text) || NO_BUTTON.test(text)) return null;
  return capitalise(text.replace(/\bme\b/g, 'us'));
}
