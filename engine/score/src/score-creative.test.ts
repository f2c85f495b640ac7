import { VIRAL_SCORE_PARTS, viralScoreSchema } from '@adwright/contracts';
import { type AdBox, renderAd } from '@adwright/engine-ads';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { drawText, fitText, TEXT } from '@adwright/engine-drawing';
import type { CopyBrief } from '@adwright/engine-lexicon';
import { findProduct, shootPicture } from '@adwright/engine-photoshoot';
import { fromRaster, toJpeg } from '@adwright/engine-pixels';
import { createSamplePhoto, renderSampleProduct, takeTurn } from '@adwright/engine-testing';
import { readSubject } from '@adwright/engine-uploads';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { UNREAD_ADVICE } from './advice.ts';
import { decodeCreative } from './creative-pixels.ts';
import { scoreCreative, scorePhoto } from './score-creative.ts';
import type { CreativeWords } from './words-score.ts';

const scoreOf = async (jpeg: Buffer, words?: CreativeWords) =>
  scoreCreative(await decodeCreative(jpeg), words);

const BRIEFS: readonly CopyBrief[] = [
  {
    product: 'Lumen Night Serum, a retinol serum for sensitive skin',
    audience: 'women over 35',
    goal: 'sales',
    emotion: 'exclusivity',
    adType: 'product showcase',
  },
  {
    product: 'Volt energy drink',
    audience: 'gamers',
    goal: 'sales',
    emotion: 'urgency',
    adType: 'problem-solution',
  },
  {
    product: 'Wanderlust Tours',
    audience: 'solo travelers',
    goal: 'bookings',
    emotion: 'nostalgia',
    adType: 'emotional storytelling',
  },
  {
    product: 'Ledgerly - accounting software',
    audience: 'freelancers',
    goal: 'sign ups',
    emotion: 'trust',
    adType: 'comparison',
  },
];
const MIN_FALL = 8;
/** Parts of the score that are measured in the pixels and need no brief. */
const PIXEL_PARTS = VIRAL_SCORE_PARTS.filter(
  (name) => !['message', 'product', 'offer'].includes(name),
);

interface Sample {
  name: string;
  jpeg: Buffer;
  width: number;
  height: number;
  boxes: AdBox[];
  score: number;
}
const samples: Sample[] = [];

beforeAll(async () => {
  for (const [seed, brief] of takeTurn([...BRIEFS.entries()], 2, 1)) {
    const { jpeg, width, height, boxes } = await renderAd({
      brief,
      copy: writeAdCopy(brief, seed, 0),
      format: seed === 3 ? 'story' : 'square',
      seed,
      variation: 0,
    });
    const { score } = await scoreOf(jpeg);
    samples.push({ name: brief.product, jpeg, width, height, boxes, score });
  }
});

/**
 * Checks that the score of each sample falls when the sample is degraded.
 *
 * @param offset index of the first sample to test; each test uses a different half of the samples
 */
async function falls(offset: number, degrade: (sample: Sample) => Promise<Buffer>): Promise<void> {
  for (const sample of takeTurn(samples, 2, offset)) {
    const { score } = await scoreOf(await degrade(sample));
    expect(
      sample.score - score,
      `${sample.name}: ${sample.score} → ${score}`,
    ).toBeGreaterThanOrEqual(MIN_FALL);
  }
}

const jpegOf = (image: Sharp) => image.jpeg({ quality: 90 }).toBuffer();

