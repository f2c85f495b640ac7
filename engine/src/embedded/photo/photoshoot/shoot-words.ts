import type { FloorMaterial } from './sets/floor-patterns.ts';

/** Scenes that can be built. */
export type SceneName =
  | 'nature'
  | 'urban'
  | 'minimalist'
  | 'luxury'
  | 'kitchen'
  | 'workspace'
  | 'beach'
  | 'desert'
  | 'winter'
  | 'autumn'
  | 'garden'
  | 'spa'
  | 'festive'
  | 'night'
  | 'neonStreet'
  | 'loft'
  | 'gym'
  | 'lounge'
  | 'library'
  | 'cafe'
  | 'space'
  | 'underwater'
  | 'studio';

export type PropName =
  | 'leaves'
  | 'petals'
  | 'flowers'
  | 'podium'
  | 'stones'
  | 'drops'
  | 'smoke'
  | 'lights'
  | 'snow'
  | 'citrus'
  | 'berries'
  | 'beans'
  | 'ice'
  | 'candles';

/** Words of a custom environment, the most telling first. */
export const SCENE_WORDS: readonly (readonly [SceneName, RegExp])[] = [
  ['underwater', /\b(?:under ?water|aquarium|coral reef|deep sea|ocean floor)\b/i],
  [
    'festive',
    /\b(?:christmas|xmas|holidays?|festive|party|celebration|birthday|new year'?s?|diwali|valentine'?s?)\b/i,
  ],
  ['desert', /\b(?:deserts?|dunes?|sahara|savanna|canyon|mars)\b/i],
  [
    'space',
    /\b(?:outer space|galaxy|galactic|cosmos|cosmic|planets?|universe|nebula|lunar|the moon|astronaut)\b|^\s*(?:in\s+|deep\s+)?space\b|\b(?:in|into|through|deep) space\b/i,
  ],
  ['gym', /\b(?:gym|fitness|workout|crossfit|weights|training|locker room)\b/i],
  ['winter', /\b(?:winter|snow|snowy|ice|icy|frost|frozen|alps?|alpine|ski|arctic|glacier)\b/i],
  ['autumn', /\b(?:autumn|autumnal|fall|halloween|harvest|october|thanksgiving)\b/i],
  ['night', /\b(?:night ?club|club|concert|disco|dance floor|stage lights)\b/i],
  [
    'neonStreet',
    /\b(?:neon|tokyo|shibuya|times square|cyberpunk|hong kong|seoul|las vegas|arcade)\b/i,
  ],
  ['spa', /\b(?:spa|bathroom|bath|bathtub|shower|wellness|zen|sauna|onsen|vanity)\b/i],
  [
    'beach',
    /\b(?:beach|sea|seaside|ocean|coast|coastal|sand|tropical|(?<!(?:kitchen|marble) )island|summer|pool|poolside|hawaii|caribbean|mediterranean)\b/i,
  ],
  ['library', /\b(?:library|book ?shelf|book ?shelves|bookstore|bookshop|study room)\b/i],
  ['cafe', /\b(?:caf[eé]|coffee ?shop|bar|pub|restaurant|bistro|cocktail|diner)\b/i],
  ['kitchen', /\b(?:kitchen|dining|bakery|breakfast|picnic|cooking|countertop)\b/i],
  [
    'lounge',
    /\b(?:living room|lounge|fire ?place|sofa|couch|cabin|cottage|bedroom|home|hygge|cozy|cosy)\b(?! office)/i,
  ],
  [
    'garden',
    /\b(?:garden|flowers?|spring|meadow|blossoms?|orchard|lavender field|cherry blossom|greenhouse)\b/i,
  ],
  [
    'nature',
    /\b(?:nature|forest|jungle|rain ?forest|park|mountains?|outdoors?|woods?|woodland|lake|river|waterfall|grass|countryside|camping|hiking|trail)\b/i,
  ],
  [
    'workspace',
    /\b(?:work|working|workspace|office|desk|study|home office|co-?working|school|classroom)\b/i,
  ],
  ['loft', /\b(?:loft|concrete|industrial|warehouse|brick|garage|brutalist|gallery|factory)\b/i],
  [
    'luxury',
    /\b(?:luxury|luxurious|gold|golden|velvet|silk|satin|palace|hotel|jewel|jewellery|jewelry|premium|elegant|ballroom)\b/i,
  ],
  [
    'urban',
    /\b(?:city|urban|street|rooftop|subway|downtown|skyline|new york|nyc|london|paris|skyscrapers?|balcony|terrace)\b/i,
  ],
  ['minimalist', /\b(?:minimal(?:ist)?|plain|clean|white|simple|empty)\b/i],
];

