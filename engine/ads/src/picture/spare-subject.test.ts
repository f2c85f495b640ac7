import { AD_FORMATS, type AdFormat } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import type { Rect } from '@adwright/engine-pixels';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import { composeAd } from '../compose-ad.ts';
import { findLetters } from '../composition.ts';
import { openParts } from '../own/open-parts.ts';
import type { PictureLayoutName } from './picture-layouts.ts';

// The tests use real pictures, which take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const LAYOUTS: readonly PictureLayoutName[] = [
  'picture-calm',
  'picture-poster',
  'picture-cover',
  'picture-blocks',
  'picture-band',
  'picture-card',
  'picture-full',
];
const FORMATS: readonly AdFormat[] = ['square', 'story', 'landscape'];
const PHOTO = { width: 1200, height: 900 };

const brief = { product: 'Night serum', audience: 'people', emotion: 'trust' } as const;
const copy = writeAdCopy(brief, 1, 0);

/**
 * Returns a photo of a red object in front of a wall of two greys; the box of the object is in shares of the
 * photo.
 */
async function photoOf({ x, y, width, height }: Rect): Promise<Buffer> {
  const canvas = createCanvas(PHOTO.width, PHOTO.height);
  const context = canvas.getContext('2d');
  const wall = context.createLinearGradient(0, 0, PHOTO.width, PHOTO.height);
  wall.addColorStop(0, '#71777c');
  wall.addColorStop(1, '#4d5256');
  context.fillStyle = wall;
  context.fillRect(0, 0, PHOTO.width, PHOTO.height);
  context.fillStyle = 'rgb(205, 30, 30)';
  context.fillRect(x * PHOTO.width, y * PHOTO.height, width * PHOTO.width, height * PHOTO.height);
  return canvas.encode('png');
}

const SUBJECTS: Readonly<Record<string, Rect>> = {
  'a tall bottle in the middle': { x: 0.42, y: 0.06, width: 0.17, height: 0.9 },
  'a shoe across the photo': { x: 0.12, y: 0.22, width: 0.76, height: 0.56 },
  'a head that fills the upper half': { x: 0.28, y: 0.02, width: 0.44, height: 0.62 },
  'a bag at the right': { x: 0.6, y: 0.25, width: 0.3, height: 0.55 },
  'a lamp at the left': { x: 0.08, y: 0.1, width: 0.22, height: 0.75 },
};

async function adOf(photo: Buffer, layout: PictureLayoutName, format: AdFormat, renderer?: number) {
  const parts = await openParts({ own: { show: 'full', bytes: photo }, format });
  const seen = renderer === undefined ? {} : { renderer };
  const input = { brief, copy, format, seed: 1, variation: 0, layout, ...seen };
  return composeAd(input, parts.picture, parts);
}

/**
 * Returns the share of a box's pixels that are red, with or without a shade, where no opaque area hides the
 * photo.
 */
function redShare(composed: Awaited<ReturnType<typeof adOf>>, box: Rect): number {
  const { width, height } = composed.stage;
  const { backdrop, fields = [] } = composed.composition;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const paint of backdrop) paint(context);
  context.fillStyle = '#000000';
  for (const field of fields) context.fillRect(field.x, field.y, field.width, field.height);
  const { data } = context.getImageData(box.x, box.y, box.width, box.height);
  let red = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 0) > 1.3 * Math.max(30, data[at + 1] ?? 0, data[at + 2] ?? 0)) red++;
  return red / (data.length / 4);
}

describe.each(FORMATS)('a photo that fills an ad in the format %s', (format) => {
  const whole = { x: 0, y: 0, ...AD_FORMATS[format] };

  it.each(Object.entries(SUBJECTS))('keeps words off %s in any layout', async (_, subject) => {
    const photo = await photoOf(subject);
    for (const layout of LAYOUTS) {
      const ad = await adOf(photo, layout, format);
      for (const item of ad.composition.items) {
        if (item.kind !== 'text') continue;
        expect(redShare(ad, findLetters(item)), `${layout}: ${item.role}`).toBeLessThan(0.3);
      }
      expect(redShare(ad, whole), layout).toBeGreaterThan(0.04);
    }
  });
});

it('an ad keeps its layout if the words hide no part of the subject', async () => {
  const photo = await photoOf({ x: 0.64, y: 0.3, width: 0.2, height: 0.4 });
  const ad = await adOf(photo, 'picture-calm', 'landscape');
  const usual = await adOf(photo, 'picture-calm', 'landscape', 5);
  expect(ad.composition.items.map(({ box }) => box)).toEqual(
    usual.composition.items.map(({ box }) => box),
  );
});

it('an ad of an older renderer keeps the positions of its words', async () => {
  const photo = await photoOf(
    SUBJECTS['a tall bottle in the middle'] ?? { x: 0, y: 0, width: 1, height: 1 },
  );
  const old = await adOf(photo, 'picture-band', 'landscape', 5);
  const now = await adOf(photo, 'picture-band', 'landscape');
  expect(old.composition.fields).not.toEqual(now.composition.fields);
});

/** Returns a photo of a scene full of hard edges, with a small red box in the middle as its salient part. */
async function detailedScene(): Promise<Buffer> {
  const canvas = createCanvas(PHOTO.width, PHOTO.height);
  const context = canvas.getContext('2d');
  for (let y = 0; y < PHOTO.height; y += 20)
    for (let x = 0; x < PHOTO.width; x += 20) {
      context.fillStyle = (x + y) % 40 === 0 ? '#1c1f22' : '#a9aeb3';
      context.fillRect(x, y, 20, 20);
    }
  context.fillStyle = 'rgb(205, 30, 30)';
  context.fillRect(PHOTO.width * 0.4, PHOTO.height * 0.4, PHOTO.width * 0.2, PHOTO.height * 0.2);
  return canvas.encode('png');
}

it('an ad puts words on an opaque area if the words would lie on detail of the photo in every layout', async () => {
  const photo = await detailedScene();
  for (const format of FORMATS)
    for (const layout of LAYOUTS) {
      const ad = await adOf(photo, layout, format);
      expect(ad.composition.fields, `${layout} ${format}`).toBeDefined();
    }
});

it('an ad of the previous renderer leaves words on the detail of a photo', async () => {
  const photo = await detailedScene();
  const old = await adOf(photo, 'picture-calm', 'landscape', 6);
  expect(old.composition.fields).toBeUndefined();
});
