import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import type { FarThingName } from './far-things.ts';
import type { PropName } from './prop-names.ts';
import type { PaintSet } from './set-look.ts';

/**
 * The way in which a photoshoot set is lit. `hours`: the set paints each time of day itself. `day`:
 * the set is a room or wall painted by day, to which evening and night are added. `neon`: the set
 * has coloured lamps of its own. `fire`: a fire burns on the side with more room and lights the
 * product.
 */
type SetLight = 'hours' | 'day' | 'neon' | 'fire';

/**
 * A photoshoot set that is a plain backdrop instead of a place. Both backdrops take the colours that the
 * brief names: one paint, one tone (white, grey, black), or two colours. A `wall` takes the visual style's
 * paint if the brief names no colour.
 */
type Backdrop = 'studio' | 'wall';

/**
 * Kind of out-of-focus objects in front of the lens. Petals may have a fixed hue, given in degrees of OKLCH.
 */
type Foreground = 'leaves' | 'lights' | 'petals' | { petals: number };

/**
 * What determines a set's main hue if the brief names no colour: soft coloured light, the mood
 * (warm or cold), or a lexicon concept with its hue in degrees of OKLCH.
 */
export type HueRule = 'softLight' | 'mood' | { hue: number; concept: string };

/**
 * All properties of a photoshoot set that are known before it is painted. A set's definition leaves
 * out the properties that do not apply.
 */
interface SetFacts {
  /**
   * Whether the place has a roof. Under a roof no rain and no snow falls, and words such as "outside" or
   * "Italian" do not change the place.
   */
  indoors: boolean;
  light: SetLight;
  backdrop: Backdrop | null;
  /** Whether snow lies on the set's plants. */
  snowy: boolean;
  /**
   * Props that the set always shows. If the brief names the set, the set's own props are not added
   * a second time.
   */
  ownProps: readonly PropName[];
  /** Props that this set adds beside the product even if the brief does not name them. */
  addedProps: readonly PropName[];
  /**
   * Distant objects that the set always shows. If the brief names such a distant object, no second
   * object is added to the background.
   */
  ownThings: readonly FarThingName[];
  foreground: Foreground | null;
  /** Rules for the set's hue. The first rule that applies decides. */
  hues: readonly HueRule[];
  /**
   * Whether words such as "retro" belong to the name of the set, and therefore do not request the vintage
   * style.
   */
  retro: boolean;
  /**
   * Environment of the form to which the set belongs. Extra instructions may choose the set within that
   * environment.
   */
  within: Exclude<PhotoshootForm['environment'], 'custom'> | null;
  /** Paints the set, and returns how its surfaces reflect light. */
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
 * Defines a photoshoot set. The file must have the set's name; `npm run generate` then adds the set to the
 * registry.
 */
export function defineSet(facts: Pick<SetFacts, 'light' | 'paint'> & Partial<SetFacts>): SetFacts {
  return { ...DEFAULTS, ...facts };
}
