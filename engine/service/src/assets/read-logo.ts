import type { BrandColour } from '@adwright/contracts';
import { AppError, detectImageType } from '@adwright/contracts/values';
import { computeContrast, fromHex } from '@adwright/engine-pixels';
import { openPhoto } from '@adwright/engine-uploads';
import sharp from 'sharp';
import { countSteps } from './count-steps.ts';
import {
  addDust,
  addRipples,
  estimateRipples,
  type Levels,
  listNeighbours,
} from './jpeg-ringing.ts';
import { findCounters } from './letter-counters.ts';

/** The result of reading a logo: the logo without its plain background, and its colours. */
interface ReadLogo {
  /**
   * PNG of the logo without its background, with alpha and trimmed; null if the logo's file is used unchanged.
   */
  cutOut: Uint8Array | null;
  /** Colours of the logo, at most five, the most important colour first. */
  colours: BrandColour[];
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

const MAX_PIXELS = 1_600_000;
/**
 * Maximum difference in levels (0–255) between pixels of one plain background; the ripples of a JPEG may be
 * stronger.
 */
const GROUND_LEVELS = 9;
/** Minimum share of the picture's border that has the background's colour. */
const PLAIN_RIM = 0.985;
/**
 * Minimum and maximum share of the picture that a plain background covers. With less, the area is no
 * background; with more, the picture shows no logo.
 */
const GROUND_SHARE = { least: 0.12, most: 0.985 };
/** Alpha (0–255) from which a pixel of a logo counts as visible. */
const SEEN = 40;
/**
 * Only white and pale greys are certain to be the background of a logo. Minimum lightness and maximum chroma
 * (OKLCH) of a background; a colour or black along the border may be part of the logo.
 */
const PAPER = { lightness: 0.93, chroma: 0.02 };
/**
 * A tile contains a faint shape if a channel of its mean colour differs from the background by more than
 * this, in levels (0–255).
 */
const FAINT_LEVELS = 2.5;
const TILE_PX = 8;
/** Minimum number of tiles with a faint shape that prove that the background is not plain. */
const FAINT_TILES = 3;
/**
 * Limits that identify a soft edge (shadow, glow or JPEG noise): pale just outside a drawn edge, and stronger
 * further in.
 */
const SOFT = {
  /** Maximum colour step just outside the drawn edge, in levels. */
  levels: 48,
  /** Distance from the drawn edge within which the colour step gets stronger, in pixels. */
  reachPx: 6,
  /** Minimum ratio of the strongest colour step within reach to the step just outside the drawn edge. */
  growth: 1.25,
};
/** Maximum share of the logo's edge that may be soft. */
const SOFT_SHARE = 0.1;

/**
 * Reads a logo from a file, and removes a plain background.
 * @throws {AppError} for the same files as `openPhoto`, and `unreadable_image` for a logo with nothing visible
 */
export async function readLogo(bytes: Uint8Array): Promise<ReadLogo> {
  const opened = await openPhoto(bytes);
  const { data, info } = await opened
    .pixels(MAX_PIXELS)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8Array(data), width: info.width, height: info.height };
  const ground = opened.hasAlpha && hasClear(pixels.data) ? null : findPlainGround(pixels);
  const isJpeg = detectImageType(bytes) === 'image/jpeg';
  const seen = (ground && removeGround(pixels, ground, isJpeg)) ?? pixels;
  const box = findBox(seen);
  if (!box) {
    throw new AppError('unreadable_image', 'the logo has no visible pixel', {
      userMessage: 'There is nothing to be seen in this logo. Please upload another one.',
    });
  }
  const colours = findColours(seen);
  const isTrimmed = box.width === info.width && box.height === info.height;
  if (seen === pixels && isTrimmed) return { cutOut: null, colours };
  const raw = { width: seen.width, height: seen.height, channels: 4 } as const;
  const cutOut = await sharp(seen.data, { raw })
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .png()
    .toBuffer();
  return { cutOut, colours };
}

