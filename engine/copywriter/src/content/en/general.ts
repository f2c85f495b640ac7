import type { CategoryWords } from './category.ts';

/** For a product of which the words tell nothing. */
export const GENERAL: CategoryWords = {
  form: 'goods',
  topic: 'your everyday',
  moment: 'the first day',
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

/** For what businesses buy for their work, of which the words tell nothing: ducts, barrels, panels. */
export const GENERAL_SUPPLY: CategoryWords = {
  form: 'goods',
  topic: 'your supplies',
  moment: 'the first delivery',
  unit: 'order',
  verb: 'order',
  time: 'your workday',
  chore: 'chasing an order',
  wish: 'one order less to chase',
  worry: 'the next order',
  problem: 'Still chasing that order?',
  scene: 'Half past seven. The boxes are where they should be, and the job can start.',
  agitation: 'You asked on Monday. You asked again on Thursday. The job starts tomorrow.',
  after: 'Picture the boxes on the shelf, and everyone getting on with the job.',
  usual: ['Chasing the order', '“It’s on back order”', 'Whatever was in stock'],
  ours: ['Picked for the job', 'Someone to ask first'],
  lively: ['Order it. Get on with the job.', 'One thing ticked off', 'Back to the real work'],
  quiet: ['Ask us before you order', 'Tell us what the job needs', 'Chosen for the job'],
};

/** For what helps with a job, of which the words tell no more than the job: makers, holders, openers. */
export const GENERAL_HELPER: CategoryWords = {
  form: 'goods',
  topic: 'the little jobs',
  moment: 'the first time it’s used',
  unit: 'job',
  verb: 'get it done',
  time: 'your day',
  chore: 'doing it the long way',
  wish: 'one thing made easier',
  worry: 'how to use it',
  problem: 'Still doing it the long way?',
  scene: 'You reach for it without looking. It is where you left it, and the job is half done.',
  agitation: 'You make do. You made do last week. It works, if you hold it just so.',
  after: 'Picture reaching for it, using it, and putting it back.',
  usual: ['Doing it the long way', 'Making do', '“It works, if you hold it so”'],
  ours: ['Made for one job', 'Within reach'],
  lively: ['Easy does it', 'Reach for it. Done.', 'That was quick'],
  quiet: ['One thing made easier', 'A small thing, used often', 'The one you’ll reach for'],
};

/** For work that somebody does for others, of which the words tell nothing else. */
export const GENERAL_SERVICE: CategoryWords = {
  form: 'service',
  topic: 'what you need',
  moment: 'the relief of “done”',
  unit: 'call',
  verb: 'ask',
  time: 'your to-do list',
  chore: 'putting it off',
  wish: 'a job in good hands',
  worry: 'who to ask',
  problem: 'Still on your list?',
  scene: 'A list, a pen, and one line that has stood there for weeks. You cross it out.',
  agitation: 'It was on the list in spring. You moved it to Monday. Then to the Monday after.',
  after: 'Picture crossing it off the list, and someone else having done it.',
  usual: ['Doing it all yourself', '“I’ll get to it”', 'A favor from a friend'],
  ours: ['Your questions first', 'Someone to ask'],
  lively: ['Off your list, into good hands', 'You have enough to do', 'Cross it off the list'],
  quiet: ['Tell us what you need', 'Good hands. Clear words.', 'Leave it with us'],
};

/** For what one joins: networks, programmes, schemes. */
export const GENERAL_JOINED: CategoryWords = {
  form: 'service',
  topic: 'joining',
  moment: 'the first hello',
  unit: 'hello',
  verb: 'join',
  time: 'your week',
  chore: 'going it alone',
  wish: 'a reason to come back',
  worry: 'where to begin',
  problem: 'Still going it alone?',
  scene: 'A first hello, a first question, and someone across the table who says: me too.',
  agitation: 'You meant to look into it. You did not know whom to ask. So you left it.',
  after: 'Picture being the one who says: come along.',
  usual: ['Going it alone', '“Maybe next time”', 'Watching from outside'],
  ours: ['Someone to say hello to', 'A first step, together'],
  lively: ['Say hello. See what happens.', 'There’s room for you', 'Join in. Stay a while.'],
  quiet: ['You don’t have to do it alone', 'Come as you are', 'Someone here knows the way'],
};

/** For a place that one goes to. */
export const GENERAL_PLACE: CategoryWords = {
  form: 'place',
  topic: 'your visit',
  moment: 'the moment you walk in',
  unit: 'visit',
  verb: 'go',
  time: 'your day out',
  chore: 'the same four walls',
  wish: 'a place worth the trip',
  worry: 'where to go',
  problem: 'The same four walls again?',
  scene: 'A door you have not opened before. You push, and there is light on the other side.',
  agitation: 'You meant to go somewhere new. You went where you always go.',
  after: 'Picture walking in, looking round, and not wanting to leave.',
  usual: ['The same four walls', '“Let’s just stay in”', 'Wherever had room'],
  ours: ['A reason to go out', 'Time to look around'],
  lively: ['Come and see for yourself', 'Walk in. Look around. Stay.', 'Somewhere new, for once'],
  quiet: ['You’ll feel it at the door', 'Come as you are', 'Take your time here'],
};
