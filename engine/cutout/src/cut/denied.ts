import type { Evidence } from './evidence.ts';
import { CALM } from './loop-shape.ts';
import { areaOf, dilate, type Mask } from './mask.ts';
import { fillPart, partsOf } from './parts.ts';
import { below, intersection } from './pixel-sets.ts';
import { alikeIn } from './pockets.ts';
import { BESIDE_PX } from './prior.ts';

/** The map is sure of what it holds less than this: it is no subject. */
const DENIED = 0.1;
/** The ground may lie in a shade as dark as this, Lab units. */
const SHADE = 25;
/** Least share of the product that a left-out part has. */
const LEAST_SHARE = 0.006;
/** A map that contradicts the cut on more of the product elsewhere, where both are sure, knows another subject. */
const TRUSTED = 0.055;

/**
 * Parts of a product that are calm, of the ground's colour in shade perhaps, and no subject to a map that agrees with all
 * else: the floor between the legs of a chair, which its shadow shuts in.
 * @param open what is open already, of which maps say nothing
 * @param subject how surely each pixel is the subject's, 0–1
 */
export function deniedGround(
  product: Mask,
  open: Mask,
  evidence: Evidence,
  subject: Float32Array,
): Mask {
  const { width, height, data } = product;
  const denied: Mask = { width, height, data: new Uint8Array(data.length) };
  const area = areaOf(product);
  const calm = intersection(data, below(evidence.contours, CALM));
  const unknown = intersection(alikeIn(calm, evidence, SHADE), below(subject, DENIED));
  const parts = partsOf({ width, height, data: unknown }, LEAST_SHARE * area);
  if (parts.length === 0) return denied;
  for (const part of parts) fillPart(denied, part);
  const beside = dilate(denied, BESIDE_PX).data;
  let conflict = 0;
  for (let at = 0; at < subject.length; at++) {
    const value = subject[at] ?? 0;
    if (beside[at] || open.data[at] || data[at] === (value > 0.5 ? 1 : 0)) continue;
    conflict += Math.abs(2 * value - 1);
  }
  if (conflict > TRUSTED * area) denied.data.fill(0);
  return denied;
}
