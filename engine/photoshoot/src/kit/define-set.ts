import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import type { FarThingName } from './far-things.ts';
import type { PropName } from './prop-names.ts';
import type { PaintSet } from './set-look.ts';

/**
 * How the light of a photoshoot scene is painted. `hours`: the scene paints each time of day itself. `day`: the scene
 * is a room or wall painted by day, to which evening and night are added. `neon`: the scene has coloured lamps. `fire`:
 * a fire burns on the side with more room and lights the product.
 */
type SetLight = 'hours' | 'day' | 'neon' | 'fire';

/**
 * A photoshoot scene that is a plain backdrop instead of a place. Both kinds of backdrop are painted in the colours
 * that the brief names: one paint, one tone (white, grey, black), or two colours. A `wall` has the visual style's paint
 * if the brief names no colour.
 */
type Backdrop = 'studio' | 'wall';

/**
 * Out-of-focus objects that may be painted in front of the lens. Petals may have a fixed hue, given in degrees
 * of OKLCH.
 */
type Foreground = 'leaves' | 'lights' | 'petals' | { petals: number };

/**
 * A rule for a scene's main hue if the brief names no colour: soft coloured light, the mood (warm or cold), or a
 * lexicon concept with its hue in degrees of OKLCH.
 */
export type HueRule = 'softLight' | 'mood' | { hue: number; concept: string };

/**
 * All properties of a photoshoot scene that must be known before the scene is painted. The definition of a scene omits
 * properties with default values.
 */
interface SetFacts {
  /**
   * Whether the place has a roof. Under a roof, neither rain nor snow falls, and words such as "outside" or
   * "Italian" do not change the place.
   */
  indoors: boolean;
  light: SetLight;
  backdrop: Backdrop | null;
  /** Whether snow lies on the scene's plants. */
  snowy: boolean;
  /**
   * Props that the scene always shows. If the brief names one of these props, it is not added a second time.
   */
  ownProps: readonly PropName[];
  /** Props that the scene adds beside the product even if the brief does not name them. */
  addedProps: readonly PropName[];
  /**
   * Distant objects that the scene always shows. If the brief names one of these objects, it is not added a second
   * time.
   */
  ownThings: readonly FarThingName[];
  foreground: Foreground | null;
  /**
   * Rules for the scene's hue, in the order in which they are tried. The first rule that applies determines the hue.
   */
  hues: readonly HueRule[];
  /**
   * Whether words such as "retro" are part of the scene's name, and therefore do not request the vintage style.
   */
  retro: boolean;
  /**
   * Environment of the form to which the scene belongs. The instructions may select this set only if the form's
   * environment is `within`.
   */
  within: Exclude<PhotoshootForm['environment'], 'custom'> | null;
  /** Function that paints the scene and returns how the scene's surfaces reflect light. */
  paint: PaintSet;
}

const DEFAULTS = {
  indoors: false,
  backdrop: null,
  snowy: false,
  ownProps: [],
  addedProps: [],
  ownThings: [],
  foreground: null,
  hues: [],
  retro: false,
  within: null,
} as const satisfies Partial<SetFacts>;

/**
 * Defines a photoshoot scene. The file must be named after the scene. The command `npm run generate` then adds the set
 * to the registry.
 */
export function defineSet(facts: Pick<SetFacts, 'light' | 'paint'> & Partial<SetFacts>): SetFacts {
  return { ...DEFAULTS, ...facts };
}
