import { MIN_TEXT_CONTRAST, parseChannels, type Raster, type Rect } from '@adwright/engine-pixels';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { type Colour, measureContrast, measureLuma } from './colours-of-words.ts';
import { chooseCompanion, choosePaleWall, chooseWall } from './ground-colours.ts';
import type { LiftedBadge } from './lift-badge.ts';
import type { LiftedLine } from './lift-line.ts';
import type { LiftedWords } from './lift-words.ts';
import type { Group } from './word-groups.ts';
import { PANEL, type Panel } from './word-panel.ts';

/** Maximum distance between the centres of centred groups, as a share of the width. */
const CENTRED = 0.03;

/** Minimum luma (0–255) of light ink. */
const LIGHT_INK = 140;
/** Minimum contrast ratio between a button and the panel. */
const LEAST_BADGE_CONTRAST = 1.35;

/**
 * Chooses the colour of the panel behind the words. The panel is dark for light words and pale for dark words. The
 * panel has the photo's hue, unless the buttons would then be hard to see.
 */
export function choosePanelColour(
  { hue, seed }: { hue: number; seed: number },
  { lines, badges }: LiftedWords,
): string {
  const sizeOf = ({ box }: LiftedLine) => box.width * box.height;
  const all = lines.reduce((sum, line) => sum + sizeOf(line), 0);
  const light = lines
    .filter(({ ink }) => measureLuma(ink) > LIGHT_INK)
    .reduce((sum, line) => sum + sizeOf(line), 0);
  const isDeep = lines.length === 0 ? seed % 2 === 1 : light > all / 2;
  const turn = seed % 2;
  const colours = [hue, chooseCompanion(hue)].flatMap((own) => {
    const [lit, dim] = isDeep
      ? chooseWall(own, 1)
      : choosePaleWall(own, [0.92, 0.045], [0.85, 0.06]);
    return turn === 0 ? [lit, dim] : [dim, lit];
  });
  const differs = (colour: string) =>
    badges.every(
      (badge) =>
        measureContrast(readMiddleTone(badge), convertToBytes(colour)) > LEAST_BADGE_CONTRAST,
    );
  return colours.find(differs) ?? colours[0] ?? '#ffffff';
}

function convertToBytes(colour: string): Colour {
  const [red, green, blue] = parseChannels(colour);
  return [255 * red, 255 * green, 255 * blue];
}

/** Returns the colour of a badge at the middle of its upper edge, where there are no letters. */
function readMiddleTone(badge: LiftedBadge): Colour {
  const { width, height } = badge.box;
  const row = Math.max(2, Math.round(0.08 * height));
  return readBadgeColour(badge, row * width + Math.floor(width / 2));
}

/**
 * Stacks the groups of words on the panel. Groups of words that were centred in the upload stay centred; other groups
 * keep the margin at which they were aligned.
 */
export function paintGroups(
  canvas: Canvas,
  from: { groups: readonly Group[]; panel: Panel; colour: string; raster: Raster },
): void {
  const { groups, panel, colour, raster } = from;
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const { scales, gap } = panel;
  const centres = groups.map(({ box }) => box.x + box.width / 2);
  const isCentred = Math.max(...centres) - Math.min(...centres) < CENTRED * raster.width;
  const wide = Math.max(...groups.map(({ box }, at) => (scales[at] ?? 1) * box.width));
  const tall = groups.reduce(
    (sum, { box }, at) => sum + (scales[at] ?? 1) * box.height,
    gap * (groups.length - 1),
  );
  const margin = Math.min((panel.width - wide) / 2, PANEL.margin * canvas.width);
  const isAtRight = isRightAligned(
    groups.map(({ box }) => box),
    raster.width,
  );
  let top = panel.y + (panel.height - tall) / 2;
  for (const [index, { box, lines, badges }] of groups.entries()) {
    const scale = scales[index] ?? 1;
    const free = panel.width - scale * box.width;
    const x = panel.x + (isCentred ? free / 2 : isAtRight ? free - margin : margin);
    const place = (own: Rect): [number, number, number, number] => [
      x + scale * (own.x - box.x),
      top + scale * (own.y - box.y),
      scale * own.width,
      scale * own.height,
    ];
    for (const badge of badges)
      context.drawImage(
        drawInk(badge, (at) => readBadgeColour(badge, at)),
        ...place(badge.box),
      );
    for (const line of lines) {
      const ink = chooseReadableInk(line.ink, colour);
      context.drawImage(
        drawInk(line, () => ink),
        ...place(line.box),
      );
    }
    top += scale * box.height + gap;
  }
}

/**
 * Minimum amount (share of the width) by which the right edges of right-aligned groups must agree better than their
 * left edges. A smaller difference may come from inaccurate boxes.
 */
const ALIGNED = 0.01;

/** Tells whether several boxes have the same right edge rather than the same left edge. */
export function isRightAligned(boxes: readonly Rect[], width: number): boolean {
  const spread = (edges: readonly number[]) => Math.max(...edges) - Math.min(...edges);
  const [left, right] = [boxes.map(({ x }) => x), boxes.map((box) => box.x + box.width)];
  return spread(right) + ALIGNED * width < spread(left);
}

const DARK: Colour = [22, 19, 17];
const WHITE: Colour = [255, 255, 255];

/** Returns the words' original ink if it is readable on the panel, otherwise black or white. */
function chooseReadableInk(ink: Colour, panel: string): Colour {
  const below = convertToBytes(panel);
  if (measureContrast(ink, below) >= MIN_TEXT_CONTRAST) return ink;
  return measureContrast(WHITE, below) > measureContrast(DARK, below) ? WHITE : DARK;
}

function readBadgeColour({ colours }: LiftedBadge, at: number): Colour {
  return [colours[3 * at] ?? 0, colours[3 * at + 1] ?? 0, colours[3 * at + 2] ?? 0];
}

function drawInk(
  { box, opacity }: { box: Rect; opacity: Float32Array },
  colourAt: (at: number) => Colour,
): Canvas {
  const canvas = createCanvas(box.width, box.height);
  const rgba = new Uint8ClampedArray(4 * opacity.length);
  for (const [at, share] of opacity.entries()) {
    rgba.set(colourAt(at), 4 * at);
    rgba[4 * at + 3] = Math.round(255 * share);
  }
  canvas.getContext('2d').putImageData(new ImageData(rgba, box.width, box.height), 0, 0);
  return canvas;
}
