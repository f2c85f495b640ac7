/**
 * Measures how often the enhancement brings a degraded photo closer to its original, and how little it changes
 * a clean photo: `node bench/enhancement.ts FOLDER [--set tuning|judging|fresh|unseen] [--side 1000] [--quality
 * 90] [--only noise] [--baseline path/to/enhance-photo.ts]`. With `--set loose`, the photos are the files
 * directly in FOLDER.
 *
 * The script prints gains in structure (SSIM of luma), in colour (SSIM averaged over red, green and blue, as
 * scikit-image does for colour pictures) and in CIELAB (mean ΔE*ab). bench/README.md explains what each of the
 * three measures shows.
 *
 * FOLDER contains Debian 12 packages, unpacked by `apt-get download NAME… && dpkg-deb -x FILE FOLDER`. The
 * enhancement's thresholds were tuned only on the collection `tuning`, which shares no photo with any other
 * collection. Only a collection of photos that nobody has inspected can predict the results of new photos. The
 * photos of `judging` were inspected while faults of the enhancement were fixed. The photos of `fresh` that
 * became worse were inspected while rules were chosen. Some photos of `unseen` were inspected while faults were
 * fixed: a dark hall, a pale sky, faded photos that got worse, and nine others. Its figures influenced two
 * thresholds: the evidence for a colour cast, and the evenness of soft noise. Tuning: mate-backgrounds (CC
 * BY-SA 4.0), python3-skimage, python3-sklearn (public domain and CC BY), opencv-doc (Apache 2.0). Judging:
 * lomiri-wallpapers-16.04 and -20.04 (CC BY 4.0, CC BY-SA 4.0, CC0), python-matplotlib-data (public domain),
 * opencv-doc (Apache 2.0). Fresh: gnome-control-center-data (CC0), palapeli-data (CC BY-SA and public domain),
 * plasma-workspace-wallpapers (CC BY-SA 4.0), opencv-doc (Apache 2.0). Unseen: lxqt-themes (CC BY-SA 3.0),
 * scribus-template (public domain), kodi-data (CC0), sddm-theme-maldives (CC BY 3.0), afterstep-data and
 * kalzium-data (GPL 2 or later).
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { enhancePhoto, newlyClipped } from '@adwright/engine-photo-lab';
import { fromRaster, type Raster, toRaster } from '@adwright/engine-pixels';
import {
  type Damage,
  damageRaster,
  measureColourDifference,
  measureColourSimilarity,
  measureStructuralSimilarity,
  withSoftNoise,
} from '@adwright/engine-testing';
import { Command } from 'commander';
import sharp from 'sharp';
import { listPhotos } from './photos-in.ts';

const MATE = 'usr/share/backgrounds/mate/nature';
const SKIMAGE = 'usr/lib/python3/dist-packages/skimage/data';
const SKLEARN = 'usr/lib/python3/dist-packages/sklearn/datasets/images';
const OPENCV = 'usr/share/doc/opencv-doc/examples/data';
const LOMIRI = 'usr/share/backgrounds';
const FACES = 'usr/share/pixmaps/faces';
const PALAPELI = 'usr/share/palapeli/collection';
const PLASMA = 'usr/share/wallpapers';
const LXQT = 'usr/share/lxqt/wallpapers';
const SCRIBUS = 'usr/share/scribus/templates';
const KODI = 'usr/share/kodi/addons/skin.estuary/extras/home-images';
const MALDIVES = 'usr/share/sddm/themes/maldives';
const AFTERSTEP = 'usr/share/afterstep/desktop/tiles';
const KALZIUM = 'usr/share/kalzium/data/toolpics';
const MATPLOTLIB = 'usr/share/matplotlib/mpl-data/sample_data';

const SETS = {
  tuning: {
    [MATE]: [
      'Aqua.jpg',
      'Blinds.jpg',
      'Dune.jpg',
      'FreshFlower.jpg',
      'Garden.jpg',
      'GreenMeadow.jpg',
      'LadyBird.jpg',
      'RainDrops.jpg',
      'Storm.jpg',
      'TwoWings.jpg',
      'Wood.jpg',
      'YellowFlower.jpg',
    ],
    [SKIMAGE]: ['astronaut.png', 'chelsea.png', 'coffee.png', 'motorcycle_left.png', 'rocket.jpg'],
    [SKLEARN]: ['china.jpg', 'flower.jpg'],
    [OPENCV]: ['apple.jpg', 'butterfly.jpg', 'fruits.jpg', 'home.jpg', 'orange.jpg'],
  },
  judging: {
    [LOMIRI]: [
      'aitzgorri_by_Aitzol_Berasategi.jpg',
      'Bridge_by_Sander_Klootwijk.jpg',
      'Dragonfly_by_Bolly.jpg',
      'free_by_Peter_Nerlich.jpg',
      'friends_by_Aitzol_Berasategi.jpg',
      'greentock_by_Peter_Nerlich.jpg',
      'Kleiber_by_Lukas_Baubkus.jpg',
      'life_by_Aitzol_Berasategi.jpg',
      'Picture_0B_by_freespace.jpg',
      'Picture_1A_by_freespace.jpg',
      'picosdeeuropa_by_Aitzol_Berasategi.jpg',
      'seeding_by_Clements_Engelhardt.jpg',
      'sunset_by_Aitzol_Berasategi.jpg',
      'Wine_by_Jakkub_Mede.jpg',
    ],
    [MATPLOTLIB]: ['grace_hopper.jpg'],
    [OPENCV]: [
      'aloeL.jpg',
      'board.jpg',
      'building.jpg',
      'leuvenA.jpg',
      'rubberwhale1.png',
      'squirrel_cls.jpg',
    ],
  },
  fresh: {
    [FACES]: [
      'bicycle.jpg',
      'book.jpg',
      'calculator.jpg',
      'cat.jpg',
      'coffee2.jpg',
      'flower2.jpg',
      'gamepad.jpg',
      'guitar2.jpg',
      'headphones.jpg',
      'hummingbird.jpg',
      'mountain.jpg',
      'plane.jpg',
      'surfer.jpg',
      'tomatoes.jpg',
      'tree.jpg',
    ],
    [PALAPELI]: [
      'castle-maintenon.jpg',
      'cincinnati-bridge.jpg',
      'citrus-fruits.jpg',
      'european-honey-bee.jpg',
      'panther-chameleon-female.jpg',
    ],
    [PLASMA]: [
      'BytheWater/contents/images/2560x1600.jpg',
      'ColdRipple/contents/images/2560x1600.jpg',
      'ColorfulCups/contents/images/2560x1600.jpg',
      'DarkestHour/contents/images/2560x1600.jpg',
      'EveningGlow/contents/images/2560x1600.jpg',
      'FallenLeaf/contents/images/2560x1600.jpg',
      'Kite/contents/images/2560x1600.jpg',
      'OneStandsOut/contents/images/2560x1600.jpg',
      'Path/contents/images/2560x1600.jpg',
      'summer_1am/contents/images/2560x1600.jpg',
    ],
    [OPENCV]: ['baboon.jpg', 'messi5.jpg'],
  },
  unseen: {
    [LXQT]: [
      'Butterfly-Kenneth-Wimer.jpg',
      'Valendas.png',
      'after-the-rain.jpg',
      'appleflower.png',
      'beam.png',
      'butterfly.png',
      'cloud.png',
      'drop.png',
      'flowers.png',
      'fog.jpg',
      'this-is-not-windows.jpg',
    ],
    [SCRIBUS]: ['cal2/moon.jpg', 'menu2/pizza.jpg', 'br2/sunset.jpg', 'br2/nature.jpg'],
    [KODI]: ['movie.jpg', 'music.jpg'],
    [MALDIVES]: ['background.jpg'],
    [AFTERSTEP]: ['rose512.jpg'],
    [KALZIUM]: ['becherglas.jpg', 'rotationsverdampfer.jpg', 'waage.jpg'],
  },
} as const;

/**
 * Degradations of photos, each in a light and a strong form, and some combined in pairs. The field `quality` of
 * a degradation replaces the JPEG quality of the command line.
 */
