import { insetRect, type LuminanceRange, luminance, type Rect } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PlacedLogo } from '../composition.ts';
import { fitInside } from '../fit-inside.ts';
import {
  type BrandLogos,
  MOST_OF_LOGO,
  measureReadableShare,
  type OwnLogo,
} from '../material/own-logo.ts';
import { CLEAR_SPACE } from './logo-entry.ts';

/** A logo that was painted in an ad. */
export interface PaintedLogo {
  box: Rect;
  /** Box and colour of the logo's plate; null for a logo that lies directly on the ad's background. */
  plate: { box: Rect; fill: string } | null;
}

const PLATES = ['#ffffff', '#111114'] as const;
/** Relative luminance (0–1) that has the same contrast ratio to black as to white. */
const MIDDLE = 0.179;
/** Corner radius of a logo's plate, as a share of the plate's height. */
const PLATE_ROUNDING = 0.24;
/**
 * A logo gets a plate only if the plate increases the logo's readable share by more than this. No background
 * makes a black-and-white logo completely readable, so a plate gains little.
 */
const WORTH_A_PLATE = 0.05;

/** Viewers notice a part of a logo if its contrast ratio is at least this. */
const NOTICED = 1.35;
/** Viewers easily see a part of a logo if its contrast ratio is at least this. */
const SEEN = 2.4;
/**
 * Minimum shares of a logo that viewers must notice and easily see for the logo to need no plate. Users know their logo
 * on white, where a pale part or the pale end of a gradient has little contrast too.
 */
const BARE = { noticed: 0.95, seen: 0.4 };

/**
 * The rule by which a logo gets a plate. For older recipes, `countsPaleParts` (whether pale parts of a logo
 * count as unreadable) is false.
 */
export interface PlateRule {
  countsPaleParts: boolean;
}

/** Tells whether each of a brand's logo files needs a plate on a background. */
export function needsPlate(logos: BrandLogos, ground: LuminanceRange, rule: PlateRule): boolean {
  return typeof chooseLogo(logos, ground, rule)?.fill === 'string';
}

/**
 * Paints the logo file that is made for the background, without altering the logo. If no logo file is visible
 * on the background, the logo gets a plate, which extends beyond the logo's box by the clear space.
 */
export function paintLogo(
  context: SKRSContext2D,
  logos: BrandLogos,
  { box, side }: Pick<PlacedLogo, 'box' | 'side'>,
  ground: LuminanceRange,
  rule: PlateRule,
): PaintedLogo | null {
  const choice = chooseLogo(logos, ground, rule);
  if (!choice) return null;
  const { logo, fill } = choice;
  const fitted = fitInside(logo, box);
  const free = box.width - fitted.width;
  const x = box.x + (side === 'left' ? 0 : side === 'center' ? free / 2 : free);
  const placed = { ...fitted, x };
  const plate =
    fill === null ? null : { box: insetRect(placed, -CLEAR_SPACE * placed.height), fill };
  context.save();
  if (plate) {
    const { x: left, y, width, height } = plate.box;
    context.fillStyle = plate.fill;
    context.beginPath();
    context.roundRect(left, y, width, height, height * PLATE_ROUNDING);
    context.fill();
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(logo.canvas, placed.x, placed.y, placed.width, placed.height);
  context.restore();
  return { box: placed, plate };
}

/** Returns the logo file for a background, and the colour of the plate if the logo needs one. */
function chooseLogo(
  { light, dark }: BrandLogos,
  ground: LuminanceRange,
  { countsPaleParts }: PlateRule,
): { logo: OwnLogo; fill: string | null } | null {
  const isLight = (ground.low + ground.high) / 2 > MIDDLE;
  const inTurn = (isLight ? [light, dark] : [dark, light]).filter((logo) => logo !== null);
  const readable = inTurn.find(
    (logo) => logo.isBlock || measureReadableShare(logo, ground) >= MOST_OF_LOGO,
  );
  if (readable) return { logo: readable, fill: null };
  const seen = countsPaleParts ? inTurn.find((logo) => isSeenBare(logo, ground)) : undefined;
  if (seen) return { logo: seen, fill: null };
  const shareOn = (logo: OwnLogo, under: LuminanceRange) =>
    measureReadableShare(logo, under) +
    (countsPaleParts ? measureReadableShare(logo, under, NOTICED) : 0);
  const bare = inTurn.map((logo) => ({ logo, fill: null, share: shareOn(logo, ground) }));
  const plated = inTurn.flatMap((logo) =>
    PLATES.map((fill) => {
      const value = luminance(fill);
      return { logo, fill, share: shareOn(logo, { low: value, high: value }) };
    }),
  );
  const [onGround, onPlate] = [findBest(bare), findBest(plated)];
  if (!onGround || !onPlate) return null;
  return onPlate.share > onGround.share + WORTH_A_PLATE ? onPlate : onGround;
}

function isSeenBare(logo: OwnLogo, ground: LuminanceRange): boolean {
  return (
    measureReadableShare(logo, ground, NOTICED) >= BARE.noticed &&
    measureReadableShare(logo, ground, SEEN) >= BARE.seen
  );
}

/** Returns the candidate with the largest readable share, or the first of several equal candidates. */
function findBest<Choice extends { share: number }>(
  choices: readonly Choice[],
): Choice | undefined {
  return choices.toSorted((one, other) => other.share - one.share)[0];
}
