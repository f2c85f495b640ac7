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
  /** Folder with the sandbox's state file. */
  dataDir: string;
  /** The product's payment-webhook function, which receives the events. */
  webhookUrl: string;
  /** Same values as STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET of the payment functions. */
  secretKey: string;
  webhookSecret: string;
  /** Pauses in milliseconds between attempts to deliver an event. */
  retryDelaysMs?: readonly number[];
}

const PERIOD_CHECK_MS = 60_000;

export interface Payments {
  url: string;
  /** Ends each period that is over, as a timer does every minute. */
  endDuePeriods(): Promise<void>;
  /** Returns the number of events that the product has not accepted yet. */
  countUndelivered(): number;
  close(): Promise<void>;
}

/**
 * Starts the payment sandbox: Stripe's HTTP API below /v1, pages to pay and to manage a subscription, and signed
 * events.
 * @throws {Error} Thrown when the sandbox's file cannot be read, or with code EADDRINUSE when the port is taken.
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
