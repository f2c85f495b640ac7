import type { Category } from '../category.ts';

/** Sleep and cycle tracking. */
export const healthApps: readonly Category[] = [
  {
    rank: 130,
    match:
      /\b(?:sleep(?: (?:track(?:ing|er)|sounds?|coach(?:ing)?|stor(?:y|ies)|cycle|timer))? apps?|sleep (?:tracker|tracking|coach|coaching))s?\b/,
    form: 'digital',
    topic: 'your nights',
    moment: 'the first night that makes sense',
    unit: 'night',
    verb: 'sleep on it',
    time: 'your night',
    chore: 'mornings that start tired',
    wish: 'a night you understand',
    worry: 'last night',
    problem: 'Tired, and no idea why?',
    scene: 'Phone face down, lights out. In the morning, one calm page about the night.',
    agitation:
      'You went to bed early. You woke up tired. Nobody can tell you what happened between.',
    after: 'Picture reading about your night over coffee, and nodding.',
    usual: ['Guessing over coffee', 'Counting the hours', '“I must have slept badly”'],
    ours: ['Your night on one page', 'Made for your own rhythm'],
    lively: ['Meet your nights', 'Good morning starts last night', 'Read the night, own the day'],
    quiet: ['Know your nights', 'Lights out. Leave it to us.', 'The night, gently explained'],
  },
  {
    rank: 2570,
    match:
      /\b(?:period|cycle|fertility|ovulation|menopause|perimenopause|pregnancy|symptom|migraine|headache|mood|habit|sleep|water|blood pressure|blood sugar|glucose|medication|pill|step|breastfeeding) (?:track(?:er|ing)|diary|log|reminder)(?: (?:app|journal))?s?\b/,
    form: 'digital',
    topic: 'your own rhythm',
    moment: 'the first pattern you notice',
    unit: 'note',
    verb: 'notice',
    time: 'your month',
    chore: 'trying to remember when',
    wish: 'a month that makes more sense',
    worry: 'what was when',
    problem: '“When was that again?”',
    scene: 'Two taps before bed. A small dot joins the others, and a line begins to show.',
    agitation: '“When did it start?” they ask. You count back. You count back again.',
    after: 'Picture being asked, and having the answer in your hand.',
    usual: ['Dots in a paper calendar', 'Counting back on fingers', '“Two weeks ago, I think”'],
    ours: ['Two taps, then done', 'Yours to look back on'],
    lively: [
      'Know your own rhythm',
      'Tap. Noted. On you go.',
      'Your body keeps notes. So can you.',
    ],
    quiet: [
      'Get to know yourself, day by day',
      'Less guessing, more knowing',
      'In tune with yourself',
    ],
  },
];
