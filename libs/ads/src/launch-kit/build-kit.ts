import type { ClaimEvidence } from '@adwright/contracts/policy';
import { strToU8, type Zippable, zip } from 'fflate';
import { ALT_TEXTS_FILE, BYTE_ORDER_MARK, buildAltTextTable } from './build-alt-text-table.ts';
import { toCsv } from './csv.ts';
import { getImageFile, type KitImage } from './kit-image.ts';
import { getPlatformFolder, getTableFile, writeKitReadme } from './kit-readme.ts';
import { buildPlatformSheets } from './platform-rows.ts';
import { getPlatformSpec, type PlatformName } from './platforms.ts';

interface KitContents {
  platforms: readonly PlatformName[];
  images: readonly KitImage[];
  campaign: string;
  /** URL of the public page that verifies the origin of a picture. */
  verifyUrl: string;
  /** Sentences that name what is missing from the launch kit. */
  leftOut: readonly string[];
  /** Sentences that name what the user must check before the ads run. */
  warnings?: readonly string[];
  /** Evidence that supports the claims of the ads. */
  evidence?: readonly ClaimEvidence[];
}

/**
 * Returns the table of ads in the file format of a platform's importer. The library that writes workbooks is
 * loaded only when a platform needs a workbook.
 */
async function writeTable(
  platform: PlatformName,
  images: readonly KitImage[],
  campaign: string,
): Promise<Uint8Array> {
  const sheets = buildPlatformSheets(platform, images, campaign);
  const { table } = getPlatformSpec(platform);
  if (table === 'workbook') {
    const { toWorkbook } = await import('./workbook.ts');
    return toWorkbook(sheets);
  }
  const mark = table === 'csvWithByteOrderMark' ? BYTE_ORDER_MARK : '';
  const csv = sheets.map(({ columns, rows }) => toCsv(columns, rows, 'blank')).join('');
  return strToU8(mark + csv);
}

/** Builds every file of the launch kit; the map's keys are file paths. */
export async function buildKitFiles(contents: KitContents): Promise<Map<string, Uint8Array>> {
  const { platforms, images, campaign } = contents;
  const files = new Map<string, Uint8Array>([
    ['README.txt', strToU8(BYTE_ORDER_MARK + writeKitReadme(contents))],
  ]);
  const altTexts = images.map((image) => ({
    image: `${getPlatformFolder(image.platform)}/${getImageFile(image)}`,
    alt_text: image.ad.altText,
  }));
  files.set(ALT_TEXTS_FILE, buildAltTextTable(altTexts));
  for (const platform of platforms) {
    const own = images.filter((image) => image.platform === platform);
    for (const image of own)
      files.set(`${getPlatformFolder(platform)}/${getImageFile(image)}`, image.bytes);
    files.set(
      `${getPlatformFolder(platform)}/${getTableFile(platform)}`,
      await writeTable(platform, own, campaign),
    );
  }
  return files;
}

/**
 * Packs the files of the launch kit into a zip. The zip stores the files without compression, because the
 * images are compressed already.
 */
export async function zipKit(contents: KitContents): Promise<Blob> {
  const files: Zippable = Object.fromEntries(await buildKitFiles(contents));
  return new Promise((resolve, reject) => {
    zip(files, { level: 0 }, (error, archive) => {
      if (error) reject(error);
      else resolve(new Blob([archive.slice()], { type: 'application/zip' }));
    });
  });
}
