export type { GoalKind } from './call-to-action.ts';
export { checkStatedIds } from './content/check-stated-ids.ts';
export { listUnsupportedClaims } from './list-unsupported-claims.ts';
export { loadCopywriter } from './load-copywriter.ts';
export { detectLanguage } from './reading/language.ts';
export { restorePrintedBrief } from './reading/restore-printed-brief.ts';
export {
  type BriefUnderstanding,
  removeOverruledFacts,
  understandBrief,
} from './reading/understand-brief.ts';
export { rewriteFacts } from './rewrite-facts.ts';
export { servesGoal } from './serves-goal.ts';
export { stateQuote } from './state-quote.ts';
export { writeAdCopy } from './write-ad-copy.ts';
export { writeAdText } from './write-ad-text.ts';
