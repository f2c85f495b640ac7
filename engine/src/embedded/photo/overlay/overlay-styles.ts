import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Rect } from '../../ad/rect.ts';
import { contrastOf, readableOn } from '../../colour/contrast.ts';
import { oklch, withAlpha } from '../../colour/oklch.ts';
import type { Align } from '../../type/draw-text.ts';
import { DISPLAY, TEXT } from '../../type/font-catalogue.ts';
import { cropTo, cropWindow } from '../crop.ts';
import { canvasOf } from '../photo-canvas.ts';
import type { Raster } from '../raster.ts';
import { type SaliencyMap, saliencyOfRaster } from '../saliency.ts';
import { CoverCost } from './quiet-place.ts';
import { shadeFor } from './shade.ts';
import {
  drawBlock,
  fitBlock,
  type OverlayWords,
  type TextBlock,
  type TypePair,
} from './text-block.ts';

/** What every style works from. */
export interface OverlayScene {
  raster: Raster;
  saliency: SaliencyMap;
  hue: number;
  chroma: number;
  words: OverlayWords;
  width: number;
  height: number;
  /** Flips sides and swaps colours where a style has a choice; from the seed. */
  turn: number;
}

export interface StyledPicture {
  canvas: Canvas;
  /** Box of the lettering, pixels. */
  textBox: Rect;
  /** Contrast of the ink with the worst of the pixels behind the lettering (WCAG 2.2). */
  contrast: number;
  /** How much of what matters in the photo the lettering covers: 0 nothing – about 1 a face. */
  cover: number;
}

const MARGIN_PX = 76;
/** Text over the photo is only set where it covers less than this; else the style puts it beside the photo. */
const MAX_COVER = 0.3;

const TYPE: Readonly<Record<'quiet' | 'card' | 'panel' | 'frame', TypePair>> = {
  quiet: { title: DISPLAY.archivo, subtitle: TEXT.archivo },
  card: { title: DISPLAY.playfair, subtitle: TEXT.dmSans },
  panel: { title: DISPLAY.anton, subtitle: TEXT.oswald },
  frame: { title: DISPLAY.instrument, subtitle: TEXT.jost },
};

/** Bold sans straight on the photo, in its quietest place, with just as much shade as the contrast needs. */
export async function quietStyle(scene: OverlayScene): Promise<StyledPicture> {
  const { canvas, cost } = await fullPhoto(scene);
  const place = findPlace(scene, cost, TYPE.quiet, 0);
  if (place.cover > MAX_COVER) return sidePanel(scene, TYPE.quiet, false);
  const context = canvas.getContext('2d');
  const { ink, contrast } = shadeFor(context, canvas, place.box, scene.hue);
  drawBlock(context, place.block, place.box.x, place.box.y, place.align, ink);
  return { canvas, textBox: place.box, contrast, cover: place.cover };
}

/** A paper card with a serif, laid on the photo's quietest corner. */
export async function cardStyle(scene: OverlayScene): Promise<StyledPicture> {
  const { canvas, cost } = await fullPhoto(scene);
  const padding = 52;
  const place = findPlace(scene, cost, TYPE.card, padding);
  if (place.cover > MAX_COVER * 1.25) return sidePanel(scene, TYPE.card, true);
  const paper = oklch(0.965, 0.014, scene.hue);
  const ink = readableOn(oklch(0.27, 0.06, scene.hue), paper, 7);
  const context = canvas.getContext('2d');
  const card = {
    x: place.box.x - padding,
    y: place.box.y - padding * 0.85,
    width: place.block.width + 2 * padding,
    height: place.block.height + 1.7 * padding,
  };
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.32)';
  context.shadowBlur = 46;
  context.shadowOffsetY = 18;
  context.fillStyle = paper;
  context.beginPath();
  context.roundRect(card.x, card.y, card.width, card.height, 20);
  context.fill();
  context.restore();
  context.fillStyle = oklch(0.6, 0.14, (scene.hue + 180) % 360);
  context.beginPath();
  context.roundRect(card.x, card.y, 10, card.height, [20, 0, 0, 20]);
  context.fill();
  drawBlock(context, place.block, place.box.x, place.box.y, place.align, ink);
  return { canvas, textBox: place.box, contrast: contrastOf(ink, paper), cover: place.cover };
}

/** A block of strong colour beside the photo, condensed capitals. */
export function panelStyle(scene: OverlayScene): Promise<StyledPicture> {
  const { width, height, hue, turn } = scene;
  const share = 0.36;
  const panelTop = turn % 2 === 0;
  const panelHeight = Math.round(height * share);
  const panel = { x: 0, y: panelTop ? 0 : height - panelHeight, width, height: panelHeight };
  const photo = { x: 0, y: panelTop ? panelHeight : 0, width, height: height - panelHeight };
  const ground = oklch(0.44, 0.14, (hue + 180) % 360);
  const ink = readableOn('#ffffff', ground, 7);
  return beside(scene, TYPE.panel, photo, panel, ground, ink, 'start', oklch(0.82, 0.15, hue));
}

/** The photo in a wide tinted mount like a print, with a quiet serif under it. */
export async function frameStyle(scene: OverlayScene): Promise<StyledPicture> {
  const { width, height, hue, words } = scene;
  const ground = oklch(0.945, 0.022, hue);
  const ink = readableOn(oklch(0.28, 0.05, hue), ground, 7);
  const rim = 58;
  const block = fitBlock(words, TYPE.frame, width - 4 * rim, height * 0.28, 104);
  const below = Math.round(block.height + 1.75 * rim);
  const photo = { x: rim, y: rim, width: width - 2 * rim, height: height - rim - below };
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.drawImage(await cropped(scene, photo.width, photo.height), photo.x, photo.y);
  context.strokeStyle = withAlpha(ink, 0.25);
  context.lineWidth = 2;
  context.strokeRect(rim / 2, rim / 2, width - rim, height - rim);
  const box = {
    x: (width - block.width) / 2,
    y: photo.y + photo.height + (below - rim / 2 - block.height) / 2,
    width: block.width,
    height: block.height,
  };
  drawBlock(context, block, box.x, box.y, 'center', ink);
  return { canvas, textBox: box, contrast: contrastOf(ink, ground), cover: 0 };
}

