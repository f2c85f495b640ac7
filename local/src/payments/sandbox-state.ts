import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/**
 * Schema of the payment sandbox's state; times are in seconds since 1970 and amounts in cents, as in Stripe's
 * objects.
 */
const stateSchema = z.object({
  customers: z.array(
    z.object({
      id: z.string(),
      email: z.string().nullable(),
      metadata: z.record(z.string(), z.string()),
      created: z.number(),
      /** Whether the card accepts the next automatic payment. */
      card: z.enum(['accepted', 'declined']),
    }),
  ),
  checkouts: z.array(
    z.object({
      id: z.string(),
      customer: z.string(),
      created: z.number(),
      status: z.enum(['open', 'complete', 'expired']),
      successUrl: z.string(),
      cancelUrl: z.string(),
      subscription: z.string().nullable(),
    }),
  ),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      customer: z.string(),
      created: z.number(),
      /**
       * Start of the subscription's first period in seconds since 1970; later periods start on the same day of
       * the month and at the same time. In a month without that day, a period starts on the month's last day.
       */
      anchor: z.number().optional(),
      status: z.enum(['active', 'past_due', 'canceled']),
      periodStart: z.number(),
      periodEnd: z.number(),
      cancelAtPeriodEnd: z.boolean(),
      metadata: z.record(z.string(), z.string()).default({}),
      latestInvoice: z.string(),
      /** Number of seats in addition to the plan's seats. */
      seats: z.number().default(0),
      /** Amount in cents that is deducted from the next invoice, for returned seats. */
      credit: z.number().default(0),
    }),
  ),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      customer: z.string(),
      subscription: z.string(),
      created: z.number(),
      status: z.enum(['open', 'paid', 'void']),
      /** Reason for the invoice, with Stripe's values. */
      reason: z
        .enum(['subscription_create', 'subscription_cycle', 'subscription_update'])
        .default('subscription_cycle'),
      amount: z.number(),
      /** Amount in cents that credit notes have paid back. */
      credited: z.number().default(0),
      /** Amount in cents that was refunded without a credit note. */
      refunded: z.number().default(0),
      /**
       * Status of the payment's dispute, with Stripe's values. During an inquiry (`warning_…`) the bank holds
       * no money.
       */
      dispute: z
        .enum([
          'warning_needs_response',
          'warning_closed',
          'needs_response',
          'under_review',
          'won',
          'lost',
        ])
        .nullable()
        .default(null),
      periodStart: z.number(),
      periodEnd: z.number(),
    }),
  ),
  portals: z.array(z.object({ id: z.string(), customer: z.string(), returnUrl: z.string() })),
  /** Events that the webhook has not accepted yet. */
  undelivered: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      created: z.number(),
      attempts: z.number(),
      object: z.record(z.string(), z.unknown()),
    }),
  ),
});

export type SandboxState = z.infer<typeof stateSchema>;
export type Customer = SandboxState['customers'][number];
export type Checkout = SandboxState['checkouts'][number];
export type Subscription = SandboxState['subscriptions'][number];
export type Invoice = SandboxState['invoices'][number];
export type Portal = SandboxState['portals'][number];
export type UndeliveredEvent = SandboxState['undelivered'][number];

const EMPTY: SandboxState = {
  customers: [],
  checkouts: [],
  subscriptions: [],
  invoices: [],
  portals: [],
  undelivered: [],
};

export interface StateFile {
  state: SandboxState;
  /**
   * Saves the state to the file; resolves when the file is on disk. The file is replaced atomically: after a
   * crash, it contains either the old or the new state.
   */
  save(): Promise<void>;
}

/**
 * Opens the sandbox's JSON file in a folder.
 * @throws {z.ZodError} Thrown when the file has another format
 */
export async function openStateFile(folder: string): Promise<StateFile> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'payments.json');
  const state = stateSchema.parse(await readJson(file));
  let writing = Promise.resolve();
  return {
    state,
    save() {
      writing = writing.then(async () => {
        // The file contains mail addresses and payments, so only its owner may read it. A temporary file from
        // before a crash is removed, so that the new file gets the right permissions.
        await rm(`${file}.new`, { force: true });
        await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
        await rename(`${file}.new`, file);
      });
      return writing;
    },
  };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return structuredClone(EMPTY);
    throw new Error(`The payment sandbox cannot read ${file}`, { cause: error });
  }
}
