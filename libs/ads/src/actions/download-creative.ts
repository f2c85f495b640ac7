import { TOAST_DURATION_MS, TOASTS } from '@adwright/contracts';
import { saveBlob } from '@adwright/ui';
import { toast } from '@adwright/ui/toast';
import { downloadName, fetchImage } from './download.ts';

interface DownloadOptions {
  /**
   * Id of the ad, which becomes part of the downloaded file's name. Without an id, the file's name contains the
   * current time.
   */
  id?: string | undefined;
  /** Current alt text of the image. */
  altText?: string | undefined;
}

/** Downloads one image and shows a toast for success or failure (spec §8). */
export async function downloadCreative(
  imageUrl: string | null | undefined,
  { id, altText }: DownloadOptions = {},
): Promise<void> {
  if (!imageUrl) {
    toast(TOASTS.nothingToDownload);
    return;
  }
  try {
    saveBlob(await fetchImage(imageUrl, altText), downloadName(id, Date.now()));
    toast(TOASTS.downloadStarted, { durationMs: TOAST_DURATION_MS.short });
  } catch (cause) {
    console.error('The image could not be fetched', cause);
    // An image that is missing from storage counts as a failed download.
    toast(TOASTS.nothingToDownload);
  }
}