/** The way out where a photo has no quiet place: photo and text side by side. */
function sidePanel(scene: OverlayScene, type: TypePair, light: boolean): Promise<StyledPicture> {
  const { width, height, hue } = scene;
  const tall = height > width * 1.2;
  const share = tall ? 0.32 : 0.42;
  const panel = tall
    ? { x: 0, y: Math.round(height * (1 - share)), width, height: Math.round(height * share) }
    : {
        x: light ? 0 : Math.round(width * (1 - share)),
        y: 0,
        width: Math.round(width * share),
        height,
      };
  const photo = tall
    ? { x: 0, y: 0, width, height: height - panel.height }
    : { x: light ? panel.width : 0, y: 0, width: width - panel.width, height };
  const ground = light ? oklch(0.95, 0.024, hue) : oklch(0.23, 0.045, hue);
  const ink = readableOn(light ? oklch(0.27, 0.06, hue) : '#ffffff', ground, 7);
  return beside(
    scene,
    type,
    photo,
    panel,
    ground,
    ink,
    'start',
    oklch(0.7, 0.14, (hue + 180) % 360),
  );
}

async function beside(
  scene: OverlayScene,
  type: TypePair,
  photo: Rect,
  panel: Rect,
  ground: string,
  ink: string,
  align: Align,
  accent: string,
): Promise<StyledPicture> {
  const canvas = createCanvas(scene.width, scene.height);
  const context = canvas.getContext('2d');
  context.drawImage(await cropped(scene, photo.width, photo.height), photo.x, photo.y);
  context.fillStyle = ground;
  context.fillRect(panel.x, panel.y, panel.width, panel.height);
  const margin = Math.min(MARGIN_PX, panel.width * 0.13);
  const block = fitBlock(
    scene.words,
    type,
    panel.width - 2 * margin,
    panel.height - 2 * margin - 24,
    panel.width < scene.width ? 96 : 150,
  );
  const box = {
    x: panel.x + margin,
    y: panel.y + (panel.height - block.height) / 2 + 14,
    width: block.width,
    height: block.height,
  };
  context.fillStyle = accent;
  context.fillRect(box.x, box.y - 38, 72, 9);
  drawBlock(context, block, box.x, box.y, align, ink);
  return { canvas, textBox: box, contrast: contrastOf(ink, ground), cover: 0 };
}

async function fullPhoto(scene: OverlayScene): Promise<{ canvas: Canvas; cost: CoverCost }> {
  const canvas = await cropped(scene, scene.width, scene.height);
  const small = createCanvas(96, 96);
  small.getContext('2d').drawImage(canvas, 0, 0, 96, 96);
  const { data } = small.getContext('2d').getImageData(0, 0, 96, 96);
  const rgb = new Uint8Array(96 * 96 * 3);
  for (let pixel = 0; pixel < 96 * 96; pixel++) {
    for (let channel = 0; channel < 3; channel++)
      rgb[pixel * 3 + channel] = data[pixel * 4 + channel] ?? 0;
  }
  return { canvas, cost: new CoverCost(saliencyOfRaster(rgb, 96, 96)) };
}

function cropped(
  { raster, saliency }: OverlayScene,
  width: number,
  height: number,
): Promise<Canvas> {
  return canvasOf(
    cropTo(
      raster,
      cropWindow(raster, saliency, width / height),
      Math.round(width),
      Math.round(height),
    ),
  );
}

interface Place {
  block: TextBlock;
  box: Rect;
  align: Align;
  cover: number;
}

/** Tries sizes, widths and places and takes the cheapest; big lettering and calm composition count for something. */
function findPlace(
  { words, width, height, turn }: OverlayScene,
  cost: CoverCost,
  type: TypePair,
  padding: number,
): Place {
  let best: (Place & { price: number }) | null = null;
  const room = width - 2 * (MARGIN_PX + padding * 0.4);
  for (const share of [1, 0.72, 0.52]) {
    for (const maxSize of [150, 112, 84, 62]) {
      const block = fitBlock(words, type, room * share, height * 0.4, maxSize);
      for (const align of ['start', 'center', 'end'] as const) {
        for (let step = 0; step <= 8; step++) {
          const inset = MARGIN_PX + padding * 0.4;
          const free = width - 2 * inset - block.width;
          const x = inset + free * (align === 'start' ? 0 : align === 'center' ? 0.5 : 1);
          const y = inset + ((height - 2 * inset - block.height) * step) / 8;
          const rim = padding + 18;
          const cover = cost.of({
            x: (x - rim) / width,
            y: (y - rim) / height,
            width: (block.width + 2 * rim) / width,
            height: (block.height + 2 * rim) / height,
          });
          const centred = Math.min(step, 8 - step) * 0.012;
          const price =
            cover +
            centred -
            Math.min(block.title.size, 130) / 700 +
            (align === 'center' ? 0.02 : 0) +
            ((step + turn) % 3) * 0.004;
          if (best === null || price < best.price)
            best = {
              block,
              box: { x, y, width: block.width, height: block.height },
              align,
              cover,
              price,
            };
        }
      }
    }
  }
  if (best === null) throw new Error('no place was tried');
  return best;
}
