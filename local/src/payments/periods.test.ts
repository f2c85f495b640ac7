import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sandbox } from './sandbox.ts';
import { openStateFile } from './sandbox-state.ts';

let folder: string;
let sandbox: Sandbox;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adwright-periods-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const file = await openStateFile(path.join(folder, crypto.randomUUID()));
  sandbox = new Sandbox({ file, origin: 'http://localhost', announce: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
});

const subscribe = async (at: string) => {
  vi.setSystemTime(new Date(at));
  const customer = await sandbox.createCustomer(null, {});
  await sandbox.pay(await sandbox.createCheckout(customer.id, '', ''));
  const [subscription] = sandbox.subscriptionsOf(customer.id);
  if (!subscription) throw new Error('the account has no subscription');
  return subscription;
};

/**
 * Advances the clock to the end of each of the next billing periods.
 * @returns the days on which the periods end
 */
const passPeriods = async (subscription: Awaited<ReturnType<typeof subscribe>>, count: number) => {
  const days: string[] = [];
  for (let period = 0; period < count; period += 1) {
    vi.setSystemTime(new Date(subscription.periodEnd * 1000));
    days.push(new Date().toISOString().slice(0, 10));
    await sandbox.endDuePeriods();
  }
  return days;
};

describe('billing periods of a subscription', () => {
  it.each([
    [
      '31 January',
      '2026-01-31T10:00:00Z',
      ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    [
      '30 January',
      '2026-01-30T10:00:00Z',
      ['2026-02-28', '2026-03-30', '2026-04-30', '2026-05-30'],
    ],
    ['31 January of a leap year', '2028-01-31T10:00:00Z', ['2028-02-29', '2028-03-31']],
    ['29 February', '2028-02-29T00:00:00Z', ['2028-03-29', '2028-04-29']],
    ['31 December', '2026-12-31T23:59:59Z', ['2027-01-31', '2027-02-28', '2027-03-31']],
  ])('periods keep their day of the month when they begin on %s', async (_, start, expected) => {
    const subscription = await subscribe(start);
    expect(await passPeriods(subscription, expected.length)).toEqual(expected);
    expect(sandbox.invoicesOf(subscription.customer)).toHaveLength(expected.length + 1);
  });

  it('a billing period is not billed again when the clock jumps back into it', async () => {
    const subscription = await subscribe('2026-01-31T10:00:00Z');
    await passPeriods(subscription, 1);
    vi.setSystemTime(new Date('2026-02-27T10:00:00Z'));
    await sandbox.endDuePeriods();
    expect(sandbox.invoicesOf(subscription.customer)).toHaveLength(2);
    vi.setSystemTime(new Date('2026-03-01T10:00:00Z'));
    await sandbox.endDuePeriods();
    expect(sandbox.invoicesOf(subscription.customer)).toHaveLength(2);
  });
});
