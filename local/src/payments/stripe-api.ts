import { Hono } from 'hono';
import type { Sandbox } from './sandbox.ts';
import type { Subscription } from './sandbox-state.ts';
import {
  buildList,
  buildStripeCharge,
  buildStripeCheckout,
  buildStripeCustomer,
  buildStripeDispute,
  buildStripeInvoice,
  buildStripePortal,
  buildStripeSubscription,
  isCharged,
  PRICE,
  SEAT_PRICE,
} from './stripe-objects.ts';

const ERROR_TYPES = new Map<number, string>([
  [402, 'card_error'],
  [500, 'api_error'],
]);

class RequestRefused extends Error {
  readonly status: 400 | 401 | 402 | 404;

  constructor(status: 400 | 401 | 402 | 404, message: string) {
    super(message);
    this.status = status;
  }
}

/** Creates the routes of Stripe's HTTP API that the product uses, below /v1 (https://docs.stripe.com/api). */
export function createStripeApi(sandbox: Sandbox, secretKey: string): Hono {
  const api = new Hono();
  api.onError((error, c) => {
    const status = error instanceof RequestRefused ? error.status : 500;
    const type = ERROR_TYPES.get(status) ?? 'invalid_request_error';
    return c.json({ error: { type, message: error.message } }, status);
  });
  api.use(async (c, next) => {
    if (c.req.header('Authorization') !== `Bearer ${secretKey}`) {
      throw new RequestRefused(401, 'Invalid API key provided');
    }
    await next();
  });
  api.use(repeatAnswers());
  addPrices(api);
  addCustomers(api, sandbox);
  addCheckouts(api, sandbox);
  addSubscriptions(api, sandbox);
  addInvoices(api, sandbox);
  addCharges(api, sandbox);
  addPortal(api, sandbox);
  api.all('*', (c) => {
    throw new RequestRefused(404, `The sandbox has no ${c.req.method} ${c.req.path}`);
  });
  return api;
}

function addPrices(api: Hono): void {
  api.get('/prices', (c) => {
    const keys = listValues(c.req.queries(), 'lookup_keys');
    const prices = [PRICE, SEAT_PRICE];
    return c.json(
      buildList(prices.filter((each) => keys.length === 0 || keys.includes(each.lookup_key))),
    );
  });
}

function addCustomers(api: Hono, sandbox: Sandbox): void {
  api.post('/customers', async (c) => {
    const form = await readForm(c.req.raw);
    const customer = await sandbox.createCustomer(form.get('email') ?? null, readMetadata(form));
    return c.json(buildStripeCustomer(customer));
  });

  api.delete('/customers/:id', async (c) => {
    const customer = expectFound(sandbox.customer(c.req.param('id')));
    await sandbox.deleteCustomer(customer);
    return c.json({ id: customer.id, object: 'customer', deleted: true });
  });

  api.get('/customers/:id', (c) =>
    c.json(buildStripeCustomer(expectFound(sandbox.customer(c.req.param('id'))))),
  );
}

function addCheckouts(api: Hono, sandbox: Sandbox): void {
  const { state, origin } = sandbox;

  api.post('/checkout/sessions', async (c) => {
    const form = await readForm(c.req.raw);
    if (form.get('line_items[0][price]') !== PRICE.id)
      throw new RequestRefused(400, 'No such price');
    const customer = expectFound(sandbox.customer(form.get('customer') ?? ''));
    const checkout = await sandbox.createCheckout(
      customer.id,
      readRequired(form, 'success_url'),
      readRequired(form, 'cancel_url'),
    );
    return c.json(buildStripeCheckout(checkout, origin));
  });

  api.get('/checkout/sessions', (c) => {
    const { customer, status } = c.req.query();
    const sessions = state.checkouts.filter(
      (each) => each.customer === customer && (!status || each.status === status),
    );
    return c.json(buildList(sessions.map((each) => buildStripeCheckout(each, origin)).reverse()));
  });

  api.post('/checkout/sessions/:id/expire', async (c) => {
    const checkout = expectFound(state.checkouts.find((each) => each.id === c.req.param('id')));
    await sandbox.expireCheckout(checkout);
    return c.json(buildStripeCheckout(checkout, origin));
  });
}

function addSubscriptions(api: Hono, sandbox: Sandbox): void {
  const { state, origin } = sandbox;

  api.get('/subscriptions', (c) => {
    const { customer = '', status } = c.req.query();
    const expanded = listValues(c.req.queries(), 'expand').includes('data.latest_invoice');
    const subscriptions = sandbox
      .subscriptionsOf(customer)
      .filter((each) => status === 'all' || each.status !== 'canceled');
    return c.json(
      buildList(
        subscriptions.map((each) => {
          const invoice = state.invoices.find(({ id }) => id === each.latestInvoice);
          const latest =
            expanded && invoice ? buildStripeInvoice(invoice, origin) : each.latestInvoice;
          return buildStripeSubscription(each, latest);
        }),
      ),
    );
  });

  api.post('/subscriptions/:id', async (c) => {
    const subscription = expectFound(
      state.subscriptions.find((each) => each.id === c.req.param('id')),
    );
    if (subscription.status === 'canceled') throw new RequestRefused(404, 'No such object');
    const form = await readForm(c.req.raw);
    const seats = readSeats(form, subscription);
    if (seats !== undefined && !(await sandbox.changeSeats(subscription, seats)))
      throw new RequestRefused(402, 'Your card was declined.');
    const cancel = form.get('cancel_at_period_end');
    if (seats !== undefined && !cancel)
      return c.json(buildStripeSubscription(subscription, subscription.latestInvoice));
    await sandbox.updateSubscription(subscription, {
      ...(cancel && { cancelAtPeriodEnd: cancel === 'true' }),
      metadata: readMetadata(form),
    });
    return c.json(buildStripeSubscription(subscription, subscription.latestInvoice));
  });

  api.delete('/subscriptions/:id', async (c) => {
    const subscription = expectFound(
      state.subscriptions.find((each) => each.id === c.req.param('id')),
    );
    if (subscription.status === 'canceled') throw new RequestRefused(404, 'No such object');
    await sandbox.cancel(subscription);
    return c.json(buildStripeSubscription(subscription, subscription.latestInvoice));
  });
}

