import type { CutOut } from '@adwright/engine-cutout';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { ShootDirection } from '../direction/shoot-direction.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { STANDS, type StandKind } from '../kit/stand-kinds.ts';
import { drawBeads } from './beads.ts';
import { buildSet } from './build-set.ts';
import { type Camera, chooseCamera } from './camera.ts';
import { CAST_SHADOW } from './cast-shadow.ts';
import { applyFinish } from './finish.ts';
import { measureFoot, measureFootDepth } from './foot.ts';
import { paintForeground } from './foreground.ts';
import { paintFloatShadow, paintLyingShadow, paintReflection, paintShadows } from './grounding.ts';
import { type HeroLight, harmoniseProduct } from './harmonise.ts';
import { hideBehind, paintHero, type Shot } from './hero.ts';
import { adaptFinishToLamps, paintMood, paintSpot } from './lamps.ts';
import { paintSplash } from './paint-splash.ts';
import type { Placement } from './placement.ts';
import { paintProps, paintPropsBeside, type Room } from './props.ts';
import { lightSet } from './set-light.ts';
import { clipToTop, computeStandRadius, paintStand } from './stand.ts';
import { layAtRest } from './standing.ts';

/** Strength (0–1) of the product's reflection in a floor that is wet from rain. */
const RAIN_GLOSS = 0.24;

/** Maximum opacity of a cast shadow, 0–1. */
const MOST_SHADOW = 0.68;

/**
 * Puts a cut-out product into a photoshoot scene: with matched light, contact and cast shadow, reflection, props and
 * colour grade.
 */
export function composeShot(cut: CutOut, asked: ShootDirection, pick: number, seed: number): Shot {
  const direction = layAtRest(asked, cut, pick);
  const { props } = direction;
  const ownSide = findLitSide(cut);
  const camera = chooseCamera(direction, pick, ownSide);
  const { lightSide } = camera;
  const { painter, look } = buildSet(direction, camera, pick, seed);
  const { context } = painter;
  const lies = camera.view.horizon === 0;
  const kind = lies || camera.lift > 0 ? null : chooseStand(direction, look, pick);
  const place = placeProduct(cut, direction, camera, kind, look.floorTop);
  lightSet(painter, direction, place, { lightSide, lowSun: look.lowSun });
  paintProps(painter, props, 'lit');
  const thrown = setCastShadow(direction, look);
  const room = {
    ...computeSpace(place, kind),
    lightSide,
    around: direction.around,
    scale: direction.propScale,
  };
  paintPropsBeside(painter, props, 'far', room, thrown);
  const stand = { kind, mirrors: chooseMirroring(direction, look) };
  paintStandOf(painter, stand, place, direction, camera, thrown);
  const product = harmoniseProduct(cut, painter.canvas, place, {
    ...productLight(direction, look),
    lightSide,
    ownSide,
    lies,
  });
  const wet = props.has('drops') || props.has('rain');
  const beads = wet ? drawBeads(product, place, painter.random) : null;
  groundProduct(context, product, place, { camera, stand, look, thrown, direction });
  const splashes = props.has('splash') && camera.lift === 0;
  if (splashes) paintSplash(painter, place, 'far', lightSide);
  const hero = paintHero(context, computeBounds(place, camera.turn), (onto) =>
    paintTurned(onto, place, camera.turn, () => drawProduct(onto, product, beads, place)),
  );
  if (splashes) paintSplash(painter, place, 'near', lightSide);
  paintPropsBeside(painter, props, 'near', room, thrown);
  paintProps(painter, props, 'before');
  const veiled = paintForeground(painter, direction, pick, place);
  if (veiled || props.size > 0) hideBehind(hero, context);
  if (direction.lighting.lamp === 'spot') paintSpot(painter, place);
  paintMood(context, direction, lightSide);
  return {
    raster: applyFinish(painter, adaptFinishToLamps(direction), lightSide, hero),
    look: hero.look,
  };
}

type BuiltLook = ReturnType<typeof buildSet>['look'];

/** Returns the scene's look, with the opacity of the product's shadow in the light that the brief requests. */
function setCastShadow({ lighting, finish }: ShootDirection, look: BuiltLook): BuiltLook {
  const { lamp, shadow, length } = lighting;
  const cast = (look.shadow ?? CAST_SHADOW) * shadow * (finish.shade ?? 1);
  return {
    ...look,
    shadow: Math.min(MOST_SHADOW, cast),
    shadowLength: lamp === 'behind' ? -1 : length,
  };
}

