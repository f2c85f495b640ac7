import {
  findCentre,
  fromHex,
  isWithin,
  measureDistance,
  norm,
  oklch,
  type Random,
  type Rect,
  withAlpha,
} from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { makeAccentVeil } from '../ad-style.ts';
import { findVisibleLetters, markPart, type Painter, type PlacedItem } from '../composition.ts';
import type { BackdropShape } from '../emotion-looks.ts';
import type { Stage } from '../stage.ts';
import { type Arch, addArchPath, fitArch } from './arch.ts';

interface ShapeBrief {
  stage: Stage;
  focus: Rect;
  /** Centre and radius of the area that the shape surrounds, in pixels. */
  x: number;
  y: number;
  radius: number;
  /** Distance from the centre of the shape to the nearest words, in pixels. */
  room: number;
  /** The largest arch that does not touch text; null if every arch would touch text. */
  arch: Arch | null;
  words: readonly Rect[];
  /** Muted colour that differs from the background without drawing attention from the text. */
  tone: string;
  strong: string;
  random: Random;
}

/**
 * Radius of each round shape's outline, as a multiple of the shape's radius. The radius is null for shapes that fill
 * the background or follow the edges of the ad.
 */
const OUTLINES: Readonly<Record<BackdropShape, number | null>> = {
  arch: null,
  blob: 1.3,
  circle: 1,
  confetti: null,
  diagonal: null,
  dots: 1.07,
  frame: null,
  none: null,
  rays: null,
  rings: 0.98,
  stripes: null,
  sunset: 1.1,
  waves: null,
};
/** Minimum scale to which a shape is reduced to avoid text. The product would hide a smaller shape. */
const LEAST_SIZE = 0.5;
/** Minimum distance between text and the outline of a shape, in pixels. */
const BESIDE_WORDS_PX = 16;

/**
 * Paints the emotion's shape behind the product, around the box `focus`. The shape's outline does not touch the
 * text in `items`.
 */
export function paintShapeBehind(
  stage: Stage,
  focus: Rect,
  items: readonly PlacedItem[],
  wantedShape: BackdropShape = stage.style.shape,
): Painter {
  const { x, y } = findCentre(focus);
  const { tone, strong } = chooseTones(stage);
  const reach = focus.height * (focus.width > focus.height ? 0.58 : 0.52);
  const words = items.map((item) => findVisibleLetters(item, stage));
  // The arch's outer line stays below text that lies above the product.
  const wantedArch = {
    x,
    top: Math.max(y - reach, focus.y + 20),
    halfWidth: Math.min(reach, stage.width * 0.47) * 0.75,
    // The arch's lower end is far below the ad, so that an arch that moves with its product still reaches the
    // ad's bottom edge.
    bottom: 2 * stage.height,
    line: 30,
  };
  const arch = wantedShape === 'arch' ? fitArch(words, wantedArch, BESIDE_WORDS_PX) : null;
  const shape = wantedShape === 'arch' && !arch ? 'circle' : wantedShape;
  // Shapes with a strong outline are placed beside the text, because letters over an outline are hard to read.
  const outlined = shape === 'rings' || shape === 'dots';
  const outline = OUTLINES[shape];
  const wanted = Math.min(reach, stage.width * 0.47, outlined ? focus.width * 0.54 : reach);
  const room = Math.min(...words.map((word) => measureDistance(word, x, y))) - BESIDE_WORDS_PX;
  const brief = {
    stage,
    focus,
    x,
    y,
    radius: outline ? Math.max(LEAST_SIZE * wanted, Math.min(wanted, room / outline)) : wanted,
    room,
    arch,
    words,
    tone,
    strong,
    random: stage.random,
  };
  const isOfProduct = outline !== null || shape === 'arch';
  return markPart(isOfProduct ? 'behind' : 'ground', (context) => {
    context.save();
    SHAPES[shape](context, brief);
    context.restore();
  });
}

/**
 * Returns the muted and the strong colour of shapes behind the product. The colours of shapes never reduce the
 * contrast between background and text: a vivid background with white text gets dark shapes.
 */
