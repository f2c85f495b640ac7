import { expect, it } from 'vitest';
import { AD_FORMATS } from './ad-formats.ts';
import { getSafeZones, PLACEMENT_SAFE_ZONES } from './safe-zones.ts';

it('each ad placement has the covered area that its platform states, and the URL of the platform’s statement', () => {
  expect(getSafeZones('story').map(({ placement, covered }) => [placement, covered])).toEqual([
    ['Stories', { top: 0.14, right: 0, bottom: 0.2, left: 0 }],
    ['Reels', { top: 0.14, right: 0.06, bottom: 0.35, left: 0.06 }],
  ]);
  expect(getSafeZones('wide')).toEqual([]);
  for (const { source } of PLACEMENT_SAFE_ZONES)
    expect(source).toMatch(/^https:\/\/(?:www\.facebook|support\.google)\.com\//);
});

it.each(['landscape', 'square'] as const)(
  'the safe area of %s excludes the edges that Google may crop',
  (format) => {
    const { width, height, safeArea } = AD_FORMATS[format];
    const [zone] = getSafeZones(format);
    if (!zone) throw new Error('the format has no safe zone');
    expect(safeArea.left).toBeGreaterThanOrEqual(zone.covered.left * width);
    expect(safeArea.right).toBeGreaterThanOrEqual(zone.covered.right * width);
    expect(safeArea.top).toBeGreaterThanOrEqual(zone.covered.top * height);
    expect(safeArea.bottom).toBeGreaterThanOrEqual(zone.covered.bottom * height);
  },
);
