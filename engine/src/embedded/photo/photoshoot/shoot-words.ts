import type { FloorMaterial } from './sets/floor-patterns.ts';

export type PropName =
  | 'leaves'
  | 'petals'
  | 'flowers'
  | 'podium'
  | 'stones'
  | 'drops'
  | 'rain'
  | 'fire'
  | 'smoke'
  | 'steam'
  | 'lights'
  | 'snow'
  | 'citrus'
  | 'berries'
  | 'strawberries'
  | 'beans'
  | 'ice'
  | 'candles'
  | 'fallen'
  | 'baubles'
  | 'books'
  | 'tray'
  | 'confetti'
  | 'cinnamon'
  | 'seashells'
  | 'pumpkins'
  | 'balloons'
  | 'gifts'
  | 'chocolate'
  | 'cookies'
  | 'macarons'
  | 'houseplant'
  | 'towels'
  | 'sunglasses'
  | 'coins'
  | 'boughs'
  | 'honeycomb'
  | 'splash'
  | 'fog'
  | 'daisies'
  | 'lavender'
  | 'pampas'
  | 'ears'
  | 'dust'
  | 'pearls'
  | 'coconuts'
  | 'grapes'
  | 'apples'
  | 'milk'
  | 'croissants'
  | 'bread'
  | 'cheese'
  | 'eggs'
  | 'cake'
  | 'cupcakes'
  | 'donuts'
  | 'coffee'
  | 'wine'
  | 'cocktail'
  | 'teddy'
  | 'dumbbells'
  | 'makeup'
  | 'suitcase'
  | 'camera'
  | 'notebook'
  | 'headphones'
  | 'phone'
  | 'beer'
  | 'teapot'
  | 'burger'
  | 'soap'
  | 'football'
  | 'basketball'
  | 'kettlebell'
  | 'yogaMat'
  | 'vase';

/** Gold is redder than yellow: dark yellow is olive. */
export const GOLD_HUE = 76;

/** Hues in degrees of OKLCH. */
export const COLOURS: readonly (readonly [number, RegExp])[] = [
  [355, /\b(?:pink|rose|magenta|fuchsia|blush)\b/i],
  [25, /\b(?:red|crimson|scarlet|burgundy)\b/i],
  [50, /\b(?:orange|terracotta|coral(?! reef)|peach|copper|apricot)\b/i],
  [92, /\b(?:yellow|mustard)\b/i],
  [GOLD_HUE, /\b(?:gold|golden)\b/i],
  [82, /\b(?:beige|(?<!(?:ice|face|hand|body) )cream|champagne)\b/i],
  [145, /\b(?:green|sage|emerald|olive|mint(?= ?(?:green|background|colou?r|wall|backdrop)))\b/i],
  [195, /\b(?:teal|turquoise|cyan|aqua)\b/i],
  [252, /\b(?:blue|navy|azure|indigo)\b/i],
  [300, /\b(?:purple|violet|lavender|lilac)\b/i],
];

