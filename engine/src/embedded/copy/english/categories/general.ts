import type { CategoryWords } from '../product-category.ts';

/** For a product of which the words tell nothing. */
export const GENERAL: CategoryWords = {
  form: 'goods',
  topic: 'your everyday',
  moment: 'the first try',
  unit: 'day',
  verb: 'go',
  time: 'your day',
  chore: 'settling for “good enough”',
  wish: 'something to look forward to',
  worry: 'getting it right',
  problem: 'Settling for “good enough”?',
  scene: 'An ordinary day, an ordinary hour. Then one small thing changes.',
  agitation: 'It does the job. It always has. You stopped noticing it a while ago.',
  after: 'Picture one part of the day that you actually look forward to.',
  usual: ['“Good enough”', 'Picked out of habit', 'The same as last time'],
  ours: ['Picked on purpose', 'Something to look forward to'],
  lively: [
    'Make an ordinary day less ordinary',
    'Treat today to something new',
    'Go on, you’ve been curious',
  ],
  quiet: ['Choose it because it’s you', 'A small change, on purpose', 'The little things count'],
};
