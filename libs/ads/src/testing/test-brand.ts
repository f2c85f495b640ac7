import type { AssetRow, BrandKitRow, FontRow } from '@adwright/contracts';
import { TEST_USER_ID } from './test-backend.ts';

const FOLDER = `http://localhost:8321/storage/v1/object/authenticated/assets/${TEST_USER_ID}`;

const idOf = (group: number, number: number) =>
  `00000000-0000-4000-800${group}-${String(number).padStart(12, '0')}`;

/**
 * Returns a photo of the asset library with a cut-out. The argument `number` makes the id and the files
 * unique.
 */
export function createTestAsset(number: number, changes: Partial<AssetRow> = {}): AssetRow {
  return {
    id: idOf(1, number),
    user_id: TEST_USER_ID,
    kind: 'product',
    name: `photo-${number}.jpg`,
    image_url: `${FOLDER}/${number}.jpg`,
    width: 1200,
    height: 900,
    cutout_url: `${FOLDER}/${number}-cutout.webp`,
    cutout_confidence: 0.96,
    cutout_problem: null,
    mask_url: null,
    created_at: '2026-01-05T12:00:00+00:00',
    ...changes,
  };
}

/** Returns a brand kit with two colours and no logo. */
export function createTestBrandKit(
  number: number,
  changes: Partial<BrandKitRow> = {},
): BrandKitRow {
  return {
    id: idOf(2, number),
    user_id: TEST_USER_ID,
    name: `Brand ${number}`,
    is_default: false,
    logo_light: null,
    logo_dark: null,
    colours: [
      { role: 'main', hex: '#123456' },
      { role: 'accent', hex: '#ffcc00' },
    ],
    type: null,
    call_to_action: null,
    link: null,
    tone: null,
    created_at: '2026-01-05T12:00:00+00:00',
    updated_at: '2026-01-05T12:00:00+00:00',
    ...changes,
  };
}

/** Returns a font as the data service lists it after an upload. */
export function createTestFont(number: number, changes: Partial<FontRow> = {}): FontRow {
  return {
    id: idOf(3, number),
    user_id: TEST_USER_ID,
    name: `Font ${number}`,
    file_url: `${FOLDER}/font-${number}.woff2`,
    licensed_at: '2026-01-05T12:00:00+00:00',
    created_at: '2026-01-05T12:00:00+00:00',
    ...changes,
  };
}