const DAMAGES: Readonly<Record<string, Damage & { softNoise?: number; quality?: number }>> = {
  'noise, light': { noise: 6 },
  'noise, strong': { noise: 14 },
  'noise, soft': { softNoise: 8 },
  'noise, soft, strong': { softNoise: 14, quality: 80 },
  'soft, light': { blur: 0.8 },
  'soft, medium': { blur: 1.2 },
  'soft, strong': { blur: 2 },
  'coarse JPEG': { quality: 40 },
  'faded, light': { fade: [0.75, 35] },
  'faded, strong': { fade: [0.55, 60] },
  'flat, light': { fade: [0.8, 25.6] },
  'flat, strong': { fade: [0.6, 51] },
  'dark, light': { fade: [0.7, 0] },
  'dark, strong': { fade: [0.45, 0] },
  'warm cast, light': { cast: [1.06, 1, 0.9] },
  'cool cast, light': { cast: [0.91, 1, 1.06] },
  'warm cast, medium': { cast: [1.14, 1, 0.78] },
  'cool cast, medium': { cast: [0.82, 1, 1.15] },
  'green cast': { cast: [0.92, 1.05, 0.92] },
  'soft and noisy': { blur: 1, noise: 5 },
  'dark and noisy': { fade: [0.45, 4], noise: 6 },
  'flat and warm': { fade: [0.65, 45], cast: [1.12, 1, 0.82] },
  'noisy and coarse': { noise: 8, quality: 40 },
  everything: { blur: 0.7, fade: [0.62, 38], cast: [1.12, 1, 0.82], noise: 10 },
};
const MIN_CLEAN_SIMILARITY = 0.97;

