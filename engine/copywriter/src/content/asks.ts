/**
 * What a call to action asks the reader to do. If a language has no line for one of them, the line
 * of another is used, which `ASK_INSTEAD` names.
 */
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
