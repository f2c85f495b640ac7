import type { FarThing } from '../kit/far-things.ts';
import type { FloorMaterial } from '../kit/floor-material.ts';
import type { SetView, TimeOfDay } from '../kit/frame.ts';
import type { Paint } from '../kit/paints.ts';
import type { PropName } from '../kit/prop-names.ts';
import type { StandMaterial } from '../kit/stand-kinds.ts';
import type { TwoColours } from '../kit/two-colours.ts';
import { SETS } from '../set-registry.ts';
import { type Brief, readBrief, type ShootForm } from './brief.ts';
import { type Angle, readAngle, readProductShare } from './camera-words.ts';
import { readLightSide } from './daylight-words.ts';
import { findFarThings } from './far-things-of-brief.ts';
import { liesByNature } from './lying-things.ts';
import { chooseMood } from './mood-of-brief.ts';
import { findFruitHue, listNamedPaints, listSmokeHues, readBloom } from './named-colours.ts';
import { choosePropScale } from './prop-scale.ts';
import { chooseProps } from './props-of-brief.ts';
import { isPure } from './pure-backdrop.ts';
import type { SceneName } from './scene-name.ts';
import { chooseKey, chooseSetColours } from './set-colours.ts';
import { findSoftHue } from './set-hue.ts';
import { readStandPaint } from './shoot-colours.ts';
import type { ShootText } from './shoot-text.ts';
import {
  type LightWishes,
  listShadowPlaces,
  type PoseWishes,
  readLightWishes,
  readPoseWishes,
} from './shoot-wishes.ts';
import type { StyleFinish } from './style-finishes.ts';
import { chooseStyle, getStyleFinish, tintFinish } from './style-wishes.ts';
import { readStandMaterial } from './surfaces.ts';

/**
 * All decisions about the look of a photoshoot that the form determines. The decisions are made before
 * painting.
 */
export interface ShootDirection {
  scene: SceneName;
  /** Hue of the scene in degrees of OKLCH; null if the brief names no colour for the scene. */
  hue: number | null;
  /**
   * Paint of the scene, as light or deep as the brief's word for the colour; null if the brief names no paint.
   */
  paint: Paint | null;
  /** White, grey or black, if the brief requests a background in that colour. */
  tone: SetView['tone'];
  /** Warmth of the light, from −1 (cool) to 1 (warm). */
  warmth: number;
  /** Shift of the exposure, from −1 (dark) to 1 (bright). */
  brightness: number;
  /** Height of the product as a share of the picture's side, before variations between the pictures. */
  productShare: number;
  time: TimeOfDay | null;
  storm: boolean;
  /** Whether the picture shows night or evening in a room that the scene paints by day. */
  nightfall: boolean;
  key: 'high' | 'low' | null;
  /** Side from which the light comes (−1 left, 1 right), if the brief names one. */
  light: -1 | 1 | null;
  angle: Angle;
  /** Material of the surface under the product, if the brief names the material. */
  surface: FloorMaterial | null;
  /** Colour of the surface under the product, if the brief names the colour. */
  stuff: Paint | null;
  /** Material of the stand, if the brief names the material. */
  standMaterial: StandMaterial | null;
  /** Colour of the stand, if the brief names the colour. */
  standPaint: Paint | null;
  /** Shape of the stand that the brief names. */
  standKind: 'podium' | 'block';
  lighting: LightWishes;
  pose: PoseWishes;
  /** Whether the product lies or hangs instead of standing. */
  lies: boolean;
  /** Hue of the flowers in degrees of OKLCH, or white, if the brief names a colour for the flowers. */
  bloom: number | 'white' | null;
  /** Colours of balloons that the brief names. */
  balloons: readonly Paint[];
  /** Colours of butterflies that the brief names. */
  butterflies: readonly Paint[];
  /** Colours of confetti that the brief names. */
  confetti: readonly Paint[];
  /** Hues of smoke or powder that the brief names, in degrees of OKLCH. */
  smoke: readonly number[];
  /** The second colour of a plain background with a gradient, if the brief names the colour. */
  gradient: Paint | null;
  /**
   * Two colours of a plain background that are divided by a straight border; null unless the brief names both
   * colours.
   */
  twoColours: TwoColours | null;
  /** Hue of citrus fruit in degrees of OKLCH, if the brief names a citrus fruit. */
  fruit: number | null;
  /** Whether palm trees grow in the place that the brief names. */
  palms: boolean;
  /** Whether the brief excludes plants. */
  leafless: boolean;
  /** Whether glitter in the air is silver instead of gold. */
  silver: boolean;
  /** Whether the picture shows only objects that the brief requests beside the product. */
  bare: boolean;
  /** Whether props surround the product on all sides. */
  around: boolean;
  /** Whether the brief excludes cars in a street. */
  carless: boolean;
  /** Whether the wall has only one colour, without any objects or patterns. */
  pure: boolean;
  /** Props that the instructions name. */
  props: ReadonlySet<PropName>;
  /** Scale of the props, relative to the product. */
  propScale: number;
  /** Out-of-focus objects behind the product that the brief names. */
  things: readonly FarThing[];
  finish: StyleFinish;
}

