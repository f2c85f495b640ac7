import type { Category } from './category.ts';

/** What is baked before the town is up, and what is taken when the day is done. */
export const EARLY_AND_LATE: readonly Category[] = [
  {
    match:
      /\b(?:(?<!\b(?:cup|cheese|birthday )?(?:cakes?|cookies?|dogs?|pets?|pies?|do(?:ugh)?nuts?|brownies?|macarons?|cupcakes?) )(?:artisan |craft |sourdough |village |neighbou?rhood |family |bread )?baker(?:y|ies)|boulangerie|(?<!banana |ginger)(?:artisan |fresh |wholegrain |rye )?bread|(?:rye |wholegrain |sourdough )?(?:loaf|loaves)|sourdough(?: bread)?|baguettes?|croissants?|bagels?|focaccias?|ciabattas?)s?\b/,
    form: 'goods',
    repeat: true,
    topic: 'fresh bread',
    moment: 'the first slice',
    unit: 'slice',
    verb: 'slice',
    time: 'your breakfast',
    chore: 'bread that tastes of the bag',
    wish: 'a loaf that is gone by noon',
    worry: 'what goes on the breakfast table',
    problem: 'Bread that tastes of the bag?',
    scene: 'Paper bag under your arm, still warm, one end already missing.',
    agitation:
      'Soft on Monday. Soft on Friday. Nobody at the table has ever asked for the end piece.',
    after: 'Picture the smell that makes you cross the street.',
    usual: ['Sliced, bagged, forgotten', 'Soft for two weeks', 'Toast, and only toast'],
    ours: ['Worth the walk', 'Good with nothing on it'],
    lively: ['Follow your nose', 'One for home, one for the way', 'Crumbs are a compliment'],
    quiet: ['Smells like Sunday', 'Dibs on the end piece', 'Breakfast starts the night before'],
  },
  {
    match:
      /\b(?:\w+ )?(?:sleep|bed ?time|night[- ]?time) (?:aids?|supplements?|gumm(?:y|ies)|capsules?|tablets?|sprays?|drops?|drinks?|pills?|powders?|teas?)\b|\bmelatonin(?: \w+)?\b/,
    form: 'goods',
    repeat: true,
    topic: 'winding down',
    moment: 'the moment the light goes out',
    unit: 'evening',
    verb: 'unwind',
    time: 'your evening',
    chore: 'evenings that never switch off',
    wish: 'an evening that knows when to stop',
    worry: 'tomorrow’s list',
    problem: 'Still awake at midnight?',
    scene: 'The phone is in the kitchen. The book is open on the same page as yesterday.',
    agitation: 'Lights out at eleven. At twelve you are writing tomorrow’s list in your head.',
    after: 'Picture closing the book before it falls on your face.',
    usual: ['One more episode', 'Scrolling under the blanket', 'Tomorrow’s list at midnight'],
    ours: ['A sign that the day is done', 'Two minutes before bed'],
    lively: ['Lights out. Day done.', 'Call it a night', 'Your pillow has been waiting'],
    quiet: ['The day ends here', 'Give the day an ending', 'Leave tomorrow for tomorrow'],
  },
];
