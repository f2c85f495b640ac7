import type { PhotoshootForm } from '@adwright/contracts/photoshoot';
import type { FarThingName } from './far-things.ts';
import type { PropName } from './prop-names.ts';
import type { PaintSet } from './set-look.ts';

/**
 * Where the light of a set comes from: `hours` paints each hour itself, `day` is a room or wall painted by day, over which
 * evening and night are laid, `neon` has coloured lamps of its own, so that the word asks for none of the photographer's, and
 * `fire` burns on the side with room for it, which lights the product.
 */
type SetLight = 'hours' | 'day' | 'neon' | 'fire';

/**
 * A set that is a backdrop instead of a place. It takes the paint, the tone and the two colours that the words name. A
 * `wall` takes the visual style's paint where the words name none.
 */
type Backdrop = 'studio' | 'wall';

/** The blurred foreground in front of the lens. Petals may have a hue of their own, in degrees of OKLCH. */
type Foreground = 'leaves' | 'lights' | 'petals' | { petals: number };

/**
 * What gives a set its main hue where the words name no colour: soft light of a colour, the mood (warm or cold), or a
 * word with a hue of its own, in degrees of OKLCH: the lexicon's concept that it names.
 */
export type HueRule = 'softLight' | 'mood' | { hue: number; concept: string };

/** Everything that is known about a set before it is painted. A declaration leaves out the facts that do not apply. */
interface SetFacts {
  /** True under a roof: neither rain nor snow falls there, and what is "outside" or "Italian" makes no other place of it. */
  indoors: boolean;
  light: SetLight;
  backdrop: Backdrop | null;
  /** True where snow lies on what grows there. */
  snowy: boolean;
  /** Props that the set shows anyway. Its own name does not add them a second time. */
  ownProps: readonly PropName[];
  /** Props that lie beside the product in this set even when no word names them. */
  addedProps: readonly PropName[];
  /** Things that the set shows anyway. Words for them add no second one in the background. */
  ownThings: readonly FarThingName[];
  foreground: Foreground | null;
  /** Rules for the hue; the first that applies decides. */
  hues: readonly HueRule[];
  /** True where words such as "retro" name the set itself, and ask for no vintage style. */
  retro: boolean;
  /** Environment of the form that the set belongs to. Extra instructions may choose the set within it. */
  within: Exclude<PhotoshootForm['environment'], 'custom'> | null;
  /** Paints the set and returns how its surfaces treat light. */
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

/** Declares a set. Its file is named after it, and `npm run generate` adds it to the registry. */
export function defineSet(facts: Pick<SetFacts, 'light' | 'paint'> & Partial<SetFacts>): SetFacts {
  return { ...DEFAULTS, ...facts };
}
