/** Delays in milliseconds before each further attempt; the last delay is used repeatedly. */
const PAUSES_MS = [2000, 4000, 8000, 15_000, 30_000];

/** A request that is repeated until a response arrives. */
interface Inquiry<Answer> {
  answer: Promise<Answer>;
  /** Sends the request at once; the promise resolves when this attempt has ended. */
  askNow(): Promise<void>;
}

/**
 * Repeats a request until a response arrives: after growing delays, and at once when the network comes back.
 * The delays vary randomly, so that not all tabs send requests at the same moment.
 *
 * @param ask sends the request; returns undefined, or rejects, when no response arrived
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
