import type { PhotoshootForm } from '@adwright/contracts';
import type { FarThing } from '../kit/far-things.ts';
import type { FloorMaterial } from '../kit/floor-material.ts';
import type { SetView, TimeOfDay } from '../kit/frame.ts';
import { type Paint, paintOf, standPaintOf, stuffOf } from '../kit/paints.ts';
import type { PropName } from '../kit/prop-words.ts';
import type { StandMaterial } from '../kit/stand-kinds.ts';
import { type TwoColours, twoColoursOf } from '../kit/two-colours.ts';
import { SETS } from '../set-registry.ts';
import { inEnglish } from './brief-words/in-english.ts';
import { type Angle, angleOf } from './camera-words.ts';
import { withoutThings } from './coloured-things.ts';
import { lightOf, STORM, timeOf } from './daylight-words.ts';
import { farThingsOf } from './far-things-of-brief.ts';
import { liesByNature } from './lying-things.ts';
import {
  bloomOf,
  firstColour,
  fruitHue,
  gradientOf,
  listedPaints,
  smokeHues,
  toneOf,
} from './named-colours.ts';
import { placeWithin } from './places-within.ts';
import { propScaleFor } from './prop-scale.ts';
import { NO_PROPS, propsOf, SHADOWS } from './props-of-brief.ts';
import { isPure } from './pure-backdrop.ts';
import { partRefusals } from './refusals.ts';
import type { SceneName } from './scene-name.ts';
import { sceneOf } from './scene-of-brief.ts';
import { ownHue, softHue } from './set-hue.ts';
import { type LightWishes, lightWishes, type PoseWishes, poseWishes } from './shoot-wishes.ts';
import { COLOURS, NAMED_COLOUR, STAND_OF, SURFACES } from './shoot-words.ts';
import type { StyleFinish, VisualStyle } from './style-finishes.ts';
import { stylePaint } from './style-paints.ts';
import { finishOf, inColourOf, keyOf, styleOf } from './style-wishes.ts';

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

/** Neon of no colour. */
const ANY_NEON = new RegExp(
  `(?<!\\b(?:${COLOURS.map(([, { source }]) => source).join('|')})[- ])\\b(?:neon|rgb)\\b`,
  'gi',
);

/** In a place, lamps are what stands about there. */
const FURNITURE = /\b[\w-]+\s+lamps?\b/gi;

type ShootForm = Omit<PhotoshootForm, 'productType'> & { productType?: string };

/** Reads the form as a photographer reads a brief: the environment decides, the custom words and instructions refine. */
export function directShoot(form: ShootForm): ShootDirection {
  const brief = readBrief(form);
  const { words, refused, product, scene, time, place, told } = brief;
  const has = (pattern: RegExp) => pattern.test(words);
  const visualStyle = styleOf(form.visualStyle, words, scene);
  const props = propsOf(place.asked, told.asked, refused, { scene, product });
  const lighting = lightingOf(brief);
  const light = moodOf(brief, props);
  const colours = coloursOf(brief, light, lighting, visualStyle);
  const { brightness } = light;
  return {
    scene,
    hue: colours.hue,
    paint: colours.paint,
    tone: colours.tone,
    warmth: light.warmth,
    brightness,
    nightfall:
      (time === 'night' || has(EVENING)) && SETS[scene].light === 'day' && light.bright === 0,
    productShare: productShareOf(words),
    time,
    storm: has(STORM),
    key: keyFor(scene, visualStyle, brightness, colours, softHue(scene, lighting) !== null),
    light: lightOf(words),
    angle: angleOf(words),
    surface: colours.surface,
    stuff: colours.stuff,
    ...standOf(words),
    props,
    propScale: propScaleFor(product),
    lighting,
    pose: poseWishes(words),
    lies: liesByNature(product),
    ...namedThings(words),
    gradient: colours.gradient,
    twoColours: colours.twoColours,
    ...refusedThings(words, refused, lighting),
    pure: isPure(words) && lighting.gobo === null,
    around: has(AROUND),
    things: farThingsOf(words, { scene, product }),
    // Of two walls one may be black and the other white.
    finish: inColourOf(
      colours.twoColours === null ? colours.named : null,
      finishOf(
        visualStyle,
        colours.twoColours === null ? words : words.replace(BLACK_AND_WHITE, ' '),
        colours.tone,
      ),
    ),
  };
}

/** A form in English words, and where and when it wants the picture taken. */
interface Brief {
  /** Words of a place of one's own, and extra instructions: what they ask for and what they refuse. */
  place: ReturnType<typeof partRefusals>;
  told: ReturnType<typeof partRefusals>;
  words: string;
  refused: string;
  product: string;
  time: TimeOfDay | null;
  scene: SceneName;
}

