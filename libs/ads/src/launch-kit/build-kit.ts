import { strToU8, type Zippable, zip } from 'fflate';
import { toCsv } from './csv.ts';
import { imageFile, type KitImage } from './kit-image.ts';
import { csvFile, folderOf, kitReadme } from './kit-readme.ts';
import { platformRows } from './platform-rows.ts';
import { type PlatformName, platformSpec } from './platforms.ts';

export interface KitContents {
  platforms: readonly PlatformName[];
  images: readonly KitImage[];
  campaign: string;
  /** What the kit lacks, one sentence each. */
  leftOut: readonly string[];
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Every file of the kit by its path. */
export function kitFiles(contents: KitContents): Map<string, Uint8Array> {
  const { platforms, images, campaign } = contents;
  const files = new Map<string, Uint8Array>([
    ['README.txt', strToU8(BYTE_ORDER_MARK + kitReadme(contents))],
  ]);
  for (const platform of platforms) {
    const own = images.filter((image) => image.platform === platform);
    for (const image of own) files.set(`${folderOf(platform)}/${imageFile(image)}`, image.bytes);
    const { columns, byteOrderMark } = platformSpec(platform);
    const csv = toCsv(columns, platformRows(platform, own, campaign));
    files.set(
      `${folderOf(platform)}/${csvFile(platform)}`,
      strToU8((byteOrderMark ? BYTE_ORDER_MARK : '') + csv),
    );
  }
  return files;
}

/** The kit as a zip. Its images are compressed already, so everything is stored as it is. */
export function zipKit(contents: KitContents): Promise<Blob> {
  const files: Zippable = Object.fromEntries(kitFiles(contents));
  return new Promise((resolve, reject) => {
    zip(files, { level: 0 }, (error, archive) => {
      if (error) reject(error);
      else resolve(new Blob([archive.slice()], { type: 'application/zip' }));
    });
  });
}
