import type { PhotoshootForm } from '@adwright/contracts';
import { GRADES, type Grade } from '../grade.ts';

/** Scenes that can be built. */
export type SceneName =
  | 'nature'
  | 'urban'
  | 'minimalist'
  | 'luxury'
  | 'kitchen'
  | 'workspace'
  | 'beach'
  | 'winter'
  | 'autumn'
  | 'spa'
  | 'festive'
  | 'night'
  | 'studio';

/** How a shoot is to look, decided from the form before anything is painted. */
export interface ShootDirection {
  scene: SceneName;
  /** Hue of the set in degrees of OKLCH, where the words name a colour. */
  hue: number | null;
  /** −1 cool and dim … 1 warm and bright. */
  warmth: number;
  /** Shift of exposure, −1 dark … 1 bright. */
  brightness: number;
  /** Product height as a share of the frame, before each picture's own variation. */
  productShare: number;
  /** Props named in the instructions. */
  props: ReadonlySet<PropName>;
  grade: Grade;
}

export type PropName =
  | 'leaves'
  | 'petals'
  | 'podium'
  | 'stones'
  | 'drops'
  | 'smoke'
  | 'lights'
  | 'snow';

const SCENE_WORDS: readonly (readonly [SceneName, RegExp])[] = [
  [
    'beach',
    /\b(?:beach|sea|seaside|ocean|coast|sand|dunes?|tropical|island|desert|summer|pool)\b/i,
  ],
  ['winter', /\b(?:winter|snow|snowy|ice|icy|frost|alps?|ski)\b/i],
  [
    'festive',
    /\b(?:christmas|xmas|holiday|festive|party|celebration|birthday|new year|diwali|valentine)\b/i,
  ],
  ['autumn', /\b(?:autumn|fall|halloween|harvest|october|thanksgiving)\b/i],
  ['spa', /\b(?:spa|bathroom|bath|wellness|zen|sauna|onsen|marble)\b/i],
  ['night', /\b(?:night|neon|club|cyberpunk|space|galaxy|dark|concert|midnight)\b/i],
  [
    'nature',
    /\b(?:nature|forest|garden|jungle|meadow|park|mountains?|outdoors?|woods?|flowers?|spring|lake|river|grass)\b/i,
  ],
  ['kitchen', /\b(?:kitchen|caf[eé]|restaurant|dining|bakery|breakfast|picnic|bar)\b/i],
  ['workspace', /\b(?:work|office|desk|study|library|home office|co-?working|school)\b/i],
  ['luxury', /\b(?:luxury|luxurious|gold|golden|velvet|palace|hotel|jewel|premium|elegant)\b/i],
  ['urban', /\b(?:city|urban|street|rooftop|loft|concrete|industrial|subway|gym)\b/i],
  ['minimalist', /\b(?:minimal(?:ist)?|plain|clean|white|simple|empty|bedroom|living room)\b/i],
];

const COLOURS: readonly (readonly [number, RegExp])[] = [
  [25, /\b(?:red|crimson|scarlet|burgundy)\b/i],
  [50, /\b(?:orange|terracotta|coral|peach|copper)\b/i],
  [92, /\b(?:yellow|mustard|lemon)\b/i],
  [82, /\b(?:gold|golden|beige|sand|cream|champagne)\b/i],
  [145, /\b(?:green|sage|emerald|olive|mint)\b/i],
  [195, /\b(?:teal|turquoise|cyan|aqua)\b/i],
  [252, /\b(?:blue|navy|azure|indigo)\b/i],
  [300, /\b(?:purple|violet|lavender|lilac)\b/i],
  [355, /\b(?:pink|rose|magenta|fuchsia|blush)\b/i],
];

const PROPS: readonly (readonly [PropName, RegExp])[] = [
  ['leaves', /\b(?:lea(?:f|ves)|plants?|greenery|fern|eucalyptus|foliage|palm)\b/i],
  ['petals', /\b(?:petals?|flowers?|roses?|blossoms?|confetti)\b/i],
  ['podium', /\b(?:podium|pedestal|plinth|stand|platform|stage)\b/i],
  ['stones', /\b(?:stones?|pebbles?|rocks?)\b/i],
  ['drops', /\b(?:water|drops?|droplets|dew|rain|splash|wet)\b/i],
  ['smoke', /\b(?:smoke|steam|mist|fog|haze)\b/i],
  ['lights', /\b(?:bokeh|fairy lights|string lights|lights|sparkles?|glitter|stars?)\b/i],
  ['snow', /\b(?:snow|snowflakes?)\b/i],
];

const STYLE_GRADES: Readonly<Record<NonNullable<PhotoshootForm['visualStyle']>, Grade>> = {
  clean_modern: { contrast: 0.22, gain: 1.02, saturation: 0.98, highlights: [0, 0.004, 0.01] },
  artistic: {
    contrast: 0.38,
    saturation: 1.25,
    shadows: [0.05, -0.01, 0.09],
    highlights: [0.05, 0.01, -0.04],
  },
  high_contrast: { contrast: 0.95, saturation: 1.12 },
  pastel: {
    gamma: 0.82,
    lift: 0.13,
    gain: 0.99,
    saturation: 0.72,
    highlights: [0.03, 0.005, 0.02],
  },
  vintage: GRADES.film,
  realistic: { contrast: 0.1 },
};

/** Reads the form as a photographer reads a brief: the environment decides, the custom words and instructions refine. */
export function directShoot(form: Omit<PhotoshootForm, 'productType'>): ShootDirection {
  const custom = form.environment === 'custom' ? (form.customEnvironment ?? '') : '';
  const words = `${custom} ${form.extraInstructions ?? ''}`;
  const has = (pattern: RegExp) => pattern.test(words);
  const scene = form.environment === 'custom' ? sceneOf(custom) : form.environment;
  const warm = has(/\b(?:warm|golden hour|sunset|sunrise|cozy|cosy|candle|sunny|sunlight)\b/i)
    ? 1
    : 0;
  const cool = has(/\b(?:cool|cold|moonlight|icy|blue hour|crisp)\b/i) ? 1 : 0;
  const bright = has(/\b(?:bright|airy|high[- ]key|sunny|daylight|fresh)\b/i) ? 1 : 0;
  const dim = has(/\b(?:dark|moody|dramatic|low[- ]key|dim|mysterious|night)\b/i) ? 1 : 0;
  const close = has(/\b(?:close[- ]?up|macro|detail|zoom|large|tight)\b/i);
  const wide = has(/\b(?:wide|far|distance|small|negative space|zoom(?:ed)? out)\b/i);
  return {
    scene,
    hue: COLOURS.find(([, pattern]) => has(pattern))?.[0] ?? null,
    warmth: warm - cool,
    brightness: bright - dim,
    productShare: close ? 0.74 : wide ? 0.44 : 0.58,
    props: new Set(PROPS.filter(([, pattern]) => has(pattern)).map(([name]) => name)),
    grade: STYLE_GRADES[form.visualStyle ?? 'realistic'],
  };
}

function sceneOf(words: string): SceneName {
  return SCENE_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'studio';
}