function readBrief({ productType = '', ...form }: ShootForm): Brief {
  const custom = form.environment === 'custom' ? (form.customEnvironment ?? '') : '';
  const place = partRefusals(inEnglish(custom).replace(NAMED_COLOUR, '$1'));
  const told = partRefusals(inEnglish(form.extraInstructions ?? '').replace(NAMED_COLOUR, '$1'));
  const words = `${place.asked} . ${told.asked}`;
  const time = timeOf(words);
  const scene =
    form.environment === 'custom'
      ? sceneOf(place.asked, time)
      : placeWithin(form.environment, told.asked);
  const refused = `${place.refused} . ${told.refused}`;
  return { place, told, words, refused, product: inEnglish(productType), time, scene };
}

/** The lamps that the words ask for; those that a place is named after are its own. */
function lightingOf({ place, told, refused, scene }: Brief): LightWishes {
  const lit = place.asked.replace(FURNITURE, ' ');
  const foreign = SETS[scene].light === 'neon' ? lit.replace(ANY_NEON, ' ') : lit;
  return lightWishes(`${foreign} . ${told.asked}`, refused);
}

/** What the words want of the light as a whole. */
interface Mood {
  /** −1 cool … 1 warm. */
  warmth: number;
  /** −1 dark … 1 bright. */
  brightness: number;
  /** 1 where they ask for a bright picture, whatever else they ask for. */
  bright: 0 | 1;
}

function moodOf({ words, time }: Brief, props: ReadonlySet<PropName>): Mood {
  const has = (pattern: RegExp) => pattern.test(words);
  const warm = has(WARM) ? 1 : has(/\b(?:morning|sunny|sunlight)\b/i) ? 0.5 : 0;
  const cool = has(COOL) ? 1 : 0;
  const bright = has(BRIGHT) ? 1 : 0;
  const candlelit =
    props.has('fire') || CANDLELIT.test(words) || (time === 'night' && has(/\bcandles?\b/i));
  const dim = candlelit || has(DIM) ? 1 : 0;
  return { warmth: warm - cool, brightness: bright - dim, bright };
}

/** The colours of a shoot's set, of what the product stands on, and which of them the words name. */
interface SetColours {
  hue: number | null;
  paint: Paint | null;
  /** The paint that the words name, without that of a visual style. */
  named: Paint | null;
  tone: SetView['tone'];
  surface: FloorMaterial | null;
  stuff: Paint | null;
  gradient: Paint | null;
  twoColours: TwoColours | null;
  /** True where a visual style paints the wall. */
  styled: boolean;
}

function coloursOf(
  { words, scene }: Brief,
  { warmth }: Mood,
  lighting: LightWishes,
  visualStyle: VisualStyle,
): SetColours {
  const { backdrop } = SETS[scene];
  const coloured = withoutThings(words);
  const twoColours = backdrop === null ? null : twoColoursOf(coloured);
  const named = twoColours?.first ?? paintOf(coloured);
  const tone = twoColours === null ? toneOf(coloured) : null;
  const surface =
    SURFACES.find(([, pattern]) => pattern.test(words.replace(STAND_OF, ' ')))?.[0] ?? null;
  const hue =
    twoColours?.first.hue ??
    firstColour(coloured) ??
    ownHue(scene, { words, lighting, warmth, surface });
  const walls =
    backdrop === 'wall' && hue === null && named === null && tone === null
      ? stylePaint(visualStyle)
      : null;
  return {
    hue,
    paint: named ?? walls?.paint ?? null,
    named,
    tone,
    surface,
    stuff: stuffOf(words),
    gradient: twoColours === null ? (gradientOf(coloured) ?? walls?.gradient ?? null) : null,
    twoColours,
    styled: walls !== null,
  };
}

/** Whether the set is to be bright or dark. */
function keyFor(
  scene: SceneName,
  visualStyle: VisualStyle,
  brightness: number,
  { surface, stuff, styled, named, tone }: SetColours,
  softlyLit: boolean,
): SetView['key'] {
  // Who asks for dark slate and names no wall wants no pastel one behind it; dark wood goes with any.
  const lowered =
    SETS[scene].backdrop !== null &&
    surface !== 'wood' &&
    (stuff?.lightness ?? 1) < DARK_STUFF &&
    !styled &&
    named === null &&
    tone === null &&
    brightness === 0;
  if (lowered) return 'low';
  return keyOf(visualStyle, brightness) ?? (softlyLit ? 'high' : null);
}

