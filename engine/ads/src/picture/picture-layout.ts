import type { Composition } from '../composition.ts';
import type { AdPicture } from '../material/ad-picture.ts';
import type { Stage } from '../stage.ts';

/**
 * A layout around a picture: a pure function that arranges an ad from the stage (the layout's input) and the
 * picture.
 */
export type PictureLayout = (stage: Stage, picture: AdPicture) => Composition;
