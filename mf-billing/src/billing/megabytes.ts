/** Rounded up, so that something is never shown as nothing. */
export function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20).toLocaleString('en')} MB`;
}
