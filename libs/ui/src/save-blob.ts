/**
 * How long a download's address is kept. No browser tells when it has read it: Safari first asks whether the site may download, and
 * reads it once that is answered.
 */
const ADDRESS_KEPT_MS = 5 * 60_000;

/** Hands a blob to the browser's downloads under the given name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_KEPT_MS);
}
