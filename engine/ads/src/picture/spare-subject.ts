import type { Composition } from '../composition.ts';
import type { AdPicture } from '../material/ad-picture.ts';
import type { Stage } from '../stage.ts';
import { type HiddenSubject, hiddenSubject, subjectShare } from './hidden-subject.ts';
import { PICTURE_LAYOUTS, type PictureLayoutName } from './picture-layouts.ts';
import { splitsOf } from './picture-split.ts';

/** Limits of what words may do to the subject. A small area is no more than an error of what is salient. */
const MOST: HiddenSubject = { hidden: 0.06, area: 0.01, onSubject: 0.18 };
/** Layouts that fill the ad, in the order in which they replace one that hides the subject. */
const OTHERS: readonly PictureLayoutName[] = [
  'picture-calm',
  'picture-blocks',
  'picture-cover',
  'picture-card',
  'picture-poster',
  'picture-band',
];
/** Layouts whose words stand on the ad's own ground beside the photo; those of others stand on its surface. */
const ON_GROUND: ReadonlySet<PictureLayoutName> = new Set([
  'picture-band',
  'picture-poster',
  'picture-cover',
]);

/** Share of the subject that the ad's shape may cut off; and the gain that is worth parting the ad. */
const LEAST_SHOWN = 0.72;
const WORTH_PARTING = 0.15;
/** A photo of which more than this is the subject shows a scene, of which any part will do. */
const SCENE = 0.5;

/**
 * The arrangement of a layout around a photo that fills the ad. If its words would hide the subject, another
 * layout that fills the ad takes its place. If all would, or the ad's shape cuts off much of the subject, the
 * words stand on a field beside the photo.
 */
export function arrangeSparing(
  name: PictureLayoutName,
  stage: Stage,
  picture: AdPicture,
): Composition {
  const best = leastHiding(name, stage, picture);
  const shown = shownShare(picture);
  const isCut = shown < LEAST_SHOWN;
  if (!isCut && best.hides <= 1) return best.composition;
  const colour = ON_GROUND.has(name) ? 'ground' : 'surface';
  const split = splitsOf(stage, picture, colour).reduce((one, next) =>
    next.kept > one.kept ? next : one,
  );
  const visible = shown * (1 - best.hidden);
  const gain = split.kept - visible;
  if (best.hides > 1 ? gain > -MOST.hidden : gain > WORTH_PARTING) return split.composition;
  return best.composition;
}

/** Share of the photo's subject that the ad's shape leaves visible; 1 for a scene. */
function shownShare({ photo }: AdPicture): number {
  if (!photo) return 1;
  const { cover, shown } = photo;
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  if (cover.subjectIn(whole) > SCENE) return 1;
  return subjectShare(cover, [shown], whole);
}

interface Tried extends Pick<HiddenSubject, 'hidden'> {
  composition: Composition;
  /** What is hidden of the subject, relative to the limits: up to 1 the words spare it. */
  hides: number;
}

/** The layout itself or the first other one whose words spare the subject; else the one that hides least. */
function leastHiding(name: PictureLayoutName, stage: Stage, picture: AdPicture): Tried {
  const tried = (each: PictureLayoutName): Tried => {
    const composition = PICTURE_LAYOUTS[each](stage, picture);
    const { hidden, area, onSubject } = hiddenSubject(composition, picture.cover, stage);
    const covers = Math.min(hidden / MOST.hidden, area / MOST.area);
    const hides = Math.max(covers, onSubject / MOST.onSubject);
    return { composition, hidden, hides };
  };
  let best = tried(name);
  for (const other of OTHERS) {
    if (best.hides <= 1) break;
    const next = other === name ? best : tried(other);
    if (next.hides < best.hides) best = next;
  }
  return best;
}
