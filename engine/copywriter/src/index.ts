export { asksForGoal } from './asks-for-goal.ts';
export type { GoalKind } from './call-to-action.ts';
export { checkStatedIds } from './content/check-stated-ids.ts';
export { detectLanguage } from './reading/language.ts';
export { printedBrief } from './reading/printed-brief.ts';
export {
  type BriefUnderstanding,
  understandBrief,
  withoutOverruled,
} from './reading/understand-brief.ts';
export { rewriteFacts } from './rewrite-facts.ts';
export { stateQuote } from './state-quote.ts';
export { unsupportedClaims } from './unsupported-claims.ts';
export { writeAdCopy } from './write-ad-copy.ts';
export { writeAdText } from './write-ad-text.ts';
