import { zip } from 'fflate';
import { ALT_TEXTS_FILE, buildAltTextTable } from '../launch-kit/build-alt-text-table.ts';
import { fetchImage } from './download.ts';

interface ZipEntry {
  fileName: string;
  imageUrl: string;
  /** Alt text of the image; empty when none is recorded. */
  altText: string;
}

/**
 * Returns all images in one zip, with a table of their alt texts. The zip stores the images without
 * compression, because image formats are already compressed.
 * @throws if an image can't be fetched, because a zip without it would look complete
 */
export async function zipImages(entries: readonly ZipEntry[]): Promise<Blob> {
  const files = await Promise.all(
    entries.map(async ({ fileName, imageUrl, altText }) => {
      const blob = await fetchImage(imageUrl, altText);
      return [fileName, new Uint8Array(await blob.arrayBuffer())] as const;
    }),
  );
  return new Promise((resolve, reject) => {
    zip(Object.fromEntries([...files, listAltTexts(entries)]), { level: 0 }, (error, archive) => {
      if (error) reject(error);
      else resolve(new Blob([archive.slice()], { type: 'application/zip' }));
    });
  });
}

function listAltTexts(entries: readonly ZipEntry[]) {
  const rows = entries.map(({ fileName, altText }) => ({ image: fileName, alt_text: altText }));
  return [ALT_TEXTS_FILE, buildAltTextTable(rows)] as const;
}
