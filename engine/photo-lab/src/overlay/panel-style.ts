import { computeContrast, cutOf, makeReadable, oklch, type Rect } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import { dressOf, type Tone } from './dress.ts';
import { sideOf } from './find-place.ts';
import { inkOn } from './overlay-brand.ts';
import {
  croppedPhoto,
  isCutIn,
  MARGIN_PX,
  type OverlayScene,
  photoIn,
  type StyledPicture,
  shownIn,
  windowOf,
} from './overlay-scene.ts';
import { drawBlock, fitBlock, type TextBlock } from './text-block.ts';
import { deep, type PhotoTint, pale } from './tints.ts';

const PANEL_SHARE = { least: 0.25, most: 0.36, beside: 0.42, wide: 0.48 };
const RULE = { width: 84, height: 10, gap: 30 };
/**
 * Ratio of the photo's height to its width above which the panel lies beside the photo instead of below it.
 * With the panel beside it, a tall photo is cropped less.
 */
const UPRIGHT = 1.12;

/**
 * Paints a block of strong colour with condensed capitals above, below or (for tall photos) beside the photo.
 */
export async function panelStyle(scene: OverlayScene): Promise<StyledPicture> {
  const { width, height } = scene;
  const { panel, photo, block, inset } = layoutOf(scene);
  const { ground, accent, ink } = chooseBrandColours(scene);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // The whole picture is filled with the panel's colour, because the panel continues beside a photo that is
  // narrower than the picture.
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.drawImage(await croppedPhoto(scene, photo.width, photo.height), photo.x, photo.y);
  const stack = RULE.height + RULE.gap + block.height;
  const side = sideOf('start', block);
  const room = panel.width - 2 * inset;
  const top = panel.y + (panel.height - stack) / 2;
  const rule = { ...RULE, x: panel.x + inset + (room - RULE.width) * side, y: top };
  context.fillStyle = accent;
  context.fillRect(rule.x, rule.y, rule.width, rule.height);
  const textBox = {
    x: panel.x + inset + (room - block.width) * side,
    y: top + RULE.height + RULE.gap,
    width: block.width,
    height: block.height,
  };
  const words = drawBlock(context, block, textBox.x, textBox.y, 'start', ink);
  return {
    canvas,
    textBox,
    contrast: computeContrast(ink, ground),
    onPhoto: false,
    words,
    photo: photoIn(scene, photo),
    areas: [photo, panel],
    taken: [textBox, rule],
  };
}

interface Layout {
  panel: Rect;
  photo: Rect;
  block: TextBlock;
  /** Margin at the left and right of the panel's text, in pixels. */
  inset: number;
}

function layoutOf(scene: OverlayScene): Layout {
  const { raster, width, height } = scene;
  const across = acrossPhoto(scene);
  const beside = besidePhoto(scene);
  if (height > width) {
    const isSlim = across.photo.width < SLIM * width && !isCutIn(scene, beside.photo);
    return isSlim && beside.block.title.size >= SMALL_SHARE * across.block.title.size
      ? beside
      : across;
  }
  if (raster.height > UPRIGHT * raster.width) {
    // A wider panel is used if a single long word would make the text small in the narrow panel.
    const isSmall = beside.block.title.size < SMALL_SHARE * across.block.title.size;
    const upright = isSmall ? besidePhoto(scene, PANEL_SHARE.wide) : beside;
    return isCutIn(scene, upright.photo) ? across : upright;
  }
  const isSlighted = across.photo.width < width || isCutIn(scene, across.photo);
  if (scene.whole !== null) return isSlighted && !isCutIn(scene, beside.photo) ? beside : across;
  const cut = cutIn(scene, across.photo);
  return cut > NOTABLE_CUT && cutIn(scene, beside.photo) < SPARED_CUT * cut ? beside : across;
}

/**
 * Width of a photo (share of a story's width) below which a panel across the full width would be mostly
 * empty.
 */
const SLIM = 0.7;

/** Minimum font size beside the photo, as a share of the font size across the full width. */
const SMALL_SHARE = 0.62;

/**
 * Share of a product that the panel may hide. If the panel hides more, people notice that the bottom or the cap of the
 * product is missing.
 */
