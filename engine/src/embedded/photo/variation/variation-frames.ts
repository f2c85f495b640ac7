import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../ad/random.ts';
import { oklch } from '../../colour/oklch.ts';

interface Size {
  width: number;
  height: number;
}

/** What a frame is made of: the graded photo, cropped to the aspect the frame asks for. */
export interface FrameInput {
  /** Gives the photo at a size in pixels, cropped around its subject. */
  photo(width: number, height: number, zoom?: number): Promise<Canvas>;
  /** Size in pixels at which the photo shows its subject whole in a room: the room's where that does. */
  shape(room: Size): Size;
  width: number;
  height: number;
  hue: number;
  /** Three colours of the graded photo, darkest first. */
  colours: readonly string[];
  random: Random;
  /** True where a photo keeps its subject whole above its details better than beside them. */
  stacked: boolean;
}

/** Share of a sheet of details that the whole photo takes. */
export const DETAILS_MAIN = 0.64;

/**
 * Openings that are no rectangles: width and height as shares of the picture's, and whether a point of the opening, in
 * shares of it, is within, where its width is `aspect` of its height.
 */
export const OPENINGS = {
  arch: {
    sizeIn: ({ width, height }: Size): Size => ({
      width: Math.round(width * 0.7),
      height: Math.round(height * 0.83),
    }),
    shows: (u: number, v: number, aspect: number) => isUnderCap(u, v / aspect),
  },
  disc: {
    sizeIn: ({ width, height }: Size): Size => {
      const across = Math.round(Math.min(width, height) * 0.84);
      return { width: across, height: height > width * 1.2 ? Math.round(height * 0.8) : across };
    },
    shows: (u: number, v: number, aspect: number) => isUnderCap(u, Math.min(v, 1 - v) / aspect),
  },
} as const;

/** Whether a point lies under a half circle that is as wide as the opening; depth in widths of it. */
function isUnderCap(u: number, depth: number): boolean {
  return depth >= 0.5 || Math.hypot(u - 0.5, depth - 0.5) <= 0.5;
}

export type Frame = (input: FrameInput) => Promise<Canvas>;

