import { randomUUID } from 'node:crypto';
import { openBooks } from './books.ts';
import { type Database, service } from './database.ts';

const DAY_MS = 86_400_000;
/** Returns the time that is `days` days after a fixed day in the far future. */
export const formatIsoTime = (days: number) =>
  new Date(Date.UTC(2030, 0, 1) + days * DAY_MS).toISOString();

type Subscription = Partial<{
  id: string;
  status: string;
  period_start: string;
  period_end: string;
  cancel_at_period_end: boolean;
  period_paid: boolean;
  period_withdrawn: boolean;
  extra_seats: number | undefined;
}>;

/**
 * Returns functions that make the payment functions' calls for a new account with a customer, in addition to
 * those of {@link openBooks}.
 */
export async function openPaymentBooks(database: Database) {
  const books = openBooks(database);
  const id = await database.signUp();
  const customer = `cus_${randomUUID()}`;
  const asService = async <Value>(
    sql: string,
    parameters: Parameters<Database['query']>[1] = [],
  ) => {
    const [row] = await database.as(service, (session) =>
      session.query<{ value: Value }>(`select ${sql} as value`, parameters),
    );
    return row?.value;
  };
  await asService('public.link_payment_customer($1, $2)', [id, customer]);

  const beginReading = () => asService<string>('public.begin_payment_reading()::text');
  /**
   * Records one event together with a state of the provider. Reads the state now unless the caller passes an
   * earlier reading.
   */
  async function book(
    subscription: Subscription | null,
    { event = `evt_${randomUUID()}`, reading = '', invoices = [] as object[] } = {},
  ) {
    const payload = {
      subscription: subscription && {
        id: 'sub_1',
        status: 'active',
        price_id: 'price_starter_monthly',
        period_start: formatIsoTime(0),
        period_end: formatIsoTime(31),
        cancel_at_period_end: false,
        period_paid: true,
        period_withdrawn: false,
        extra_seats: 0,
        ...subscription,
      },
      invoices: invoices.map((each) => ({ ...each })),
    };
    return asService<boolean>('public.apply_payment_event($1, $2, $3, $4, $5)', [
      event,
      'customer.subscription.updated',
      customer,
      reading || ((await beginReading()) ?? null),
      payload,
    ]);
  }
  /** Moves the clock past the trial's reset date, on which carried trial credits expire. */
  async function endTrial() {
    await database.query(
      `update private.carried_credits set ends_at = now() - interval '1 second' where user_id = $1`,
      [id],
    );
    await database.query('select private.renew_due_periods()');
  }
  const kinds = async () => (await books.ledger(id)).map((entry) => [entry.kind, entry.amount]);
  return { database, books, id, customer, asService, beginReading, book, endTrial, kinds };
}
