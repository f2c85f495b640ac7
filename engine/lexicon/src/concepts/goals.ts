/**
 * Goals of a campaign, by priority. If a goal field names several goals, the first goal in this
 * list counts. The goal "event" precedes "sales", because tickets are sold too.
 */
export const GOALS = [
  'donate',
  'apply',
  'event',
  'demo',
  'booking',
  'install',
  'trial',
  'signup',
  'call',
  'leads',
  'follow',
  'visit',
  'sales',
  'awareness',
] as const;

/** A goal that words of a goal field can name. */
export type NamedGoal = (typeof GOALS)[number];
