import { AppError, EXTRA_SEAT, STARTER_PLAN } from '@adwright/contracts';
import Stripe from 'stripe';
import { countSeats, findCustomer, recordState } from './books.ts';
import { withCheckoutLease } from './checkout-lease.ts';
import { askProvider, findPrice } from './customer.ts';
import type { Payments } from './payments.ts';
import { findItem, isLive, listSubscriptions } from './provider-state.ts';

/**
 * Sets the number of a subscription's seats in addition to the plan's seats, and records the provider's result.
 * Additional seats are charged at once, for the remaining part of the period. For returned seats, the next
 * invoice credits the remaining part of the period.
 * @throws {AppError} `not_found` without a paid plan; `conflict` while the plan is unpaid or ending, or if the
 * payment fails; `limit_reached` if editors would lack seats. When the function throws, the number of seats is
 * unchanged.
 */
export function changeSeats(payments: Payments, userId: string, seats: number): Promise<void> {
  // Changes of the number of seats run one at a time. The second click of a double click must see the seats
  // that the first click bought.
  return withCheckoutLease(payments, userId, async () => {
    const customer = await findCustomer(payments, userId);
    const subscription = customer && (await findSubscription(payments, customer));
    if (!subscription) {
      throw new AppError('not_found', 'the caller has no subscription', {
        userMessage: `Further seats belong to ${STARTER_PLAN.label}. Please upgrade first.`,
      });
    }
    refuseUnsettled(subscription);
    const item = findItem(subscription, EXTRA_SEAT.priceId);
    const before = item?.quantity ?? 0;
    if (seats < before) await refuseTakenSeats(payments, userId, seats);
    if (seats !== before) {
      const itemChange = item
        ? { id: item.id, ...(seats === 0 ? { deleted: true } : { quantity: seats }) }
        : { price: await findPrice(payments, EXTRA_SEAT.priceId), quantity: seats };
      await update(payments, subscription.id, {
        items: [itemChange],
        proration_behavior: seats > before ? 'always_invoice' : 'create_prorations',
        // With this option, a failed payment leaves the subscription unchanged
        // (https://docs.stripe.com/api/subscriptions/update).
        payment_behavior: 'error_if_incomplete',
      });
    }
    const id = `adwright_${crypto.randomUUID()}`;
    await recordState(payments, { id, type: 'adwright.seats', customerId: customer });
  });
}

/**
 * Returns the customer's subscription to the product's plan. The oldest subscription counts, because duplicates
 * are cancelled.
 */
async function findSubscription(payments: Payments, customer: string) {
  const subscriptions = await askProvider(() => listSubscriptions(payments.stripe, customer));
  return subscriptions.findLast(
    (each) => isLive(each) && findItem(each, STARTER_PLAN.priceId) !== undefined,
  );
}

/**
 * Refuses a change of seats while the subscription is unpaid or about to end. A returned seat needs a next
 * invoice for its credit, and a bought seat needs a working card.
 */
function refuseUnsettled(subscription: Stripe.Subscription): void {
  if (subscription.status !== 'active') {
    throw new AppError('conflict', `the subscription is ${subscription.status}`, {
      userMessage: 'Your last payment failed. Please pay the open invoice, then change your seats.',
    });
  }
  if (subscription.cancel_at_period_end || subscription.cancel_at !== null) {
    throw new AppError('conflict', 'the subscription ends with its period', {
      userMessage:
        'Your plan is about to end. Please keep your subscription, then change your seats.',
    });
  }
}

async function refuseTakenSeats(payments: Payments, userId: string, seats: number): Promise<void> {
  const tooMany = (await countSeats(payments, userId)) - STARTER_PLAN.seats - seats;
  if (tooMany <= 0) return;
  const who = tooMany === 1 ? 'one editor' : `${tooMany} editors`;
  throw new AppError('limit_reached', `${tooMany} people would have no seat`, {
    userMessage: `All these seats are taken. Please make ${who} a reviewer or viewer in your workspaces first, or withdraw open invitations of editors.`,
  });
}

async function update(
  payments: Payments,
  subscription: string,
  change: Stripe.SubscriptionUpdateParams,
): Promise<void> {
  try {
    await payments.stripe.subscriptions.update(subscription, change);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      throw new AppError('conflict', 'the payment of the seats failed', {
        userMessage:
          'The payment failed, so no seat was bought. Please check how you pay in Manage subscription.',
        cause: error,
      });
    }
    throw new AppError('unavailable', 'the payment provider refused or did not answer', {
      cause: error,
    });
  }
}
