import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { isInHandle, isInRing, isLoop, OUTLINE_PX } from './loop-shape.ts';
import { dilate, dilatePlane, invert, type Mask } from './mask.ts';
import {
  computePartMean,
  computePixelQuantile,
  computeQuantile,
  cropPart,
  findFoot,
  listBackgroundAround,
  listPixels,
  type Part,
} from './parts.ts';
import { SURELY_SUBJECT } from './prior.ts';

/**
 * Maximum mean Lab difference between the inside of a loop and the background beside the product.
 */
export const SAME = 3.1;
/**
 * Limits for a certain loop on a plain background. Specks with a total area of up to `islands` may be grain.
 */
export const PLAIN_LOOP = { within: 0.88, outlined: 0.75, islands: 0.002 };
/** Limits for a certain loop in a scene (a background with objects or texture), where there is more grain. */
export const SEEN_LOOP = { ...PLAIN_LOOP, islands: 0.01 };
/** Limits for a possible loop, whose pixels count as doubtful. */
export const MAYBE_LOOP = { within: 0.7, outlined: 0.5, islands: 0.05 };
/**
 * Minimum darkening towards the edge, in Lab units, of a part that is a round object and not a loop; the
 * share `GLOW` is added to it. The inside of a loop hardly darkens towards the loop's edge.
 */
const ROUND = 1.1;
/** Lens blur and JPEG compression darken a loop's edge by up to this share of the edge's sharpness. */
const GLOW = 0.012;
/** Minimum distance in pixels from a part's edge of the pixels that count as the part's inside. */
const CORE_PX = 3;
/** Distance in pixels within which the pixels beside a part count as the part's border. */
const RIM_PX = 3;
/**
 * Minimum strength of the background's own contours, in Lab units over two pixels, in a scene that cannot be
 * extrapolated behind the product.
 */
const SCENE = 0.2;

/**
 * An area that is lighter than both limits (Lab units) is not a loop. The limit `beside` is relative to the
 * lightest background beside the product, and `behind` is relative to the expected background. Both limits
 * are needed: the lightest background may contain grain and a lamp's bright centre, and the expected
 * background may be wrong because of a shadow.
 */
const LIT = { beside: 0.5, behind: 3.3 };
/**
 * Maximum range of the middle half of an even part's differences from the background, in Lab units.
 */
const EVEN = 2.2;
/**
 * Maximum lightness of a loop above the expected background (`lighter`, in Lab units). A loop may be lighter if its
 * border is at least as sharp as `rim`.
 */
const OFF = { lighter: 1, rim: 20 };
/** Conditions for a loop that lies in the product's shadow. */
export const SHADED = {
  /** Maximum saliency (0–1) of a loop in the shadow at the product's foot. */
  subject: 0.5,
  /** Minimum sharpness of the loop's border, as a multiple of an even background's contour strength. */
  rim: 20,
  /** Minimum share (0–1) of the colours inside a ring that also appear beside the product. */
  seen: 0.95,
};
/** A part above these limits may be the pale hub of a wheel and not visible background. */
const HUB = {
  /**
   * A part counts as light if three quarters of its pixels are lighter than the expected background by more
   * than this, in Lab units.
   */
  lighter: 4,
  /** Mean saliency (0–1) above which a light part may be a hub. */
  held: 0.15,
  /**
   * Mean saliency (0–1) above which any other part may be a hub. Parts inside rings are not tested, because
   * saliency maps fill rings.
   */
  mostly: 0.4,
};
/**
 * Limits for a single pane (an opening between bars) that shows background. A label differs from the background in
 * lightness; a pane does not.
 */
const AS_GROUND = {
  /** Maximum lightness difference between the pane and the expected background, in Lab units. */
  off: 0.6,
  /**
   * Maximum lightness (Lab) of a pane. On brighter paper, a label would be overexposed and show no difference.
   */
  white: 99.8,
  /** Minimum sharpness of the pane's border, as a multiple of an even background's contour strength. */
  rim: 60,
};

/** A product in which loops (holes) are searched for, with the measurements that identify loops. */
export interface LoopView {
  product: Mask;
  evidence: Evidence;
  planes: Lab;
  /** Probability (0–1) that each pixel belongs to the subject. */
  subject: Float32Array;
  /** The strongest contour within `RIM_PX` of each pixel. */
  highest: Float32Array;
  /** The background outside the product's outline. */
  outside: Mask;
  /** Whether the background is a scene, which cannot be extrapolated behind the product. */
  isScene: boolean;
  /** Row at which the foot of the product begins. */
  foot: number;
  /** Cached answers to whether a part lies inside a handle. */
  held: Map<Part, boolean>;
}

/** Computes the planes on which the parts of a product are measured. */
export function measureLoopView(
  product: Mask,
  evidence: Evidence,
  planes: Lab,
  subject: Float32Array,
): LoopView {
  return {
    product,
    evidence,
    planes,
    subject,
    highest: dilatePlane(evidence.contours, product.width, product.height, 1),
    outside: invert(dilate(product, OUTLINE_PX)),
    isScene: evidence.calm > SCENE,
    foot: findFoot(product),
    held: new Map(),
  };
}

/** Lower quartile of the contour strengths along a part's border. */
export function measureRim({ product, highest }: LoopView, part: Part): number {
  return findFaintestRim(part, product, highest);
}

/**
 * Tells whether a part is lighter than the expected background and than all visible background beside the
 * product.
 */