function sheet(width: number, height: number): { canvas: Canvas; context: SKRSContext2D } {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Darkness of a vignette's corners: on the white ground of a packshot it looks like dirt. */
function vignetteOf(photo: Canvas): number {
  const { canvas: small, context } = sheet(8, 8);
  context.drawImage(photo, 0, 0, 8, 8);
  const { data } = small.getContext('2d').getImageData(0, 0, 8, 8);
  const corners = [0, 7, 56, 63].map((at) => (data[at * 4 + 1] ?? 0) / 255);
  const light = corners.reduce((sum, one) => sum + one / 4, 0);
  return 0.42 - 0.34 * Math.max(0, Math.min(1, (light - 0.5) / 0.35));
}

/** The whole frame, a little closer, with a vignette. */
const closer: Frame = async ({ photo, width, height, random }) => {
  const { canvas, context } = sheet(width, height);
  context.drawImage(await photo(width, height, 1.06 + random() * 0.12), 0, 0);
  const vignette = context.createRadialGradient(
    width / 2,
    height / 2,
    height * 0.38,
    width / 2,
    height / 2,
    height * 0.8,
  );
  vignette.addColorStop(0, 'rgba(0,0,0,0)');
  vignette.addColorStop(1, `rgba(0,0,0,${vignetteOf(canvas)})`);
  context.fillStyle = vignette;
  context.fillRect(0, 0, width, height);
  return canvas;
};

/** An arched window on a wall in the photo's own hue. */
const arch: Frame = async ({ photo, width, height, hue }) => {
  const { canvas, context } = sheet(width, height);
  wall(context, width, height, oklch(0.93, 0.035, hue), oklch(0.85, 0.055, hue));
  const { width: w, height: h } = OPENINGS.arch.sizeIn({ width, height });
  const top = Math.round(height * 0.085);
  const x = (width - w) / 2;
  const path = (grow: number) => {
    context.beginPath();
    context.moveTo(x - grow, top + h + grow);
    context.lineTo(x - grow, top + w / 2);
    context.arc(width / 2, top + w / 2, w / 2 + grow, Math.PI, 0);
    context.lineTo(x + w + grow, top + h + grow);
    context.closePath();
  };
  lifted(context, () => {
    path(0);
    context.fill();
  });
  context.save();
  path(0);
  context.clip();
  context.drawImage(await photo(w, h), x, top);
  context.restore();
  context.strokeStyle = oklch(0.55, 0.09, hue);
  context.lineWidth = 3;
  path(20);
  context.stroke();
  return canvas;
};

/** A rounded card over the photo's own blurred colours, in a haze or in the dusk. */
const card: Frame = async ({ photo, shape, width, height, random }) => {
  const { canvas, context } = sheet(width, height);
  const soft = createCanvas(24, 24);
  soft.getContext('2d').drawImage(await photo(width, height), 0, 0, 24, 24);
  context.filter = 'blur(40px)';
  context.drawImage(soft, -120, -120, width + 240, height + 240);
  context.filter = 'none';
  context.fillStyle = random() < 0.6 ? 'rgba(255,255,255,0.14)' : 'rgba(8,10,16,0.46)';
  context.fillRect(0, 0, width, height);
  const room = { width: Math.round(width * 0.78), height: Math.round(height * 0.78) };
  const { width: w, height: h } = shape(room);
  const [x, y] = [(width - w) / 2, (height - h) / 2];
  const path = () => {
    context.beginPath();
    context.roundRect(x, y, w, h, 44);
  };
  lifted(context, () => {
    path();
    context.fill();
  });
  context.save();
  path();
  context.clip();
  context.drawImage(await photo(w, h), x, y);
  context.restore();
  return canvas;
};

/** An instant print, a little askew, on a warm table. */
const print: Frame = async ({ photo, shape, width, height, hue, random }) => {
  const { canvas, context } = sheet(width, height);
  wall(context, width, height, oklch(0.86, 0.03, hue + 30), oklch(0.74, 0.045, hue + 20));
  const side = Math.round(Math.min(width, height * 0.8) * 0.76);
  const room = { width: side, height: Math.round(side * (height > width * 1.2 ? 1.3 : 1)) };
  const { width: w, height: h } = shape(room);
  const rim = side * 0.055;
  context.translate(width / 2, height / 2);
  context.rotate((random() - 0.5) * 0.12);
  lifted(context, () => {
    context.fillStyle = '#fbf8f1';
    context.fillRect(-w / 2 - rim, -h / 2 - rim * 1.8, w + 2 * rim, h + rim * 4.6);
  });
  context.drawImage(await photo(w, h), -w / 2, -h / 2 - rim * 0.8);
  return canvas;
};

/** On light or dark paper with a wide margin like a gallery poster, and the photo's own colours as swatches under it. */
const poster: Frame = async ({ photo, shape, width, height, hue, colours, random }) => {
  const { canvas, context } = sheet(width, height);
  context.fillStyle = random() < 0.6 ? oklch(0.965, 0.012, hue) : oklch(0.22, 0.02, hue);
  context.fillRect(0, 0, width, height);
  const rim = Math.round(width * 0.075);
  const room = { width: width - 2 * rim, height: Math.round(height * 0.8) };
  const { width: w, height: h } = shape(room);
  context.drawImage(
    await photo(w, h),
    Math.round((width - w) / 2),
    rim + Math.round((room.height - h) / 2),
  );
  const swatch = { width: 84, height: 44, gap: 10 };
  const y = height - (height - rim - room.height + swatch.height) / 2;
  for (const [index, colour] of colours.entries()) {
    context.fillStyle = colour;
    context.fillRect(rim + index * (swatch.width + swatch.gap), y, swatch.width, swatch.height);
  }
  return canvas;
};

/** An editorial page: the photo beside two close looks at its subject. */
const details: Frame = async ({ photo, width, height, hue, random, stacked }) => {
  const { canvas, context } = sheet(width, height);
  context.fillStyle = oklch(0.975, 0.008, hue);
  context.fillRect(0, 0, width, height);
  const rim = Math.round(width * 0.04);
  const gap = Math.round(width * 0.02);
  const isTall = height > width * 1.2 || stacked;
  const long = (isTall ? height : width) - 2 * rim - gap;
  const across = (isTall ? width : height) - 2 * rim;
  const large = Math.round(long * DETAILS_MAIN);
  const small = long - large;
  const half = Math.round((across - gap) / 2);
  const isFirst = random() < 0.5;
  const place = async (at: number, span: number, from: number, reach: number, zoom: number) => {
    const [w, h] = isTall ? [reach, span] : [span, reach];
    const picture = await photo(w, h, zoom);
    if (isTall) context.drawImage(picture, rim + from, rim + at);
    else context.drawImage(picture, rim + at, rim + from);
  };
  const beside = isFirst ? large + gap : 0;
  await place(isFirst ? 0 : small + gap, large, 0, across, 1);
  await place(beside, small, 0, half, 1.7);
  await place(beside, small, half + gap, half, 2.6);
  return canvas;
};

/** A bright circle cut from the photo, or a pill in a tall picture, over a field of the opposite hue. */
const disc: Frame = async ({ photo, width, height, hue }) => {
  const { canvas, context } = sheet(width, height);
  wall(context, width, height, ...fieldOf((hue + 180) % 360));
  const { width: w, height: h } = OPENINGS.disc.sizeIn({ width, height });
  const [x, y] = [(width - w) / 2, (height - h) / 2];
  const outline = (grow: number) => {
    context.beginPath();
    context.roundRect(x - grow, y - grow, w + 2 * grow, h + 2 * grow, w / 2 + grow);
  };
  lifted(context, () => {
    outline(0);
    context.fill();
  });
  context.save();
  outline(0);
  context.clip();
  context.drawImage(await photo(w, h), x, y);
  context.restore();
  context.strokeStyle = 'rgba(255,255,255,0.75)';
  context.lineWidth = 4;
  outline(22);
  context.stroke();
  return canvas;
};

/** Light and dark end of a field of a hue: deep, but for yellows, which turn to mud when they darken. */
function fieldOf(hue: number): [light: string, dark: string] {
  if (hue > 50 && hue < 130) return [oklch(0.9, 0.085, hue), oklch(0.8, 0.11, hue - 8)];
  return [oklch(0.56, 0.085, hue), oklch(0.4, 0.08, hue + 15)];
}

export const FRAMES = { closer, arch, card, print, poster, disc, details } as const;
export type FrameName = keyof typeof FRAMES;

function wall(
  context: SKRSContext2D,
  width: number,
  height: number,
  light: string,
  dark: string,
): void {
  const gradient = context.createRadialGradient(
    width * 0.3,
    height * 0.2,
    40,
    width * 0.5,
    height * 0.5,
    height,
  );
  gradient.addColorStop(0, light);
  gradient.addColorStop(1, dark);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

function lifted(context: SKRSContext2D, draw: () => void): void {
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.34)';
  context.shadowBlur = 60;
  context.shadowOffsetY = 24;
  context.fillStyle = '#ffffff';
  draw();
  context.restore();
}
