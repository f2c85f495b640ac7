import type { Category } from './category.ts';

/** What stands on a shelf or in the door of the fridge, and what comes from the farm. */
export const LARDER: readonly Category[] = [
  {
    match:
      /\b(?:chutney|pickle|relish|piccalilli|marmalade|mustard|ketchup|mayonnaise|lemon curd|kimchi|sauerkraut|ferment|hummus|pesto|tapenade|antipasti|olive|vinaigrette|salad dressing|preserve|pickled \w+|condiment)s?\b(?! (?:oil|tree|green|leaf))/,
    form: 'goods',
    repeat: true,
    topic: 'the larder',
    moment: 'the first pop of the lid',
    unit: 'spoonful',
    verb: 'spread it',
    time: 'your lunch',
    chore: 'the same old sandwich',
    wish: 'a lunch with something to say',
    worry: 'what’s for lunch',
    problem: 'The same old sandwich?',
    scene: 'A lid pops, a spoon goes in, and the bread is cut thicker than planned.',
    agitation: 'Bread, cheese, done. You had it yesterday. You will have it tomorrow.',
    after: 'Picture a plain plate, one good spoonful, and a second slice of bread.',
    usual: ['The same old sandwich', 'A jar at the back', 'Salt, and hope'],
    ours: ['A spoonful of your choice', 'A place on the table'],
    lively: ['Pop the lid', 'Go on, one more spoonful', 'Cheese has been waiting for this'],
    quiet: [
      'A good jar goes a long way',
      'One spoonful makes the plate',
      'Bread, cheese, and this',
    ],
  },
  {
    match:
      /\b(?:(?:free[- ]range |farm |fresh |organic |duck |quail )*eggs|(?:raw |organic |goat|oat |farm |fresh )*milk|butter|ghee|(?:greek |natural )?yog(?:h)?urt|kefir|clotted cream|buttermilk|dairy)(?: (?:box(?:es)?|deliver(?:y|ies)|round|subscription))?\b(?! (?:bath|soap|lotion|dish|knife|tooth|chocolate|cup|holder|bottle|frother|chicken))/,
    form: 'goods',
    repeat: true,
    topic: 'breakfast',
    moment: 'the first breakfast with it',
    unit: 'breakfast',
    verb: 'have breakfast',
    time: 'your morning',
    chore: 'the empty shelf in the fridge door',
    wish: 'a breakfast worth sitting down for',
    worry: 'what’s for breakfast',
    problem: 'The fridge door empty again?',
    scene: 'A warm pan, a chair pulled up, and someone asking if there is enough for two.',
    agitation: 'You open the fridge. You close it. You open it again, as if that helped.',
    after: 'Picture a slow breakfast, and the pan wiped clean with bread.',
    usual: ['The empty fridge door', 'A dash to the shop', 'Toast, again'],
    ours: ['A breakfast you sit down to', 'Where it comes from'],
    lively: ['Good morning, for real', 'Breakfast is served', 'Start with the good stuff'],
    quiet: ['The day starts at the table', 'Simple food, slow morning', 'Sit down for breakfast'],
  },
];
