import { AD_FORMAT_NAMES, AD_FORMATS, type AdFormat, type BrandColour } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { insetRect, type Rect, touchesSilhouette } from '@adwright/engine-pixels';
import { takeTurn } from '@adwright/engine-testing';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AdInput, composeAd } from '../compose-ad.ts';
import { LAYOUT_NAMES } from '../layout-names.ts';
import { findMisfit } from '../misfit.ts';
import { type OpenedParts, openParts } from '../own/open-parts.ts';
import { type PaintedAd, paintArranged } from '../paint-ad.ts';
import { PICTURE_LAYOUT_NAMES } from '../picture/picture-layouts.ts';
import { renderCoarsely } from '../recipe/product-layers.ts';
import { CLEAR_SPACE } from './logo-entry.ts';

const brief = {
  product: 'wallets',
  audience: 'men who travel',
  emotion: 'trust',
  goal: 'sales',
  brandName: 'Kestrel',
} as const;

const RED: BrandColour[] = [
  { role: 'main', hex: '#d7263d' },
  { role: 'ground', hex: '#d7263d' },
];

type Size = readonly [number, number];
const SHAPES = { wordmark: [600, 100], emblem: [240, 240], tower: [150, 300] } as const;
/**
 * Scale at which the test paints previews. Previews assume the brand's background colour under each logo, so a red logo
 * always gets a plate.
 */
const PREVIEW_SCALE = 0.25;

/** Returns a logo of solid bars in one colour. */
function logo([width, height]: Size, colour: string): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width * 0.3, height);
  context.fillRect(width * 0.5, 0, width * 0.5, height);
  return canvas.toBuffer('image/png');
}

function scene(): Buffer {
  const canvas = createCanvas(800, 800);
  const context = canvas.getContext('2d');
  context.fillStyle = '#b3303f';
  context.fillRect(0, 0, 800, 800);
  return canvas.toBuffer('image/png');
}

const meets = (one: Rect, other: Rect) =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1;

/**
 * Returns the elements that lie inside the clear space (empty margin) of a logo. The clear space of a logo on a
 * plate is the area of the plate.
 */
function intruders({ logos, texts, products }: PaintedAd, format: AdFormat): string[] {
  const { width, height } = AD_FORMATS[format];
  return logos.flatMap(({ box, plate }) => {
    const room = plate?.box ?? insetRect(box, -CLEAR_SPACE * box.height);
    const words = texts.filter((text) => meets(room, text.box)).map(({ role }) => role);
    const things = products.filter(({ box: place, image }) => {
      const mask = { width: image.width, height: image.height, data: image.data() };
      return touchesSilhouette(mask, place, room);
    });
    const isInside =
      room.x >= 0 && room.y >= 0 && room.x + room.width <= width && room.y + room.height <= height;
    return [...words, ...things.map(() => 'product'), ...(isInside ? [] : ['edge'])];
  });
}

const LAYOUTS = [...LAYOUT_NAMES, ...PICTURE_LAYOUT_NAMES];

const grounds: Record<string, OpenedParts> = {};
beforeAll(async () => {
  for (const [shape, size] of Object.entries(SHAPES)) {
    const plated = { light: logo(size, '#d7263d'), dark: null };
    const bare = { light: logo(size, '#000000'), dark: logo(size, '#ffffff') };
    // Without a plate, logos of all shapes behave alike, so the test uses only one shape.
    const shown = shape === 'emblem' ? { plated, bare } : { plated };
    for (const [name, logos] of Object.entries(shown)) {
      const brand = { colours: RED, type: null, logos };
      grounds[`${name} ${shape}`] = await openParts({ brand, picture: scene() });
    }
  }
});

describe.each(LAYOUTS)('the logo in %s', (layout) => {
  it('no other element lies on the logo’s plate or in its clear space', () => {
    const faults: string[] = [];
    const offset = LAYOUTS.indexOf(layout);
    for (const [turn, [name, { picture, logos }]] of takeTurn(
      [...Object.entries(grounds).entries()],
      2,
      offset,
    )) {
      const formats = takeTurn([...AD_FORMAT_NAMES.entries()], 6, offset + Math.floor(turn / 2));
      for (const [number, format] of formats) {
        const copy = writeAdCopy(brief, 2, number);
        const input: Omit<AdInput, 'picture' | 'own' | 'brand'> & {
          brand: { colours: BrandColour[]; type: null };
        } = {
          brief,
          copy,
          format,
          seed: 2,
          variation: number,
          layout,
          brand: { colours: RED, type: null },
        };
        const shown = layout.startsWith('picture-') ? picture : null;
        const arrange = (logoPlate: boolean) => ({
          composed: composeAd(input, shown, { logos, logoPlate }),
        });
        const { composed, painted } = paintArranged(arrange, brief, PREVIEW_SCALE, renderCoarsely);
        const misfit = findMisfit(composed);
        if (misfit) faults.push(`${name} ${format}: no room for ${misfit.role}`);
        for (const intruder of intruders(painted, format))
          faults.push(`${name} ${format}: ${intruder}`);
        const plates = painted.logos.filter(({ plate }) => plate).length;
        if (plates !== (name.startsWith('plated') ? 1 : 0))
          faults.push(`${name} ${format}: ${plates} plates`);
        if (painted.logos.length !== 1)
          faults.push(`${name} ${format}: ${painted.logos.length} logos`);
      }
    }
    expect(faults).toEqual([]);
  }, 120_000);
});
