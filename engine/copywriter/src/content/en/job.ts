import type { CategoryWords } from './category.ts';

/** For job advertisements, which are told by their own words and not by those of the job. */
export const JOB: CategoryWords = {
  form: 'service',
  topic: 'the job',
  moment: 'the first day',
  unit: 'application',
  verb: 'apply',
  time: 'your Monday',
  chore: 'Mondays you dread',
  wish: 'a Monday you don’t mind',
  worry: 'starting over',
  problem: 'Dreading Monday?',
  scene: 'First day. A locker with your name on it, and someone who shows you the good coffee.',
  agitation: 'You have read the ads. They all want a rock star. You wanted a fair shift.',
  after: 'Picture telling them at dinner: I got it.',
  usual: ['Dreading Monday', '“Maybe next year”', 'Scrolling job ads in bed'],
  ours: ['People to start with', 'Your questions welcome'],
  lively: ['Come work with us', 'There’s a spot on the team', 'Your Monday could look like this'],
  quiet: ['Good people wanted', 'Ask us what it’s like', 'Start with a conversation'],
};
