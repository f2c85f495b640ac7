import type { Canvas } from '@napi-rs/canvas';
import type { Rect } from '../../ad/rect.ts';
import { cropTo, cropWindow } from '../crop.ts';
import { canvasOf } from '../photo-canvas.ts';
import type { Raster } from '../raster.ts';
import type { SaliencyMap } from '../saliency.ts';
import type { SubjectMap } from '../subject-map.ts';
import { sparingWindow } from './subject.ts';
import type { OverlayWords } from './text-block.ts';

/** What every style works from. */
export interface OverlayScene {
  raster: Raster;
  subject: SubjectMap;
  saliency: SaliencyMap;
  /** The hue that the photo leans to, degrees of OKLCH. */
  hue: number;
  words: OverlayWords;
  width: number;
  height: number;
  /** Flips sides and swaps colours where a style has a choice; from the seed. */
  turn: number;
  /** Which side of the photo the panel takes. */
  panelAbove: boolean;
}

export interface StyledPicture {
  canvas: Canvas;
  /** Box of the lettering, pixels. */
  textBox: Rect;
  /** Contrast of the ink with the worst of the pixels behind the lettering (WCAG 2.2). */
  contrast: number;
  /** Whether the lettering stands on the photo rather than beside it. */
  onPhoto: boolean;
}

export type OverlayStyle = (scene: OverlayScene) => Promise<StyledPicture>;

/** Free rim between lettering and the picture's edge. */
export const MARGIN_PX = 76;
/** Text stands on the photo only where it covers less than this of what matters (see `CoverCost`). */
export const MAX_COVER = 0.3;

/** The photo at a size, cropped around its subject. */
export function croppedPhoto(scene: OverlayScene, width: number, height: number): Promise<Canvas> {
  const { raster } = scene;
  const size = { width: Math.round(width), height: Math.round(height) };
  const shares = windowOf(scene, size.width / size.height);
  const window = {
    x: Math.round(shares.x * raster.width),
    y: Math.round(shares.y * raster.height),
    width: Math.round(shares.width * raster.width),
    height: Math.round(shares.height * raster.height),
  };
  return canvasOf(cropTo(raster, window, size.width, size.height));
}

/** What a box of the given aspect shows of the photo, in shares of it. */
export function windowOf({ raster, saliency }: OverlayScene, aspect: number): Rect {
  const { x, y, width, height } = cropWindow(raster, saliency, aspect);
  return sparingWindow(saliency, {
    x: x / raster.width,
    y: y / raster.height,
    width: width / raster.width,
    height: height / raster.height,
  });
}
