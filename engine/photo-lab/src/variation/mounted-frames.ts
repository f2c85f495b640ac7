import { oklch } from '@adwright/engine-pixels';
import { type Frame, lifted, sheet, wall } from './frame-sheet.ts';
import { apart, fieldOf, wallOf } from './ground-colours.ts';

/** An instant print, a little askew, on a table. */
export const print: Frame = async ({ photo, shape, width, height, hue, turn, random }) => {
  const { canvas, context } = sheet(width, height);
  wall(context, width, height, wallOf(hue, turn));
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
export const poster: Frame = async ({ photo, shape, width, height, hue, turn, colours }) => {
  const { canvas, context } = sheet(width, height);
  const paper = turn % 2 === 0 ? oklch(0.965, 0.012, hue) : oklch(0.22, 0.02, hue);
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  const rim = Math.round(width * 0.075);
  const swatches = apart(colours, paper);
  const isPlain = swatches.length < 2;
  const room = {
    width: width - 2 * rim,
    height: isPlain ? height - 2 * rim : Math.round(height * 0.8),
  };
  const { width: w, height: h } = shape(room);
  const left = Math.round((width - w) / 2);
  const top = rim + Math.round((room.height - h) / 2);
  context.drawImage(await photo(w, h), left, top);
  // White photos would have no visible edge on the paper.
  context.strokeStyle = oklch(0.6, 0.02, hue);
  context.lineWidth = 1.5;
  context.strokeRect(left, top, w, h);
  if (isPlain) return canvas;
  const swatch = { width: 84, height: 44, gap: 10 };
  const y = height - (height - rim - room.height + swatch.height) / 2;
  for (const [index, colour] of swatches.entries()) {
    context.fillStyle = colour;
    context.fillRect(rim + index * (swatch.width + swatch.gap), y, swatch.width, swatch.height);
  }
  return canvas;
};

/** Hung on a wall: a thin frame of wood, black or white, and a wide white mount. */
export const hung: Frame = async ({ photo, shape, width, height, hue, turn }) => {
  const { canvas, context } = sheet(width, height);
  wall(context, width, height, wallOf(hue, turn + 1));
  const room = { width: Math.round(width * 0.66), height: Math.round(height * 0.64) };
  const { width: w, height: h } = shape(room);
  const [x, y] = [Math.round((width - w) / 2), Math.round((height - h) / 2)];
  const mount = Math.round(width * 0.058);
  const rim = Math.round(width * 0.017);
  const around = (grow: number) => [x - grow, y - grow, w + 2 * grow, h + 2 * grow] as const;
  lifted(context, () => context.fillRect(...around(mount + rim)));
  const wood = ['#2a2623', '#f4f1ea', '#a97c50'] as const;
  context.fillStyle = wood[turn % wood.length] ?? wood[0];
  context.fillRect(...around(mount + rim));
  context.fillStyle = '#fbfaf6';
  context.fillRect(...around(mount));
  // The frame throws a shadow on the mount, which is cut at a slant round the photo.
  context.strokeStyle = 'rgba(0,0,0,0.16)';
  context.lineWidth = 2;
  context.strokeRect(...around(mount - 1));
  context.strokeStyle = 'rgba(0,0,0,0.12)';
  context.strokeRect(...around(4));
  context.drawImage(await photo(w, h), x, y);
  return canvas;
};

/** Across two fields of colour, light above and deep below. */
export const block: Frame = async ({ photo, shape, width, height, hue, turn }) => {
  const { canvas, context } = sheet(width, height);
  const [light, deep] = fieldOf(hue, turn);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.fillStyle = deep;
  const isLow = turn % 2 === 0;
  if (isLow) context.fillRect(0, height * 0.56, width, height);
  else context.fillRect(0, 0, width * 0.5, height);
  const room = { width: Math.round(width * 0.8), height: Math.round(height * 0.74) };
  const { width: w, height: h } = shape(room);
  const [x, y] = [Math.round((width - w) / 2), Math.round((height - h) / 2)];
  lifted(context, () => context.fillRect(x, y, w, h));
  context.drawImage(await photo(w, h), x, y);
  return canvas;
};
