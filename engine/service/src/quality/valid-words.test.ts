import { DISPLAY, drawText, drawTextInk, fitText, TEXT } from '@adwright/engine-drawing';
import { overlayText } from '@adwright/engine-photo-lab';
import { fromRaster } from '@adwright/engine-pixels';
import { createSamplePhoto, typedTexts } from '@adwright/engine-testing';
import { itHolds } from '@adwright/engine-testing/nightly';
import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { expect } from 'vitest';
import { readPhrases } from '../testing/phrases-of.ts';
import { listOverlayMarks } from './picture-marks.ts';
import { findWordDefects } from './word-defects.ts';

const size = { width: 520, height: 320 };
const place = { x: 60, y: 60 };
const inks = [
  { ink: '#ffffff', ground: '#303030' },
  { ink: '#111111', ground: '#f4f0ea' },
  { ink: '#c8102e', ground: '#ffffff' },
];
const faces = fc.constantFrom(...Object.values(DISPLAY), ...Object.values(TEXT));

itHolds('finds nothing wrong with words of any script, in any face', 100, async () => {
  const property = fc.asyncProperty(
    typedTexts,
    faces,
    fc.constantFrom(...inks),
    async (text, face, { ink, ground }) => {
      const limits = { maxWidth: 400, maxHeight: 200, maxSize: 56, minSize: 20, maxLines: 5 };
      const fitted = fitText({ text, face, ...limits });
      const context = createCanvas(size.width, size.height).getContext('2d');
      context.fillStyle = ground;
      context.fillRect(0, 0, size.width, size.height);
      drawText(context, fitted, place, 'start', ink);
      const drawn = { role: 'title', ...drawTextInk(fitted, place, 'start', ink) };
      const { data } = context.getImageData(0, 0, size.width, size.height);
      const marks = {
        texts: [],
        overProduct: [],
        products: [],
        words: [drawn],
        ordered: [[text]],
        facts: [],
      };
      expect(findWordDefects({ data, ...size }, marks)).toEqual([]);
    },
  );
  return property;
});

/** Returns a photo with an object in the middle. */
async function photo() {
  const bytes = await fromRaster(createSamplePhoto(4, 240, 180))
    .jpeg()
    .toBuffer();
  const side = 60;
  const values = Uint8Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return x > 22 && x < 38 && y > 20 && y < 44 ? 255 : 0;
  });
  return { bytes, subject: { side, values } };
}

itHolds('delivers overlays with words of any script, in every style', 8, async () => {
  const { bytes, subject } = await photo();
  const subtitles = fc.oneof(fc.constant(''), typedTexts);
  const property = fc.asyncProperty(
    typedTexts,
    subtitles,
    fc.nat(99),
    async (title, subtitle, seed) => {
      for (const lettered of await overlayText(bytes, { title, subtitle }, seed, subject)) {
        const marks = listOverlayMarks(lettered, { title, subtitle });
        const image = {
          bytes: lettered.jpeg,
          mediaType: 'image/jpeg',
          format: 'square',
        } as const;
        expect(await readPhrases({ ...image, marks }), lettered.style).toEqual([]);
      }
    },
  );
  return property;
});
