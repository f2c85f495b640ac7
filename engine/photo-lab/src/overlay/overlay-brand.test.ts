import { AD_FORMATS } from '@adwright/contracts';
import { fromRaster, type Rect, toJpeg } from '@adwright/engine-pixels';
import { createSamplePhoto, takeTurn } from '@adwright/engine-testing';
import { itEach } from '@adwright/engine-testing/nightly';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inkOn, type OverlayBrand, type OverlayLogo, paperOf } from './overlay-brand.ts';
import { letterPhoto, openOverlayPhoto, overlayText } from './overlay-text.ts';

const NO_SUBJECT = { side: 320, values: new Uint8Array(320 * 320) };

const brand = (logos: Rect[]): OverlayBrand => ({
  type: null,
  fonts: null,
  main: '#ff6600',
  accent: null,
  ink: '#1b2a41',
  ground: '#fff4e8',
  keepsHues: true,
  logo: { ratio: 4, paint: (_context, box) => void logos.push(box) },
});

it('shows words in the brand’s exact colours, readable and away from the logo', async () => {
  const photo = await toJpeg(fromRaster(createSamplePhoto(3, 700, 700)));
  const logos: Rect[] = [];
  const words = { title: 'Slow mornings', subtitle: 'Since 1982' };
  const pictures = await overlayText(photo, words, 3, NO_SUBJECT, { brand: brand(logos) });
  expect(logos).toHaveLength(4);
  for (const [at, { textBox, contrast, width }] of pictures.entries()) {
    const logo = logos[at] ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(contrast).toBeGreaterThanOrEqual(4.5);
    expect(logo.height).toBeGreaterThanOrEqual(24);
    expect(logo.x + logo.width).toBeLessThan(width);
    const clear = logo.height / 2 - 1;
    const isClear =
      textBox.x > logo.x + logo.width + clear ||
      textBox.x + textBox.width < logo.x - clear ||
      textBox.y > logo.y + logo.height + clear ||
      textBox.y + textBox.height < logo.y - clear;
    expect(isClear).toBe(true);
  }
  const panel = pictures.find(({ style }) => style === 'panel');
  const { data, info } = await sharp(panel?.jpeg).raw().toBuffer({ resolveWithObject: true });
  const { x, y } = panel?.textBox ?? { x: 0, y: 0 };
  const at = (Math.round(y - 14) * info.width + Math.round(x + 40)) * info.channels;
  for (const [channel, value] of [0xff, 0x66, 0x00].entries())
    expect(Math.abs((data[at + channel] ?? 0) - value)).toBeLessThanOrEqual(2);
});

it('paints red, white and black, and no tint of the photo, if red is the only colour of the brand', () => {
  const red: OverlayBrand = { ...brand([]), main: '#c1121f', ground: null };
  expect(paperOf(red, 'light', '#f6e9ea')).toBe('#ffffff');
  expect(paperOf(red, 'deep', '#3a1518')).toBe('#111114');
  expect(paperOf({ ...red, ground: '#fff4e8' }, 'light', '#f6e9ea')).toBe('#fff4e8');
  expect(paperOf({ ...red, keepsHues: false }, 'light', '#f6e9ea'), 'older recipes').toBe(
    '#f6e9ea',
  );
  expect(paperOf({ ...red, main: null }, 'light', '#f6e9ea'), 'a kit of a logo').toBe('#f6e9ea');
  expect(paperOf(null, 'deep', '#3a1518')).toBe('#3a1518');
});

it('replaces an unreadable text colour of the brand by black, white or the style’s colour, not by a shade of the brand’s colour', () => {
  const pale = { ...brand([]), ink: '#bde0fe' };
  expect(inkOn('#fff4e8', pale, '#222222')).toBe('#222222');
  expect(inkOn('#fff4e8', pale, '#eeeeee')).toBe('#000000');
  expect(inkOn('#1b2a41', pale, '#222222')).toBe('#bde0fe');
});

/** Creates a photo in one colour. If text crossed the photo's edge, it would visibly lie on two colours. */
function plainPhoto(width: number, height: number): Promise<Buffer> {
  const background = { r: 60, g: 150, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

const LOGO_RATIOS = [5, 1, 0.5];

const PHOTO_SHAPES = [
  ['square', 900, 900],
  ['upright', 620, 900],
  ['flat', 1400, 600],
  ['a story', 600, 1200],
] as const;

itEach(PHOTO_SHAPES, { step: 4, first: 2 })(
  'a logo and its plate cross no edge of a photo, a mount or a panel: %s',
  {},
  async ([, width, height]) => {
    const photo = await openOverlayPhoto(await plainPhoto(width, height), NO_SUBJECT);
    const words = { title: 'Slow mornings', subtitle: 'Since 1982' };
    for (const [offset, style] of (['card', 'frame', 'panel'] as const).entries()) {
      for (const [number, format] of (['square', 'story', 'landscape'] as const).entries()) {
        // The loop alternates between the formats, so that each aspect ratio occurs with each style and format.
        for (const ratio of takeTurn(LOGO_RATIOS, LOGO_RATIOS.length, offset + number)) {
          const spans: number[] = [];
          const paint: OverlayLogo['paint'] = (context, box) => {
            const { data } = context.getImageData(
              Math.round(box.x - box.height / 2),
              Math.round(box.y - box.height / 2),
              Math.round(box.width + box.height),
              Math.round(2 * box.height),
            );
            const reds = data.filter((_, at) => at % 4 === 0);
            spans.push(
              reds.reduce((most, red) => Math.max(most, red), 0) -
                reds.reduce((least, red) => Math.min(least, red), 255),
            );
          };
          const branded = { ...brand([]), logo: { ratio, paint } };
          const choice = { style, seed: 3, panelAbove: false, brand: branded };
          await letterPhoto(photo, words, { ...choice, ...AD_FORMATS[format] });
          expect(spans, `${style} ${ratio} ${format}`).toHaveLength(1);
          // The tolerance allows for the JPEG's noise and the soft shadow of a card.
          expect(spans[0], `${style} ${ratio} ${format}`).toBeLessThan(24);
        }
      }
    }
  },
);
