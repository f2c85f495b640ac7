import { FAR_THINGS, type FarThing } from '../kit/far-things.ts';
import type { Setting } from './props-of-brief.ts';

/** Most that stand behind one product. */
const MOST = 2;

/** What the words put behind the product. */
export function farThingsOf(words: string, { scene, product }: Setting): readonly FarThing[] {
  return FAR_THINGS.filter(
    ([pattern, , within]) =>
      pattern.test(words) && !pattern.test(product) && !within?.includes(scene),
  )
    .slice(0, MOST)
    .map(([, thing]) => thing);
}
