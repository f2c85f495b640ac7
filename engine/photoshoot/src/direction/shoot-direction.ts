import type { PhotoshootForm } from '@adwright/contracts';
import { type FarThing, farThingsOf } from '../compose/far-things.ts';
import type { StyleFinish } from '../compose/finish.ts';
import type { StandMaterial } from '../compose/stand-solid.ts';
import type { FloorMaterial } from '../kit/floor-patterns.ts';
import type { SetView, TimeOfDay } from '../kit/frame.ts';
import { type Paint, paintOf, standPaintOf, stuffOf } from '../kit/paints.ts';
import { type TwoColours, twoColoursOf } from '../kit/two-colours.ts';
import { inEnglish } from './brief-words/in-english.ts';
import { type Angle, angleOf } from './camera-words.ts';
import { withoutThings } from './coloured-things.ts';
import { lightOf, STORM, timeOf } from './daylight-words.ts';
import { liesByNature } from './lying-things.ts';
import {
  bloomOf,
  firstColour,
  fruitHue,
  gradientOf,
  listedPaints,
  moodHue,
  seasonHue,
  smokeHues,
  toneOf,
} from './named-colours.ts';
import { placeWithin } from './places-within.ts';
import { propScaleFor } from './prop-scale.ts';
import type { PropName } from './prop-words.ts';
import { NO_PROPS, propsOf, SHADOWS } from './props-of-brief.ts';
import { isPure } from './pure-backdrop.ts';
import { partRefusals } from './refusals.ts';
import type { SceneName } from './scene-name.ts';
import { sceneOf } from './scene-of-brief.ts';
import { type LightWishes, lightWishes, type PoseWishes, poseWishes } from './shoot-wishes.ts';
import { COLOURS, NAMED_COLOUR, STAND_OF, SURFACES } from './shoot-words.ts';
import { stylePaint } from './style-paints.ts';
import { finishOf, inColourOf, keyOf, styleOf } from './style-wishes.ts';

export type { SceneName } from './scene-name.ts';

/** How a shoot is to look, decided from the form before anything is painted. */
export interface ShootDirection {
  scene: SceneName;
  /** Hue of the set in degrees of OKLCH, where the words name a colour. */
  hue: number | null;
  /** Its colour, as deep as the word for it. */
  paint: Paint | null;
  /** White, grey or black, where the words name one for the background. */
  tone: SetView['tone'];
  /** −1 cool … 1 warm. */
  warmth: number;
  /** Shift of exposure, −1 dark … 1 bright. */
  brightness: number;
  /** Product height as a share of the frame, before each picture's own variation. */
  productShare: number;
  time: TimeOfDay | null;
  storm: boolean;
  /** True where it is night or evening in a room that is painted by day. */
  nightfall: boolean;
  key: 'high' | 'low' | null;
  /** Side that the light comes from, −1 left, 1 right, where the words name one. */
  light: -1 | 1 | null;
  angle: Angle;
  /** What the product stands on, where the words name it. */
  surface: FloorMaterial | null;
  /** The colour of that, where they name it. */
  stuff: Paint | null;
  /** What its stand is made of, where the words say it. */
  standMaterial: StandMaterial | null;
  /** Its colour, where they name one. */
  standPaint: Paint | null;
  /** What the stand that the words name is like. */
  standKind: 'podium' | 'block';
  lighting: LightWishes;
  pose: PoseWishes;
  /** True where what is sold lies or hangs when nobody holds it. */
  lies: boolean;
  /** Hue of the flowers, where the words name it, and whether they are white. */
  bloom: number | 'white' | null;
  /** Colours of balloons, where the words name them. */
  balloons: readonly Paint[];
  /** Colours of butterflies, where they name them. */
  butterflies: readonly Paint[];
  /** Colours of confetti, where they name them. */
  confetti: readonly Paint[];
  /** Hues of smoke or powder, where the words name it. */
  smoke: readonly number[];
  /** The colour that a plain background goes over into, where the words ask for that. */
  gradient: Paint | null;
  /** Two colours of a plain background that meet in a line, where the words ask for that. */
  twoColours: TwoColours | null;
  /** Hue of citrus fruit, where the words name which. */
  fruit: number | null;
  /** True where palm trees grow in the place that the words name. */
  palms: boolean;
  /** True where the words want no plants. */
  leafless: boolean;
  /** True where what glitters is to be silver. */
  silver: boolean;
  /** True where nothing may stand beside the product that the words did not ask for. */
  bare: boolean;
  /** True where they are to stand on all sides of the product. */
  around: boolean;
  /** True where the words want no cars in a street. */
  carless: boolean;
  /** True for a wall of one colour, with nothing on it. */
  pure: boolean;
  /** Props named in the instructions. */
  props: ReadonlySet<PropName>;
  /** How large those are to what is sold. */
  propScale: number;
  /** What stands behind it, out of focus. */
  things: readonly FarThing[];
  finish: StyleFinish;
}