function chooseTones({ style }: Stage): { tone: string; strong: string } {
  const { palette, keepsHues } = style;
  if (palette.mode === 'dark')
    return { tone: withAlpha(palette.accent, 0.14), strong: withAlpha(palette.accent, 0.6) };
  if (palette.mode !== 'vivid') {
    const strong = keepsHues ? palette.accent : withAlpha(palette.accent, 0.42);
    return { tone: makeAccentVeil(style, 0.13), strong };
  }
  if (palette.ink === '#ffffff')
    return { tone: 'rgba(0, 0, 0, 0.13)', strong: withAlpha(palette.accent, 0.75) };
  return { tone: 'rgba(255, 255, 255, 0.3)', strong: 'rgba(255, 255, 255, 0.65)' };
}

/** Tells whether the edge of a diagonal area would cross a box or pass close to the box. */
function isCut({ x, y, width, height }: Rect, stage: Stage, seam: number, lean: number): boolean {
  const at = (level: number) => seam + lean * (1 - (2 * level) / stage.height);
  return x - BESIDE_WORDS_PX < at(y) && x + width + BESIDE_WORDS_PX > at(y + height);
}

function disc(context: SKRSContext2D, x: number, y: number, radius: number, fill: string): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function circleLine(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  stroke: string,
  width: number,
): void {
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.stroke();
}

/**
 * Paints thin circles around a disc, at the given multiples of the disc's radius. Circles that would cross text
 * are left out.
 */
function outerLines(
  context: SKRSContext2D,
  { x, y, radius, room, tone }: ShapeBrief,
  ...reaches: number[]
): void {
  for (const [index, reach] of reaches.entries())
    if (radius * reach < room) circleLine(context, x, y, radius * reach, tone, 3 - index);
}

