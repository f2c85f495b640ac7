import { norm, oklch, withAlpha } from '@adwright/engine-pixels';
import type { Canvas } from '@napi-rs/canvas';
import { type Frame, lifted, type Size, sheet, wall } from './frame-sheet.ts';
import { fieldOf, paleWall } from './ground-colours.ts';
import { block, hung, poster, print } from './mounted-frames.ts';

/** Share of the sheet that the whole photo takes. */
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
  return depth >= 0.5 || norm(u - 0.5, depth - 0.5) <= 0.5;
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
  wall(context, width, height, paleWall(hue, [0.93, 0.035], [0.85, 0.055]));
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

/** A rounded card over the photo's own blurred colours, in a haze or in a dusk of its hue. */
const card: Frame = async ({ photo, shape, width, height, hue, random }) => {
  const { canvas, context } = sheet(width, height);
  const { canvas: soft, context: mixed } = sheet(10, 10);
  mixed.drawImage(await photo(width, height), 0, 0, 10, 10);
  // Blurred colours mix to grey.
  context.filter = 'blur(60px) saturate(1.5)';
  context.drawImage(soft, -120, -120, width + 240, height + 240);
  context.filter = 'none';
  context.fillStyle =
    random() < 0.6 ? 'rgba(255,255,255,0.14)' : withAlpha(oklch(0.27, 0.05, hue), 0.66);
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

/** A bright circle cut from the photo, or a pill in a tall picture, over a field of a hue that sets it off. */
const disc: Frame = async ({ photo, width, height, hue, turn }) => {
  const { canvas, context } = sheet(width, height);
  const [light, deep] = fieldOf(hue, turn);
  wall(context, width, height, turn % 2 === 0 ? [deep, deep] : [light, light]);
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
  context.strokeStyle = turn % 2 === 0 ? 'rgba(255,255,255,0.75)' : deep;
  context.lineWidth = 4;
  outline(22);
  context.stroke();
  return canvas;
};

export const FRAMES = { closer, arch, card, print, poster, disc, details, hung, block } as const;
export type FrameName = keyof typeof FRAMES;
