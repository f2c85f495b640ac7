import type { SaliencyMap } from '../saliency.ts';

/** Saliency from which a place belongs to the subject. */
const SUBJECT = 0.5;
/** Local detail of a hard edge; out of focus there is less. */
const HARD_EDGE = 0.8;
/** More than this of the picture is no part of the subject but a busy scene behind it. */
const MAX_GROWN = 0.12;

/**
 * Where the subject is, 1 or 0 a place: what is salient, and the hard edges that hang together with it. The black neck of a
 * bottle is thin and as dark as the picture's border, so saliency alone misses it. In a busy scene edges lead everywhere;
 * there saliency has to do.
 */
export function subjectMask({ width, height, values, detail, skin }: SaliencyMap): Uint8Array {
  const core = Uint8Array.from(values, (value, at) => (value + (skin[at] ?? 0) > SUBJECT ? 1 : 0));
  const grown = Uint8Array.from(core);
  const open = [...core.keys()].filter((at) => core[at] === 1);
  let added = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of neighbours(at, width, height)) {
      if (grown[next] === 1 || (detail[next] ?? 0) < HARD_EDGE) continue;
      grown[next] = 1;
      open.push(next);
      added++;
    }
  }
  return added > MAX_GROWN * grown.length ? core : grown;
}

function neighbours(at: number, width: number, height: number): number[] {
  const x = at % width;
  const y = Math.floor(at / width);
  return [-1, 0, 1]
    .flatMap((down) => [-1, 0, 1].map((across) => [x + across, y + down] as const))
    .filter(([column, row]) => column >= 0 && row >= 0 && column < width && row < height)
    .map(([column, row]) => row * width + column);
}