export function isLit(
  { product, evidence, planes, outside, isScene }: LoopView,
  part: Part,
): boolean {
  const { width } = product;
  return (
    !isScene &&
    computePixelQuantile(listPixels(part, width), evidence.lighter, 0.75) > LIT.behind &&
    computePixelQuantile(listPixels(part, width), planes[0], 0.95) >
      LIT.beside + computePixelQuantile(listBackgroundAround(part, outside), planes[0], 0.99)
  );
}

/**
 * Tells whether a part is too faint for a loop: it is lighter than the expected background and has no sharp
 * border.
 */
export function isFaint(view: LoopView, part: Part, rim = measureRim(view, part)): boolean {
  const { product, evidence } = view;
  return (
    rim < OFF.rim &&
    computePixelQuantile(listPixels(part, product.width), evidence.lighter, 0.5) > OFF.lighter
  );
}

/**
 * Tells whether a part's lightness differs from the expected background by about the same amount everywhere.
 */
export function isEven({ product, evidence }: LoopView, part: Part): boolean {
  const [low, high] = [0.25, 0.75].map((share) =>
    computePixelQuantile(listPixels(part, product.width), evidence.lighter, share),
  );
  return (high ?? 0) - (low ?? 0) < EVEN;
}

/** Tells whether the part lies inside a handle of the product. */
export function isHeld({ product, held }: LoopView, part: Part): boolean {
  const known = held.get(part) ?? isInHandle(part, product);
  held.set(part, known);
  return known;
}

/** Tells whether the part shows the plain background behind the product. */
export function isPaper(view: LoopView, part: Part): boolean {
  const { product, evidence } = view;
  if (!isEven(view, part) || isLit(view, part)) return false;
  if (computePartMean(part, product.width, evidence.difference) > SAME) return false;
  const rim = measureRim(view, part);
  return (
    measureShading(part, product.width, evidence.difference) <= ROUND + GLOW * rim &&
    isLoop(part, product, evidence.contours, PLAIN_LOOP) &&
    (!isFaint(view, part, rim) || isHeld(view, part))
  );
}

/** Tells whether the saliency map certainly counts the part as product and the part lies in no ring. */
export function isBody({ product, subject }: LoopView, part: Part): boolean {
  return computePartMean(part, product.width, subject) > SURELY_SUBJECT && !isInRing(part, product);
}

/**
 * Tells whether the part may lie in the product's shadow: at the product's foot, or in a ring if its colours
 * also appear beside the product.
 */
export function isShaded(view: LoopView, part: Part, seen: number): boolean {
  const { product, subject, foot } = view;
  if (measureRim(view, part) <= SHADED.rim) return false;
  const held = computePartMean(part, product.width, subject);
  const isSeen = seen > SHADED.seen && isInRing(part, product);
  return (held < SHADED.subject && part.top > foot) || (held < SURELY_SUBJECT && isSeen);
}

/** Tells whether the part may be the pale hub of a wheel. */
export function isHub({ product, evidence, subject }: LoopView, part: Part): boolean {
  const held = computePartMean(part, product.width, subject);
  const isLighter =
    computePixelQuantile(listPixels(part, product.width), evidence.lighter, 0.25) > HUB.lighter;
  return isLighter ? held > HUB.held : held > HUB.mostly && !isInRing(part, product);
}

/** Tells whether the part is a pane (an opening between bars) as light as the expected background. */
export function isAsGround(view: LoopView, part: Part): boolean {
  const { product, evidence, planes } = view;
  const pixels = listPixels(part, product.width);
  return (
    computePixelQuantile(pixels, evidence.lighter, 0.05) > -AS_GROUND.off &&
    computePixelQuantile(pixels, evidence.lighter, 0.95) < AS_GROUND.off &&
    computePixelQuantile(pixels, planes[0], 0.5) < AS_GROUND.white &&
    measureRim(view, part) > AS_GROUND.rim
  );
}

/**
 * Returns the lower quartile of the contour strengths around a part. The argument `highest` holds the maximum
 * contour strength near each pixel.
 */
export function findFaintestRim(part: Part, picture: Mask, highest: Float32Array): number {
  const { part: closeUp, wholeAt } = cropPart(part, picture, RIM_PX);
  const around = dilate(closeUp, RIM_PX).data;
  const rim: number[] = [];
  for (let at = 0; at < around.length; at++)
    if (around[at] && !closeUp.data[at]) rim.push(highest[wholeAt(at)] ?? 0);
  return computeQuantile(new Float32Array(rim), 0.25);
}

/**
 * Colour difference from the background along a part's edge, minus the difference further inside, in Lab units.
 */
function measureShading(part: Part, width: number, difference: Float32Array): number {
  const { labels, label } = part;
  const sums = { edge: 0, edgeCount: 0, core: 0, coreCount: 0 };
  const holdsAround = (at: number, by: number) =>
    [by, -by, by * width, -by * width].every((step) => labels[at + step] === label);
  for (const at of listPixels(part, width)) {
    if (!holdsAround(at, 1)) {
      sums.edge += difference[at] ?? 0;
      sums.edgeCount++;
    } else if (holdsAround(at, CORE_PX)) {
      sums.core += difference[at] ?? 0;
      sums.coreCount++;
    }
  }
  if (sums.coreCount === 0) return 0;
  return sums.edge / sums.edgeCount - sums.core / sums.coreCount;
}
