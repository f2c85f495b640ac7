import type { KindWords } from './kind-words.ts';

/** Things without an object of their own, shown by one that goes with them. */
export const KINDRED_WORDS: KindWords = [
  [
    /\b(?:saxophones?|clarinets?|(?<!champagne )flutes?|oboes?|accordions?|harmonicas?)\b|saxophon|klarinette|querflöte|blockflöte/iu,
    'notes',
  ],
  [
    /\b(?:apples|oranges|lemons|strawberr(?:y|ies)|(?:blue|rasp|black)?berr(?:y|ies)|bananas?|avocados?|mushrooms?|peaches|cherries|mango(?:e?s)?|pineapples?|grapes|pumpkins?|potatoes|tomatoes)\b|erdbeere\p{L}*|\bäpfel\b|\bchampignons?\b|\bfresas\b|\bfragole\b/iu,
    'produceCrate',
  ],
  [
    /\b(?:ham|bacon|salami|prosciutto|chorizo|cold cuts)\b|\bschinken\b|\bjambons?\b|\bjamón\b/iu,
    'steak',
  ],
  [/\b(?:rice|risotto|quinoa|couscous)\b|\breis\b|\barroz\b|\briso\b/iu, 'foodBowl'],
  [/\b(?:tapas(?: bars?)?)\b/iu, 'wine'],
  [/\b(?:sake|soju|(?:non-?alcoholic|alcohol-free) spirits?|liqueurs?)\b/iu, 'tallBottle'],
  [/\bvending machines?\b/iu, 'drinksCan'],
  [
    /\b(?:aquariums?|fish tanks?|aquascap\w+|(?:fly |sea |deep[- ]sea )?fishing(?: (?:rods?|trips?|charters?|gear|tackle|lures?|holidays?))?|angling)\b|\bangeln\b|angelsport/iu,
    'fish',
  ],
  [/\b(?:cemeter(?:y|ies)|urns?)\b|\bfriedhof/iu, 'candle'],
  [/\b(?:caravans?|motor ?homes?|rvs?)\b|wohnwagen|wohnmobil\p{L}*/iu, 'van'],
  [
    /\b(?:motor ?(?:cycles?|bikes?)|harley(?:-davidson)?s?|ducatis?|mopeds?)\b|motorr[aä]d\p{L}*|motocyclettes?|motociclet\p{L}*|motocykl\p{L}*|motosiklet\p{L}*|мотоцикл\p{L}*|オートバイ|摩托车|오토바이/iu,
    'motorcycle',
  ],
  [/\bgo-?kart(?:s|ing)?(?: (?:tracks?|centres?))?\b/iu, 'helmet'],
  [/\btreadmills?\b|laufband/iu, 'sneaker'],
  [/\broller ?(?:skat(?:es?|ing)|blad(?:es?|ing))(?: rinks?)?\b/iu, 'skateboard'],
  [/\b(?:stair ?lifts?|recliners?|antiques?)\b|treppenlift|antiquitäten/iu, 'armchair'],
  [/\b(?:cash registers?|tills?)\b/iu, 'bankCards'],
  [/\bcall cent(?:re|er)s?\b/iu, 'headphones'],
  [/\bmbas?\b/iu, 'studies'],
  [/\b(?:diapers?|nappies)\b|\bwindeln\b/iu, 'babyBottle'],
  [/\b(?:cribs?|cots?)\b|babybett/iu, 'bed'],
  [/\bdolls?\b|\bpuppen\b/iu, 'teddy'],
  [/\bnight ?clubs?\b/iu, 'recordPlayer'],
  [/\b(?:sky ?diving|parachut\w+|paraglid\w+)\b|fallschirm\p{L}*/iu, 'airplane'],
  [
    /\b(?:kitchen (?:fitters?|installers?)|flooring|parquet|laminate|fenc(?:es?|ing contractors?)|timber|lumber|decking)\b|\bparkett\p{L}*|\bzäune?\b|kücheneinbau/iu,
    'toolbox',
  ],
  [/\b(?:welding|welders?|cnc|steel|concrete|bricks?|masonry|bricklay\w+)\b/iu, 'hardHat'],
  [/\b(?:forklifts?|pallets?)\b|gabelstapler|paletten/iu, 'parcel'],
  [/\b(?:(?:wool|winter|knitted) scar(?:f|ves)|mittens)\b/iu, 'beanie'],
  [/\b(?:fertili[sz]ers?|potting soil|mulch)\b|\bdünger\b|blumenerde/iu, 'pouch'],
];
