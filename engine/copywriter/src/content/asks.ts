/**
 * Actions that a call to action asks the reader to take. If a language has no line for an action,
 * `ASK_INSTEAD` names the action whose line is used.
 */
export const ASKS = [
  'order',
  'preorder',
  'signup',
  'contact',
  'chat',
  'message',
  'photo',
  'sms',
  'email',
  'learn',
  'book',
  'quote',
  'call',
  'visit',
  'test',
  'download',
  'apply',
  'donate',
  'sell',
  'adopt',
  'volunteer',
  'join',
  'follow',
] as const;
export type Ask = (typeof ASKS)[number];
