/**
 * Draws the picture that social networks show for a link to the site, with ads by the engine, and the icons for
 * home screens. The script writes into shell/public. render-landing-examples.ts runs it too; to run it alone:
 * node bench/examples/render-share-picture.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { briefSchema } from '@adwright/contracts';
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import * as z from 'zod';
import { openProvider, type Provider, renderExample } from './example-provider.ts';

const SHELL = path.resolve(import.meta.dirname, '../../shell');
const RECORD = path.join(SHELL, 'src/landing/examples/examples.json');
const PUBLIC = path.join(SHELL, 'public');
const FACE = { file: 'bricolage-grotesque-latin-800-normal.woff2', name: 'Display' };

/**
 * Size in pixels of the picture for shared links, for Open Graph and X's large card. All lengths in this file
 * are in pixels of the shared picture.
 */
const SIZE = { width: 1200, height: 630 };
const COLORS = { paper: '#f2f0e9', ink: '#16150f', signal: '#c5321a' };
const MARGIN = 64;
const HEADLINE = ['Generate', 'viral ads', 'in seconds', 'with AI'];
const HEADLINE_SIZE = 76;
/** Ads in the picture for shared links, beside the text, from left to right. */
const SHOWN = [
  { id: 'candle', left: 474, top: 64 },
  { id: 'cold-brew', left: 824, top: 254 },
];
const AD_SIDE = 312;
/**
 * File names and sides in pixels of the home screen icons. The icon's logo stays inside the area that every
 * platform's icon mask leaves visible.
 */
const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
const ICON_MARK = 0.72;

const recordSchema = z.object({
  ads: z.array(z.object({ id: z.string(), brief: briefSchema, seed: z.number() })),
});

function line(context: SKRSContext2D, points: readonly (readonly [number, number])[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

/** Draws the brand's name between two crop marks, as in the site's header. */
function drawWordmark(context: SKRSContext2D, left: number, baseline: number): void {
  context.font = `44px ${FACE.name}`;
  context.letterSpacing = '-0.5px';
  context.fillStyle = COLORS.ink;
  context.fillText('Adwright', left, baseline);
  const right = left + context.measureText('Adwright').width;
  const [top, bottom, gap, arm] = [baseline - 46, baseline + 20, 14, 22];
  Object.assign(context, { strokeStyle: COLORS.signal, lineWidth: 5 });
  line(context, [
    [left - gap, top + arm],
    [left - gap, top],
    [left - gap + arm, top],
  ]);
  line(context, [
    [right + gap, bottom - arm],
    [right + gap, bottom],
    [right + gap - arm, bottom],
  ]);
}

/** Draws a printer's crop marks around a square. */
function drawCropMarks(context: SKRSContext2D, left: number, top: number, side: number): void {
  const [near, far] = [8, 26];
  Object.assign(context, { strokeStyle: COLORS.ink, lineWidth: 2 });
  for (const [x, outX] of [[left, -1] as const, [left + side, 1] as const]) {
    for (const [y, outY] of [[top, -1] as const, [top + side, 1] as const]) {
      line(context, [
        [x + outX * near, y],
        [x + outX * far, y],
      ]);
      line(context, [
        [x, y + outY * near],
        [x, y + outY * far],
      ]);
    }
  }
}

/** Draws the picture for shared links as JPEG: the slogan, with ads beside it. */
async function sharePicture(provider: Provider): Promise<Uint8Array> {
  const { ads } = recordSchema.parse(JSON.parse(await readFile(RECORD, 'utf8')));
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  drawWordmark(context, MARGIN, 116);
  context.font = `${HEADLINE_SIZE}px ${FACE.name}`;
  context.letterSpacing = '-2px';
  for (const [index, words] of HEADLINE.entries()) {
    context.fillText(words, MARGIN, 316 + index * HEADLINE_SIZE);
  }
  for (const { id, left, top } of SHOWN) {
    const ad = ads.find((one) => one.id === id);
    if (!ad) throw new Error(`There is no example ${id}`);
    const { bytes } = await renderExample(provider, ad.brief, ad.seed);
    context.drawImage(await loadImage(Buffer.from(bytes)), left, top, AD_SIDE, AD_SIDE);
    drawCropMarks(context, left, top, AD_SIDE);
  }
  return canvas.encode('jpeg', 88);
}

/** Draws the site's logo on a paper-coloured square, as PNG. */
async function icon(side: number): Promise<Uint8Array> {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, side, side);
  const mark = await loadImage(await readFile(path.join(SHELL, 'src/favicon.svg')));
  const inner = side * ICON_MARK;
  const margin = (side - inner) / 2;
  context.drawImage(mark, margin, margin, inner, inner);
  return canvas.encode('png');
}

/** Writes the picture for shared links and the home screen icons. */
export async function writeSharePicture(provider: Provider): Promise<void> {
  const fonts = path.resolve(SHELL, '../node_modules/@fontsource/bricolage-grotesque/files');
  GlobalFonts.registerFromPath(path.join(fonts, FACE.file), FACE.name);
  await writeFile(path.join(PUBLIC, 'share.jpg'), await sharePicture(provider));
  for (const [name, side] of Object.entries(ICONS)) {
    await writeFile(path.join(PUBLIC, name), await icon(side));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const provider = await openProvider();
  await writeSharePicture(provider);
  await provider.close();
}
