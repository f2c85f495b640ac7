import { createCanvas } from '@napi-rs/canvas';
import { contrastOf, readableOn } from '../../colour/contrast.ts';
import { oklch } from '../../colour/oklch.ts';
import { DISPLAY, TEXT } from '../../type/font-catalogue.ts';
import { sideOf } from './find-place.ts';
import { croppedPhoto, MARGIN_PX, type OverlayScene, type StyledPicture } from './overlay-scene.ts';
import { drawBlock, fitBlock, type TypePair } from './text-block.ts';

const TYPE: TypePair = { title: DISPLAY.anton, subtitle: TEXT.oswald };
const PANEL_SHARE = 0.36;
const RULE = { width: 84, height: 10, gap: 30 };

/** A block of strong colour above or below the photo, condensed capitals. */
export async function panelStyle(scene: OverlayScene): Promise<StyledPicture> {
  const { width, height, hue, words, panelAbove } = scene;
  const panelHeight = Math.round(height * PANEL_SHARE);
  const top = panelAbove ? 0 : height - panelHeight;
  const ground = oklch(0.41, 0.125, hue);
  const ink = readableOn('#ffffff', ground, 7);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const photo = await croppedPhoto(scene, width, height - panelHeight);
  context.drawImage(photo, 0, panelAbove ? panelHeight : 0);
  context.fillStyle = ground;
  context.fillRect(0, top, width, panelHeight);
  const room = panelHeight - 1.5 * MARGIN_PX - RULE.height - RULE.gap;
  const block = fitBlock(words, TYPE, width - 2 * MARGIN_PX, room, 168);
  const stack = RULE.height + RULE.gap + block.height;
  const side = sideOf('start', block);
  const ruleTop = top + (panelHeight - stack) / 2;
  context.fillStyle = oklch(0.84, 0.13, (hue + 150) % 360);
  context.fillRect(
    MARGIN_PX + (width - 2 * MARGIN_PX - RULE.width) * side,
    ruleTop,
    RULE.width,
    RULE.height,
  );
  const textBox = {
    x: MARGIN_PX + (width - 2 * MARGIN_PX - block.width) * side,
    y: ruleTop + RULE.height + RULE.gap,
    width: block.width,
    height: block.height,
  };
  drawBlock(context, block, textBox.x, textBox.y, 'start', ink);
  return { canvas, textBox, contrast: contrastOf(ink, ground), onPhoto: false };
}
