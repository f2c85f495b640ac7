import type { Evidence } from './evidence.ts';
import { CALM } from './loop-shape.ts';
import { areaOf, dilate, type Mask } from './mask.ts';
import { fillPart, partsOf } from './parts.ts';
import { below, intersection } from './pixel-sets.ts';
import { alikeIn } from './pockets.ts';
import { BESIDE_PX } from './prior.ts';

/** Below this value the map certainly excludes a pixel. */
const DENIED = 0.1;
/** Largest darkening of the background by a shadow, in Lab units. */
const SHADE = 25;
/** Least size of a removed part, as a share of the product. */
const LEAST_SHARE = 0.006;
/** If certain map and cut-out disagree on a larger share elsewhere, the map shows another subject. */
const TRUSTED = 0.055;

/**
 * Finds calm parts of the product in the colour of the background, perhaps in shadow, that the subject map
 * excludes while it agrees with the rest: the floor enclosed by shadow between the legs of a chair.
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
