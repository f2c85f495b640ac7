import { AppError } from '@adwright/contracts';
import { beginCheckout, endCheckout } from './books.ts';
import type { Payments } from './payments.ts';

const ATTEMPTS = 40;
const PAUSE_MS = 250;

/**
 * Does the work while no other checkout of the user is being opened, in this process or in any other.
 * @throws {AppError} `busy` when another one takes longer than ten seconds
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
    // A lease that could not be ended runs out by itself.
    await endCheckout(payments, userId, holder).catch(console.error);
  }
}
