import { TOAST_DURATION_MS, TOASTS } from '@adwright/contracts';
import { saveBlob } from '@adwright/ui';
import { toast } from '@adwright/ui/toast';
import { downloadName, fetchImage } from './download.ts';

interface DownloadOptions {
  /** Names the file; the time does when there is none. */
  id?: string | undefined;
  /** What the image shows, as it is written now. */
  altText?: string | undefined;
}

/** Downloads one image and says how it went (spec §8). */
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
    // To the user, an image that storage no longer has is no image to download.
    toast(TOASTS.nothingToDownload);
  }
}