const SHAPES: Record<BackdropShape, (context: SKRSContext2D, brief: ShapeBrief) => void> = {
  none() {},
  circle(context, brief) {
    const { x, y, radius, tone } = brief;
    disc(context, x, y, radius, tone);
    outerLines(context, brief, 1.14, 1.3);
  },
  arch(context, { arch, tone, strong }) {
    if (!arch) return;
    const { x, top, halfWidth, bottom, line } = arch;
    addArchPath(context, x, top, 2 * halfWidth, bottom);
    context.fillStyle = tone;
    context.fill();
    if (line === 0) return;
    addArchPath(context, x, top - line, 2 * (halfWidth + line), bottom);
    context.strokeStyle = strong;
    context.lineWidth = 2.5;
    context.stroke();
  },
  rays(context, { stage, x, y, tone }) {
    const count = 20;
    const far = stage.width + stage.height;
    context.fillStyle = tone;
    for (let ray = 0; ray < count; ray++) {
      const start = (ray / count) * Math.PI * 2 + 0.08;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(start) * far, y + Math.sin(start) * far);
      context.lineTo(
        x + Math.cos(start + Math.PI / count) * far,
        y + Math.sin(start + Math.PI / count) * far,
      );
      context.fill();
    }
  },
  diagonal(context, { stage, focus, words, tone, strong }) {
    const { width, height } = stage;
    const lean = height * 0.16;
    // Beside text, the diagonal area's edge stays on the product's side. Under text, the diagonal area only
    // changes the background's tone.
    const beside = focus.x > width * 0.3;
    const seam = beside ? focus.x + lean + 24 : width * 0.6;
    context.fillStyle = tone;
    context.beginPath();
    context.moveTo(seam - lean, height);
    context.lineTo(seam + lean, 0);
    context.lineTo(width, 0);
    context.lineTo(width, height);
    context.fill();
    if (!beside || words.some((word) => isCut(word, stage, seam, lean))) return;
    context.strokeStyle = strong;
    context.lineWidth = 10;
    context.beginPath();
    context.moveTo(seam - lean - 6, height);
    context.lineTo(seam + lean - 6, 0);
    context.stroke();
  },
  stripes(context, { stage, tone }) {
    context.strokeStyle = tone;
    context.lineWidth = 30;
    for (let x = -stage.height; x < stage.width + stage.height; x += 96) {
      context.beginPath();
      context.moveTo(x, stage.height);
      context.lineTo(x + stage.height, 0);
      context.stroke();
    }
  },
  dots(context, { stage, x, y, radius, room, tone, strong }) {
    context.fillStyle = tone;
    for (let row = 30; row < stage.height; row += 38) {
      for (let column = 30; column < stage.width; column += 38) {
        const away = norm(column - x, row - y) / radius;
        context.beginPath();
        context.arc(column, row, Math.max(1.6, 6 - away * 2.6), 0, Math.PI * 2);
        context.fill();
      }
    }
    if (radius * 1.05 <= room) circleLine(context, x, y, radius * 1.05, strong, 3);
  },
  rings(context, brief) {
    const { x, y, radius, room, tone, strong } = brief;
    disc(context, x, y, radius * 0.92, tone);
    if (radius * 0.955 > room) return;
    circleLine(context, x, y, radius * 0.92, strong, radius * 0.07);
    outerLines(context, brief, 1.12, 1.28);
  },
  sunset(context, { stage, x, y, radius }) {
    sunsetBands(stage).forEach((fill, index) => {
      disc(context, x, y - radius * 0.06, radius * (1.06 - index * 0.19), fill);
    });
  },
  waves(context, { stage, y, radius, tone }) {
    const { width, height } = stage;
    context.fillStyle = tone;
    for (let wave = 0; wave < 3; wave++) {
      const level = y + radius * (0.1 + wave * 0.32);
      context.beginPath();
      context.moveTo(0, height);
      for (let px = 0; px <= width; px += 12)
        context.lineTo(px, level + Math.sin(px * 0.0058 + wave * 1.9) * 46);
      context.lineTo(width, height);
      context.fill();
    }
  },
  frame(context, { stage, strong }) {
    context.strokeStyle = strong;
    context.lineWidth = 2;
    context.strokeRect(34, 34, stage.width - 68, stage.height - 68);
    context.strokeRect(46, 46, stage.width - 92, stage.height - 92);
  },
  blob(context, { x, y, radius, tone, random }) {
    for (let layer = 0; layer < 2; layer++) {
      const phase = random() * 6;
      context.fillStyle = tone;
      context.beginPath();
      for (let step = 0; step <= 72; step++) {
        const angle = (step / 72) * Math.PI * 2;
        const r =
          radius *
          (1.16 - layer * 0.16) *
          (1 + 0.1 * Math.sin(angle * 3 + phase) + 0.06 * Math.sin(angle * 5 + phase * 2));
        context.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
      }
      context.fill();
    }
  },
  confetti(context, { stage, focus, x, y, radius, tone, random }) {
    const { palette } = stage.style;
    disc(context, x, y, radius, tone);
    // Brightly coloured pieces stay close to the product. Pieces farther away, near the text, have shades of
    // the background colour.
    const third = isBranded(stage)
      ? (palette.button ?? palette.accent)
      : oklch(0.8, 0.15, palette.accentHue + 60);
    const bright = [palette.accent, palette.surface, third];
    const quiet = [palette.grounds[1], palette.grounds[3], tone];
    for (let piece = 0; piece < 90; piece++) {
      const near = piece % 2 === 0;
      const angle = random() * Math.PI * 2;
      const away = radius * (0.62 + random() * 0.42);
      const px = near ? x + Math.cos(angle) * away : random() * stage.width;
      const py = near ? y + Math.sin(angle) * away * 0.9 : random() * stage.height;
      context.save();
      context.translate(px, py);
      context.rotate(random() * 6);
      const colours = near && isWithin(focus, px, py) ? bright : quiet;
      context.fillStyle = colours[piece % colours.length] ?? tone;
      if (piece % 3 === 0) disc(context, 0, 0, 8, context.fillStyle);
      else context.fillRect(-14, -5, 28, 10);
      context.restore();
    }
  },
};

/** Tells whether an ad has brand colours. Ads with brand colours have no colours of other hues. */
function isBranded({ brandColours }: Stage): boolean {
  return brandColours.size > 0;
}

/**
 * Returns the colours of a sunset's discs from the outside in: from the accent colour to the sky's, or shades
 * of the brand colour.
 */
function sunsetBands(stage: Stage): string[] {
  const { palette, keepsHues } = stage.style;
  const { accent, accentHue, mode } = palette;
  const depth = mode === 'dark' ? -0.2 : 0;
  if (isBranded(stage)) {
    const { lightness, chroma, hue } = fromHex(accent);
    // The discs get darker outwards instead of paler, because viewers call a pale shade by another colour's
    // name.
    if (keepsHues && mode !== 'dark')
      return [1, 0.93, 0.86, 0.79].map((share) => oklch(lightness * share, chroma, hue));
    return [0.62, 0.71, 0.79, 0.6].map((light) =>
      oklch(light + depth, Math.min(chroma, 0.13), hue),
    );
  }
  return [
    oklch(0.62 + depth, 0.13, accentHue),
    oklch(0.71 + depth, 0.13, accentHue + 22),
    oklch(0.79 + depth, 0.12, accentHue + 44),
    oklch(0.6 + depth, 0.06, 195),
  ];
}