export const PROPS: readonly (readonly [PropName, RegExp])[] = [
  [
    'leaves',
    /\b(?:(?<!(?:autumn|autumnal|fall|fallen|dry|dried|orange|maple|shadows? of(?: the| palm)?) )lea(?:f|ves)(?! shadows?)|(?<!potted )plants(?! (?:leaf )?shadows?)|greenery|ferns?|eucalyptus|herbs|rosemary|basil|thyme|parsley|sage leaves|foliage|palm(?! (?:leaf |tree )?shadows?)|mint(?! ?(?:green|background|colou?r|wall|backdrop)))\b/i,
  ],
  [
    'boughs',
    /\b(?:(?:pine|fir|spruce|evergreen|conifer|christmas tree) (?:branch(?:es)?|twigs?|boughs?|sprigs?|needles?|garlands?)|pine ?cones?|evergreens)\b/i,
  ],
  ['daisies', /\b(?:dais(?:y|ies)|sun ?flowers?|chamomile|camomile|gerberas?|marigolds?)\b/i],
  [
    'lavender',
    /\blavender (?:sprigs?|flowers?|stalks?|stems?|bunch(?:es)?|bouquets?)\b|\b(?:sprigs?|bunch(?:es)?|bouquets?) of lavender\b/i,
  ],
  ['pampas', /\bpampas\b|\bdried (?:grass(?:es)?|flowers?)\b/i],
  ['ears', /\b(?:wheat|barley|grain) (?:ears?|stalks?)\b|\bears of (?:wheat|corn|barley|grain)\b/i],
  [
    'honeycomb',
    /\bhoney(?: ?combs?)?\b(?! ?(?:moon|dew|colou?r|blonde?|background|wall|jar|pot))/i,
  ],
  ['splash', /\b(?<!\b(?:paint|powder|colou?r) )splash(?:es|ing|ed)?\b/i],
  ['petals', /\b(?:(?:rose|flower) )?petals?\b/i],
  ['confetti', /\b(?:confetti|streamers)\b/i],
  ['cinnamon', /\bcinnamon\b/i],
  ['seashells', /\b(?:sea ?shells?|shells|star ?fish)\b/i],
  ['pumpkins', /\bpumpkins?(?! (?:patch|spice))\b/i],
  ['balloons', /\b(?<!hot[- ]air )balloons?\b/i],
  ['gifts', /\b(?:gifts?|gift box(?:es)?|presents)\b/i],
  [
    'chocolate',
    /\b(?<!\b(?:hot|of) )chocolates?(?! (?:brown|background|colou?r|wall|shop|bar\b))/i,
  ],
  ['cookies', /\b(?:cookies|biscuits)\b/i],
  ['macarons', /\bmacar(?:oo|o)ns?\b/i],
  [
    'houseplant',
    /\b(?:potted plants?|house ?plants?|plant pots?|succulents?|cact(?:us|i)|monstera|(?<!\b(?:power|industrial|shadows? of (?:an? |the )?) ?)plant(?![- ](?:based|shop|store|nursery|leaf|leaves|milk|protein|shadows?)))\b/i,
  ],
  ['towels', /\btowels?\b/i],
  ['sunglasses', /\b(?:sun ?glasses|shades)\b/i],
  ['coins', /\b(?:coins?|money)\b/i],
  [
    'flowers',
    /\b(?:(?<!(?:lavender|dried) )flowers?|(?<!cherry ?)blossoms?|(?<!lavender )bouquet|roses|peon(?:y|ies)|tulips?|orchids?|hibiscus|lil(?:y|ies)|jasmine|magnolias?|hydrangeas?)\b/i,
  ],
  [
    'podium',
    /\b(?:podium|pedestal|plinth|(?:concrete|stone|granite|marble|wood(?:en)?) (?:block|cube|cylinder|column)|(?<!(?:train|station|railway|subway|metro|underground|diving) )platform|(?:a|the|on|round|wooden|marble|white|display) (?:stand|stage))\b(?! out)/i,
  ],
  [
    'stones',
    /\b(?:stones|pebbles?|rocks?(?! (?:(?:and|&|n) roll|climbing|band|concert|music)))\b/i,
  ],
  [
    'drops',
    /\b(?:water(?! ?(?:colou?r|melon|fall|ripples?))|drops?|droplets|dew|condensation|(?<!\b(?:paint|powder|colou?r) )splash(?:es)?|wet(?! (?:\w+ )?(?:asphalt|street|ground|floor|pavement|road|stones?|rocks?|sand|cobblestones?)))\b/i,
  ],
  [
    'fire',
    /\b(?:fires?|camp ?fire|bon ?fire|flames?|embers|flaming|fiery|inferno|lava|volcan(?:o|ic))\b(?! ?(?:place|works?|truck|station|side|engine|wood|pit|escape|red|fly|flies))/i,
  ],
  [
    'rain',
    /\b(?<!after (?:the )?)(?:rain(?:y|ing|storm)?|(?<!(?:snow|sand|brain) ?)(?:thunder ?)?storm(?:y|s)?)\b(?! ?(?:forest|bow))/i,
  ],
  ['fog', /\b(?:mist|misty|fog|foggy|haze|hazy)\b/i],
  [
    'smoke',
    /\b(?:smoke|smoky)\b|\b(?:paint|powder|colou?r(?:ed)?) (?:splash|splatter|explosion|burst|powder|cloud)(?:es|s)?\b/i,
  ],
  ['steam', /\bsteam(?:ing|y)?\b(?! (?:room|punk|engine|train))/i],
  ['lights', /\b(?:bokeh|fairy lights|string lights|lights|sparkles?|glitter|stars?(?! anise))\b/i],
  ['snow', /\b(?:snow|snowflakes?)\b/i],
  [
    'citrus',
    /\b(?:lemons?|limes?(?! ?green)|oranges|orange slices?|citrus|grapefruits?|fruits?)\b/i,
  ],
  ['strawberries', /\bstrawberr(?:y|ies)\b/i],
  [
    'berries',
    /\b(?:berr(?:y|ies)|raspberr(?:y|ies)|blueberr(?:y|ies)|cranberr(?:y|ies)|currants?|cherries|cherry(?! ?blossom))\b/i,
  ],
  [
    'beans',
    /\b(?:coffee beans?|beans|cocoa|(?<!\b(?:an|and|with|of) )espresso(?! (?:cups?|mugs?)))\b/i,
  ],
  ['ice', /\b(?:ice cubes?|ice(?! cream)|iced)\b/i],
  ['fallen', /\b(?:autumn(?:al)?|fall(?:en)?|dry|dried|orange|maple) leaves\b/i],
  [
    'baubles',
    /\b(?:christmas|xmas|holiday|festive)\b[\w ]{0,12}\b(?:decorations?|decor|ornaments?|baubles|balls|mood|feel(?:ing)?|vibes?|atmosphere|spirit|touch)\b|\b(?:christmas|xmas)\b(?! (?:market|tree|eve|card)\b)|\bbaubles\b|\bornaments\b/i,
  ],
  ['books', /\b(?:stack|pile)s? of (?:\w+ )?books\b|\bbooks\b/i],
  ['tray', /\b(?:tray|wooden board|cutting board|wood(?:en)? slice|log slice|tree stump)\b/i],
  ['candles', /\b(?:candles?|candlelight|candlelit)\b/i],
  ['dust', /\b(?:dust(?! (?:bag|cover|jacket))|dusty(?! (?:pink|rose))|dust cloud)\b/i],
  ['pearls', /\bpearls?\b(?! (?:white|colou?r|harbou?r|grey|background))/i],
  ['coconuts', /\bcoconuts?\b(?! (?:palms?|trees?|oil|milk|water))/i],
  ['grapes', /\bgrapes?\b(?! ?vines?)/i],
  ['apples', /\bapples?\b(?! (?:watch|store|green|pie|juice|red|cider|orchards?|trees?))/i],
  ['milk', /\bmilk\b(?! ?(?:shakes?|chocolates?|white|frother|bath|splash|teeth|tooth))/i],
  ['croissants', /\bcroissants?\b/i],
  ['bread', /\b(?:bread|baguettes?|sourdough|loa(?:f|ves) of bread)\b/i],
  ['cheese', /\bcheeses?\b(?! ?(?:cakes?|shop))/i],
  ['eggs', /\b(?<!easter )eggs?\b(?! ?shell)/i],
  ['cake', /\b(?:(?:birthday|wedding|chocolate|cream|layer) cakes?|cakes?(?! (?:shop|stand)))\b/i],
  ['cupcakes', /\b(?:cup ?cakes?|muffins?)\b/i],
  ['donuts', /\bdo(?:ugh)?nuts?\b/i],
  [
    'coffee',
    /\b(?:cups?|mugs?|glass) of (?:hot |fresh |black )?(?:coffee|tea|cocoa|(?:hot )?chocolate|cappuccino|espresso|latte|matcha)\b|\b(?:coffee|tea|cappuccino|latte|espresso) (?:cups?|mugs?)\b|\bhot (?:chocolate|cocoa)\b|\b(?:and|with|an?) (?:hot |fresh )?(?:coffee|cappuccino|latte|matcha|espresso)\b(?! (?:beans?|shop|table|house|bar|plants?|plantation|grounds|machine|colou?red|brown|tones?))/i,
  ],
  [
    'wine',
    /\bglass(?:es)? of (?:(?:red |white |sparkling )?wine|champagne|prosecco)\b|\b(?:wine|champagne) ?(?:glass(?:es)?|flutes?|bottles?)\b|\bbottles? of wine\b/i,
  ],
  [
    'cocktail',
    /\b(?:cocktails?(?! (?:bar|lounge|party|dress))|mojitos?|martinis?|aperol|spritz)\b/i,
  ],
  ['teddy', /\bteddy(?: ?bears?)?\b|\b(?:plush|stuffed) (?:toys?|animals?|bears?)\b/i],
  ['notebook', /\b(?:note ?books?|journals?|planners?|diary)\b(?! computers?)/i],
  ['headphones', /\bhead ?phones?\b/i],
  ['phone', /\b(?:smart|mobile |cell)?phones?\b(?! (?:shop|store|case|booth|box|screen))/i],
  ['beer', /\b(?:glass of |pint of |mug of )?beers?\b(?! (?:garden|hall|bottle|brewery|tent))/i],
  ['teapot', /\btea ?pots?\b/i],
  ['burger', /\b(?:ham)?burgers?\b(?! (?:joint|bar|restaurant|shop|stand|van))/i],
  ['soap', /\b(?:bars? of )?soaps?\b(?! (?:shop|store|bubbles?|opera|dispenser))/i],
  ['football', /\b(?:foot|soccer ?)balls?\b(?! (?:stadium|field|pitch|match|game|club))/i],
  ['basketball', /\bbasket ?balls?\b(?! (?:court|hall|hoop|arena|stadium|game|shoes?))/i],
  ['kettlebell', /\bkettle ?bells?\b/i],
  ['yogaMat', /\b(?:yoga|exercise|gym) mats?\b/i],
  ['vase', /\bvases?\b/i],
  ['dumbbells', /\bdumb ?bells?\b/i],
  ['suitcase', /\b(?:suit ?cases?|luggage|trolley case)\b/i],
  [
    'camera',
    /\b(?:(?:vintage|film|photo|analog(?:ue)?|old|retro) cameras?|(?<!(?:on|to|the|in front of the) )cameras?(?! ?(?:angle|view|flash|lens)))\b/i,
  ],
  [
    'makeup',
    /\b(?:make-?up|lipsticks?|cosmetics)\b(?! (?:table|room|vanity|artist|bag|store|shop))/i,
  ],
];

