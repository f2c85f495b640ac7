import { FAR_THINGS, type FarThing } from '../kit/far-things.ts';
import { SETS } from '../set-registry.ts';
import type { Setting } from './props-of-brief.ts';

/** Most that stand behind one product. */
const MOST = 2;

/** What the words put behind the product. */
export function farThingsOf(
  words: string,
  { scene, product }: Pick<Setting, 'scene' | 'product'>,
): readonly FarThing[] {
  const { ownThings } = SETS[scene];
  return FAR_THINGS.filter(
    ({ name, words: naming }) =>
      naming.test(words) && !naming.test(product) && !ownThings.includes(name),
  )
    .slice(0, MOST)
    .map(({ thing }) => thing);
}
