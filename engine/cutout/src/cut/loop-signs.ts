import type { Evidence } from './evidence.ts';
import type { Lab } from './grain.ts';
import { isInHandle, isInRing, isLoop, OUTLINE_PX } from './loop-shape.ts';
import { dilate, dilatePlane, invert, type Mask } from './mask.ts';
import {
  closeUpOf,
  computePartMean,
  computePixelQuantile,
  computeQuantile,
  findFoot,
  listOutsideBeside,
  listPixels,
  type Part,
} from './parts.ts';
import { SURELY_SUBJECT } from './prior.ts';

/** Maximum mean Lab difference at which the inside of a loop looks the same as the background beside the product. */
export const SAME = 3.1;
/** Limits of a certain loop on a plain background; specks up to the area `islands` may be grain. */
export const PLAIN_LOOP = { within: 0.88, outlined: 0.75, islands: 0.002 };
/** Limits of a certain loop in a scene, which has more grain. */
export const SEEN_LOOP = { ...PLAIN_LOOP, islands: 0.01 };
/** Limits from which a part may be a loop, so that its pixels count as doubtful. */
export const MAYBE_LOOP = { within: 0.7, outlined: 0.5, islands: 0.05 };
/**
 * Darkening towards its edge, in Lab units, above which a part is a round object. The inside of a loop hardly
 * darkens.
 */
const ROUND = 1.1;
/**
 * Darkening at the edge of a loop that lens blur and JPEG compression cause, as a share of the sharpness of
 * the loop's border.
 */
const GLOW = 0.012;
/** Distance from a part's edge from which a pixel belongs to its inside, in pixels. */
const CORE_PX = 3;
/** Distance within which a part's border is measured, in pixels. */
const RIM_PX = 3;
/**
 * The background's own sharpness, in Lab units over two pixels, above which it is a scene that cannot be
 * extrapolated.
 */
const SCENE = 0.2;

/**
 * Maximum lightness of a loop above the background, in Lab units. `beside` applies to the lightest background
 * beside the product (with grain and a lamp's bright centre), `behind` to the expected background (which may
 * include a wrong shadow). An area lighter than both limits is not a loop.
 */
const LIT = { beside: 0.5, behind: 3.3 };
/**
 * Maximum spread of a part's differences from the background, over their middle half, at which they count as
 * even; in Lab units.
 */
const EVEN = 2.2;
/**
 * Maximum lightness of a loop above the expected background, in Lab units. A loop whose border has at least
 * the sharpness `rim` may be lighter.
 */
const OFF = { lighter: 1, rim: 20 };
/** Conditions for a loop in the product's shadow. */
export const SHADED = {
  /** Maximum saliency of a loop at the product's foot (0–1). */
  subject: 0.5,
  /** Minimum sharpness of the loop's border, relative to a background without detail. */
  rim: 20,
  /** Minimum share of a ring's colours that also appear beside the product (0–1). */
  seen: 0.95,
};
/** Limits above which a part may be the pale hub of a wheel instead of background. */
const HUB = {
  /** Lightness above the expected background, in Lab units, from which a part counts as light. */
  lighter: 4,
  /** Saliency from which a light part may be a hub (0–1). */
  held: 0.15,
  /**
   * Saliency from which any other part may be a hub (0–1). Parts in rings are exempt, because saliency maps
   * fill rings.
   */
  mostly: 0.4,
};
/** Limits for a single open pane (an opening between bars). A label differs from the background in lightness. */
const AS_GROUND = {
  /** Maximum difference from the expected background, in Lab units. */
  off: 0.6,
  /** Maximum lightness (Lab), because brighter paper is clipped and shows no difference. */
  white: 99.8,
  /** Minimum sharpness of the pane's border, relative to a background without detail. */
  rim: 60,
};

