/**
 * 'creative-{id}.jpg', or a jpg with a timestamp where there is no id (spec §9). `now` in ms since
 * 1970.
 */
export function downloadName(id: string | undefined, now: number): string {
  return `creative-${id ?? now}.jpg`;
}

/**
 * The image as a blob. Storage is another origin, where a link's `download` attribute is ignored:
 * the bytes have to come through here.
 * @throws when the image can't be fetched
 */
export async function fetchImage(imageUrl: string): Promise<Blob> {
  const response = await fetch(imageUrl);
  if (!response.ok) throw new Error(`${imageUrl} answered ${response.status}`);
  return response.blob();
}

/** Hands a blob to the browser's downloads under the given name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Firefox reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