/**
 * Returns the strength (0–1) of the product's reflection in the floor. Rain makes any floor wet and therefore
 * reflective.
 */
function chooseMirroring({ lighting, props }: ShootDirection, look: BuiltLook): number {
  const wetness = props.has('rain') ? RAIN_GLOSS : 0;
  return lighting.gloss ?? Math.max(look.gloss, wetness);
}

/**
 * The surface under the product (a stand or the floor), and how strongly the floor reflects the product.
 */
interface Footing {
  kind: StandKind | null;
  mirrors: number;
}

function paintStandOf(
  painter: SetPainter,
  { kind, mirrors }: Footing,
  place: Placement,
  { hue: own, standPaint, standMaterial }: ShootDirection,
  { lightSide }: Camera,
  thrown: BuiltLook,
): void {
  if (kind === null) return;
  const hue = thrown.stand?.hue ?? own ?? 70;
  paintStand(painter, kind, place, {
    colour: standPaint ?? { lightness: 0.9, chroma: 0.035, ...thrown.stand, hue },
    material: standMaterial,
    lightSide,
    shadow: thrown.shadow ?? CAST_SHADOW,
    gloss: mirrors,
  });
}

/** Returns how the light of a photoshoot falls on the product. */
function productLight(
  { lighting, warmth, time }: ShootDirection,
  { lowSun }: BuiltLook,
): Pick<HeroLight, 'backlit' | 'rim' | 'hard' | 'tinged'> {
  const backlit = lighting.lamp === 'behind';
  return {
    backlit,
    rim: backlit ? 2 : lowSun === undefined ? 1 : 1.4,
    hard: lighting.shadow > 1,
    tinged: warmth !== 0 || time === 'sunset' || time === 'night',
  };
}

/** Paints the shadows and the reflection of a product that lies, hovers or stands. */
function groundProduct(
  context: SKRSContext2D,
  product: Canvas,
  place: Placement,
  {
    camera,
    stand,
    look,
    thrown,
    direction,
  }: {
    camera: Camera;
    stand: Footing;
    look: BuiltLook;
    thrown: BuiltLook;
    direction: ShootDirection;
  },
): void {
  if (camera.view.horizon === 0)
    paintTurned(context, place, camera.turn, () =>
      paintLyingShadow(context, product, place, thrown),
    );
  else if (camera.lift > 0) paintFloatShadow(context, place, camera.lift, thrown);
  else {
    const foot = measureFoot(product, place);
    const { kind, mirrors } = stand;
    // A stand is matt, so it reflects less than a wet or glossy floor.
    const gloss = kind === null ? mirrors : Math.min(0.06, mirrors);
    context.save();
    if (kind !== null && kind !== 'tray') clipToTop(context, kind, place);
    paintReflection(context, product, place, foot, { ...look, gloss });
    paintShadows(context, product, place, foot, thrown, direction.finish.shade ?? 1);
    context.restore();
  }
}

function drawProduct(
  context: SKRSContext2D,
  product: Canvas,
  beads: Canvas | null,
  { left, top, width, height }: Placement,
): void {
  context.imageSmoothingQuality = 'high';
  context.drawImage(product, left, top, width, height);
  if (beads !== null) context.drawImage(beads, left, top, width, height);
}

/** Returns the bounding box of a turned product in the picture: left, top, width and height. */
function computeBounds(
  { left, top, width, height }: Placement,
  turn: number,
): [number, number, number, number] {
  const swing = Math.abs(Math.sin(turn)) * Math.max(width, height);
  return [left - swing, top - swing, width + 2 * swing, height + 2 * swing];
}

/** Runs a painter with the canvas rotated about the centre of a placement. */
function paintTurned(
  context: SKRSContext2D,
  { left, top, width, height }: Placement,
  turn: number,
  paint: () => void,
): void {
  const [x, y] = [left + width / 2, top + height / 2];
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.translate(-x, -y);
  paint();
  context.restore();
}

/**
 * Both halves of the product count as equally lit if their light differs by at most this share of their sum.
 */
const LIT_MARGIN = 0.05;

