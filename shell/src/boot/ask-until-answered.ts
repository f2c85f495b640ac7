/** Milliseconds before each further attempt; the last one repeats. */
const PAUSES_MS = [2000, 4000, 8000, 15_000, 30_000];

/** A question that is asked again until it has an answer. */
export interface Inquiry<Answer> {
  answer: Promise<Answer>;
  /** Asks at once, for who does not want to wait; fulfils when that attempt has ended. */
  askNow(): Promise<void>;
}

/**
 * Asks for something that is missing until it is there: after growing pauses, varied so that not every tab asks at the same
 * moment, and at once when the network comes back.
 *
 * @param ask gives undefined, or fails, while there is no answer.
 */
export function askUntilAnswered<Answer>(ask: () => Promise<Answer | undefined>): Inquiry<Answer> {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | undefined;
  let settle: (answer: Answer) => void = () => {};
  const answer = new Promise<Answer>((resolve) => {
    settle = resolve;
  });

  const askOnce = async () => {
    clearTimeout(timer);
    const found = await ask().catch((error: unknown) => {
      console.error(error);
      return undefined;
    });
    asking = undefined;
    if (found === undefined) {
      wait();
      return;
    }
    removeEventListener('online', askNow);
    settle(found);
  };
  const askNow = () => {
    asking ??= askOnce();
    return asking;
  };
  const wait = () => {
    const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)] ?? 0;
    attempts += 1;
    timer = setTimeout(askNow, pause * (0.75 + Math.random() / 2));
  };

  addEventListener('online', askNow);
  wait();
  return { answer, askNow };
}