interface Gained {
  structure: boolean;
  colour: boolean;
}

/**
 * Counts the photos that came closer to their originals, by each of the three measures described at the top of
 * this file.
 */
class Tally {
  #count = 0;
  #gains = { structure: 0, colour: 0, lab: 0 };
  #means = { structure: 0, before: 0, after: 0 };
  #losers: string[] = [];

  /**
   * Adds the gains of one enhanced photo to the tally. Returns whether the photo came closer to its original in
   * structure and in colour.
   */
  add(original: Raster, before: Raster, after: Raster, file: string): Gained {
    const structure =
      measureStructuralSimilarity(original, after) - measureStructuralSimilarity(original, before);
    const colour =
      measureColourSimilarity(original, after) - measureColourSimilarity(original, before);
    const differences = [before, after].map((raster) => measureColourDifference(original, raster));
    const [was = 0, is = 0] = differences;
    this.#count++;
    this.#means.structure += structure;
    this.#means.before += was;
    this.#means.after += is;
    if (structure > 0) this.#gains.structure++;
    else this.#losers.push(`${nameOf(file)} ${structure.toFixed(4)}`);
    if (colour > 0) this.#gains.colour++;
    if (is < was) this.#gains.lab++;
    return { structure: structure > 0, colour: colour > 0 };
  }

  toString(): string {
    const share = (gains: number) => `${((100 * gains) / this.#count).toFixed(0)} %`.padStart(5);
    const mean = (sum: number, digits: number) => (sum / this.#count).toFixed(digits);
    return (
      `structure ${share(this.#gains.structure)} (mean ${mean(this.#means.structure, 3)}), ` +
      `colour ${share(this.#gains.colour)}, ΔE ${share(this.#gains.lab)} ` +
      `(${mean(this.#means.before, 1)} → ${mean(this.#means.after, 1)})  ${this.#losers.join(', ')}`
    );
  }
}

interface Flags {
  set: string;
  side: string;
  quality: string;
  only: string;
  baseline?: string;
}

const command = new Command('enhancement')
  .argument('<folder>', 'folder of unpacked packages')
  .option('--set <name>', 'judging or tuning', 'judging')
  .option('--side <pixels>', 'longer side of the photos', '1000')
  .option('--quality <n>', 'quality of the JPEG files', '90')
  .option('--only <name>', 'photos whose names hold this', '')
  .option('--baseline <file>')
  .parse();
const flags = command.opts<Flags>();
const folder = String(command.args[0]);
const side = Number(flags.side);
const quality = Number(flags.quality);

type Enhance = typeof enhancePhoto;
const contestants: Record<string, Enhance> = { now: enhancePhoto };
if (flags.baseline !== undefined) {
  const module: { enhancePhoto: Enhance } = await import(pathToFileURL(flags.baseline).href);
  contestants.baseline = module.enhancePhoto;
}

const names = flags.set === 'loose' ? listPhotos(folder) : listSetPhotos(flags.set, folder);
const originals = await Promise.all(
  names.map((name) =>
    toRaster(
      sharp(name).autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true }),
    ),
  ),
);
const contenders = Object.entries(contestants);
/** Sums of gains over all degraded photos; nine in ten photos must come closer to their originals. */
const totals = new Map(contenders.map(([name]) => [name, { cases: 0, structure: 0, colour: 0 }]));

