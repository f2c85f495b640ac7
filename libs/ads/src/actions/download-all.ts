import { type Creative, TOAST_DURATION_MS, TOASTS } from '@adwright/contracts';
import { saveBlob } from '@adwright/ui';
import { toast } from '@adwright/ui/toast';
import { downloadName } from './download.ts';

/**
 * Downloads all creatives as one zip; the archiver loads on the first use. Shows a toast for success or failure
 * (spec §8).
 */
export async function downloadAll(
  creatives: readonly Creative[],
  archiveName: string,
): Promise<void> {
  const now = Date.now();
  const entries = creatives.map(({ id, imageUrl, format, altText }, index) => ({
    // The two formats of one ad have the same id, so a number distinguishes their file names.
    fileName: `${String(index + 1).padStart(2, '0')}-${format ?? 'post'}-${downloadName(id, now)}`,
    imageUrl,
    altText: altText ?? '',
  }));
  try {
    const { zipImages } = await import('./download-zip.ts');
    saveBlob(await zipImages(entries), `${archiveName}.zip`);
    toast(TOASTS.downloadStarted, { durationMs: TOAST_DURATION_MS.short });
  } catch (cause) {
    console.error('The images could not be packed', cause);
    toast(TOASTS.nothingToDownload);
  }
}
