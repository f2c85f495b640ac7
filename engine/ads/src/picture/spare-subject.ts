import type { Composition } from '../composition.ts';
import type { AdPicture } from '../material/ad-picture.ts';
import type { Stage } from '../stage.ts';
import { type HiddenSubject, measureHiddenSubject, measureSubjectShare } from './hidden-subject.ts';
import { PICTURE_LAYOUTS, type PictureLayoutName } from './picture-layouts.ts';
import { listSplits } from './picture-split.ts';

/**
 * Limits (0–1) for text over the subject of an ad's photo. They limit how much of the subject text may hide,
 * and how much of a text may lie on the subject.
 */
const MOST: HiddenSubject = {
  /** Maximum share of the subject's saliency that text hides. */
  hidden: 0.06,
  /**
   * Maximum share of the ad's area in which text hides the subject; a smaller share is within the error of the
   * saliency map.
   */
  area: 0.01,
  /** Maximum share of a text that lies on the subject. */
  onSubject: 0.18,
  /**
   * Maximum share of a text that lies on hard edges of the photo. In a detailed scene, parts of the subject in
   * the background's colours are not salient, but have hard edges.
   */
  onDetail: 0.45,
};
/**
 * The same limits for hidden parts as in `MOST`, for a subject that a saliency model found. The outline of a subject
 * that a model found is exact, so text must not hide even a small subject.
 */
const MOST_OF_KNOWN: HiddenSubject = { ...MOST, hidden: 0.025, area: 0, onSubject: 0.05 };
/**
 * Stricter limits for newer renderers, which find room beside most subjects. A card's edge that touches an
 * ear looks careless.
 */
const MOST_AT_EDGES: HiddenSubject = { ...MOST_OF_KNOWN, hidden: 0.012, onSubject: 0.03 };
/**
 * Layouts to try, in order, if the text of the first layout would hide the subject of a photo that fills the
 * ad.
 */
const OTHERS: readonly PictureLayoutName[] = [
  'picture-calm',
  'picture-blocks',
  'picture-cover',
  'picture-card',
  'picture-poster',
  'picture-band',
];
/**
 * Layouts for which the text area beside the photo has the ad's background colour. For all other layouts, the
 * text area has the surface colour.
 */
const ON_GROUND: ReadonlySet<PictureLayoutName> = new Set([
  'picture-band',
  'picture-poster',
  'picture-cover',
]);

/**
 * Minimum share (0–1) of the subject that must be visible after the photo was cropped to the ad's aspect ratio.
 */
const LEAST_SHOWN = 0.72;
/**
 * The ad is divided into a photo area and a text area only if this shows more than this additional share of
 * the subject.
 */
const WORTH_PARTING = 0.15;
/**
 * A photo counts as a scene without a single subject if its subject covers more than this share of it. A crop
 * of a scene may show any part of the scene.
 */
const SCENE = 0.5;

/**
 * Arranges an ad that a photo fills, and keeps its text away from the photo's subject. If the layout's text
 * would hide the subject, another layout for photos that fill the ad is used. The text lies on an area beside
 * the photo if it would hide the subject in every layout, or if the crop cuts off much of the subject. Text
 * that would hide a subject found by a model is always moved to an area beside the photo.
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
  const split = listSplits(stage, picture, colour).reduce((one, next) =>
    next.kept > one.kept ? next : one,
  );
  if (best.hides > 1 && picture.cover.isKnown) return split.composition;
  const visible = shown * (1 - best.hidden);
  const gain = split.kept - visible;
  if (best.hides > 1 ? gain > -MOST.hidden : gain > WORTH_PARTING) return split.composition;
  return best.composition;
}

/**
 * Returns the share of the photo's subject that is visible in a crop with the ad's aspect ratio; 1 for a scene.
 */
function shownShare({ photo }: AdPicture): number {
  if (!photo) return 1;
  const { cover, shown } = photo;
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  if (!cover.isKnown && cover.subjectIn(whole) > SCENE) return 1;
  return measureSubjectShare(cover, [shown], whole);
}

function chooseLimits({ style }: Stage, { cover }: AdPicture): HiddenSubject {
  if (!cover.isKnown) return MOST;
  return style.sparesSubjectEdges ? MOST_AT_EDGES : MOST_OF_KNOWN;
}

interface Tried extends Pick<HiddenSubject, 'hidden'> {
  composition: Composition;
  /**
   * How much of the subject the text hides, divided by the maximum. At values up to 1, the text hides no more
   * of the subject than the limits allow.
   */
  hides: number;
}

/**
 * Returns the given layout, or the first other layout in which the text leaves the subject visible. If all
 * layouts hide the subject, returns the layout that hides the least.
 */
function leastHiding(name: PictureLayoutName, stage: Stage, picture: AdPicture): Tried {
  const tried = (each: PictureLayoutName): Tried => {
    const composition = PICTURE_LAYOUTS[each](stage, picture);
    const { hidden, area, onSubject, onDetail } = measureHiddenSubject(
      composition,
      picture.cover,
      stage,
    );
    const most = chooseLimits(stage, picture);
    const ofArea = most.area === 0 ? Number.POSITIVE_INFINITY : area / most.area;
    const covers = Math.min(hidden / most.hidden, ofArea);
    const busy = stage.style.sparesDetail ? onDetail / most.onDetail : 0;
    const hides = Math.max(covers, onSubject / most.onSubject, busy);
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
