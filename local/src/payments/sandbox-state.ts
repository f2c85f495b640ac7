import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** Times are seconds since 1970, amounts cents, as in Stripe's own objects. */
const stateSchema = z.object({
  customers: z.array(
    z.object({
      id: z.string(),
      email: z.string().nullable(),
      metadata: z.record(z.string(), z.string()),
      created: z.number(),
      /** What happens to the next automatic payment. */
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
      /** The day and time of the month at which periods begin; months that are too short have it on their last day. */
      anchor: z.number().optional(),
      status: z.enum(['active', 'past_due', 'canceled']),
      periodStart: z.number(),
      periodEnd: z.number(),
      cancelAtPeriodEnd: z.boolean(),
      metadata: z.record(z.string(), z.string()).default({}),
      latestInvoice: z.string(),
      /** Seats beside those of the plan. */
      seats: z.number().default(0),
      /** Taken off the next invoice: the rest of a period whose seats were given back. */
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
      /** Stripe's word for what it was written for. */
      reason: z
        .enum(['subscription_create', 'subscription_cycle', 'subscription_update'])
        .default('subscription_cycle'),
      amount: z.number(),
      /** Paid back by credit notes. */
      credited: z.number().default(0),
      /** Paid back without a credit note. */
      refunded: z.number().default(0),
      /** Stripe's words; the bank holds no money while it only asks (`warning_…`). */
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
  /** Writes the state as it is now; resolves when it is on disk. A crash leaves the file before or after, never between. */
  save(): Promise<void>;
}

/** The sandbox's books in one JSON file of the folder. @throws {z.ZodError} when the file is not ours */
export async function openStateFile(folder: string): Promise<StateFile> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'payments.json');
  const state = stateSchema.parse(await readJson(file));
  let writing = Promise.resolve();
  return {
    state,
    save() {
      writing = writing.then(async () => {
        // It holds mail addresses and what people paid. A draft that a crash left keeps the mode that it was made with.
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
