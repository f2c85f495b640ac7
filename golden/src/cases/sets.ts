import type { Case, Fields } from '../case.ts';
import { computeDigest, getTurn } from '../digest.ts';
import { buildSet, chooseCamera, directShoot, type SceneName, SETS } from '../engine.ts';
import { readPixels } from './objects.ts';

/**
 * Hours of the day at which the photoshoot sets are recorded. Null is the default hour of a set; a brief can
 * request each of the other hours.
 */
const HOURS = [null, 'day', 'sunset', 'night'] as const;
const SEED = 4;

/**
 * Lists a case for every photoshoot set at each hour. The four camera positions of a photoshoot alternate
 * between the hours.
 */
export function setCases(): Case[] {
  return Object.keys(SETS)
    .filter((name): name is SceneName => name in SETS)
    .flatMap((scene) =>
      HOURS.map((hour, at) => {
        const pick = (at + getTurn(scene)) % HOURS.length;
        return { name: `sets/${scene}/${hour ?? 'own'}`, run: () => paint(scene, hour, pick) };
      }),
    );
}

function paint(scene: SceneName, time: (typeof HOURS)[number], pick: number): Fields {
  const direction = { ...directShoot({ environment: 'nature' }), scene, time };
  const { painter, look } = buildSet(direction, chooseCamera(direction, pick, 0), pick, SEED);
  return { ...computeDigest(readPixels(painter.canvas)), look: JSON.stringify(look) };
}
