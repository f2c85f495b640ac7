import { AD_FORMAT_NAMES } from '@adwright/contracts';
import { writeAdCopy } from '@adwright/engine-copywriter';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { composeAd } from '../compose-ad.ts';
import { LAYOUT_NAMES } from '../layout-names.ts';
import { openParts } from '../own/open-parts.ts';

const brief = {
  product: 'wallets',
  audience: 'men who travel',
  emotion: 'happiness',
  goal: 'sales',
  brandName: 'Kestrel',
} as const;

const SHAPES = { wordmark: [600, 100], emblem: [240, 240], tower: [150, 300] } as const;

function bars([width, height]: readonly [number, number]): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#d7263d';
  context.fillRect(0, 0, width * 0.4, height);
  context.fillRect(width * 0.6, 0, width * 0.4, height);
  return canvas.toBuffer('image/png');
}

describe.each(Object.entries(SHAPES))('the plate behind a %s', (_, size) => {
  it('the plate of a logo has one size per format and is never larger than the ad’s headline', async () => {
    const colours = [{ role: 'main', hex: '#d7263d' } as const];
    const brand = { colours, type: null, logos: { light: bars(size), dark: null } };
    const parts = { ...(await openParts({ brand })), logoPlate: true };
    const faults: string[] = [];
    for (const format of AD_FORMAT_NAMES) {
      const sizes = new Set<string>();
      for (const [number, layout] of LAYOUT_NAMES.entries()) {
        const copy = writeAdCopy(brief, 2, number);
        const variation = { seed: 2, variation: number, layout };
        const input = { brief, copy, format, ...variation, brand: { colours, type: null } };
        const { items } = composeAd(input, null, parts).composition;
        const logo = items.find(({ kind }) => kind === 'logo');
        const headline = items.find((item) => item.kind === 'text' && item.role === 'headline');
        if (!logo) continue;
        sizes.add(`${Math.round(logo.box.width)} × ${Math.round(logo.box.height)}`);
        if (headline?.kind !== 'text') continue;
        const { width, height } = headline.fitted;
        if (logo.box.width * logo.box.height > width * height)
          faults.push(`${format} ${layout}: larger than the headline`);
      }
      if (sizes.size !== 1) faults.push(`${format}: ${[...sizes]}`);
    }
    expect(faults).toEqual([]);
  });
});
