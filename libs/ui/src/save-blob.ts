/**
 * Time in milliseconds during which a download's blob URL is valid. The URL is not revoked earlier, because no
 * event tells when the browser has read the URL. Safari first asks the user for permission, and reads the URL
 * after the user's answer.
 */
const ADDRESS_KEPT_MS = 5 * 60_000;

/** Downloads a blob under the given file name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_KEPT_MS);
}
