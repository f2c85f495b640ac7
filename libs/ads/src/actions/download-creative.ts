import { TOAST_DURATION_MS, TOASTS } from '@adwright/contracts';
import { saveBlob } from '@adwright/ui';
import { toast } from '@adwright/ui/toast';
import { downloadName, fetchImage } from './download.ts';

/**
 * Downloads one image and says how it went (spec §8). `id` names the file; the time does when there is none.
 */
export async function downloadCreative(
  imageUrl: string | null | undefined,
  id?: string,
): Promise<void> {
  if (!imageUrl) {
    toast(TOASTS.nothingToDownload);
    return;
  }
  try {
    saveBlob(await fetchImage(imageUrl), downloadName(id, Date.now()));
    toast(TOASTS.downloadStarted, { durationMs: TOAST_DURATION_MS.short });
  } catch (cause) {
    console.error('The image could not be fetched', cause);
    // To the user, an image that storage no longer has is no image to download.
    toast(TOASTS.nothingToDownload);
  }
}
