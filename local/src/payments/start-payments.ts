import { Hono } from 'hono';
import { serveFetch } from '../loopback.ts';
import { createPaymentPage } from './payment-page.ts';
import { createPortalPage } from './portal-page.ts';
import { Sandbox } from './sandbox.ts';
import { openStateFile } from './sandbox-state.ts';
import { createStripeApi } from './stripe-api.ts';
import { RETRY_DELAYS_MS, startDelivery } from './webhook-delivery.ts';

interface PaymentsOptions {
  port: number;
  /** Folder that contains the payment sandbox's state file. */
  dataDir: string;
  /** URL of the product's payment-webhook function, which receives the events. */
  webhookUrl: string;
  /** Keys with the same values as STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET of the payment functions. */
  secretKey: string;
  webhookSecret: string;
  /** Pauses in milliseconds between two attempts to deliver an event. */
  retryDelaysMs?: readonly number[];
}

const PERIOD_CHECK_MS = 60_000;

export interface Payments {
  url: string;
  /** Ends each billing period that is over; a timer does the same every minute. */
  endDuePeriods(): Promise<void>;
  /** Returns the number of events that the product's webhook has not accepted yet. */
  countUndelivered(): number;
  close(): Promise<void>;
}

/**
 * Starts the payment sandbox, which stands in for Stripe: Stripe's HTTP API below /v1, pages for payments and
 * subscriptions, and signed events.
 * @throws {Error} Thrown when the sandbox's state file cannot be read, or with code EADDRINUSE when the port is
 * in use.
 */
export async function startPayments(options: PaymentsOptions): Promise<Payments> {
  const file = await openStateFile(options.dataDir);
  const web = new Hono();
  const server = await serveFetch((request) => web.fetch(request), options.port);
  const url = `http://localhost:${server.port}`;

  const delivery = startDelivery({
    file,
    webhookUrl: options.webhookUrl,
    webhookSecret: options.webhookSecret,
    retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
  });
  const sandbox = new Sandbox({ file, origin: url, announce: delivery.announce });
  web.route('/v1', createStripeApi(sandbox, options.secretKey));
  web.route('/pay', createPaymentPage(sandbox));
  web.route('/', createPortalPage(sandbox));

  await sandbox.endDuePeriods();
  const periods = setInterval(() => void sandbox.endDuePeriods(), PERIOD_CHECK_MS);

  return {
    url,
    endDuePeriods: () => sandbox.endDuePeriods(),
    countUndelivered: () => file.state.undelivered.length,
    async close() {
      clearInterval(periods);
      await server.close();
      await delivery.close();
    },
  };
}
