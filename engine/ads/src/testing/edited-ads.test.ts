import { writeAdCopy } from '@adwright/engine-copywriter';
import { MIN_TEXT_CONTRAST } from '@adwright/engine-pixels';
import { itEach } from '@adwright/engine-testing/nightly';
import { describe, expect, it } from 'vitest';
import { inspectEdit } from './edit-faults.ts';
import { EDITED_ADS, EDITED_FORMATS, makeEditedAd, makeOrderedAd } from './edited-ads.ts';

/**
 * A sample of the edited ads that `bench/edited-ads.ts` checks. The first ads of the sample once had faults,
 * which must not return.
 */
const SAMPLE = [
  [6, 'square'],
  [8, 'landscape'],
  [9, 'landscape'],
  [16, 'landscape'],
  [29, 'story'],
  [62, 'portrait'],
  [107, 'wide'],
  [148, 'pin'],
] as const;

describe('an ad that a user has edited', () => {
  itEach(SAMPLE, { step: 2 })(
    'number %i as %s reads well and shows what was typed',
    { timeout: 60_000 },
    ([number, format]) => {
      const { faults, contrast } = inspectEdit(
        makeEditedAd(number, writeAdCopy),
        format,
        makeOrderedAd(number, writeAdCopy),
      );
      expect(faults).toEqual([]);
      expect(contrast).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    },
  );

  it('an ad changes no pixel around a word if the word is replaced by another of the same width', {
    timeout: 60_000,
  }, () => {
    const edited = Array.from({ length: EDITED_ADS }, (_, number) =>
      makeEditedAd(number, writeAdCopy),
    )
      .filter(({ words }) => /\bnote\b/.test(words.headline + words.subline))
      .slice(0, 3)
      .map((recipe, index) => ({ recipe, format: EDITED_FORMATS[index] ?? 'square' }));
    const swapped = edited.slice(0, 1).map(({ recipe, format }) => inspectEdit(recipe, format));
    expect(swapped.some((inspection) => inspection.swapped)).toBe(true);
    for (const { faults } of swapped) expect(faults).toEqual([]);
  });
});