/** Hues in degrees of OKLCH. */
export const COLOURS: readonly (readonly [number, RegExp])[] = [
  [355, /\b(?:pink|rose|magenta|fuchsia|blush)\b/i],
  [25, /\b(?:red|crimson|scarlet|burgundy)\b/i],
  [50, /\b(?:orange|terracotta|coral(?! reef)|peach|copper|apricot)\b/i],
  [92, /\b(?:yellow|mustard)\b/i],
  [82, /\b(?:gold|golden|beige|cream|champagne)\b/i],
  [145, /\b(?:green|sage|emerald|olive|mint)\b/i],
  [195, /\b(?:teal|turquoise|cyan|aqua)\b/i],
  [252, /\b(?:blue|navy|azure|indigo)\b/i],
  [300, /\b(?:purple|violet|lavender|lilac)\b/i],
];

export const PROPS: readonly (readonly [PropName, RegExp])[] = [
  ['leaves', /\b(?:lea(?:f|ves)|plants?|greenery|fern|eucalyptus|foliage|palm)\b/i],
  ['petals', /\b(?:petals?|confetti)\b/i],
  ['flowers', /\b(?:flowers?|blossoms?|bouquet|daisies|daisy|roses|peonies|tulips)\b/i],
  ['podium', /\b(?:podium|pedestal|plinth|stand|platform|stage)\b/i],
  ['stones', /\b(?:stones?|pebbles?|rocks?)\b/i],
  ['drops', /\b(?:water|drops?|droplets|dew|rain|rainy|splash|splashes|wet)\b/i],
  ['smoke', /\b(?:smoke|smoky|steam|mist|misty|fog|foggy|haze)\b/i],
  ['lights', /\b(?:bokeh|fairy lights|string lights|lights|sparkles?|glitter|stars?)\b/i],
  ['snow', /\b(?:snow|snowflakes?)\b/i],
  ['citrus', /\b(?:lemons?|limes?|oranges|orange slices?|citrus|grapefruits?|fruits?)\b/i],
  [
    'berries',
    /\b(?:berr(?:y|ies)|strawberr(?:y|ies)|raspberr(?:y|ies)|blueberr(?:y|ies)|cherr(?:y|ies))\b/i,
  ],
  ['beans', /\b(?:coffee beans?|beans|cocoa|espresso)\b/i],
  ['ice', /\b(?:ice cubes?|ice|iced)\b/i],
  ['candles', /\b(?:candles?|candlelight|candlelit)\b/i],
];

/** What a product can be asked to stand on. */
export const SURFACES: readonly (readonly [FloorMaterial, RegExp])[] = [
  ['marble', /\bmarble\b/i],
  ['wood', /\b(?:wood|wooden|oak|walnut|timber|planks?)\b(?! ?land)/i],
  ['concrete', /\b(?:concrete|cement|stone (?:table|slab|surface|top|counter))\b/i],
  ['sand', /\bon (?:the )?sand\b/i],
  ['moss', /\b(?:moss|mossy|on (?:the )?grass)\b/i],
  ['cloth', /\b(?:velvet|silk|satin|linen|fabric|cloth)\b/i],
];