/** The stand that the words name. */
function standOf(
  words: string,
): Pick<ShootDirection, 'standMaterial' | 'standPaint' | 'standKind'> {
  return {
    standMaterial: standMaterialOf(words),
    standPaint: standPaintOf(words),
    standKind: /\b(?:block|cube)\b/i.test(words) ? 'block' : 'podium',
  };
}

/** Colours of what the words lay about the product or let fly there. */
function namedThings(
  words: string,
): Pick<
  ShootDirection,
  'bloom' | 'balloons' | 'confetti' | 'butterflies' | 'smoke' | 'fruit' | 'palms'
> {
  return {
    bloom: bloomOf(words),
    balloons: listedPaints(words, 'balloons'),
    confetti: listedPaints(words, 'confetti'),
    butterflies: listedPaints(words, 'butterflies'),
    smoke: smokeHues(words),
    fruit: fruitHue(words),
    palms: PALMS.test(words.replace(SHADOWS, ' ')),
  };
}

/** What the set is to show none of. */
function refusedThings(
  words: string,
  refused: string,
  lighting: LightWishes,
): Pick<ShootDirection, 'leafless' | 'carless' | 'silver' | 'bare'> {
  return {
    leafless: lighting.gobo !== 'leaves' && LEAVES.test(refused),
    carless: CARS.test(refused),
    silver: /\bgold(?:en)?\b/i.test(refused) || /\b(?:silver|platinum|chrome)\b/i.test(words),
    bare: NO_PROPS.test(refused) || ALONE.test(words) || isPure(words),
  };
}

/** Product height as a share of the frame. */
function productShareOf(words: string): number {
  return CLOSE.test(words) ? 0.74 : WIDE.test(words) ? 0.44 : 0.58;
}

function standMaterialOf(words: string): StandMaterial | null {
  const named = STAND_OF.exec(words)?.[1]?.toLowerCase();
  if (named === undefined) return null;
  if (named === 'marble') return 'marble';
  return /^(?:wood|oak|walnut|timber)/.test(named) ? 'wood' : 'concrete';
}

const WARM =
  /\b(?:warm|golden (?:hour|light|sun(?:light|shine)?|glow|rays)|late afternoon|sunset|sunrise|cozy|cosy|candle(?:s|[ -]?light|[ -]?lit)?|camp ?fire|bon ?fire|fire ?side|romantic|autumnal|hygge)\b/i;
const COOL = /\b(?:cool|cold|moonlight|icy|ice(?! cream)|frosty|blue hour|crisp)\b/i;
const BRIGHT = /\b(?:bright|airy|high[- ]key|sunny|daylight|fresh)\b/i;
const DIM =
  /\b(?:dark(?! (?:wood|wooden|walnut|oak|timber|marble|slate|stone|velvet|linen)\b)|moody|dramatic|low[- ]key|dim|mysterious)\b/i;
const CLOSE =
  /\b(?:close[- ]?up|closer|macro|detail(?:ed|s)?|zoom(?:ed)?(?: in)?(?! ?(?:ed )?out)|large|bigger?|tight|fill the frame)\b/i;
const WIDE = /\b(?:wide|far|distance|small(?:er)?|negative space|empty space|zoom(?:ed)? out)\b/i;
const AROUND =
  /\b(?:surrounded|all around|all over|on all sides|scattered|lots of|full of|(?:bed|carpet|pile|heap|sea) of)\b/i;

const BLACK_AND_WHITE = /\b(?:black (?:and|&) white|white (?:and|&) black)\b/gi;

/** Where palms grow, or words for them themselves. */
const PALMS =
  /\bpalms?\b(?! (?:lea(?:f|ves)|oil|springs?|house))|\b(?:tropical|caribbean|hawaii(?:an)?|maldives|bali|miami|oasis|coconut (?:palms?|trees?)|lagoon|polynesia|(?:beach|tiki) bars?)\b/i;

/** What a set without plants has none of. */
const LEAVES = /\b(?:plants?|greenery|foliage|lea(?:f|ves)|palms?)\b/i;

const CARS = /\b(?:cars?|vehicles?|traffic|automobiles?)\b/i;

/** Lightness in OKLCH below which a stuff is dark. */
const DARK_STUFF = 0.4;

/** Lamps are lit by now. */
const EVENING = /\b(?:evening|dusk|twilight)\b/i;

/** By candles a place is dark, whatever the hour. */
const CANDLELIT = /\bcandle[ -]?(?:light|lit)\b|\b(?:lit )?by candles?\b/i;

const ALONE =
  /\bonly the product\b|\bproduct (?:only|alone)\b|\bnothing (?:else|around|beside|next to)\b/i;
