import type { Composition } from '../composition.ts';
import type { AdPicture } from '../material/ad-picture.ts';
import type { Stage } from '../stage.ts';

/** A way of arranging an ad around a picture: pure, and the same for the same stage and picture. */
export type PictureLayout = (stage: Stage, picture: AdPicture) => Composition;
