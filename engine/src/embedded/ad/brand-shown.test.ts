import { FORMAT_OPTIONS } from '@adwright/contracts';
import { expect, it } from 'vitest';
import { writeAdCopy } from '../copy/write-ad-copy.ts';
import { composeAd } from './compose-ad.ts';
import { BOOST_LAYOUTS } from './layout-names.ts';

const LONG = 'The Old Lighthouse Keeper’s Cottage at Dunmore Head';

it.each(FORMAT_OPTIONS.map(({ value }) => value))(
  'every layout of a boost shows the brand, however long, in words of the ad itself (%s)',
  (format) => {
    for (const brandName of ['Hive & Seek', LONG]) {
      const brief = {
        product: 'beekeeping kit $199',
        audience: 'beginners',
        emotion: 'curiosity',
        brandName,
      } as const;
      const copy = writeAdCopy(brief, 2, 0);
      for (const layout of BOOST_LAYOUTS) {
        const { composition } = composeAd({ brief, copy, format, seed: 2, variation: 0, layout });
        const texts = composition.items.map((item) =>
          item.kind === 'mark' ? '' : item.fitted.lines.join(' ').toLowerCase(),
        );
        expect(
          texts.some((text) => text.startsWith(brandName.toLowerCase())),
          `${layout}: ${texts.join(' | ')}`,
        ).toBe(true);
      }
    }
  },
);