function hasClear(data: Uint8Array): boolean {
  let clear = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < SEEN) clear++;
  return clear > data.length / 4 / 200;
}

type Rgb = readonly [number, number, number];

/** Returns the single colour along the whole border of a picture; null if the border has several colours. */
function findPlainGround({ data, width, height }: Pixels): Rgb | null {
  const rim: number[] = [];
  for (let x = 0; x < width; x++) rim.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) rim.push(y * width, y * width + width - 1);
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    computeMedian(rim.map((at) => data[at * 4 + channel] ?? 0)),
  );
  const ground = [red ?? 0, green ?? 0, blue ?? 0] as const;
  if (!isPaper(ground)) return null;
  const plain = rim.filter((at) => measureDistance(data, at, ground) <= GROUND_LEVELS).length;
  return plain >= PLAIN_RIM * rim.length ? ground : null;
}

function isPaper([red, green, blue]: Rgb): boolean {
  const { lightness, chroma } = fromHex(formatHex((red << 16) | (green << 8) | blue));
  return lightness >= PAPER.lightness && chroma <= PAPER.chroma;
}

function formatHex(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}

function computeMedian(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

function measureDistance(data: Uint8Array, at: number, [red, green, blue]: Rgb): number {
  return Math.max(
    Math.abs((data[at * 4] ?? 0) - red),
    Math.abs((data[at * 4 + 1] ?? 0) - green),
    Math.abs((data[at * 4 + 2] ?? 0) - blue),
  );
}

/** A picture on a plain background, with the colour and the pixels of the background. */
interface OnGround extends Pixels {
  ground: Rgb;
  /** For each pixel, 1 if the pixel belongs to the background. */
  isGround: Uint8Array;
  /** Maximum difference from the background's colour, in levels, of a pixel that belongs to the background. */
  ripples: number;
  isJpeg: boolean;
}

/**
 * Makes a logo's plain background transparent where the background is connected with the picture's border. Areas that
 * the logo encloses are not changed, since they may belong to the logo; only the areas inside letters become
 * transparent. A pixel at the logo's edge gets the logo's colour, with the alpha of its mixture with the background.
 * Returns null for a background with faint shapes or soft edges, because a background with faint shapes is not removed.
 */
function removeGround(pixels: Pixels, ground: Rgb, isJpeg: boolean): Pixels | null {
  const { data, width, height } = pixels;
  const levels = { width, height, distanceAt: (at: number) => measureDistance(data, at, ground) };
  const found = isJpeg ? estimateRipples(levels) : 0;
  if (found === null) return null;
  const ripples = Math.max(GROUND_LEVELS, found);
  const isFlat = findFlatPixels(levels, ripples, isJpeg);
  const isGround = findReachedFromRim(isFlat, pixels);
  const share = isGround.reduce((sum, value) => sum + value, 0) / isGround.length;
  if (share < GROUND_SHARE.least || share > GROUND_SHARE.most) return null;
  const picture = { ...pixels, ground, isGround, ripples, isJpeg };
  if (hasFaintShapes(picture)) return null;
  const distanceAt = (at: number) => (isJpeg && isFlat[at] ? 0 : levels.distanceAt(at));
  for (const at of findCounters({ width, height, isGround, distanceAt })) isGround[at] = 1;
  if (isJpeg) addDust(isGround, levels, ripples);
  return softenEdges(picture);
}

/**
 * Makes the background of a logo transparent, and pixels at the edge of the logo partly transparent. Returns
 * null if too many edges of the logo are soft.
 */
function softenEdges(picture: OnGround): Pixels | null {
  const { data, width, height, isGround } = picture;
  const cut = data.slice();
  let [edge, soft] = [0, 0];
  for (let at = 0; at < width * height; at++) {
    if (isGround[at]) {
      cut[at * 4 + 3] = 0;
      continue;
    }
    if (!listNeighbours(at, width, height).some((near) => isGround[near])) continue;
    edge++;
    if (isSoft(picture, at)) soft++;
    if (!picture.isJpeg) unmix(cut, picture, at);
  }
  if (picture.isJpeg) for (const at of findBlurredEdges(picture)) unmix(cut, picture, at);
  return soft > SOFT_SHARE * edge ? null : { data: cut, width, height };
}

/** Distance from the background within which JPEG compression blurs the edges of a logo, in pixels. */
const BLURRED_PX = 3;

/**
 * Returns the blurred edge pixels of a JPEG: pixels close to the background that a path of ever stronger pixels
 * connects with the background. Pixels behind a thin line are paler again, so they are not blurred edge pixels.
 */
function findBlurredEdges({ data, width, height, ground, isGround }: OnGround): number[] {
  const isFound = isGround.slice();
  const found: number[] = [];
  let last: number[] = [];
  for (let at = 0; at < width * height; at++) {
    if (isGround[at] || !listNeighbours(at, width, height).some((near) => isGround[near])) continue;
    isFound[at] = 1;
    last.push(at);
  }
  for (let step = 1; last.length > 0; step++) {
    found.push(...last);
    if (step === BLURRED_PX) break;
    const next: number[] = [];
    for (const at of last)
      for (const near of listNeighbours(at, width, height)) {
        if (
          isFound[near] ||
          measureDistance(data, near, ground) <= measureDistance(data, at, ground)
        )
          continue;
        isFound[near] = 1;
        next.push(near);
      }
    last = next;
  }
  return found;
}

/**
 * Tells whether whole tiles of the picture differ from the background; the mean of a tile cancels noise. In a
 * JPEG, tiles beside the logo are skipped, because ripples change the means of tiles beside the logo.
 */
function hasFaintShapes({ data, width, height, isGround, ground, isJpeg }: OnGround): boolean {
  const away = isJpeg ? countSteps((at) => !isGround[at], { width, height }) : null;
  let faint = 0;
  for (let top = 0; top + TILE_PX <= height; top += TILE_PX)
    for (let left = 0; left + TILE_PX <= width; left += TILE_PX) {
      const sums = [0, 0, 0];
      let count = 0;
      for (let y = top; y < top + TILE_PX; y++)
        for (let x = left; x < left + TILE_PX; x++) {
          const at = y * width + x;
          if (!isGround[at] || (away?.[at] ?? TILE_PX + 1) <= TILE_PX) continue;
          count++;
          for (let channel = 0; channel < 3; channel++)
            sums[channel] = (sums[channel] ?? 0) + (data[at * 4 + channel] ?? 0);
        }
      if (count < TILE_PX * TILE_PX) continue;
      const means = sums.map((sum) => sum / count);
      if (ground.some((value, channel) => Math.abs((means[channel] ?? 0) - value) > FAINT_LEVELS))
        faint++;
    }
  return faint >= FAINT_TILES;
}

/** Returns all pixels of a picture that have the background's colour, inside the logo too. */
function findFlatPixels(levels: Levels, most: number, isJpeg: boolean): Uint8Array {
  const { width, height, distanceAt } = levels;
  const isFlat = Uint8Array.from({ length: width * height }, (_, at) =>
    distanceAt(at) <= most ? 1 : 0,
  );
  if (isJpeg) addRipples(isFlat, levels, most);
  return isFlat;
}

function findReachedFromRim(isFlat: Uint8Array, { width, height }: Pixels): Uint8Array {
  const reached = new Uint8Array(width * height);
  const open: number[] = [];
  const visit = (at: number) => {
    if (reached[at] || !isFlat[at]) return;
    reached[at] = 1;
    open.push(at);
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return reached;
}

/** Distance around an edge pixel, in pixels, in which the logo's own colour is searched for. */
const INNER_PX = 2;
/**
 * Maximum distance, in levels, of an edge pixel's colour from the line between the background's colour and the
 * logo's colour.
 */
const MIXTURE_LEVELS = 24;
/** Maximum colour step that counts as JPEG noise, as a share of the edge's contrast. */
const MOST_NOISE = 0.2;

/**
 * Finds the logo pixel within `reach` that differs most from the background, and returns the difference in
 * levels.
 */
function findStrongestInk(
  { data, width, height, isGround, ground }: OnGround,
  at: number,
  reach: number,
) {
  const [x, y] = [at % width, Math.floor(at / width)];
  let own = at;
  let levels = measureDistance(data, own, ground);
  for (let ny = Math.max(0, y - reach); ny <= Math.min(height - 1, y + reach); ny++)
    for (let nx = Math.max(0, x - reach); nx <= Math.min(width - 1, x + reach); nx++) {
      const near = ny * width + nx;
      if (isGround[near]) continue;
      const away = measureDistance(data, near, ground);
      if (away > levels) [own, levels] = [near, away];
    }
  return { own, levels };
}

function isSoft(picture: OnGround, at: number): boolean {
  const { levels } = findStrongestInk(picture, at, chooseInnerPx(picture));
  if (levels >= SOFT.levels) return false;
  return findStrongestInk(picture, at, SOFT.reachPx).levels > SOFT.growth * levels;
}

function chooseInnerPx({ isJpeg }: OnGround): number {
  return isJpeg ? BLURRED_PX : INNER_PX;
}

/**
 * Gives an edge pixel the logo's colour and a partial alpha, if the pixel's colour lies between the colours of
 * logo and background.
 */
function unmix(cut: Uint8Array, picture: OnGround, at: number): void {
  const { data, ground, ripples, isJpeg } = picture;
  const { own, levels } = findStrongestInk(picture, at, chooseInnerPx(picture));
  if (own === at || levels === 0) return;
  const ink = isJpeg ? averageInk(picture, at, levels) : readRgb(data, own);
  const strength = Math.max(
    ...ground.map((paper, channel) => Math.abs((ink[channel] ?? 0) - paper)),
  );
  const share = Math.min(1, measureDistance(data, at, ground) / strength);
  const most = MIXTURE_LEVELS + (isJpeg ? ripples : 0);
  const isMixture = ground.every((paper, channel) => {
    const expected = paper + share * ((ink[channel] ?? 0) - paper);
    return Math.abs((data[at * 4 + channel] ?? 0) - expected) <= most;
  });
  // A thin outline has a different colour, so it is not a mixture of logo and background and stays opaque.
  if (!isMixture) return;
  const noise = isJpeg ? Math.min(MOST_NOISE, ripples / strength) : 0;
  const alpha = Math.max(0, (share - noise) / (1 - 2 * noise));
  if (isJpeg && alpha >= 1) return;
  cut[at * 4 + 3] = Math.round(255 * alpha);
  cut.set(ink, at * 4);
}

/**
 * Minimum difference from the background of a pixel of pure ink, as a share of the strongest difference nearby.
 */
const PURE_INK = 0.8;

/**
 * Returns the mean colour of the pure ink near an edge pixel. A mean is used because single pixels of a JPEG
 * are too strong beside an edge.
 */
function averageInk(
  { data, width, height, isGround, ground }: OnGround,
  at: number,
  levels: number,
): Rgb {
  const [x, y] = [at % width, Math.floor(at / width)];
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let ny = Math.max(0, y - BLURRED_PX); ny <= Math.min(height - 1, y + BLURRED_PX); ny++)
    for (let nx = Math.max(0, x - BLURRED_PX); nx <= Math.min(width - 1, x + BLURRED_PX); nx++) {
      const near = ny * width + nx;
      if (isGround[near] || measureDistance(data, near, ground) < PURE_INK * levels) continue;
      const ink = readRgb(data, near);
      red += ink[0];
      green += ink[1];
      blue += ink[2];
      count++;
    }
  return [Math.round(red / count), Math.round(green / count), Math.round(blue / count)];
}

function readRgb(data: Uint8Array, at: number): Rgb {
  return [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
}

function findBox({ data, width, height }: Pixels) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < width * height; at++) {
    if ((data[at * 4 + 3] ?? 0) < SEEN) continue;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return null;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

const MAX_COLOURS = 5;
/** Bits per colour channel for counting colours, before similar colours are joined. */
const BITS = 4;
/**
 * Two colours of a logo count as one colour if they are nearer to each other than this, in OKLab-like units.
 */
const SAME_COLOUR = 0.09;
/** Minimum share of a logo's visible pixels that a colour of the logo must cover. */
const LEAST_SHARE = 0.015;
const GREY_CHROMA = 0.035;
const PALE = 0.93;
const DARK = 0.35;

interface Found {
  hex: string;
  share: number;
}

/** Returns the colours of a logo, each with the brand role that suits the colour. */
function findColours({ data }: Pixels): BrandColour[] {
  const found = mergeColours(averageBins(data)).slice(0, MAX_COLOURS);
  const taken = new Set<BrandColour['role']>();
  const roles = found.map(({ hex }): BrandColour => {
    const { lightness, chroma } = fromHex(hex);
    const role = chooseRole(lightness, chroma, taken);
    taken.add(role);
    return { role, hex };
  });
  return roles.toSorted((one, other) => ORDER.indexOf(one.role) - ORDER.indexOf(other.role));
}

const ORDER: readonly BrandColour['role'][] = ['main', 'accent', 'ink', 'ground'];

function chooseRole(
  lightness: number,
  chroma: number,
  taken: ReadonlySet<BrandColour['role']>,
): BrandColour['role'] {
  if (chroma < GREY_CHROMA && lightness > PALE) return 'ground';
  if (chroma < GREY_CHROMA && lightness < DARK && !taken.has('ink')) return 'ink';
  return taken.has('main') ? 'accent' : 'main';
}

/**
 * Returns the mean colours of the colour bins with visible pixels, the fullest bin first. Pixels at the edges
 * of letters are mixtures of colours and are skipped.
 */
function averageBins(data: Uint8Array): Found[] {
  const bins = new Map<number, Map<number, number>>();
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 250) continue;
    seen++;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const shift = 8 - BITS;
    const bin = ((red >> shift) << (2 * BITS)) | ((green >> shift) << BITS) | (blue >> shift);
    const colour = (red << 16) | (green << 8) | blue;
    const colours = bins.get(bin) ?? new Map<number, number>();
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
    bins.set(bin, colours);
  }
  return [...bins.values()]
    .map((colours) => {
      const count = [...colours.values()].reduce((sum, value) => sum + value, 0);
      // The most frequent colour of a group of similar colours is used, because a mean colour may occur nowhere
      // in the logo.
      const [most = 0] = [...colours].toSorted(([, one], [, other]) => other - one)[0] ?? [];
      return { hex: formatHex(most), share: count / Math.max(1, seen) };
    })
    .toSorted((one, other) => other.share - one.share);
}

function mergeColours(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const { hex, share } of found) {
    const same = kept.find((each) => isSame(each.hex, hex));
    if (same) same.share += share;
    else kept.push({ hex, share });
  }
  return kept
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((one, other) => computeWeight(other) - computeWeight(one));
}

/**
 * Returns the weight of a colour among the logo's colours: vivid colours count more than greys of the same
 * area, and white counts least.
 */
function computeWeight({ hex, share }: Found): number {
  return (
    share * (0.25 + fromHex(hex).chroma * 6) * (computeContrast(hex, '#ffffff') < 1.1 ? 0.2 : 1)
  );
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [fromHex(one), fromHex(other)];
  const turn = ((a.hue - b.hue) * Math.PI) / 180;
  const across = Math.sqrt(
    Math.max(0, a.chroma ** 2 + b.chroma ** 2 - 2 * a.chroma * b.chroma * Math.cos(turn)),
  );
  return Math.sqrt((a.lightness - b.lightness) ** 2 + across ** 2) < SAME_COLOUR;
}
