import type { Canvas } from '@napi-rs/canvas';
import type { Case, Fields } from '../case.ts';
import { computeDigest } from '../digest.ts';
import { DISPLAY, PRODUCT_KINDS, type ProductKind, renderProduct, TEXT } from '../engine.ts';

/** Length of the longer side of an object's picture, in pixels. */
const SIDE_PX = 100;

type Request = Parameters<typeof renderProduct>[0];
type Palette = Pick<Request, 'colours' | 'light' | 'podium' | 'turn'>;

const PALETTES: Readonly<Record<string, Palette>> = {
  /** Daylight colours, for an object without a podium. */
  warm: {
    colours: {
      body: '#b8572f',
      second: '#e2b66a',
      accent: '#3f6f8f',
      light: '#f8f5ef',
      dark: '#1b1a1f',
      metal: '#dcb671',
    },
    light: { key: [-0.55, 0.85, 0.6], keyPower: 1, fill: 1, bounce: '#f3e7d3', shadow: 0.66 },
    podium: null,
    turn: 0,
  },
  /** Colours and light from behind for a night picture of a rotated object on a podium. */
  night: {
    colours: {
      body: '#27407a',
      second: '#6d5aa8',
      accent: '#35d0b4',
      light: '#eef2f8',
      dark: '#0d0f16',
      metal: '#cfd1d8',
    },
    light: { key: [0.8, 0.5, 0.25], keyPower: 1.1, fill: 0.72, bounce: '#e8b58a', shadow: 0.8 },
    podium: { colour: '#343a46', stepColour: '#262a33', steps: true },
    turn: 0.35,
  },
};

const LABEL = {
  name: 'Golden',
  display: DISPLAY.playfair,
  strong: TEXT.dmSansStrong,
  paper: '#f6f2ea',
  ink: '#222222',
  accent: '#c8963c',
  second: '#d8d2c8',
  hue: 60,
} as const;

/**
 * Lists a case for every drawn object, in one of two palettes. The palettes alternate, so that a sample
 * contains both palettes.
 */
export function listObjectCases(): Case[] {
  return PRODUCT_KINDS.flatMap((kind, index) => {
    const names = Object.entries(PALETTES);
    const turned = index % 2 === 0 ? names : names.toReversed();
    return turned.map(([name, palette]) => ({
      name: `objects/${kind}/${name}`,
      run: () => draw(kind, palette),
    }));
  });
}

function draw(kind: ProductKind, palette: Palette): Fields {
  const { image, shadow } = renderProduct({
    kind,
    ...palette,
    label: { ...LABEL, body: palette.colours.body },
    maxWidth: SIDE_PX,
    maxHeight: SIDE_PX,
  });
  return {
    ...computeDigest(readPixels(image)),
    shadow: computeDigest(readPixels(shadow)).pixels ?? '',
  };
}

/** Returns the pixels of a canvas as RGBA bytes. */
export function readPixels(canvas: Canvas) {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { data, width, height, channels: 4 };
}
