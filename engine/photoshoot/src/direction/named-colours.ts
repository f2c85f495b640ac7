import type { SetView } from '../kit/frame.ts';
import { namedPaint, type Paint, paintOf } from '../kit/paints.ts';
import { COLOURS } from './shoot-words.ts';

/** Hues of fruit that are drawn as a lemon is, or hang in trees. */
const CITRUS: readonly (readonly [number, RegExp])[] = [
  [128, /\blimes?\b(?! ?green)/i],
  [115, /\bolive (?:groves?|trees?|orchards?)\b/i],
  [28, /\b(?:apple|cherry|plum) (?:orchards?|trees?|farm)\b/i],
  [
    62,
    /\b(?:oranges|orange (?:slices?|groves?|trees?|orchards?)|(?:peach|apricot|mandarin) (?:orchards?|trees?)|tangerines?|mandarins?|clementines?)\b/i,
  ],
  [30, /\bgrapefruits?\b/i],
];

/** The hue of the fruit that the words ask for, in degrees of OKLCH. */
export function fruitHue(words: string): number | null {
  return CITRUS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** The colour that the words name first, in degrees of OKLCH. */
export function firstColour(words: string): number | null {
  const named = COLOURS.map(([hue, pattern]) => ({ hue, at: words.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return named[0]?.hue ?? null;
}

/** Flowers that have one colour, in degrees of OKLCH. */
const FLOWERS: readonly (readonly [number | 'white', RegExp])[] = [
  [27, /\bpopp(?:y|ies)\b/i],
  [92, /\b(?:sun ?flowers?|dandelions?|daffodils?|buttercups?|rape ?seed|canola)\b/i],
  [
    355,
    /\b(?:cherry ?blossoms?|sakura|(?:almond|peach) blossoms?)\b|\bcherry (?:orchards?|trees?)\b.{0,20}\bbloom|\b(?:blooming|blossoming|flowering) cherry\b/i,
  ],
  [
    'white',
    /\b(?:daisy|daisies|chamomile|plumerias?|frangipani|lil(?:y|ies)|jasmine|magnolias?)\b/i,
  ],
  [
    'white',
    /\b(?:apple|pear|plum|orange) ?blossoms?\b|\b(?:orchards?|trees?|groves?)\b.{0,20}\b(?:bloom(?:ing)?|blossom(?:ing)?)\b|\b(?:blooming|blossoming|flowering)\b.{0,16}\b(?:orchards?|trees?|groves?)\b/i,
  ],
  [335, /\borchids?\b/i],
  [57, /\bmarigolds?\b/i],
  [268, /\b(?:corn ?flowers?|blue ?bells?|forget-me-nots?)\b/i],
];

/** The colour of the flowers that the words ask for. */
export function bloomOf(words: string): number | 'white' | null {
  const before =
    /([\w-]+)\s+(?:flowers?|blossoms?|bouquet|dais(?:y|ies)|gerberas?|roses?|peon(?:y|ies)|tulips?|orchids?|hibiscus|lil(?:y|ies)|petals?)\b/i.exec(
      words,
    )?.[1];
  const own = FLOWERS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  if (before === undefined) return own;
  return /^(?:white|ivory|cream)$/i.test(before) ? 'white' : (firstColour(before) ?? own);
}

/** What may stand between colours in a list of them, or before one. */
const LISTED =
  /^(?:and|light|pale|soft|pastel|baby|powder|dark|deep|rich|hot|dusty|rose|metallic)$/i;

/** What comes in the colours that the words list before it. */
const LISTED_OF = {
  balloons: /^(.*?)\bballoons?\b/i,
  confetti: /^(.*?)\bconfetti\b/i,
  butterflies: /^(.*?)\bbutterfl(?:y|ies)\b/i,
} as const;

/** The colours of balloons, confetti or butterflies that the words list: "gold, white and blush balloons". */
export function listedPaints(words: string, thing: keyof typeof LISTED_OF): readonly Paint[] {
  const before = LISTED_OF[thing].exec(words)?.[1] ?? '';
  const list: string[] = [];
  for (const word of before.match(/[\w-]+|,/g)?.reverse() ?? []) {
    if (word !== ',' && !LISTED.test(word) && namedPaint(word) === null) break;
    list.unshift(word);
  }
  return list
    .join(' ')
    .split(/,|\band\b/i)
    .flatMap((colour) => namedPaint(colour) ?? []);
}

/** The second of two colours that are to run into one another: "gradient from orange to pink". */
export function gradientOf(words: string): Paint | null {
  if (!/\b(?:gradient|ombr[eé]|fading)\b/i.test(words)) return null;
  const second = /\b(?:to|into|and)\s+([\w -]{3,24})/i.exec(words)?.[1];
  return second === undefined ? null : paintOf(second);
}

/** White, grey or black, where the words want that of the background. */
export function toneOf(words: string): SetView['tone'] {
  const named =
    /\b(white|black|gr[ea]y)\b(?=[\w\s-]{0,20}\b(?:back(?:ground|drop)|wall|studio|set|scene|room|acrylic|perspex|plexiglass|lacquer)\b)/i.exec(
      words,
    )?.[1] ??
    /\b(?:background|backdrop|wall)(?: is|:)? (?:in )?(?:pure |plain )?(white|black|gr[ea]y)\b/i.exec(
      words,
    )?.[1] ??
    /\b(white|black|gr[ea]y) (?:glossy |reflective |polished )?(?:glass|mirror)\b(?! (?:bottle|flacon|jar|vase|lid|door))/i.exec(
      words,
    )?.[1];
  if (
    /\ball[- ](?:in )?black\b|\bblack (?:on|and) black\b|\bmonochrom(?:e|atic) black\b|\bblack friday\b/i.test(
      words,
    )
  )
    return 'black';
  if (/\ball[- ](?:in )?white\b|\bwhite on white\b|\bmonochrom(?:e|atic) white\b/i.test(words))
    return 'white';
  if (named === undefined)
    return /\b(?:concrete|cement) (?:wall|background|backdrop|studio)\b/i.test(words)
      ? 'grey'
      : null;
  const lower = named.toLowerCase();
  return lower === 'white' ? 'white' : lower === 'black' ? 'black' : 'grey';
}

const POWDER =
  /\b(?:paint|powder|holi|colou?r(?:ed|ful)?) (?:holi )?(?:splash|splatter|explosion|burst|powder|cloud)|\bholi\b/i;
/** Of powder whose colours the words don't name, as it is thrown at Holi. */
const POWDER_HUES = [350, 62, 300, 145, 240] as const;
/** Words before smoke or powder that may be a list of its colours. */
const MOST_LISTED = 5;
/** What is said to be of any colour. */
const MANY = /\b(?:colou?rful|multi-?colou?red|rainbow)\b/i;

/** The hues of smoke and powder, in degrees of OKLCH; none where it is as white as smoke is. */
export function smokeHues(words: string): readonly number[] {
  const before =
    /((?:[\w-]+(?:,? and |,? & |, | ))+)(?:(?:holi|paint) )?(?:smoke|mist|fog|powder)\b/i.exec(
      words,
    )?.[1] ?? '';
  const list = before
    .trim()
    .split(/[\s,]+/)
    .slice(-MOST_LISTED);
  const named = list.flatMap((word) => firstColour(word) ?? []);
  if (named.length > 0) return named;
  return POWDER.test(words) || MANY.test(before) ? POWDER_HUES : [];
}
