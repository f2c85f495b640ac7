import { randomBytes } from 'node:crypto';
import type {
  Checkout,
  Customer,
  Invoice,
  Portal,
  SandboxState,
  StateFile,
  Subscription,
} from './sandbox-state.ts';
import {
  buildStripeCharge,
  buildStripeCheckout,
  buildStripeDispute,
  buildStripeInvoice,
  buildStripeSubscription,
  PRICE,
  SEAT_PRICE,
} from './stripe-objects.ts';

interface SandboxOptions {
  file: StateFile;
  /** Origin of the sandbox, without a trailing slash. */
  origin: string;
  /** Receives the id of each event after the event is on disk. */
  announce: (eventId: string) => void;
}

/**
 * Simulates a payment provider; no money is moved. The sandbox applies Stripe's rules to customers,
 * subscriptions and invoices.
 */
export class Sandbox {
  readonly #options: SandboxOptions;

  constructor(options: SandboxOptions) {
    this.#options = options;
  }

  get state() {
    return this.#options.file.state;
  }

  get origin() {
    return this.#options.origin;
  }

  async createCustomer(email: string | null, metadata: Record<string, string>): Promise<Customer> {
    const customer: Customer = {
      id: createId('cus'),
      email,
      metadata,
      created: readSeconds(),
      card: 'accepted',
    };
    this.state.customers.push(customer);
    await this.#commit([]);
    return customer;
  }

  /**
   * Deletes a customer and ends their subscriptions at once. The customer's invoices stay, as in Stripe's
   * records.
   */
  async deleteCustomer(customer: Customer): Promise<void> {
    for (const subscription of this.subscriptionsOf(customer.id)) await this.cancel(subscription);
    const { state } = this;
    state.customers = state.customers.filter((each) => each !== customer);
    state.checkouts = state.checkouts.filter((each) => each.customer !== customer.id);
    state.portals = state.portals.filter((each) => each.customer !== customer.id);
    await this.#commit([]);
  }

  async createCheckout(customer: string, successUrl: string, cancelUrl: string): Promise<Checkout> {
    const checkout: Checkout = {
      id: createId('cs_test'),
      customer,
      created: readSeconds(),
      status: 'open',
      successUrl,
      cancelUrl,
      subscription: null,
    };
    this.state.checkouts.push(checkout);
    await this.#commit([]);
    return checkout;
  }

  async expireCheckout(checkout: Checkout): Promise<void> {
    if (checkout.status !== 'open') return;
    checkout.status = 'expired';
    await this.#commit([['checkout.session.expired', buildStripeCheckout(checkout, this.origin)]]);
  }

  async createPortal(customer: string, returnUrl: string): Promise<Portal> {
    const portal: Portal = { id: createId('bps'), customer, returnUrl };
    this.state.portals.push(portal);
    await this.#commit([]);
    return portal;
  }

