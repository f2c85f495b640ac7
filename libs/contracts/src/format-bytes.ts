const UNITS = ['KB', 'MB', 'GB', 'TB'];
const STEP = 1024;

/**
 * Returns a number of bytes as a text for people, such as `20 KB`, `1.4 MB` or `5 GB`. The size is rounded up,
 * so that a small file is not shown as 0.
 */
export function formatBytes(bytes: number): string {
  let amount = bytes / STEP;
  let unit = 0;
  while (amount >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }
  return `${(Math.ceil(amount * 10) / 10).toLocaleString('en')} ${UNITS[unit]}`;
}
