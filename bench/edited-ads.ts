/**
 * Renders 200 edited ads in six formats and checks their pixels. Each text must have enough contrast, texts
 * must not cover the product, typed words must appear exactly, and a replaced word must change no pixel outside
 * itself. Each measurement must be a number, and undoing all edits must restore the first picture. With
 * `--moved`, the elements of the ads are first moved at random. With `--dressed`, the ads also have badges,
 * their own backgrounds, and headlines for single formats. The script exits with 1 if it finds a fault. Run:
 * node bench/edited-ads.ts [--from=0] [--to=200] [--formats=square,story] [--moved] [--dressed]
 */
import { setImmediate } from 'node:timers/promises';
import {
  EDITED_ADS,
  EDITED_FORMATS,
  inspectEdit,
  makeEditedAd,
  makeOrderedAd,
  makeRandomPlaces,
  paintBackground,
  withAddedParts,
  withMoved,
} from '@adwright/engine-ads/testing';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { applyProcessSettings } from '@adwright/engine-service/process-settings';
import { Command } from 'commander';

applyProcessSettings();

const flags = new Command('edited-ads')
  .option('--from <number>', '', '0')
  .option('--to <number>', 'the one after the last', String(EDITED_ADS))
  .option('--formats <names>', 'parted by commas', EDITED_FORMATS.join())
  .option('--moved', 'elements moved, scaled and aligned at random')
  .option('--dressed', 'badges, own backgrounds, and headlines of single formats')
  .parse()
  .opts<{ from: string; to: string; formats: string; moved?: true; dressed?: true }>();
const formats = EDITED_FORMATS.filter((format) => flags.formats.split(',').includes(format));
const started = performance.now();
let [pictures, leftOut, swapped, faulty, least] = [0, 0, 0, 0, Number.POSITIVE_INFINITY];
for (let number = Number(flags.from); number < Number(flags.to); number++) {
  const recipe = makeEditedAd(number, writeAdCopy);
  for (const [at, format] of EDITED_FORMATS.entries()) {
    if (!formats.includes(format)) continue;
    // Node frees the memory of canvases only between turns of its event loop.
    await setImmediate();
    const picture = number * EDITED_FORMATS.length + at;
    // With the sum of ad number and format index, every format is combined with every type of background.
    const dressed = flags.dressed ? withAddedParts(recipe, format, number + at) : recipe;
    const edited = flags.moved ? withMoved(dressed, format, makeRandomPlaces(picture)) : dressed;
    const background = paintBackground(edited, format, picture);
    const start = makeOrderedAd(number, writeAdCopy);
    const inspection = inspectEdit(edited, format, start, background);
    if (inspection.leftOut) leftOut += 1;
    else pictures += 1;
    if (inspection.swapped) swapped += 1;
    least = Math.min(least, inspection.contrast);
    if (inspection.faults.length === 0) continue;
    faulty += 1;
    console.log(`${number} ${recipe.layout} ${format}: ${inspection.faults.join('; ')}`);
  }
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `${pictures} pictures in ${seconds} s, ${leftOut} formats left out, lowest contrast ${least.toFixed(2)}, ` +
    `${swapped} swapped words, ${faulty} pictures with faults`,
);
process.exitCode = faulty === 0 ? 0 : 1;
