const MOST_WORKERS = 64;

/**
 * Parses the value of the option `--workers`.
 * @throws {Error} The message is for the user and names the valid values.
 */
export function readWorkerCount(flag: string): number {
  const count = Number(flag);
  if (flag.trim() === '' || !Number.isInteger(count) || count < 0 || count > MOST_WORKERS) {
    throw new Error(`--workers must be a whole number from 0 to ${MOST_WORKERS}, not "${flag}".`);
  }
  return count;
}
