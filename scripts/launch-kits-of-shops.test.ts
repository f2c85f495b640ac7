import { AD_FORMATS, type AdRow, type ComposedRecipe } from '@adwright/contracts';
import { countCharacters } from '@adwright/contracts/ad-text';
import type { PlannedRow } from '@adwright/contracts/campaigns';
import { sampleRecipe } from '@adwright/contracts/testing';
import { writeAdCopy, writeAdText } from '@adwright/engine-copywriter';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { FURTHER_EXPORTS } from '../engine/catalogue/src/testing/further-exports.ts';
import {
  encodeExport,
  MARKETPLACE_EXPORTS,
} from '../engine/catalogue/src/testing/marketplace-exports.ts';
import { planCatalogue, readCase } from '../engine/catalogue/src/testing/plan-case.ts';
import * as written from '../engine/catalogue/src/testing/shop-exports.ts';
import { buildKitFiles } from '../libs/ads/src/launch-kit/build-kit.ts';
import { buildImageName } from '../libs/ads/src/launch-kit/file-name.ts';
import { findLinkProblem } from '../libs/ads/src/launch-kit/final-link.ts';
import type { KitImage } from '../libs/ads/src/launch-kit/kit-image.ts';
import { type LaunchAd, launchAd } from '../libs/ads/src/launch-kit/launch-ad.ts';
import { getPlatformSpec, PLATFORM_NAMES } from '../libs/ads/src/launch-kit/platforms.ts';

const EXPORTS: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
  ...['shopify-new.csv', 'wix.csv', 'squarespace.csv', 'bigcommerce.csv', 'prestashop.csv'],
  ...['amazon.txt', 'merchant.tsv', 'meta.csv', 'feed.xml'],
]
  .map((name): (typeof EXPORTS)[number] => [name, () => readCase(name)])
  .concat(
    Object.entries(written).map(([name, text]) => [
      name.toLowerCase(),
      async () => Buffer.from(text),
    ]),
  )
  .concat(
    [...MARKETPLACE_EXPORTS, ...FURTHER_EXPORTS].map((exported) => [
      exported.system,
      async () => encodeExport(exported),
    ]),
  );

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

/** Returns the ad that a campaign row leads to, with the copywriter's texts and without pictures. */
function adOfRow({ brief, link }: PlannedRow, at: number): LaunchAd {
  if (!brief) throw new Error('The row makes no ad');
  const copy = writeAdCopy(brief, at, 0);
  const recipe: ComposedRecipe = {
    ...sampleRecipe,
    brief: { product: brief.product, audience: brief.audience, emotion: brief.emotion },
    words: { ...copy, brandName: 'Müller & Söhne' },
  };
  const row: AdRow = {
    id: idOf(at),
    user_id: idOf(0),
    ad_image_url: null,
    ad_image_url_story: null,
    ad_text: writeAdText(brief, at).join('\n\n'),
    title: null,
    status: 'completed',
    is_favorite: false,
    is_boosted: false,
    ad_type: null,
    prediction_id: null,
    created_at: '2026-01-05T12:00:00+00:00',
  };
  const version = {
    ad_id: row.id,
    user_id: row.user_id,
    n: 1,
    recipe,
    images: {},
    viral_score: null,
    created_at: row.created_at,
  };
  const ad = launchAd(row, version, { link, brand: brief.brandName ?? '' });
  return { ...ad, link: ad.link || 'shop.example' };
}

const imagesOf = (ad: LaunchAd): KitImage[] =>
  PLATFORM_NAMES.flatMap((platform) =>
    getPlatformSpec(platform).placements.map((placement) => ({
      ad,
      platform,
      placement,
      format: placement.format,
      name: buildImageName({ ...ad, format: placement.format, adId: ad.id }),
      storedUrl: `https://storage.example/${AD_FORMATS[placement.format].width}.jpg`,
      bytes: new Uint8Array([0xff, 0xd8]),
    })),
  );

it.each(EXPORTS)(
  "the export %s yields a launch kit that the advertising platforms' importers accept",
  async (_, bytes) => {
    const rows = (await planCatalogue(await bytes())).filter(
      ({ brief, leftOut }) => brief !== null && leftOut === null,
    );
    expect(rows.length).toBeGreaterThan(0);
    const ads = rows.map((row, at) => adOfRow(row, at + 1));
    for (const ad of ads) expect(findLinkProblem(ad.link)).toBeNull();
    const images = ads.flatMap(imagesOf);
    const files = await buildKitFiles({
      platforms: PLATFORM_NAMES,
      images,
      campaign: 'Herbst & co',
      verifyUrl: 'https://adwright.example/verify',
      leftOut: [],
    });
    // The two additional files are README.txt and alt-texts.csv.
    expect(files.size).toBe(2 + PLATFORM_NAMES.length + images.length);
    for (const path of files.keys()) expect(path).toMatch(/^[\x21-\x7e]+(?:\/[\x21-\x7e]+)?$/);
    for (const platform of PLATFORM_NAMES) {
      const { label, table, columns, fields, countsWideTwice } = getPlatformSpec(platform);
      if (table === 'workbook') {
        expect(files.has(`${label}/${platform}-ads.xlsx`)).toBe(true);
        continue;
      }
      const csv = new TextDecoder().decode(files.get(`${label}/${platform}-ads.csv`));
      const lines: Record<string, string>[] = parse(csv, { columns: true, bom: true });
      expect(lines.length).toBeGreaterThanOrEqual(ads.length);
      for (const line of lines) {
        expect(Object.keys(line)).toEqual(columns);
        for (const cell of Object.values(line)) expect(cell).not.toMatch(/^['=+\-@]/);
        for (const { column, maxCharacters } of fields) {
          expect(countCharacters(line[column] ?? '', countsWideTwice)).toBeLessThanOrEqual(
            maxCharacters,
          );
        }
        if (platform === 'google') {
          expect(Object.values(line).join(' ')).not.toMatch(
            /[!?]{2}|(?![©®™])\p{Extended_Pictographic}/u,
          );
        }
      }
      const linkColumn = platform === 'google' ? 'Final URL' : 'Link';
      for (const line of lines) {
        const url = new URL(line[linkColumn] ?? '');
        expect(url.protocol).toBe('https:');
        expect(url.searchParams.get('utm_source')).toBe(platform);
      }
    }
    const readme = new TextDecoder().decode(files.get('README.txt'));
    for (const ad of ads) expect(readme).toContain(ad.id);
  },
);