/** Places whose own lamps are coloured: neon that they are named after is no lamp of the photographer's. */
const GLOWING: ReadonlySet<SceneName> = new Set([
  'neonStreet',
  'synthwave',
  'arcade',
  'night',
  'esportsHall',
  'concert',
  'diner',
  'casino',
]);
/** Neon of no colour. */
const ANY_NEON = new RegExp(
  `(?<!\\b(?:${COLOURS.map(([, { source }]) => source).join('|')})[- ])\\b(?:neon|rgb)\\b`,
  'gi',
);

/** In a place, lamps are what stands about there. */
const FURNITURE = /\b[\w-]+\s+lamps?\b/gi;

/** Reads the form as a photographer reads a brief: the environment decides, the custom words and instructions refine. */
export function directShoot({
  productType = '',
  ...form
}: Omit<PhotoshootForm, 'productType'> & { productType?: string }): ShootDirection {
  const custom = form.environment === 'custom' ? (form.customEnvironment ?? '') : '';
  const place = partRefusals(inEnglish(custom).replace(NAMED_COLOUR, '$1'));
  const told = partRefusals(inEnglish(form.extraInstructions ?? '').replace(NAMED_COLOUR, '$1'));
  const words = `${place.asked} . ${told.asked}`;
  const refused = `${place.refused} . ${told.refused}`;
  const has = (pattern: RegExp) => pattern.test(words);
  const time = timeOf(words);
  const scene =
    form.environment === 'custom'
      ? sceneOf(place.asked, time)
      : placeWithin(form.environment, told.asked);
  const visualStyle = styleOf(form.visualStyle, words, scene);
  const warm = has(
    /\b(?:warm|golden (?:hour|light|sun(?:light|shine)?|glow|rays)|late afternoon|sunset|sunrise|cozy|cosy|candle(?:s|[ -]?light|[ -]?lit)?|camp ?fire|bon ?fire|fire ?side|romantic|autumnal|hygge)\b/i,
  )
    ? 1
    : has(/\b(?:morning|sunny|sunlight)\b/i)
      ? 0.5
      : 0;
  const cool = has(/\b(?:cool|cold|moonlight|icy|ice(?! cream)|frosty|blue hour|crisp)\b/i) ? 1 : 0;
  const bright = has(/\b(?:bright|airy|high[- ]key|sunny|daylight|fresh)\b/i) ? 1 : 0;
  const product = inEnglish(productType);
  const props = propsOf(place.asked, told.asked, refused, { scene, product });
  const candlelit =
    props.has('fire') || CANDLELIT.test(words) || (time === 'night' && has(/\bcandles?\b/i));
  const dim =
    candlelit ||
    has(
      /\b(?:dark(?! (?:wood|wooden|walnut|oak|timber|marble|slate|stone|velvet|linen)\b)|moody|dramatic|low[- ]key|dim|mysterious)\b/i,
    )
      ? 1
      : 0;
  const close = has(
    /\b(?:close[- ]?up|closer|macro|detail(?:ed|s)?|zoom(?:ed)?(?: in)?(?! ?(?:ed )?out)|large|bigger?|tight|fill the frame)\b/i,
  );
  const wide = has(
    /\b(?:wide|far|distance|small(?:er)?|negative space|empty space|zoom(?:ed)? out)\b/i,
  );
  const coloured = withoutThings(words);
  const two = scene === 'studio' || scene === 'minimalist' ? twoColoursOf(coloured) : null;
  const paint = two?.first ?? paintOf(coloured);
  const tone = two === null ? toneOf(coloured) : null;
  const surface =
    SURFACES.find(([, pattern]) => pattern.test(words.replace(STAND_OF, ' ')))?.[0] ?? null;
  const lit = place.asked.replace(FURNITURE, ' ');
  const lighting = lightWishes(
    `${GLOWING.has(scene) ? lit.replace(ANY_NEON, ' ') : lit} . ${told.asked}`,
    refused,
  );
  const softly = softHue(scene, lighting);
  const hue =
    two?.first.hue ??
    firstColour(coloured) ??
    softly ??
    seasonHue(scene, words) ??
    moodHue(scene, warm - cool, surface);
  const walls =
    scene === 'minimalist' && hue === null && paint === null && tone === null
      ? stylePaint(visualStyle)
      : null;
  const stuff = stuffOf(words);
  // Who asks for dark slate and names no wall wants no pastel one behind it; dark wood goes with any.
  const lowered =
    (scene === 'studio' || scene === 'minimalist') &&
    surface !== 'wood' &&
    (stuff?.lightness ?? 1) < DARK_STUFF &&
    walls === null &&
    paint === null &&
    tone === null &&
    bright === dim;
  return {
    scene,
    hue,
    paint: paint ?? walls?.paint ?? null,
    tone,
    warmth: warm - cool,
    brightness: bright - dim,
    nightfall: (time === 'night' || has(EVENING)) && DAYLIT.has(scene) && bright === 0,
    productShare: close ? 0.74 : wide ? 0.44 : 0.58,
    time,
    storm: has(STORM),
    key: lowered ? 'low' : (keyOf(visualStyle, bright - dim) ?? (softly === null ? null : 'high')),
    light: lightOf(words),
    angle: angleOf(words),
    surface,
    stuff,
    standMaterial: standMaterialOf(words),
    standPaint: standPaintOf(words),
    standKind: has(/\b(?:block|cube)\b/i) ? 'block' : 'podium',
    props,
    propScale: propScaleFor(product),
    lighting,
    pose: poseWishes(words),
    lies: liesByNature(product),
    bloom: bloomOf(words),
    balloons: listedPaints(words, 'balloons'),
    confetti: listedPaints(words, 'confetti'),
    butterflies: listedPaints(words, 'butterflies'),
    smoke: smokeHues(words),
    gradient: two === null ? (gradientOf(coloured) ?? walls?.gradient ?? null) : null,
    twoColours: two,
    fruit: fruitHue(words),
    palms: PALMS.test(words.replace(SHADOWS, ' ')),
    leafless: lighting.gobo !== 'leaves' && LEAVES.test(refused),
    carless: CARS.test(refused),
    pure: isPure(words) && lighting.gobo === null,
    silver: /\bgold(?:en)?\b/i.test(refused) || has(/\b(?:silver|platinum|chrome)\b/i),
    bare: NO_PROPS.test(refused) || ALONE.test(words) || isPure(words),
    around: has(
      /\b(?:surrounded|all around|all over|on all sides|scattered|lots of|full of|(?:bed|carpet|pile|heap|sea) of)\b/i,
    ),
    things: farThingsOf(words, { scene, product }),
    // Of two walls one may be black and the other white.
    finish: inColourOf(
      two === null ? paint : null,
      finishOf(visualStyle, two === null ? words : words.replace(BLACK_AND_WHITE, ' '), tone),
    ),
  };
}