/**
 * Returns the number of seats in a subscription update, or undefined when the update does not change seats.
 */
function readSeats(form: Map<string, string>, { id }: Subscription): number | undefined {
  const [item, price] = [form.get('items[0][id]'), form.get('items[0][price]')];
  if (item === undefined && price === undefined) return undefined;
  if (item !== `si_seats_${id}` && price !== SEAT_PRICE.id)
    throw new RequestRefused(400, 'No such subscription item');
  return form.get('items[0][deleted]') === 'true'
    ? 0
    : Number(readRequired(form, 'items[0][quantity]'));
}

function addInvoices(api: Hono, sandbox: Sandbox): void {
  const { state, origin } = sandbox;

  api.get('/invoices', (c) => {
    const invoices = sandbox.invoicesOf(c.req.query('customer') ?? '');
    return c.json(buildList(invoices.map((each) => buildStripeInvoice(each, origin))));
  });

  api.post('/credit_notes', async (c) => {
    const form = await readForm(c.req.raw);
    const invoice = expectFound(state.invoices.find((each) => each.id === form.get('invoice')));
    const amount = Number(readRequired(form, 'amount'));
    if (!(await sandbox.credit(invoice, amount)))
      throw new RequestRefused(400, 'The credit note exceeds what is left of the invoice.');
    const { id, customer, number } = invoice;
    return c.json({ id: `cn_${number}`, object: 'credit_note', invoice: id, customer, amount });
  });
}

function addCharges(api: Hono, sandbox: Sandbox): void {
  const { state } = sandbox;

  api.get('/charges', (c) => {
    const invoices = sandbox.invoicesOf(c.req.query('customer') ?? '');
    return c.json(buildList(invoices.filter(isCharged).map(buildStripeCharge)));
  });

  api.get('/charges/:id', (c) =>
    c.json(buildStripeCharge(findPaidInvoice(state, c.req.param('id')))),
  );

  api.get('/disputes', (c) => {
    const invoice = findPaidInvoice(state, c.req.query('charge') ?? '');
    return c.json(buildList(invoice.dispute ? [buildStripeDispute(invoice, invoice.dispute)] : []));
  });

  api.post('/refunds', async (c) => {
    const form = await readForm(c.req.raw);
    const invoice = findPaidInvoice(state, readRequired(form, 'charge'));
    const amount = Number(form.get('amount') ?? invoice.amount);
    if (!(await sandbox.refund(invoice, amount)))
      throw new RequestRefused(400, 'The refund exceeds what is left of the charge.');
    return c.json({ id: `re_${invoice.id}`, object: 'refund', charge: `ch_${invoice.id}`, amount });
  });
}

function addPortal(api: Hono, sandbox: Sandbox): void {
  api.post('/billing_portal/sessions', async (c) => {
    const form = await readForm(c.req.raw);
    const customer = expectFound(sandbox.customer(form.get('customer') ?? ''));
    return c.json(
      buildStripePortal(
        await sandbox.createPortal(customer.id, readRequired(form, 'return_url')),
        sandbox.origin,
      ),
    );
  });
}

function findPaidInvoice({ invoices }: Sandbox['state'], chargeId: string) {
  return expectFound(invoices.find((each) => `ch_${each.id}` === chargeId && isCharged(each)));
}

/**
 * Returns the same answer to requests with the same Idempotency-Key, even to simultaneous requests
 * (https://docs.stripe.com/api/idempotent_requests).
 */
function repeatAnswers() {
  const answers = new Map<string, Promise<Response>>();
  return async (
    c: { req: { header(name: string): string | undefined }; res: Response },
    next: () => Promise<void>,
  ) => {
    const key = c.req.header('Idempotency-Key');
    if (!key) return next();
    const known = answers.get(key);
    if (known) return (await known).clone();
    const answer = next().then(() => c.res.clone());
    answers.set(key, answer);
    await answer;
  };
}

/**
 * Reads a form in the format of Stripe's SDK, with nested names in brackets, such as `line_items[0][price]`.
 */
async function readForm(request: Request): Promise<Map<string, string>> {
  return new Map(new URLSearchParams(await request.text()));
}

/** Returns the values of a list parameter that is written as `name[]` or `name[0]`. */
function listValues(queries: Record<string, string[]>, name: string): string[] {
  return Object.entries(queries).flatMap(([key, values]) =>
    key.replace(/\[\d*\]$/, '') === name ? values : [],
  );
}

function expectFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RequestRefused(404, 'No such object');
  return value;
}

function readMetadata(form: Map<string, string>): Record<string, string> {
  const entries = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
    return key ? [[key, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

function readRequired(form: Map<string, string>, name: string): string {
  const value = form.get(name);
  if (!value) throw new RequestRefused(400, `Missing required param: ${name}.`);
  return value;
}
