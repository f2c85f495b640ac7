import { SURE } from '@adwright/engine-cutout';
import { toCanvas } from '@adwright/engine-drawing';
import { fromRaster, type Rect } from '@adwright/engine-pixels';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { areNear, convertToPixels, isInside } from './boxes.ts';
import type { TextLine } from './lettering.ts';
import { listMissedWords } from './lift-words.ts';
import { choosePanelColour, paintGroups } from './paint-words.ts';
import { FEWEST_SET, MESSAGE } from './place-lines.ts';
import type { PosterInput } from './poster-crop.ts';
import { isSymmetric } from './turn-photo.ts';
import { type Group, groupWords } from './word-groups.ts';

/**
 * Margin around the words of a card, maximum distance between a card and an edge of the picture up to which the card
 * continues to the edge, and radius of its corners, as shares of the picture's shorter side.
 */
const CARD = { margin: 0.035, edge: 0.075, radius: 0.012 };
/** Minimum width of a card that continues to both sides of the picture, as a share of the picture. */
const BAND = 0.62;
/** Maximum shares of the picture and of its subject that cards cover. */
const MOST_COVERED = { picture: 0.45, subject: 0.4 };

interface Card {
  group: Group;
  box: Rect;
  /** Whether the card is the mirror image of a badge, which covers it without a card. */
  isBadge: boolean;
}

/**
 * Shows an ad's photo as its mirror image, with the words on cards of one colour. The cards cover the places of the
 * words in the mirror image, so the words may lie over the subject or over any texture. Returns null if other
 * lettering would be mirrored, or if the cards would cover too much.
 * @param lines all lines that were found in the upload
 */
export async function varyCards(
  input: Omit<PosterInput, 'saliency'>,
  lines: readonly TextLine[],
): Promise<Canvas | null> {
  const { raster, words, size } = input;
  const short = Math.min(raster.width, raster.height);
  const groups = groupWords(words, 2 * CARD.margin * short);
  const cards = groups.map((group) => makeCard(group, raster));
  if (cards.length === 0 || listMissedWords(raster, words).length > 0) return null;
  if (cards.some((card, at) => cards.slice(0, at).some(({ box }) => areNear(card.box, box, 0))))
    return null;
  const isCovered = (box: Rect) => cards.some((card) => isInside(box, card.box));
  const isLettering = ({ letters, isSet }: TextLine) =>
    letters >= MESSAGE || (isSet === true && letters >= FEWEST_SET);
  const others = lines.map((line) => ({
    line,
    box: convertToPixels(line, raster, { beside: 0, above: 0 }),
  }));
  if (others.some(({ line, box }) => isLettering(line) && !isCovered(box))) return null;
  const shares = measureCovered(cards, input);
  if (shares.picture > MOST_COVERED.picture || shares.subject > MOST_COVERED.subject) return null;
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.save();
  context.translate(size.width, 0);
  context.scale(-1, 1);
  context.drawImage(await toCanvas(fromRaster(raster)), 0, 0, size.width, size.height);
  context.restore();
  const colour = choosePanelColour(input, words);
  for (const card of cards) paintCard(canvas, card, { input, colour });
  return canvas;
}

/** Returns the card of a group of words, at the place of the words in the upload. */
function makeCard(group: Group, { width, height }: { width: number; height: number }): Card {
  const [badge] = group.badges;
  if (badge && group.lines.length === 0 && group.badges.length === 1 && isSymmetric(badge))
    return { group, box: badge.box, isBadge: true };
  const short = Math.min(width, height);
  const margin = CARD.margin * short;
  const isBand = group.box.width + 2 * margin > BAND * width;
  const snap = (from: number) => (from < CARD.edge * short ? 0 : from);
  const left = isBand ? 0 : snap(group.box.x - margin);
  const right = isBand ? 0 : snap(width - group.box.x - group.box.width - margin);
  const top = snap(group.box.y - margin);
  const foot = snap(height - group.box.y - group.box.height - margin);
  const box = { x: left, y: top, width: width - left - right, height: height - top - foot };
  return { group, box, isBadge: false };
}

/** Returns the shares of the picture and of its subject that cards cover. */
function measureCovered(
  cards: readonly Card[],
  { raster, subject: { side, values } }: Omit<PosterInput, 'saliency'>,
): { picture: number; subject: number } {
  let [all, covered] = [0, 0];
  for (const [at, value] of values.entries()) {
    if (value <= SURE) continue;
    all++;
    const [x, y] = [at % side, Math.floor(at / side)];
    const [column, row] = [((x + 0.5) / side) * raster.width, ((y + 0.5) / side) * raster.height];
    const point = { x: column, y: row, width: 0, height: 0 };
    if (cards.some(({ box }) => isInside(point, box))) covered++;
  }
  const area = cards.reduce((sum, { box }) => sum + box.width * box.height, 0);
  return { picture: area / (raster.width * raster.height), subject: covered / Math.max(1, all) };
}

/** Paints a card at the mirrored place, with readable words. */
function paintCard(
  canvas: Canvas,
  { group, box, isBadge }: Card,
  { input, colour }: { input: Omit<PosterInput, 'saliency'>; colour: string },
): void {
  const { raster, size } = input;
  const scale = size.width / raster.width;
  const place = {
    x: scale * (raster.width - box.x - box.width),
    y: scale * box.y,
    width: scale * box.width,
    height: scale * box.height,
  };
  if (!isBadge) {
    const context = canvas.getContext('2d');
    const isAtEdge =
      box.x <= 0 ||
      box.y <= 0 ||
      box.x + box.width >= raster.width ||
      box.y + box.height >= raster.height;
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(
      place.x,
      place.y,
      place.width,
      place.height,
      isAtEdge ? 0 : CARD.radius * Math.min(size.width, size.height),
    );
    context.fill();
  }
  const panel = { ...place, scales: [scale], smallest: 1, gap: 0 };
  paintGroups(canvas, { groups: [group], panel, colour, raster });
}
