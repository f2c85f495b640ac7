const SIGN_OF_LIFE_MS = 5000;

/** Prints a message about running work, and repeats the message while the work continues. */
export async function withProgress<T>(
  report: (line: string) => void,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  report(`${what}.`);
  const ticker = setInterval(() => {
    report(`  … still at it, ${Math.round((performance.now() - began) / 1000)} s`);
  }, SIGN_OF_LIFE_MS);
  try {
    return await work();
  } finally {
    clearInterval(ticker);
  }
}