describe('scoreCreative', () => {
  it('returns the Viral Score with all its parts, and one sentence of advice for each part', async () => {
    const [sample] = samples;
    const score = viralScoreSchema.parse(await scoreOf(sample?.jpeg ?? Buffer.alloc(0)));
    expect(score.parts.map(({ name }) => name)).toEqual(PIXEL_PARTS);
    for (const { advice } of score.parts) expect(advice).toMatch(/^[A-Z].+\.$/);
  });

  it('rates ads that the engine makes above 55', () => {
    for (const { name, score } of samples) expect(score, name).toBeGreaterThan(55);
  });

  it('lowers the score of a blurred creative', () =>
    falls(0, ({ jpeg }) => jpegOf(sharp(jpeg).blur(3))));

  it('lowers the score of a creative that is scaled down to a thumbnail', () =>
    falls(1, ({ jpeg }) => jpegOf(sharp(jpeg).resize(160))));

  it('gives almost no points to a tiny, blurred, dark upload', async () => {
    const upload = sharp(await toJpeg(fromRaster(createSamplePhoto(1))))
      .resize(120)
      .blur(1.2)
      .linear(0.35, 4);
    expect((await scoreOf(await jpegOf(upload))).score).toBeLessThan(20);
  });

  it('lowers the score of a washed-out creative', () =>
    falls(0, ({ jpeg }) => jpegOf(sharp(jpeg).linear(0.55, 105))));

  it('lowers the score if the call to action is painted over', () =>
    falls(1, async ({ jpeg, width, height, boxes }) => {
      const button = boxes.find(({ role }) => role === 'cta');
      expect(button).toBeDefined();
      const left = Math.max(0, Math.floor((button?.x ?? 0) - 24));
      const top = Math.max(0, Math.floor((button?.y ?? 0) - 24));
      const patch = {
        left,
        top,
        width: Math.min(width - left, Math.ceil((button?.width ?? 0) + 48)),
        height: Math.min(height - top, Math.ceil((button?.height ?? 0) + 48)),
      };
      const ground = await sharp(jpeg)
        .extract({ ...patch, height: 8 })
        .resize(patch.width, patch.height, { fit: 'fill' })
        .blur(4)
        .toBuffer();
      return jpegOf(sharp(jpeg).composite([{ input: ground, left, top }]));
    }));

  it('lowers the score of a creative that is filled with text', () =>
    falls(0, async ({ jpeg, width, height }) => {
      const canvas = createCanvas(width, height);
      const context = canvas.getContext('2d');
      context.drawImage(await loadImage(jpeg), 0, 0);
      const line = 'Buy now and get more of everything in one place';
      const face = TEXT.inter;
      const fitted = fitText({
        text: line,
        face,
        maxWidth: width - 80,
        maxHeight: 60,
        maxSize: 38,
        minSize: 20,
        maxLines: 1,
      });
      for (let index = 0; index < 18; index++) {
        const y = 30 + (index * (height - 60)) / 18;
        drawText(context, fitted, { x: 40, y }, 'start', index % 2 ? '#ffffff' : '#111111');
      }
      return jpegOf(sharp(await canvas.encode('png')));
    }));

  it.each([
    ['clutter', 4, ['#ff0', '#f0f', '#0ff', '#f00']],
    ['words that nobody can read', 1, ['#999']],
  ] as const)('does not let a good button compensate for %s', async (_, perSide, inks) => {
    const side = 1080;
    const canvas = createCanvas(side, side);
    const context = canvas.getContext('2d');
    const tile = side / perSide;
    const photos = await Promise.all(
      [0, 1, 2].map(async (kind) => loadImage(await toJpeg(fromRaster(createSamplePhoto(kind))))),
    );
    for (let at = 0; at < perSide ** 2; at++) {
      const photo = photos[at % photos.length];
      const [x, y] = [(at % perSide) * tile, Math.floor(at / perSide) * tile];
      if (photo) context.drawImage(photo, x, y, tile, tile);
    }
    const face = TEXT.inter;
    const write = (text: string, maxSize: number, x: number, y: number, ink: string) => {
      const limits = { maxWidth: 600, maxHeight: 60, maxSize, minSize: 20, maxLines: 1 };
      drawText(context, fitText({ text, face, ...limits }), { x, y }, 'start', ink);
    };
    for (let at = 0; at < 8; at++) {
      const ink = inks[at % inks.length] ?? '';
      const [x, y] = perSide > 1 ? [((at * 337) % 700) + 60, at * 110] : [280, 380 + at * 30];
      write('Discover the new way to enjoy it', 38, x, y, ink);
    }
    context.fillStyle = '#e4572e';
    context.fillRect(370, 940, 340, 90);
    write('Buy now', 44, 450, 958, '#ffffff');
    const { score, parts } = await scoreOf(await jpegOf(sharp(await canvas.encode('png'))));
    expect(parts.find(({ name }) => name === 'callToAction')?.score).toBeGreaterThan(80);
    expect(score).toBeLessThan(55);
  });

  it('rates noise and flat grey below 30', async () => {
    const size = { width: 540, height: 540, channels: 3 } as const;
    let state = 1;
    const noise = Uint8Array.from({ length: 540 * 540 * 3 }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    });
    const pictures = [
      sharp(noise, { raw: size }),
      sharp({ create: { ...size, background: '#888888' } }),
      sharp(noise, { raw: size }).greyscale(),
    ];
    for (const picture of pictures)
      expect((await scoreOf(await jpegOf(picture))).score).toBeLessThan(30);
  });

  it('bases the score on the headline, the text and the contrast that the caller passes', async () => {
    const jpeg = samples[0]?.jpeg ?? Buffer.alloc(0);
    const words = {
      headline: 'A quieter kind of luxury',
      body: 'Made for you.',
      callToAction: 'Get yours',
    };
    const plain = await scoreOf(jpeg, words);
    const wordy = await scoreOf(jpeg, {
      ...words,
      headline: `${'Notwithstanding considerable organizational heterogeneity '.repeat(4)}`,
    });
    expect(plain.score).toBeGreaterThan(wordy.score);
    expect((await scoreOf(jpeg, { ...words, minContrast: 1.5 })).score).toBeLessThan(plain.score);
  });
});

