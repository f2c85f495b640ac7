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
  /** Rotation in radians, added to the yaw that shows the object best. */
  turn: number;
}

/** A product rendered for an ad, with its shadow; lengths are in pixels of the ad. */
export interface ProductImage {
  image: Canvas;
  width: number;
  height: number;
  shadow: Canvas;
  /** Box of the shadow relative to the top left corner of the product's picture. */
  shadowBox: { x: number; y: number; width: number; height: number };
}

/** Number of the ad's pixels per pixel of the shadow along each side; larger values are faster and softer. */
const SHADOW_COARSENESS = 7;

/** Number of a decal's pixels per pixel of the picture, along each side. */
const TEXELS = 2;

/** Returns a podium that is wide enough for an object and too low to distract from it. */
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

/** Renders a product so that its silhouette, with the podium, is as large as the box allows. */
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
