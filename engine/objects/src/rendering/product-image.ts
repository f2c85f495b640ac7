import type { Canvas } from '@napi-rs/canvas';
import type { ProductKind } from '../facts.ts';
import type { ProductColours, ProductObject } from '../kit/product-object.ts';
import { makeProduct } from '../product-kind.ts';
import { drawDecal } from './draw-decal.ts';
import { renderFloorShadow } from './floor-shadow.ts';
import type { LabelDesign } from './label.ts';
import { makeScene, type Podium } from './scene.ts';
import type { StudioLight } from './studio.ts';
import { type Fit, MAX_TRACED_PIXELS, toCanvas, tracedPicture } from './traced-picture.ts';

export interface ProductImageRequest extends Fit {
  kind: ProductKind;
  colours: ProductColours;
  label: LabelDesign;
  light: StudioLight;
  podium: { colour: string; stepColour: string; steps: boolean } | null;
  /** Rotation in addition to the yaw at which the object looks best, in radians. */
  turn: number;
}

/** A product rendered for an ad; lengths are in pixels of the ad. */
export interface ProductImage {
  image: Canvas;
  width: number;
  height: number;
  shadow: Canvas;
  /** The shadow's box relative to the image's top left corner. */
  shadowBox: { x: number; y: number; width: number; height: number };
}

/** Pixels of the ad per pixel of the shadow; larger values are faster and softer. */
const SHADOW_COARSENESS = 7;

/** Number of the decal's pixels per pixel of the picture that shows it, along each side. */
const TEXELS = 2;

/** Returns a podium in proportion to an object: wide enough for it, and low enough not to distract from it. */
function podiumFor(
  object: ProductObject,
  { colour, stepColour, steps }: NonNullable<ProductImageRequest['podium']>,
): Podium {
  const radius = object.radius + 0.26;
  const height = 0.16 + object.height * 0.03;
  return {
    radius,
    height,
    colour,
    stepColour,
    step: steps ? { radius: radius + 0.32, height: height * 0.8 } : undefined,
  };
}

/** Renders an object so that its silhouette, with the podium, fills the box as far as its shape allows. */
export function renderProduct(request: ProductImageRequest): ProductImage {
  const object = makeProduct(request.kind, request.colours);
  const podium = request.podium && podiumFor(object, request.podium);
  const scene = makeScene(object, podium, request.turn);
  const { maxTraced = MAX_TRACED_PIXELS } = request;
  const detail = Math.min(1, TEXELS * Math.sqrt(maxTraced / MAX_TRACED_PIXELS));
  const textures = object.decals.map((decal) => drawDecal(decal, request.label, detail));
  const { image, width, height, window, scale } = tracedPicture(
    scene,
    textures,
    request.light,
    request,
  );
  const wide = { x: -width * 0.75, y: height * 0.2, width: width * 2.5, height: height * 1.1 };
  const shadowView = {
    left: window.left + wide.x / scale,
    right: window.left + (wide.x + wide.width) / scale,
    top: window.top - wide.y / scale,
    bottom: window.top - (wide.y + wide.height) / scale,
  };
  const shadow = toCanvas(
    renderFloorShadow(
      scene,
      request.light,
      shadowView,
      Math.ceil(wide.width / SHADOW_COARSENESS),
      Math.ceil(wide.height / SHADOW_COARSENESS),
    ),
  );
  return { image, width, height, shadow, shadowBox: wide };
}
