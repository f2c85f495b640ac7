/** A fault of a deployment, with its repair. */
export interface Problem {
  what: string;
  /** The command or step that repairs the problem. */
  mend: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Sends a request with a timeout.
 * @throws Error that says why the URL did not answer.
 */
export async function ask(url: string | URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, {
      redirect: 'manual',
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new Error(`${url} does not answer: ${cause instanceof Error ? cause.message : cause}`);
  }
}

/** Returns a list with one problem if the condition holds, or else an empty list. */
export function listProblemIf(condition: boolean, what: string, mend: string): Problem[] {
  return condition ? [{ what, mend }] : [];
}

/** Tells whether a URL is on this machine, and therefore needs neither HTTPS nor a certificate. */
export function isLoopback(url: string | URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