it('gives no advice about a headline or text if the caller passes no words', async () => {
  const photo = await toJpeg(fromRaster(createSamplePhoto(2, 640, 480)));
  const { parts } = await scoreOf(photo);
  for (const { name, advice } of parts) expect(UNREAD_ADVICE[name]).toContain(advice);
  const { callToAction: _, ...others } = UNREAD_ADVICE;
  for (const advice of Object.values(others).flat())
    expect(advice).not.toMatch(/the (?:headline|text)\b|between text|this short/i);
});

describe('scorePhoto', () => {
  const shots: Buffer[] = [];

  beforeAll(async () => {
    const view = { key: [-0.5, 0.9, 0.6], turn: 0 } as const;
    const fit = { maxWidth: 400, maxHeight: 400 };
    const { image } = renderSampleProduct('mug', '#1f5f4f', view, fit);
    // The photoshoot gets a ready cut-out, because this test checks only the score of the photo.
    const png = image.toBuffer('image/png');
    const cut = await findProduct(png, await readSubject(png));
    const environments = ['nature', 'minimalist', 'kitchen'] as const;
    for (const [pick, environment] of takeTurn([...environments.entries()], 2)) {
      const form = { productType: 'mug', environment, format: 'square' } as const;
      shots.push((await shootPicture(cut, form, 3, pick)).jpeg);
    }
  });

  it('scorePhoto expects no button, so it rates a photo higher than scoreCreative does', async () => {
    for (const jpeg of shots) {
      const { score, parts } = viralScoreSchema.parse(scorePhoto(await decodeCreative(jpeg)));
      const names = parts.map(({ name }) => name);
      expect(names).toEqual(PIXEL_PARTS.filter((name) => name !== 'callToAction'));
      for (const { advice } of parts) expect(advice).not.toMatch(/headline|text|button|words/);
      expect(score).toBeGreaterThan((await scoreOf(jpeg)).score);
      expect(score).toBeGreaterThanOrEqual(50);
    }
  });

  it.each([
    ['blurred', 0, (jpeg: Buffer) => sharp(jpeg).blur(3)],
    ['a thumbnail', 1, (jpeg: Buffer) => sharp(jpeg).resize(160)],
    ['washed out', 0, (jpeg: Buffer) => sharp(jpeg).linear(0.55, 105)],
  ] as const)('scorePhoto lowers the score of a photo that is %s', async (_, offset, degrade) => {
    for (const jpeg of takeTurn(shots, 2, offset)) {
      const { score } = scorePhoto(await decodeCreative(jpeg));
      const worse = scorePhoto(await decodeCreative(await jpegOf(degrade(jpeg))));
      expect(score - worse.score).toBeGreaterThanOrEqual(MIN_FALL);
    }
  });
});