/** Returns the side from which a product was lit in its photo: −1 left, 1 right, 0 if unclear. */
export function findLitSide({ rgba, width, box }: CutOut): -1 | 0 | 1 {
  const sides = [0, 0];
  const counts = [0, 0];
  for (let y = box.y; y < box.y + box.height; y += 3) {
    for (let x = box.x; x < box.x + box.width; x += 3) {
      const at = (y * width + x) * 4;
      if ((rgba[at + 3] ?? 0) < 200) continue;
      const side = x < box.x + box.width / 2 ? 0 : 1;
      sides[side] =
        (sides[side] ?? 0) + (rgba[at] ?? 0) + (rgba[at + 1] ?? 0) * 2 + (rgba[at + 2] ?? 0);
      counts[side] = (counts[side] ?? 0) + 1;
    }
  }
  const left = (sides[0] ?? 0) / Math.max(1, counts[0] ?? 0);
  const right = (sides[1] ?? 0) / Math.max(1, counts[1] ?? 0);
  const lean = (left - right) / Math.max(1, left + right);
  return lean > LIT_MARGIN ? -1 : lean < -LIT_MARGIN ? 1 : 0;
}

/**
 * Returns the horizontal range that the product and its stand occupy in the picture. The height of a podium is
 * subtracted, so that props stand on the floor, not in the air around the podium.
 */
function computeSpace(
  { left, width, base }: Placement,
  stand: StandKind | null,
): Pick<Room, 'left' | 'width' | 'base'> {
  if (stand === null || stand === 'tray') return { left, width, base };
  const radius = computeStandRadius(stand, width);
  return {
    left: left + width / 2 - radius,
    width: 2 * radius,
    base: base + STANDS[stand].rise,
  };
}

/**
 * Returns the stand of a product: the stand that the brief names or, in some pictures of a photoshoot, the scene's own
 * stand.
 */
function chooseStand(
  { props, bare, standKind, surface }: ShootDirection,
  { stand }: SetLook,
  pick: number,
): StandKind | null {
  if (props.has('podium')) return standKind;
  if (props.has('tray')) return 'tray';
  // If the brief names a surface ("on black velvet"), the product lies directly on that surface, without a
  // podium.
  if (bare || surface !== null || stand?.picks === undefined || !stand.picks.includes(pick))
    return null;
  return stand.kind ?? 'podium';
}

/**
 * Lowest position of the centre of a standing product, as a share of the picture's side from the top. With a
 * lower centre, the upper part of the picture would be empty.
 */
const LOWEST_MIDDLE = 0.7;
/** Minimum height of the floor behind the product that stays visible, as a share of the picture's side. */
const FLOOR_BEHIND = 0.14;

/**
 * Maximum share of the picture's area that the product covers, for a product that is as wide as it is high. The limit
 * keeps the scene behind the product visible. In a requested close-up, the product may fill more of the picture.
 */
const MOST_AREA = 0.36;
/** Product height, as a share of the picture's side, to which the maximum area applies. */
const USUAL_SHARE = 0.58;

function placeProduct(
  cut: CutOut,
  { productShare, pose }: ShootDirection,
  { size, x, y, view, lift }: Camera,
  stand: StandKind | null,
  floorTop: number,
): Placement {
  const { box } = cut;
  const share = Math.min(0.8, productShare * size) * (stand === null ? 1 : 0.9);
  // A long, low product may fill a larger share of the picture's width, because there is enough room above it.
  const broad = Math.min(1.34, Math.max(1.12, 0.78 * (box.width / box.height) ** 0.5 + 0.28));
  const scale = Math.min(
    (SIDE * share) / box.height,
    (SIDE * Math.min(pose.side === -1 || pose.side === 1 ? 0.5 : 0.8, share * broad)) / box.width,
  );
  const area = (box.width * box.height * scale * scale) / (SIDE * SIDE);
  const most = MOST_AREA * Math.max(1, productShare / USUAL_SHARE) ** 2;
  const fitted = scale * Math.min(1, Math.sqrt(most / area));
  const width = box.width * fitted;
  const height = box.height * fitted;
  const lies = view.horizon === 0;
  const highest = Math.max(LOWEST_MIDDLE * SIDE + height / 2, floorTop + FLOOR_BEHIND * SIDE);
  const base = lies
    ? SIDE * y + height / 2
    : Math.min(SIDE * y, highest) - SIDE * lift - (stand === null ? 0 : STANDS[stand].rise);
  // The product must lie inside the picture, and its stand must be completely visible too.
  const half = stand === null ? width / 2 + 40 : computeStandRadius(stand, width) + 20;
  const left = Math.min(SIDE - half, Math.max(half, SIDE * x)) - width / 2;
  const place = { left, top: base - height, width, height, base };
  return stand === null ? place : { ...place, depth: measureFootDepth(cut, place) };
}