const NOTABLE_CUT = 0.04;
/**
 * The text moves beside the photo only if the subject then loses less than this share of the area that it would
 * otherwise lose. If the subject still loses more, the text stays across the width, where it has more room.
 */
const SPARED_CUT = 0.6;

function cutIn(scene: OverlayScene, photo: Rect): number {
  return cutOf(scene.saliency, windowOf(scene, photo.width / photo.height));
}

/**
 * Returns the layout with a panel across the full width that is only as high as its text needs. A photo that
 * is narrower than the picture shows its whole subject. The panel then continues beside the photo.
 */
function acrossPhoto(scene: OverlayScene): Layout {
  const { width, height, words, panelAbove } = scene;
  const { type } = dressOf(scene).panel;
  const around = 1.5 * MARGIN_PX + RULE.height + RULE.gap;
  const fitted = (most: number) => fitBlock(words, type, width - 2 * MARGIN_PX, most - around, 168);
  const least = fitted(height * PANEL_SHARE.most);
  const room = Math.round(Math.max(height * PANEL_SHARE.least, least.height + around));
  const full = { width, height: height - room };
  const shown = shownIn(scene, full);
  const photo = shown.width > NEARLY_WIDE * width ? full : shown;
  const panelHeight = height - photo.height;
  // A low, wide photo leaves more height, so the text is fitted again to the higher panel.
  const block = panelHeight > room ? fitted(panelHeight) : least;
  return {
    panel: { x: 0, y: panelAbove ? 0 : photo.height, width, height: panelHeight },
    photo: {
      x: (width - photo.width) * (1 - sideOf('start', block)),
      y: panelAbove ? panelHeight : 0,
      ...photo,
    },
    block,
    inset: MARGIN_PX,
  };
}

/**
 * Width of a photo (share of the picture's width) above which the photo is enlarged to the full width. A
 * narrow strip of panel beside the photo would look like a mistake.
 */
const NEARLY_WIDE = 0.85;

function besidePhoto(scene: OverlayScene, share = PANEL_SHARE.beside): Layout {
  const { width, height, words, turn } = scene;
  const { type } = dressOf(scene).panel;
  const panelWidth = Math.round(width * share);
  const inset = MARGIN_PX * 0.75;
  const around = 2 * MARGIN_PX + RULE.height + RULE.gap;
  const block = fitBlock(words, type, panelWidth - 2 * inset, height - around, 150);
  const rest = width - panelWidth;
  const isLeft = turn % 2 === 0;
  return {
    panel: { x: isLeft ? 0 : rest, y: 0, width: panelWidth, height },
    photo: { x: isLeft ? panelWidth : 0, y: 0, width: rest, height },
    block,
    inset,
  };
}

/**
 * Range of hues between orange and green, in degrees, that have muddy dark tones. A panel with a hue in this range is
 * bright, and its text is dark.
 */
const YELLOWS = { from: 58, to: 128 };

interface PanelColours {
  ground: string;
  accent: string;
  ink: string;
}

/** Gives the panel the strongest colour of the brand, if the brand has colours. */
function chooseBrandColours(scene: OverlayScene): PanelColours {
  const own = coloursOf(scene, dressOf(scene).panel.ground);
  const { brand } = scene;
  const ground = brand?.main ?? brand?.ground;
  if (!brand || !ground) return own;
  const ink = inkOn(ground, brand, own.ink);
  return { ground, ink, accent: brand.accent ?? ink };
}

function coloursOf(photo: PhotoTint, tone: Tone): PanelColours {
  const { hue, tint } = photo;
  const across = (hue + 150) % 360;
  const on = (ground: string, accent: string, ink: string): PanelColours => ({
    ground,
    accent,
    ink: makeReadable(ink, ground, 7),
  });
  if (tone === 'soft')
    return on(pale(photo, 0.9, 0.055), oklch(0.58, 0.16, across), oklch(0.25, 0.06, hue));
  if (hue > YELLOWS.from && hue < YELLOWS.to)
    return on(
      oklch(0.86, 0.15 * tint, Math.min(100, hue + 6)),
      oklch(0.5, 0.16, 30),
      oklch(0.24, 0.05, hue),
    );
  // Without a darker tone, a nearly grey panel would be too light for a poster.
  return on(deep(photo, 0.34 + 0.09 * tint, 0.135), oklch(0.84, 0.13, across), '#ffffff');
}
