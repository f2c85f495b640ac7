import { zip } from 'fflate';
import { fetchImage } from './download.ts';

export interface ZipEntry {
  fileName: string;
  imageUrl: string;
}

/**
 * All images in one zip. They are compressed already, so they are stored as they are.
 * @throws when an image can't be fetched: half an archive would look like a whole one
 */
export async function zipImages(entries: readonly ZipEntry[]): Promise<Blob> {
  const files = await Promise.all(
    entries.map(async ({ fileName, imageUrl }) => {
      const blob = await fetchImage(imageUrl);
      return [fileName, new Uint8Array(await blob.arrayBuffer())] as const;
    }),
  );
  return new Promise((resolve, reject) => {
    zip(Object.fromEntries(files), { level: 0 }, (error, archive) => {
      if (error) reject(error);
      else resolve(new Blob([archive.slice()], { type: 'application/zip' }));
    });
  });
}
