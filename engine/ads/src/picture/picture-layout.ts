import type { Composition } from '../composition.ts';
import type { AdPicture } from '../material/ad-picture.ts';
import type { Stage } from '../stage.ts';

/** A way to arrange an ad around a picture: a pure function of the stage and the picture. */
export type PictureLayout = (stage: Stage, picture: AdPicture) => Composition;
