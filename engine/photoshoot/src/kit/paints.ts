/** A wall's colour in OKLCH, as deep as the word for it. */
export interface Paint {
  lightness: number;
  chroma: number;
  hue: number;
}

/** What the words for colours look like on a wall, the narrower words first: navy is no blue, terracotta no orange. */
const PAINTS: readonly (readonly [RegExp, lightness: number, chroma: number, hue: number])[] = [
  [/\b(?:navy|midnight[- ]blue)\b/i, 0.32, 0.085, 262],
  [/\bindigo\b/i, 0.36, 0.13, 278],
  [/\b(?:royal|cobalt|electric) blue\b/i, 0.48, 0.19, 262],
  [/\b(?:sky|baby|ice|powder) blue\b|\bazure\b/i, 0.84, 0.07, 232],
  [/\bblue\b/i, 0.62, 0.14, 252],
  [/\b(?:burgundy|maroon|wine red|bordeaux)\b/i, 0.36, 0.115, 18],
  [/\b(?:red|crimson|scarlet)\b/i, 0.52, 0.19, 26],
  [/\b(?:magenta|fuchsia|hot pink)\b/i, 0.64, 0.22, 355],
  [/\b(?:blush|dusty (?:pink|rose))\b/i, 0.87, 0.045, 20],
  [/\b(?:pink|rose)\b/i, 0.82, 0.1, 2],
  [/\bterracotta\b/i, 0.62, 0.115, 42],
  [/\bcopper\b/i, 0.58, 0.1, 50],
  [/\b(?:peach|apricot)\b/i, 0.86, 0.08, 58],
  [/\bcoral\b(?! reef)/i, 0.73, 0.145, 32],
  [/\bamber\b/i, 0.6, 0.13, 62],
  [/\borange\b/i, 0.74, 0.165, 56],
  [/\bmustard\b/i, 0.74, 0.13, 86],
  [/\byellow\b/i, 0.89, 0.16, 96],
  [/\b(?:gold|golden(?! gate))\b/i, 0.77, 0.115, 84],
  [
    /\b(?:(?<!(?:ice|face|hand|body) )cream|champagne(?= ?(?:colou?r|gold|beige|pink|satin|silk|tones?|hue|shade|back(?:ground|drop)|wall|palette))|ivory)\b/i,
    0.94,
    0.03,
    88,
  ],
  [/\bbeige\b/i, 0.88, 0.038, 78],
  [/\b(?:emerald|bottle green|forest green)\b/i, 0.46, 0.105, 160],
  [/\bsage\b/i, 0.77, 0.045, 140],
  [/\bolive\b/i, 0.56, 0.085, 115],
  [/\bmint(?= ?(?:green|background|colou?r|wall|backdrop))/i, 0.9, 0.06, 165],
  [/\bgreen\b/i, 0.64, 0.13, 146],
  [/\bteal\b/i, 0.54, 0.09, 198],
  [/\b(?:turquoise|cyan|aqua)\b/i, 0.79, 0.105, 198],
  [/\b(?:lavender|lilac)\b/i, 0.83, 0.075, 300],
  [/\b(?:purple|violet)\b/i, 0.56, 0.16, 302],
];

/** What is said to be natural has the colour of kraft paper and unbleached linen. */
const EARTHY =
  /\b(?:eco(?:[- ]?friendly)?|kraft|earthy|sustainab(?:le|ility)|recycled|organic|zero waste)\b/i;
const KRAFT: Paint = { lightness: 0.82, chroma: 0.048, hue: 74 };

const PALE = /\b(?:light|pale|soft|pastel|baby|powder|muted)(?:[- ]colou?red)?\W+$/i;
const DEEP = /\b(?:dark|deep|rich)\W+$/i;

/** The colour of the wall that the words name first, pale or deep where they say so; null where they name none. */
export function paintOf(words: string): Paint | null {
  let first: (Paint & { at: number }) | null = null;
  for (const [pattern, lightness, chroma, hue] of PAINTS) {
    const at = words.search(pattern);
    if (at < 0 || (first !== null && at >= first.at)) continue;
    first = { lightness, chroma, hue, at };
  }
  if (first === null) return EARTHY.test(words) ? KRAFT : null;
  const { at, hue, lightness, chroma } = first;
  const before = words.slice(0, at);
  if (PALE.test(before))
    return { hue, lightness: Math.max(lightness, 0.88), chroma: chroma * 0.55 };
  if (DEEP.test(before)) return { hue, lightness: lightness * 0.62, chroma: chroma * 0.85 };
  return { hue, lightness, chroma };
}

/** Colours that paint no wall but are told of stuffs. */
const PLAIN: readonly (readonly [RegExp, Paint])[] = [
  [/^(?:black|charcoal|jet|ebony|volcanic)$/i, { lightness: 0.24, chroma: 0.008, hue: 60 }],
  [/^(?:white|bleached|whitewashed)$/i, { lightness: 0.95, chroma: 0.008, hue: 85 }],
  [/^(?:gr[ea]y|silver)$/i, { lightness: 0.62, chroma: 0.006, hue: 80 }],
  [/^(?:rusty|rusted)$/i, { lightness: 0.52, chroma: 0.09, hue: 48 }],
  [/^dark$/i, { lightness: 0.36, chroma: 0.03, hue: 55 }],
];

/** The colour that stands right before the name of a stuff: "black marble", "beige linen". */
export function stuffOf(words: string): Paint | null {
  return colourBefore(
    words.replace(/\b(?:rose|flower) (?=petals\b)/gi, ''),
    /((?:[\w-]+\s+)?[\w-]+)\s+(?:marble|velvet|silk|satin|linen|fabric|cloth|wood(?:en)?|slate|granite|concrete|leather|metal|steel|tiles?|petals|(?<!golden )sand)\b/i,
  );
}

/** The colour of the stand that the words name: "a white podium", "on a dusty pink plinth"; metal has that of its set. */
export function standPaintOf(words: string): Paint | null {
  return colourBefore(
    words.replace(/\b(?:round|display|glossy|matte?|small|large)\s+/gi, ''),
    /((?:[\w-]+\s+)?(?!gold(?:en)?\b|copper\b)[\w-]+)\s+(?:podiums?|pedestals?|plinths?|platform|blocks?|cubes?|stand|cylinder|column)\b/i,
  );
}

/** The colour in the words that a pattern captures, or that of a stuff if the last of them is one. */
function colourBefore(words: string, pattern: RegExp): Paint | null {
  const before = pattern.exec(words)?.[1];
  return before === undefined ? null : namedPaint(before);
}

/** The colour that words name, black, white and grey among them where one of these comes last. */
export function namedPaint(words: string): Paint | null {
  const last = words.trim().split(/\s+/).at(-1) ?? '';
  return paintOf(words) ?? PLAIN.find(([pattern]) => pattern.test(last))?.[1] ?? null;
}
