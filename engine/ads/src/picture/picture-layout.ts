import type { Composition } from '../composition.ts';
import type { Stage } from '../stage.ts';
import type { AdPicture } from './ad-picture.ts';

/** A way of arranging an ad around a picture: pure, and the same for the same stage and picture. */
export type PictureLayout = (stage: Stage, picture: AdPicture) => Composition;
