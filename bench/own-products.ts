/**
 * Measures how exactly ads keep the user's own photos, logos and colours: `node bench/own-products.ts
 * [tuning|judging] [photos,logos,buttons,times] [photos]`. Lists on the command line are comma-separated. For
 * the photos of `own-products/photos.json`, the script prints the colour difference inside masks and the
 * contrast of all texts. The script also prints the logos found by template matching, the button colours of ten
 * boosts per brand, and the time that a photo adds. The script exits with 1 if the product in an ad differs
 * from its photo by 2 or more (ΔE).
 */
import { type AdFormat, formatSchema } from '@adwright/contracts';
import { type AdInput, LAYOUT_NAMES, planVariations, renderAd } from '@adwright/engine-ads';
import { writeAdCopy } from '@adwright/engine-copywriter';
import {
  BRAND_KITS,
  drawEmblem,
  drawWordmark,
  getButtonHex,
  measureDifferenceInside,
} from '@adwright/engine-testing';
import { Argument, Command } from 'commander';
import sharp from 'sharp';
import { measureTimes } from './own-products/measure-times.ts';
import { type ReadPhoto, readPhotos } from './own-products/read-photos.ts';
import { matchTemplate } from './own-products/template-match.ts';

const [set, measures, only] = new Command('own-products')
  .addArgument(new Argument('[set]').choices(['tuning', 'judging']).default('judging'))
  .argument('[measures]', 'parted by commas', 'photos,logos,buttons,times')
  .argument('[photos]', 'parted by commas')
  .parse().processedArgs as ['tuning' | 'judging', string, string | undefined];
const brief = {
  product: 'espresso cups',
  audience: 'people who care',
  emotion: 'happiness',
  goal: 'sales',
  brandName: 'Kestrel',
} as const;
const FORMATS: readonly AdFormat[] = ['square', 'story', 'landscape'];
/** Maximum mean colour difference (CIEDE2000) between the product in an ad and its photo, inside the mask. */
const MAX_DIFFERENCE = 2;

const LOGOS: Record<string, Buffer> = {
  wordmark: drawWordmark('Kestrel', '#d7263d'),
  emblem: drawEmblem('#1b2a41', '#ff6600'),
};

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
const quantile = (values: readonly number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

function buildAd(number: number, more: Partial<AdInput> = {}): AdInput {
  const copy = writeAdCopy(brief, 5, number);
  return { brief, copy, format: 'square', seed: 5, variation: number, ...more };
}

async function measurePhotos(photos: readonly ReadPhoto[]): Promise<void> {
  const contrasts: number[] = [];
  const over: string[] = [];
  const all: number[] = [];
  for (const { name, class: kind, own, found } of photos) {
    const differences: number[] = [];
    for (const [number, layout] of LAYOUT_NAMES.entries()) {
      const format = FORMATS[number % FORMATS.length] ?? 'square';
      const ad = await renderAd(buildAd(number, { own, layout, format }));
      contrasts.push(ad.minContrast);
      if (ad.overProduct.length > 0) over.push(`${name} ${layout} ${format}: ${ad.overProduct}`);
      const box = ad.own.at(-1);
      if (found.cut && box)
        differences.push(await measureDifferenceInside(ad.jpeg, found.cut, box));
    }
    all.push(...differences);
    const shown = found.cut
      ? `ΔE ${quantile(differences, 0.5).toFixed(2)}, at most ${Math.max(...differences).toFixed(2)}`
      : `framed (${found.doubt})`;
    console.log(`${name.padEnd(16)} ${kind.padEnd(34)} ${shown}`);
  }
  const most = Math.max(0, ...all);
  console.log(`ΔE of ${all.length} ads: at most ${most.toFixed(2)}`);
  if (most >= MAX_DIFFERENCE) process.exitCode = 1;
  console.log(`contrast of ${contrasts.length} ads: at least ${Math.min(...contrasts).toFixed(2)}`);
  console.log(`words over a product: ${over.length === 0 ? 'none' : over.join('; ')}`);
}

async function measureLogos(): Promise<void> {
  for (const [name, light] of Object.entries(LOGOS)) {
    const matches: number[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const [number, layout] of LAYOUT_NAMES.entries()) {
      const brand = { colours: BRAND_KITS.orange, type: null, logos: { light, dark: null } };
      const { jpeg, boxes } = await renderAd(buildAd(number, { layout, brand }));
      const box = boxes.find(({ role }) => role === 'logo');
      if (!box) continue;
      least = Math.min(least, box.height);
      matches.push(await matchTemplate(jpeg, light, box));
    }
    const worst = Math.min(...matches).toFixed(3);
    console.log(
      `logo ${name}: ${matches.length} of ${LAYOUT_NAMES.length} layouts, match at least ${worst}, height at least ${least.toFixed(0)} px`,
    );
  }
}

/** Returns the most frequent colour in the box of a button in the finished picture file. */
async function fillOf(
  jpeg: Uint8Array,
  box: { x: number; y: number; width: number; height: number },
) {
  const area = {
    left: Math.round(box.x + box.width * 0.2),
    top: Math.round(box.y + box.height * 0.88),
    width: Math.round(box.width * 0.6),
    height: 1,
  };
  const { channels } = await sharp(await sharp(jpeg).extract(area).toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}

async function measureButtons(): Promise<void> {
  for (const [name, colours] of Object.entries(BRAND_KITS)) {
    const hex = getButtonHex(colours);
    const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    // The product is replaced by a cut-out with two colours, because only the buttons are measured.
    const own = { show: 'cutout', bytes: drawEmblem('#7a5c3e', '#d9c7ac') } as const;
    const shown = { own, brand: { colours, type: null } };
    const copies = Array.from({ length: 10 }, (_, number) => writeAdCopy(brief, 5, number));
    const ads = await planVariations(
      brief,
      copies,
      formatSchema.parse('square'),
      5,
      undefined,
      shown,
    );
    let [exact, contrast, off] = [0, Number.POSITIVE_INFINITY, 0];
    for (const ad of ads) {
      const { jpeg, boxes, minContrast } = await renderAd(ad);
      contrast = Math.min(contrast, minContrast);
      const button = boxes.find(({ role }) => role === 'cta');
      if (!button) continue;
      const fill = await fillOf(jpeg, button);
      const away = Math.max(
        ...fill.map((value, channel) => Math.abs(value - (wanted[channel] ?? 0))),
      );
      off = Math.max(off, away);
      if (away <= 2) exact++;
    }
    console.log(
      `brand ${name.padEnd(18)} ${exact} of ${ads.length} buttons are ${hex} in the file (off by at most ${off} levels), contrast at least ${contrast.toFixed(2)}`,
    );
  }
}

const wanted = new Set(measures.split(','));
const photos =
  wanted.has('photos') || wanted.has('times') ? await readPhotos(set, only?.split(',')) : [];
if (wanted.has('photos')) await measurePhotos(photos);
if (wanted.has('logos')) await measureLogos();
if (wanted.has('buttons')) await measureButtons();
if (wanted.has('times')) await measureTimes(photos);
