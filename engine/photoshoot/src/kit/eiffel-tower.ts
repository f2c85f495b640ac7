import { ramp } from '@adwright/engine-pixels';

/** Height of the tower, as a share of the picture's side. */
const HEIGHT = 0.4;
/** Half the width of the tower's foot, as a share of the tower's height. */
const FOOT = 0.2;
/** Heights of the platforms, as shares of the tower's height. */
const PLATFORMS = [0.18, 0.36, 0.86] as const;
/** Half the thickness of a platform, as a share of the tower's height. */
const PLATFORM = 0.012;
/** Share of the tower's height up to which the tower has four legs, of which the camera sees two. */
const LEGS = 0.36;
/**
 * Width over which the tower's edge fades, as a share of the tower's height; a larger value makes the edge
 * softer.
 */
const EDGE = 0.006;

/**
 * Returns how much of a position the Eiffel Tower covers (0–1): legs that curve together, the arch between
 * them, three platforms, ironwork with gaps.
 * @param across horizontal distance from the tower's middle, as a share of the picture's side; `up` is the
 * height above the tower's base, as the same share
 */
export function coverByTower(across: number, up: number): number {
  const t = up / HEIGHT;
  const x = Math.abs(across) / HEIGHT;
  if (t < 0 || t > 1 || x > FOOT) return 0;
  const half = computeHalfWidth(t);
  let cover = ramp(half - x, 0, EDGE);
  if (t < LEGS) {
    // Each leg of the tower is narrower than the gap between the legs.
    cover *= ramp(x - half * (t < 0.18 ? 0.46 : 0.34), 0, EDGE);
    const arch = Math.sqrt(Math.max(0, 1 - ((t - 0.02) / 0.14) ** 2)) * FOOT * 0.55;
    if (t < 0.17 && x > arch && x < half) cover = Math.max(cover, ramp(t, 0.1, 0.14));
  }
  for (const [index, platform] of PLATFORMS.entries()) {
    const reach = computeHalfWidth(platform) + (index === 2 ? 0.008 : 0.014);
    if (Math.abs(t - platform) < PLATFORM && x < reach) cover = 1;
  }
  // The struts of the ironwork cross one another. From far away, the ironwork appears as lighter and darker
  // grey.
  const struts = Math.sin((x + t) * 120) * Math.sin((x - t) * 120);
  return cover * (0.86 + 0.14 * struts);
}

function computeHalfWidth(t: number): number {
  return t > 0.9 ? 0.006 : 0.006 + (FOOT - 0.01) * Math.exp(-4.1 * t) + 0.012 * (0.9 - t);
}
