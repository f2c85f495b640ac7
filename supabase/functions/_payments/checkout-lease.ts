import { AppError } from '@adwright/contracts';
import { beginCheckout, endCheckout } from './books.ts';
import type { Payments } from './payments.ts';

const ATTEMPTS = 40;
const PAUSE_MS = 250;

/**
 * Runs the callback while holding the user's checkout lease, so that no other process opens a checkout for the
 * user.
 * @throws `busy` when another process holds the lease for more than ten seconds
 */
export async function withCheckoutLease<Answer>(
  payments: Payments,
  userId: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const holder = crypto.randomUUID();
  for (let attempt = 0; !(await beginCheckout(payments, userId, holder)); attempt += 1) {
    if (attempt === ATTEMPTS) throw new AppError('busy', 'another checkout is still being opened');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  try {
    return await work();
  } finally {
    // A lease that can't be released expires by itself.
    await endCheckout(payments, userId, holder).catch(console.error);
  }
}
