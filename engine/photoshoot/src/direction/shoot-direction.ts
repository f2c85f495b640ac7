import type { FarThing } from '../kit/far-things.ts';
import type { FloorMaterial } from '../kit/floor-material.ts';
import type { SetView, TimeOfDay } from '../kit/frame.ts';
import { type Paint, standPaintOf } from '../kit/paints.ts';
import type { PropName } from '../kit/prop-names.ts';
import type { StandMaterial } from '../kit/stand-kinds.ts';
import type { TwoColours } from '../kit/two-colours.ts';
import { SETS } from '../set-registry.ts';
import { type Brief, readBrief, type ShootForm } from './brief.ts';
import { type Angle, angleOf } from './camera-words.ts';
import { lightOf, STORM } from './daylight-words.ts';
import { farThingsOf } from './far-things-of-brief.ts';
import { liesByNature } from './lying-things.ts';
import { moodOf } from './mood-of-brief.ts';
import { bloomOf, fruitHue, listedPaints, smokeHues } from './named-colours.ts';
import { propScaleFor } from './prop-scale.ts';
import { NO_PROPS, propsOf, SHADOWS } from './props-of-brief.ts';
import { isPure } from './pure-backdrop.ts';
import type { SceneName } from './scene-name.ts';
import { coloursOf, keyFor } from './set-colours.ts';
import { softHue } from './set-hue.ts';
import { type LightWishes, lightWishes, type PoseWishes, poseWishes } from './shoot-wishes.ts';
import { COLOURS, STAND_OF } from './shoot-words.ts';
import type { StyleFinish } from './style-finishes.ts';
import { finishOf, inColourOf, styleOf } from './style-wishes.ts';

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

/** Reads the form as a photographer reads a brief: the environment decides, the custom words and instructions refine. */
export function directShoot(form: ShootForm): ShootDirection {
  const brief = readBrief(form);
  const { words, refused, product, scene, time, typed } = brief;
  const has = (pattern: RegExp) => pattern.test(words);
  const visualStyle = styleOf(form.visualStyle, words, scene);
  const props = NO_PROPS.test(refused)
    ? new Set<PropName>()
    : propsOf(typed.place, typed.told, { ...typed, scene });
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
    fruit: fruitHue(words),
    palms: PALMS.test(words.replace(SHADOWS, ' ')),
    ...refusedThings(words, refused, lighting),
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

/** The lamps that the words ask for; those that a place is named after are its own. */
function lightingOf({ place, told, refused, scene }: Brief): LightWishes {
  const lit = place.asked.replace(FURNITURE, ' ');
  const foreign = SETS[scene].light === 'neon' ? lit.replace(ANY_NEON, ' ') : lit;
  return lightWishes(`${foreign} . ${told.asked}`, refused);
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
): Pick<ShootDirection, 'bloom' | 'balloons' | 'confetti' | 'butterflies' | 'smoke'> {
  return {
    bloom: bloomOf(words),
    balloons: listedPaints(words, 'balloons'),
    confetti: listedPaints(words, 'confetti'),
    butterflies: listedPaints(words, 'butterflies'),
    smoke: smokeHues(words),
  };
}

/** What the set is to show none of. */
function refusedThings(
  words: string,
  refused: string,
  lighting: LightWishes,
): Pick<ShootDirection, 'leafless' | 'carless' | 'pure' | 'silver' | 'bare'> {
  return {
    leafless: lighting.gobo !== 'leaves' && LEAVES.test(refused),
    carless: CARS.test(refused),
    pure: isPure(words) && lighting.gobo === null,
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

/** Lamps are lit by now. */
const EVENING = /\b(?:evening|dusk|twilight)\b/i;

const ALONE =
  /\bonly the product\b|\bproduct (?:only|alone)\b|\bnothing (?:else|around|beside|next to)\b/i;
