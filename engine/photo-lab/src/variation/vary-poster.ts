import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { choosePanelColour, paintGroups } from './paint-words.ts';
import { chooseCrop, chooseSoftView, type PosterInput } from './poster-crop.ts';
import { groupWords } from './word-groups.ts';

/**
 * Maximum distance between parts of the same group of words, as a share of the longer side. Parts of one group of words
 * keep their relative positions.
 */
const NEAR = 0.03;

/**
 * Recomposes an ad with words over a photo. A panel in a new colour shows the words, and a close crop without
 * words shows the subject. Returns null if no crop shows enough of the subject, if the words do not fit, or
 * if some words could not be lifted and would be lost.
 */
export async function varyPoster(input: PosterInput): Promise<Canvas | null> {
  const { raster, words, size } = input;
  const groups = groupWords(words, NEAR * Math.max(raster.width, raster.height));
  if (groups.length === 0) return null;
  const chosen = chooseCrop(input, groups) ?? (await chooseSoftView(input, groups));
  if (chosen === null) return null;
  const { panel, pane } = chosen;
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const colour = choosePanelColour(input, words);
  context.fillStyle = colour;
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(await chosen.paint(), pane.x, pane.y);
  paintGroups(canvas, { groups, panel, colour, raster });
  return canvas;
}