  /**
   * Completes a checkout: starts a subscription and pays its first invoice. Does nothing for a checkout that
   * has already been paid.
   */
  async pay(checkout: Checkout): Promise<void> {
    if (checkout.status !== 'open') return;
    const start = readSeconds();
    const id = createId('sub');
    const period = { periodStart: start, periodEnd: computePeriodEnd(start, start) };
    const begun = { id, customer: checkout.customer, ...period };
    const reason = 'subscription_create';
    const invoice = this.#bill(begun, { status: 'paid', reason, amount: PRICE.unit_amount });
    const subscription: Subscription = {
      id,
      customer: checkout.customer,
      created: start,
      anchor: start,
      status: 'active',
      ...period,
      cancelAtPeriodEnd: false,
      metadata: {},
      latestInvoice: invoice.id,
      seats: 0,
      credit: 0,
    };
    this.state.subscriptions.push(subscription);
    checkout.status = 'complete';
    checkout.subscription = id;
    await this.#commit([
      ['customer.subscription.created', this.#wire(subscription)],
      ['invoice.paid', buildStripeInvoice(invoice, this.origin)],
      ['checkout.session.completed', buildStripeCheckout(checkout, this.origin)],
    ]);
  }

  /**
   * Schedules the cancellation of a subscription at the end of its period, or revokes a scheduled cancellation.
   * The given metadata is merged into the subscription's metadata, as Stripe does.
   */
  async updateSubscription(
    subscription: Subscription,
    { metadata, ...change }: Partial<Pick<Subscription, 'cancelAtPeriodEnd' | 'metadata'>>,
  ): Promise<void> {
    if (subscription.status === 'canceled') return;
    Object.assign(subscription, change);
    Object.assign(subscription.metadata, metadata);
    await this.#commit([['customer.subscription.updated', this.#wire(subscription)]]);
  }

  /**
   * Changes the number of a subscription's extra seats. New seats are charged at once for the remaining part of
   * the period; returned seats are credited on the next invoice.
   * @returns false when the card is declined; the number of seats stays the same
   */
  async changeSeats(subscription: Subscription, seats: number): Promise<boolean> {
    const { periodStart, periodEnd } = subscription;
    const left = Math.max(0, periodEnd - readSeconds()) / (periodEnd - periodStart);
    const price = Math.round((seats - subscription.seats) * SEAT_PRICE.unit_amount * left);
    if (price <= 0) {
      Object.assign(subscription, { seats, credit: subscription.credit - price });
      await this.#commit([['customer.subscription.updated', this.#wire(subscription)]]);
      return true;
    }
    if (this.customer(subscription.customer)?.card !== 'accepted') return false;
    const invoice = this.#bill(subscription, {
      status: 'paid',
      reason: 'subscription_update',
      amount: useCredit(subscription, price),
    });
    Object.assign(subscription, { seats, latestInvoice: invoice.id });
    await this.#commit([
      ['customer.subscription.updated', this.#wire(subscription)],
      ['invoice.paid', buildStripeInvoice(invoice, this.origin)],
    ]);
    return true;
  }

  /** Ends a subscription at once, without waiting for the end of its period. */
  async cancel(subscription: Subscription): Promise<void> {
    if (subscription.status === 'canceled') return;
    subscription.status = 'canceled';
    await this.#commit([['customer.subscription.deleted', this.#wire(subscription)]]);
  }

  /**
   * Ends a subscription's current period, even before its end date. Cancels a subscription that is scheduled to
   * end or is unpaid; renews any other subscription with a paid or an open invoice.
   */
  async endPeriod(subscription: Subscription): Promise<void> {
    if (subscription.status === 'canceled') return;
    if (subscription.cancelAtPeriodEnd || subscription.status === 'past_due')
      return this.cancel(subscription);
    // If the period's end is in the future, the new period starts now, but always after the start of the
    // previous period.
    const start = Math.max(
      subscription.periodStart + 1,
      Math.min(readSeconds(), subscription.periodEnd),
    );
    const isSkipped = start < subscription.periodEnd;
    const anchor = isSkipped ? start : (subscription.anchor ?? subscription.periodStart);
    Object.assign(subscription, {
      anchor,
      periodStart: start,
      periodEnd: computePeriodEnd(anchor, start),
    });
    const paid = this.customer(subscription.customer)?.card === 'accepted';
    const invoice = this.#bill(subscription, {
      status: paid ? 'paid' : 'open',
      reason: 'subscription_cycle',
      amount: useCredit(
        subscription,
        PRICE.unit_amount + subscription.seats * SEAT_PRICE.unit_amount,
      ),
    });
    subscription.latestInvoice = invoice.id;
    subscription.status = paid ? 'active' : 'past_due';
    await this.#commit([
      ['customer.subscription.updated', this.#wire(subscription)],
      [paid ? 'invoice.paid' : 'invoice.payment_failed', buildStripeInvoice(invoice, this.origin)],
    ]);
  }

  /** Pays the invoice that stayed open after the card was declined. */
  async payOpenInvoice(subscription: Subscription): Promise<void> {
    const invoice = this.state.invoices.find((each) => each.id === subscription.latestInvoice);
    if (subscription.status !== 'past_due' || !invoice) return;
    invoice.status = 'paid';
    subscription.status = 'active';
    await this.#commit([
      ['invoice.paid', buildStripeInvoice(invoice, this.origin)],
      ['customer.subscription.updated', this.#wire(subscription)],
    ]);
  }

  /**
   * Refunds a part of a paid invoice with a credit note.
   * @returns false when the amount exceeds the invoice's amount that is not yet refunded
   */
  async credit(invoice: Invoice, amount: number): Promise<boolean> {
    if (invoice.status !== 'paid' || amount > invoice.amount - invoice.credited) return false;
    invoice.credited += amount;
    await this.#commit([['invoice.updated', buildStripeInvoice(invoice, this.origin)]]);
    return true;
  }

  /** Refunds a payment without a credit note, as an operator can in Stripe's dashboard. */
  async refund(invoice: Invoice, amount: number): Promise<boolean> {
    const paid = invoice.status === 'paid' ? invoice.amount : 0;
    if (amount > paid - invoice.credited - invoice.refunded) return false;
    invoice.refunded += amount;
    await this.#commit([['charge.refunded', buildStripeCharge(invoice)]]);
    return true;
  }

  /** Opens an inquiry by the cardholder's bank; during an inquiry the bank holds no money. */
  async openInquiry(invoice: Invoice): Promise<void> {
    if (invoice.status !== 'paid' || invoice.dispute !== null) return;
    await this.#moveDispute(invoice, 'warning_needs_response', ['created']);
  }

  async closeInquiry(invoice: Invoice): Promise<void> {
    if (invoice.dispute !== 'warning_needs_response') return;
    await this.#moveDispute(invoice, 'warning_closed', ['closed']);
  }

  /**
   * Opens a dispute about a payment: the bank holds the money until its decision. An open inquiry becomes a
   * dispute with the same id.
   */
  async openDispute(invoice: Invoice): Promise<void> {
    const isInquiry = invoice.dispute === 'warning_needs_response';
    if (invoice.status !== 'paid' || (invoice.dispute !== null && !isInquiry)) return;
    const first = isInquiry ? 'updated' : 'created';
    await this.#moveDispute(invoice, 'needs_response', [first, 'funds_withdrawn']);
  }

  async answerDispute(invoice: Invoice): Promise<void> {
    if (invoice.dispute !== 'needs_response') return;
    await this.#moveDispute(invoice, 'under_review', ['updated']);
  }

  async closeDispute(invoice: Invoice, outcome: 'won' | 'lost'): Promise<void> {
    if (!isWithBank(invoice)) return;
    const moved = outcome === 'won' ? (['funds_reinstated'] as const) : [];
    await this.#moveDispute(invoice, outcome, ['closed', ...moved]);
  }

  async #moveDispute(
    invoice: Invoice,
    status: NonNullable<Invoice['dispute']>,
    steps: readonly ('created' | 'updated' | 'funds_withdrawn' | 'funds_reinstated' | 'closed')[],
  ): Promise<void> {
    invoice.dispute = status;
    const dispute = buildStripeDispute(invoice, status);
    await this.#commit(steps.map((step) => [`charge.dispute.${step}`, dispute]));
  }

  async setCard(customer: Customer, card: Customer['card']): Promise<void> {
    customer.card = card;
    await this.#commit([]);
  }

  /** Ends every billing period with an end date in the past. */
  async endDuePeriods(): Promise<void> {
    const due = this.state.subscriptions.filter(
      (each) => each.status !== 'canceled' && each.periodEnd <= readSeconds(),
    );
    for (const subscription of due) await this.endPeriod(subscription);
  }

  customer(id: string): Customer | undefined {
    return this.state.customers.find((each) => each.id === id);
  }

  /** Returns the customer's subscriptions, newest first, as Stripe lists them. */
  subscriptionsOf(customer: string): Subscription[] {
    return this.state.subscriptions.filter((each) => each.customer === customer).reverse();
  }

  /** Returns the invoices of a customer, newest first. */
  invoicesOf(customer: string): Invoice[] {
    return this.state.invoices.filter((each) => each.customer === customer).reverse();
  }

  #bill(
    subscription: Pick<Subscription, 'id' | 'customer' | 'periodStart' | 'periodEnd'>,
    bill: Pick<Invoice, 'status' | 'reason' | 'amount'>,
  ) {
    const invoice: Invoice = {
      id: createId('in'),
      number: `AW-${String(this.state.invoices.length + 1).padStart(4, '0')}`,
      customer: subscription.customer,
      subscription: subscription.id,
      created: readSeconds(),
      ...bill,
      credited: 0,
      refunded: 0,
      dispute: null,
      periodStart: subscription.periodStart,
      periodEnd: subscription.periodEnd,
    };
    this.state.invoices.push(invoice);
    return invoice;
  }

  #wire(subscription: Subscription) {
    return buildStripeSubscription(subscription, subscription.latestInvoice);
  }

  /** Saves the state together with new events, and then sends the events to the webhook. */
  async #commit(events: [type: string, object: Record<string, unknown>][]): Promise<void> {
    const written = events.map(([type, object]) => ({
      id: createId('evt'),
      type,
      created: readSeconds(),
      attempts: 0,
      object,
    }));
    this.state.undelivered.push(...written);
    await this.#options.file.save();
    for (const event of written) this.#options.announce(event.id);
  }
}

