import { createHmac } from 'node:crypto';
import type { StateFile, UndeliveredEvent } from './sandbox-state.ts';

interface DeliveryOptions {
  file: StateFile;
  /** URL of the product's webhook, which receives the events. */
  webhookUrl: string;
  webhookSecret: string;
  /**
   * Pauses in milliseconds before the second and each further attempt to deliver an event; the last pause
   * repeats without end.
   */
  retryDelaysMs: readonly number[];
}

/**
 * Stripe repeats failed deliveries for three days with growing pauses. These pauses are shorter than Stripe's,
 * so that developers need not wait.
 */
export const RETRY_DELAYS_MS = [1_000, 5_000, 30_000, 300_000] as const;

const ANSWER_TIMEOUT_MS = 30_000;

export interface Delivery {
  announce(eventId: string): void;
  /** Stops the delivery of events. Undelivered events stay on disk for the next start. */
  close(): Promise<void>;
}

/**
 * Sends each undelivered event to the webhook until the webhook answers with a 2xx status. As with Stripe,
 * events may arrive in any order.
 */
export function startDelivery({ file, ...options }: DeliveryOptions): Delivery {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let closed = false;

  async function attempt(event: UndeliveredEvent): Promise<void> {
    event.attempts += 1;
    const delivered = await send(event, options);
    if (delivered) {
      file.state.undelivered = file.state.undelivered.filter((each) => each.id !== event.id);
    } else if (!closed) {
      const delays = options.retryDelaysMs;
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          announce(event.id);
        },
        delays[Math.min(event.attempts, delays.length) - 1],
      );
      timers.add(timer);
    }
    await file.save();
  }

  function announce(eventId: string): void {
    const event = file.state.undelivered.find((each) => each.id === eventId);
    if (!event || closed) return;
    const work = attempt(event).finally(() => running.delete(work));
    running.add(work);
  }

  for (const event of file.state.undelivered) announce(event.id);

  return {
    announce,
    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

async function send(
  { id, type, created, object }: UndeliveredEvent,
  { webhookUrl, webhookSecret }: Pick<DeliveryOptions, 'webhookUrl' | 'webhookSecret'>,
): Promise<boolean> {
  const body = JSON.stringify({
    id,
    object: 'event',
    type,
    created,
    livemode: false,
    data: { object },
  });
  try {
    const answer = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': signBody(body, webhookSecret),
      },
      body,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // A failed connection is treated like a refused event, so another attempt follows.
    return false;
  }
}

/**
 * Signs a webhook body with Stripe's scheme (https://docs.stripe.com/webhooks#verify-manually): HMAC-SHA256 of
 * "time.body".
 */
function signBody(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${digest}`;
}
