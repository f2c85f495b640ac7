/** Goals of a campaign. If a field names several, the first of these counts: tickets are sold too. */
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

/** A goal that words can name. */
export type NamedGoal = (typeof GOALS)[number];