/**
 * Reads the user's form before anything is painted. The form's environment determines the scene; custom words and
 * instructions change details.
 */
export function directShoot(form: ShootForm): ShootDirection {
  const brief = readBrief(form);
  const { words, refused, scene, time, typed } = brief;
  const { product } = typed;
  const visualStyle = chooseStyle(form.visualStyle, words, scene);
  const props = refused.names('all-props')
    ? new Set<PropName>()
    : chooseProps(typed.place, typed.instructionText, { ...typed, scene });
  const lighting = readLighting(brief);
  const light = chooseMood(brief, props);
  const colours = chooseSetColours(brief, light, lighting, visualStyle);
  const { brightness } = light;
  return {
    scene,
    hue: colours.hue,
    paint: colours.paint,
    tone: colours.tone,
    warmth: light.warmth,
    brightness,
    nightfall:
      (time === 'night' || words.wish('evening') !== null) &&
      SETS[scene].light === 'day' &&
      light.bright === 0,
    productShare: readProductShare(words),
    time,
    storm: words.wish('storm') !== null,
    key: chooseKey(scene, visualStyle, brightness, colours, findSoftHue(scene, lighting) !== null),
    light: readLightSide(words),
    angle: readAngle(words),
    surface: colours.surface,
    stuff: colours.stuff,
    ...readStand(words),
    props,
    propScale: choosePropScale(product),
    lighting,
    pose: readPoseWishes(words),
    lies: liesByNature(product),
    ...listNamedColours(words),
    gradient: colours.gradient,
    twoColours: colours.twoColours,
    fruit: findFruitHue(words),
    palms: arePalmsSeen(words),
    ...listRefusedThings(words, refused, lighting),
    around: words.wish('around') !== null,
    things: findFarThings(words, { scene, product }),
    // A background of two colours gives the light no tint, because one half may be black and the other half
    // white.
    finish: tintFinish(
      colours.twoColours === null ? colours.named : null,
      getStyleFinish(
        visualStyle,
        colours.twoColours === null
          ? words
          : words.without((at) => words.isAt(at, 'black-and-white', 'white-and-black')),
        colours.tone,
      ),
    ),
  };
}

/**
 * Returns the wishes for light and lamps that the brief expresses. In the words for a custom place, lamps are furniture
 * of the place, not wishes for light. In a scene with coloured lamps, "neon" in the words for the place requests no
 * further lamp, unless a colour word describes it ("pink neon").
 */
function readLighting({ place, instructionText, refused, scene }: Brief): LightWishes {
  const isNeonPlace = SETS[scene].light === 'neon';
  const lit = place.without((at) => {
    const [quality] = place.qualitiesOf(at, 1);
    const isOfColour = quality !== undefined && place.wishAt(quality, 'hue') !== null;
    if (isNeonPlace && place.isAt(at, 'neon', 'rgb')) return !isOfColour;
    const next = place.saidOf(at);
    return place.isAt(at, 'lamp-word') || (next !== null && place.isAt(next, 'lamp-word'));
  });
  return readLightWishes(lit.followedBy(instructionText), refused);
}

/** Returns kind, material and colour of the stand that the brief names. */
function readStand(
  words: ShootText,
): Pick<ShootDirection, 'standMaterial' | 'standPaint' | 'standKind'> {
  return {
    standMaterial: readStandMaterial(words),
    standPaint: readStandPaint(words),
    standKind: words.wishes('stand').includes('block') ? 'block' : 'podium',
  };
}

/** Returns the colours that the brief gives to objects beside the product or in the air. */
function listNamedColours(
  words: ShootText,
): Pick<ShootDirection, 'bloom' | 'balloons' | 'confetti' | 'butterflies' | 'smoke'> {
  return {
    bloom: readBloom(words),
    balloons: listNamedPaints(words, 'balloons'),
    confetti: listNamedPaints(words, 'confetti'),
    butterflies: listNamedPaints(words, 'butterflies'),
    smoke: listSmokeHues(words),
  };
}

/** Returns which objects the scene must not show, because the brief refuses them. */
function listRefusedThings(
  words: ShootText,
  refused: ShootText,
  lighting: LightWishes,
): Pick<ShootDirection, 'leafless' | 'carless' | 'pure' | 'silver' | 'bare'> {
  return {
    leafless: lighting.gobo !== 'leaves' && refused.names('leaf-wish', 'plant-wish', 'palm-wish'),
    carless: refused.names('cars'),
    pure: isPure(words) && lighting.gobo === null,
    silver: refused.names('gold') || words.names('silver', 'silvery-metal'),
    bare: refused.names('all-props') || words.wish('alone') !== null || isPure(words),
  };
}

/**
 * Tells whether palm trees grow in the place that the brief names. A brief that requests only the shadow of
 * palms ("palm shadow") adds no palm trees.
 */
function arePalmsSeen(words: ShootText): boolean {
  const shadows = new Set(listShadowPlaces(words));
  return words.without((at) => shadows.has(at)).wish('palms') !== null;
}
