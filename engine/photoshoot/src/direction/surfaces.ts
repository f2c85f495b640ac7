import type { FloorMaterial } from '../kit/floor-material.ts';
import type { StandMaterial } from '../kit/stand-kinds.ts';
import { STANDS } from './shoot-colours.ts';
import type { ShootText } from './shoot-text.ts';

const SURFACES = {
  wood: 'wood',
  marble: 'marble',
  concrete: 'concrete',
  gingham: 'gingham',
  checker: 'checker',
  tile: 'tile',
  leather: 'leather',
  metal: 'metal',
  rubber: 'rubber',
  clay: 'clay',
  sand: 'sand',
  petals: 'petals',
  cubes: 'cubes',
  snow: 'snow',
  grass: 'grass',
  moss: 'moss',
  cobble: 'cobble',
  gravel: 'gravel',
  water: 'water',
  cloth: 'cloth',
} as const satisfies Partial<Record<FloorMaterial, FloorMaterial>>;

/** Maximum number of words between "on" and the word for the surface under the product. */
const REACH = 4;

/** Returns the material of the surface under the product that the brief names. */
export function readSurface(text: ShootText): FloorMaterial | null {
  for (const at of text.words.keys()) {
    if (findStandWord(text, at) !== null) continue;
    const named = text.wishAt(at, 'surface');
    if (named !== null && !hangs(text, at)) return findMaterial(named);
    const laid = text.wishAt(at, 'laidOn');
    if (laid !== null && isLaid(text, at, laid)) return findMaterial(laid);
    if (text.isAt(at, 'copper') && isMetalGround(text, at)) return 'metal';
    if (text.isAt(at, 'rustic') && isRusticTable(text, at)) return 'wood';
  }
  return null;
}

function findMaterial(name: string): FloorMaterial | null {
  return name in SURFACES ? SURFACES[name as keyof typeof SURFACES] : null;
}

/**
 * Tells whether the cloth in the brief is a curtain or a wall, so that the product does not stand on it.
 */
function hangs(text: ShootText, at: number): boolean {
  if (!text.isAt(at, 'cloth-wish')) return false;
  return text.behind(at, 1).some((place) => text.isAt(place, 'hanging', 'background-word'));
}

function isRusticTable(text: ShootText, at: number): boolean {
  return text.behind(at, 2).some((place) => text.isAt(place, 'table-word', 'counter-word'));
}

/**
 * Tells whether the brief places the product on a surface, as in "on sand" or "on a bed of moss".
 */
function isLaid(text: ShootText, at: number, laid: string): boolean {
  if (laid === 'metal') return isMetalGround(text, at);
  if (laid === 'sand' && isSandOfItsOwn(text, at)) return true;
  const places = text.before(at, REACH);
  const cue = places.find((place) => text.isAt(place, 'laid-on', 'heap-of', 'strewn-with'));
  if (cue === undefined) return false;
  const between = places.filter((place) => place > cue);
  return !between.some((place) => text.isAt(place, 'pose-word', 'origin-word'));
}

/** Tells whether the brief consists only of the word "sand", perhaps with a colour, as in "black sand". */
function isSandOfItsOwn(text: ShootText, at: number): boolean {
  if (at === 0 || (at === 1 && text.isAt(0, 'pose-word'))) return true;
  return text
    .qualitiesOf(at, 1)
    .some((place) =>
      text.isAt(place, 'black', 'grey', 'pink', 'red', 'orange', 'white', 'dark', 'charcoal-stuff'),
    );
}

function isMetalGround(text: ShootText, at: number): boolean {
  const next = text.behind(at, 2);
  if (next.some((place) => text.isAt(place, 'floor-word', 'counter-word'))) return true;
  const [finish] = text.before(at, 1);
  if (finish === undefined || !text.isAt(finish, 'metal-finish', 'rusty', 'mirror-floor'))
    return false;
  return text.before(finish, 3).some((place) => text.isAt(place, 'laid-on'));
}

/**
 * Returns the position of the word for a stand that is made of the material at a position, as in "marble
 * podium".
 */
function findStandWord(text: ShootText, at: number): number | null {
  if (text.wishAt(at, 'standMaterial') === null) return null;
  const stands = [...STANDS, 'tray-wish'];
  const [next, after] = text.behind(at, 2);
  if (next === undefined) return null;
  if (text.isAt(next, ...stands)) return next;
  return after !== undefined &&
    text.isAt(after, ...stands) &&
    !text.isAt(next, 'pose-word', 'laid-on')
    ? after
    : null;
}

/** Returns the material of the stand that the brief names. */
export function readStandMaterial(text: ShootText): StandMaterial | null {
  for (const at of text.words.keys())
    if (findStandWord(text, at) !== null) return text.wishAt(at, 'standMaterial');
  return null;
}