/** Satin in soft light of a colour is of that colour too, and pale: folds of red would drown a soft pink. */
function softHue(scene: SceneName, { gels, lamps }: LightWishes): number | null {
  return scene === 'luxury' && gels !== null && !lamps ? gels[0] % 360 : null;
}

const BLACK_AND_WHITE = /\b(?:black (?:and|&) white|white (?:and|&) black)\b/gi;

/** Where palms grow, or words for them themselves. */
const PALMS =
  /\bpalms?\b(?! (?:lea(?:f|ves)|oil|springs?|house))|\b(?:tropical|caribbean|hawaii(?:an)?|maldives|bali|miami|oasis|coconut (?:palms?|trees?)|lagoon|polynesia|(?:beach|tiki) bars?)\b/i;

/** What a set without plants has none of. */
const LEAVES = /\b(?:plants?|greenery|foliage|lea(?:f|ves)|palms?)\b/i;

const CARS = /\b(?:cars?|vehicles?|traffic|automobiles?)\b/i;

/** Lightness in OKLCH below which a stuff is dark. */
const DARK_STUFF = 0.4;

function standMaterialOf(words: string): StandMaterial | null {
  const named = STAND_OF.exec(words)?.[1]?.toLowerCase();
  if (named === undefined) return null;
  if (named === 'marble') return 'marble';
  return /^(?:wood|oak|walnut|timber)/.test(named) ? 'wood' : 'concrete';
}

/** Lamps are lit by now. */
const EVENING = /\b(?:evening|dusk|twilight)\b/i;

/** Rooms and walls painted by day, without a sky that could darken. */
const DAYLIT: ReadonlySet<SceneName> = new Set([
  'spa',
  'bath',
  'bakery',
  'clinic',
  'florist',
  'kitchen',
  'workspace',
  'sunnyWindow',
  'nursery',
  'laboratory',
  'barbershop',
  'shop',
  'bedroom',
  'laundry',
  'boutique',
  'surfShop',
  'riad',
  'gallery',
  'honeycomb',
  'market',
  'brick',
  'barn',
  'stonework',
  'workshop',
  'gym',
  'musicShop',
  'graffiti',
]);

/** By candles a place is dark, whatever the hour. */
const CANDLELIT = /\bcandle[ -]?(?:light|lit)\b|\b(?:lit )?by candles?\b/i;

const ALONE =
  /\bonly the product\b|\bproduct (?:only|alone)\b|\bnothing (?:else|around|beside|next to)\b/i;
