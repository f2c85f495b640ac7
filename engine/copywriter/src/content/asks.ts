/** What the copy asks the reader to do. Those without a line of their own ask for the one that `ASK_INSTEAD` names. */
export const ASKS = [
  'order',
  'preorder',
  'signup',
  'contact',
  'chat',
  'learn',
  'book',
  'quote',
  'call',
  'visit',
  'test',
  'download',
  'apply',
  'donate',
] as const;
export type Ask = (typeof ASKS)[number];