/** A product in which loops are searched for, with the measurements that decide. */
export interface LoopView {
  product: Mask;
  evidence: Evidence;
  planes: Lab;
  /** Probability (0–1) that each pixel belongs to the subject. */
  subject: Float32Array;
  /** The strongest contour near each pixel. */
  highest: Float32Array;
  /** The background beyond the product's outline. */
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

/** Lower quartile of the contour strength along a part's border. */
export function rimOf({ product, highest }: LoopView, part: Part): number {
  return findFaintestRim(part, product, highest);
}

/** Whether a part is lighter than all the background beside the product and than the expected background. */
export function isLit(
  { product, evidence, planes, outside, isScene }: LoopView,
  part: Part,
): boolean {
  const { width } = product;
  return (
    !isScene &&
    computePixelQuantile(listPixels(part, width), evidence.lighter, 0.75) > LIT.behind &&
    computePixelQuantile(listPixels(part, width), planes[0], 0.95) >
      LIT.beside + computePixelQuantile(listOutsideBeside(part, outside), planes[0], 0.99)
  );
}

/** Whether a part is lighter than the expected background and has no sharp border, so that it is no loop. */
export function isFaint(view: LoopView, part: Part, rim = rimOf(view, part)): boolean {
  const { product, evidence } = view;
  return (
    rim < OFF.rim &&
    computePixelQuantile(listPixels(part, product.width), evidence.lighter, 0.5) > OFF.lighter
  );
}

/** Whether a part differs from the expected background evenly. */
export function isEven({ product, evidence }: LoopView, part: Part): boolean {
  const [low, high] = [0.25, 0.75].map((share) =>
    computePixelQuantile(listPixels(part, product.width), evidence.lighter, share),
  );
  return (high ?? 0) - (low ?? 0) < EVEN;
}

/** Whether the part lies inside a handle. */
export function isHeld({ product, held }: LoopView, part: Part): boolean {
  const known = held.get(part) ?? isInHandle(part, product);
  held.set(part, known);
  return known;
}

/** Whether the part shows the plain background behind the product. */
export function isPaper(view: LoopView, part: Part): boolean {
  const { product, evidence } = view;
  if (!isEven(view, part) || isLit(view, part)) return false;
  if (computePartMean(part, product.width, evidence.difference) > SAME) return false;
  const rim = rimOf(view, part);
  return (
    shadingOf(part, product.width, evidence.difference) <= ROUND + GLOW * rim &&
    isLoop(part, product, evidence.contours, PLAIN_LOOP) &&
    (!isFaint(view, part, rim) || isHeld(view, part))
  );
}

/** Whether the saliency map certainly counts the part as product and the part lies in no ring. */
export function isBody({ product, subject }: LoopView, part: Part): boolean {
  return computePartMean(part, product.width, subject) > SURELY_SUBJECT && !isInRing(part, product);
}

/**
 * Whether the part may lie in the product's shadow: at its foot, or in a ring whose colours appear beside the
 * product.
 */
export function isShaded(view: LoopView, part: Part, seen: number): boolean {
  const { product, subject, foot } = view;
  if (rimOf(view, part) <= SHADED.rim) return false;
  const held = computePartMean(part, product.width, subject);
  const isSeen = seen > SHADED.seen && isInRing(part, product);
  return (held < SHADED.subject && part.top > foot) || (held < SURELY_SUBJECT && isSeen);
}

/** Whether the part may be the pale hub of a wheel. */
export function isHub({ product, evidence, subject }: LoopView, part: Part): boolean {
  const held = computePartMean(part, product.width, subject);
  const isLighter =
    computePixelQuantile(listPixels(part, product.width), evidence.lighter, 0.25) > HUB.lighter;
  return isLighter ? held > HUB.held : held > HUB.mostly && !isInRing(part, product);
}

/** Whether the part is a pane (an opening between bars) as light as the expected background. */
export function isAsGround(view: LoopView, part: Part): boolean {
  const { product, evidence, planes } = view;
  const pixels = listPixels(part, product.width);
  return (
    computePixelQuantile(pixels, evidence.lighter, 0.05) > -AS_GROUND.off &&
    computePixelQuantile(pixels, evidence.lighter, 0.95) < AS_GROUND.off &&
    computePixelQuantile(pixels, planes[0], 0.5) < AS_GROUND.white &&
    rimOf(view, part) > AS_GROUND.rim
  );
}

/** Lower quartile of the contour strength around a part, from a plane with the maximum contour near each pixel. */
export function findFaintestRim(part: Part, picture: Mask, highest: Float32Array): number {
  const { part: own, wholeAt } = closeUpOf(part, picture, RIM_PX);
  const around = dilate(own, RIM_PX).data;
  const rim: number[] = [];
  for (let at = 0; at < around.length; at++)
    if (around[at] && !own.data[at]) rim.push(highest[wholeAt(at)] ?? 0);
  return computeQuantile(new Float32Array(rim), 0.25);
}

/** Difference from the background along a part's edge, minus that further inside, in Lab units. */
function shadingOf(part: Part, width: number, difference: Float32Array): number {
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