/** Deducts the subscription's credit from an amount; returns the remaining amount to pay, in cents. */
function useCredit(subscription: Subscription, amount: number): number {
  const used = Math.min(subscription.credit, amount);
  subscription.credit -= used;
  return amount - used;
}

/** Returns the current time in seconds since 1970. */
function readSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function createId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/**
 * Returns the end of the period that begins at `start`: the anchor's day in the next month, or the last day of
 * that month. A subscription that starts on 31 January renews on 28 February and on 31 March. The returned end
 * is in seconds since 1970.
 */
function computePeriodEnd(anchor: number, start: number): number {
  for (let months = 1; ; months += 1) {
    const end = addMonths(anchor, months);
    if (end > start) return end;
  }
}

function addMonths(seconds: number, months: number): number {
  const end = new Date(seconds * 1000);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime() / 1000;
}

const OPEN_DISPUTES = ['warning_needs_response', 'needs_response', 'under_review'];

/** Returns the payment with an open inquiry or dispute, or else the customer's last payment. */
export function findDisputableInvoice(
  { invoices }: SandboxState,
  subscription: Subscription,
): Invoice | undefined {
  const own = invoices.filter((each) => each.subscription === subscription.id);
  return (
    own.find(({ dispute }) => dispute !== null && OPEN_DISPUTES.includes(dispute)) ??
    own.find(({ id }) => id === subscription.latestInvoice)
  );
}

/** Tells whether the cardholder's bank holds the money of a payment until its decision. */
export function isWithBank({ dispute }: Invoice): boolean {
  return dispute === 'needs_response' || dispute === 'under_review';
}