/** What a product can be asked to stand on. */
export const SURFACES: readonly (readonly [FloorMaterial, RegExp])[] = [
  ['marble', /\bmarble\b/i],
  ['wood', /\b(?:wood|wooden|oak|walnut|timber|planks?|rustic (?:table|board))\b(?! ?land)/i],
  ['concrete', /\b(?:concrete|cement|slate|granite|stone)\b(?! ?(?:wall|age|garden|house))/i],
  [
    'gingham',
    /\b(?:gingham|picnic (?:blanket|cloth|rug)|(?:checked|checkered|plaid|tartan) (?:blanket|cloth|tablecloth|rug))\b/i,
  ],
  ['checker', /\b(?:check(?:er(?:ed|board)?|ed|erboard) (?:floor|tiles?)|chess ?board)\b/i],
  ['clay', /\bclay (?:tennis )?courts?\b/i],
  [
    'sand',
    /\b(?:on|in) (?:the |fine |white |golden )*sand\b|^[^\w]*(?:with )?sand\b|\b(?:black|dark|gr[ea]y|pink|red|orange|white|volcanic) sand\b/i,
  ],
  ['snow', /\b(?:on|in) (?:the |fresh |deep )*snow\b/i],
  ['grass', /\b(?:(?:on|in) (?:the |green |fresh )*grass|lawn)\b/i],
  ['moss', /\b(?:moss|mossy)\b/i],
  ['cobble', /\bcobble(?:d|stones?)\b/i],
  ['gravel', /\b(?:gravel|pebble beach)\b/i],
  [
    'water',
    /\b(?:on|in) (?:the |calm |still )*water\b|\bwater surface\b|\bripples?\b|\brippl(?:ing|ed) water\b/i,
  ],
  [
    'cloth',
    /\b(?:velvet|silk|satin|linen|fabric|cloth|scar(?:f|ves)|shawl|(?<!picnic )blanket|bed ?sheets?)\b(?! (?:curtains?|drapes?|backdrop|background|wall|sofa))/i,
  ],
];

/** What a stand is made of is not what the floor is made of. */
export const STAND_OF =
  /\b(marble|wood(?:en)?|oak|walnut|timber|concrete|cement|slate|granite|stone)\s+(?:[\w-]+\s+)?(?:podium|pedestal|plinth|platform|block|cube|stand|tray|cylinder|column)\b/i;

/** Colours called after a place or a thing: "sky blue" is no sky, and "midnight blue" no midnight. */
export const NAMED_COLOUR =
  /\b(?:sky|ocean|sea|forest|grass|snow|ice|jet|brick|wine|midnight|coral|stone|moss)[- ](blue|green|white|black|red|pink|gr[ea]y)\b/gi;
