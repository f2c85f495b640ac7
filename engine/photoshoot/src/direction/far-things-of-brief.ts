import { detectBriefLanguage } from '@adwright/engine-lexicon';
import { FAR_THINGS, type FarThing } from '../kit/far-things.ts';
import { SETS } from '../set-registry.ts';
import type { SceneName } from './scene-name.ts';
import { readShootText, type ShootText } from './shoot-text.ts';

/** Maximum number of distant objects in the background of one picture. */
const MOST = 2;

/** Returns the objects that the brief puts behind the product, except for the product itself. */
export function findFarThings(
  text: ShootText,
  { scene, product }: { scene: SceneName; product: string },
): readonly FarThing[] {
  const { ownThings } = SETS[scene];
  const named = new Set(text.wishes('farThing'));
  const sold = new Set(readShootText(product, detectBriefLanguage(product)).wishes('farThing'));
  return FAR_THINGS.filter(
    ({ name }) => named.has(name) && !sold.has(name) && !ownThings.includes(name),
  )
    .slice(0, MOST)
    .map(({ thing }) => thing);
}
