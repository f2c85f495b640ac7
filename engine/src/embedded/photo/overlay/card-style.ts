import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Rect } from '../../ad/rect.ts';
import { contrastOf, readableOn } from '../../colour/contrast.ts';
import { oklch } from '../../colour/oklch.ts';
import { dressOf } from './dress.ts';
import { findPlace } from './find-place.ts';
import { croppedPhoto, MAX_COVER, type OverlayScene, type StyledPicture } from './overlay-scene.ts';
import { drawBlock, fitBlock } from './text-block.ts';

const PADDING_PX = 52;
const CORNER_PX = 20;
/** A card hides more than letters do, but its ground is its own. */
const MAX_CARD_COVER = MAX_COVER * 1.25;
/** A card whose corner lies on a mug's rim looks like an oversight. */
const MAX_TOUCHED = 0.03;

/** A paper card with a serif, laid on the photo's quietest corner. */
export async function cardStyle(scene: OverlayScene): Promise<StyledPicture> {
  const canvas = await croppedPhoto(scene, scene.width, scene.height);
  const { type } = dressOf(scene).card;
  const { block, box, align, cover, touched } = findPlace(scene, canvas, type, PADDING_PX);
  if (cover > MAX_CARD_COVER || touched > MAX_TOUCHED) return cardUnderPhoto(scene);
  const context = canvas.getContext('2d');
  const { paper, ink, accent } = coloursOf(scene);
  const isRtl = block.title.direction === 'rtl';
  paintCard(context, around(box), paper, accent, isRtl);
  drawBlock(context, block, box.x, box.y, align, ink);
  return { canvas, textBox: box, contrast: contrastOf(ink, paper), onPhoto: true };
}

/** How much of its height the card reaches into a photo that has no place for the whole of it. */
const OVERLAP_PX = 46;
const SIDE_PX = 92;
const FOOT_PX = 70;

/** The photo above, a tinted table below, and the card lying across the seam. */
async function cardUnderPhoto(scene: OverlayScene): Promise<StyledPicture> {
  const { width, height, words, hue } = scene;
  const { paper, ink, accent } = coloursOf(scene);
  const cardWidth = width - 2 * SIDE_PX;
  const block = fitBlock(
    words,
    dressOf(scene).card.type,
    cardWidth - 2 * PADDING_PX,
    height * 0.26,
    104,
  );
  const cardHeight = block.height + 1.7 * PADDING_PX;
  const card = {
    x: SIDE_PX,
    y: height - FOOT_PX - cardHeight,
    width: cardWidth,
    height: cardHeight,
  };
  const seam = Math.round(card.y + OVERLAP_PX);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = oklch(0.84, 0.06, hue);
  context.fillRect(0, 0, width, height);
  context.drawImage(await croppedPhoto(scene, width, seam), 0, 0);
  paintCard(context, card, paper, accent, block.title.direction === 'rtl');
  const textBox = {
    x: card.x + (card.width - block.width) / 2,
    y: card.y + (card.height - block.height) / 2,
    width: block.width,
    height: block.height,
  };
  drawBlock(context, block, textBox.x, textBox.y, 'center', ink);
  return { canvas, textBox, contrast: contrastOf(ink, paper), onPhoto: false };
}

function coloursOf(scene: OverlayScene) {
  const { hue } = scene;
  const isDeep = dressOf(scene).card.ground === 'deep';
  const paper = isDeep ? oklch(0.25, 0.045, hue) : oklch(0.965, 0.014, hue);
  return {
    paper,
    ink: readableOn(isDeep ? oklch(0.97, 0.012, hue) : oklch(0.27, 0.06, hue), paper, 7),
    accent: oklch(isDeep ? 0.78 : 0.6, 0.14, (hue + 180) % 360),
  };
}

function around({ x, y, width, height }: Rect): Rect {
  return {
    x: x - PADDING_PX,
    y: y - PADDING_PX * 0.85,
    width: width + 2 * PADDING_PX,
    height: height + 1.7 * PADDING_PX,
  };
}

/** Paper with a soft shadow and a coloured edge on the side where reading begins. */
function paintCard(
  context: SKRSContext2D,
  { x, y, width, height }: Rect,
  paper: string,
  accent: string,
  isRtl: boolean,
): void {
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.32)';
  context.shadowBlur = 46;
  context.shadowOffsetY = 18;
  context.fillStyle = paper;
  context.beginPath();
  context.roundRect(x, y, width, height, CORNER_PX);
  context.fill();
  context.restore();
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, CORNER_PX);
  context.clip();
  context.fillStyle = accent;
  context.fillRect(isRtl ? x + width - 12 : x, y, 12, height);
  context.restore();
}