for (const [fault, spoil] of Object.entries(DAMAGES)) {
  if (!fault.includes(flags.only)) continue;
  const tallies = new Map(contenders.map(([name]) => [name, new Tally()]));
  for (const [index, original] of originals.entries()) {
    const plain = await damageRaster(original, spoil);
    const grained = spoil.softNoise ? await withSoftNoise(plain, spoil.softNoise) : plain;
    const spoilt = await upload(grained, spoil.quality);
    const before = await decodeRaster(spoilt, original);
    for (const [name, enhance] of contenders) {
      const { bytes } = await enhance(spoilt);
      const after = await decodeRaster(bytes, original);
      const total = totals.get(name);
      const gained = tallies.get(name)?.add(original, before, after, names[index] ?? '');
      if (total === undefined || gained === undefined) continue;
      total.cases++;
      if (gained.structure) total.structure++;
      if (gained.colour) total.colour++;
    }
  }
  for (const [name, tally] of tallies) console.log(`${fault.padEnd(20)}${name.padEnd(10)}${tally}`);
}
for (const [name, { cases, structure, colour }] of totals) {
  if (cases === 0) continue;
  const share = (gained: number) => `${((100 * gained) / cases).toFixed(1)} %`;
  console.log(
    `${'all spoilt'.padEnd(20)}${name.padEnd(10)}structure ${share(structure)}, colour ${share(colour)} of ${cases}`,
  );
}
for (const [name, enhance] of 'clean'.includes(flags.only) ? contenders : []) {
  const touched: string[] = [];
  let lowest = 1;
  let clipped = 0;
  for (const [index, original] of originals.entries()) {
    const clean = await upload(original);
    const result = await decodeRaster((await enhance(clean)).bytes, original);
    const similarity = measureStructuralSimilarity(await decodeRaster(clean, original), result);
    lowest = Math.min(lowest, similarity);
    clipped = Math.max(clipped, newlyClippedShare(await decodeRaster(clean, original), result));
    if (similarity < MIN_CLEAN_SIMILARITY)
      touched.push(`${nameOf(names[index] ?? '')} ${similarity.toFixed(3)}`);
  }
  console.log(
    `${'clean'.padEnd(20)}${name.padEnd(10)}lowest similarity ${lowest.toFixed(3)}, ` +
      `most newly clipped ${(100 * clipped).toFixed(1)} %, touched: ${touched.join(', ') || 'none'}`,
  );
}

/** Returns the paths of the photos in one of the `SETS`. */
function listSetPhotos(set: string, root: string): string[] {
  const photos = new Map<string, Readonly<Record<string, readonly string[]>>>(
    Object.entries(SETS),
  ).get(set);
  if (photos === undefined) throw new Error(`There is no photo collection ${set}`);
  return Object.entries(photos).flatMap(([at, files]) =>
    files.map((file) => path.join(root, at, file)),
  );
}

function upload(photo: Raster, stored = quality): Promise<Buffer> {
  return fromRaster(photo).jpeg({ quality: stored }).toBuffer();
}

/**
 * Returns an enhanced picture at its original's size. The enhanced picture is decoded first, because scaling a
 * JPEG while decoding is inaccurate.
 */
async function decodeRaster(image: Buffer, { width, height }: Raster): Promise<Raster> {
  const decoded = await toRaster(sharp(image));
  if (decoded.width === width) return decoded;
  return toRaster(fromRaster(decoded).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }));
}

/**
 * Returns the name of a photo for the printed table. The files of a wallpaper have their size as name, so the
 * name of their folder is used.
 */
function nameOf(file: string): string {
  const wallpaper = file.split('/contents/')[0] ?? '';
  return path.parse(wallpaper).name.slice(0, 12);
}

/** Returns the share of the pixels in which a channel became black or fully bright by the enhancement. */
function newlyClippedShare(before: Raster, after: Raster): number {
  return newlyClipped(before, after) / (before.width * before.height);
}
