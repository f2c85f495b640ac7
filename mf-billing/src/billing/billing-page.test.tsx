import { changeSeatsRequestSchema, changeSubscriptionRequestSchema } from '@adwright/contracts';
import { startSession } from '@adwright/supabase';
import { type Answers, serveServices, signInAsUser, USER } from '@adwright/supabase/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { BillingPage } from './billing-page.tsx';
import { HISTORY_PAGE_SIZE } from './use-credit-history.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(location, 'assign').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const DATE = '2026-02-05T12:00:00+00:00';
const account = (plan_name: string) => () =>
  Response.json({ plan_name, ads_limit: 100, credits_used: 30, reset_date: DATE });
const subscription = (changes: object) => () =>
  Response.json([
    {
      user_id: USER.id,
      plan_name: 'starter',
      status: 'active',
      current_period_end: DATE,
      cancel_at_period_end: false,
      extra_seats: 0,
      ...changes,
    },
  ]);
const people = (used: number, allowed: number) => () =>
  Response.json({
    members: [],
    invitations: [],
    seats: {
      used,
      allowed,
      holders: Array.from({ length: used }, (_, at) => ({
        user_id: at === 0 ? USER.id : null,
        name: null,
        email: `editor-${at}@example.com`,
        is_invited: at > 0,
      })),
    },
  });
const entry = (id: number, changes: object = {}) => ({
  id,
  user_id: USER.id,
  kind: 'spend',
  amount: -1,
  feature_name: 'Create Ad',
  refunds: null,
  created_at: DATE,
  ...changes,
});

async function show(answers: Answers = {}) {
  await serveServices({
    'GET /auth/v1/user': () => Response.json(USER),
    'GET /rest/v1/users': account('starter'),
    'GET /rest/v1/subscriptions': subscription({}),
    'GET /rest/v1/invoices': () => Response.json([]),
    'POST /rest/v1/rpc/storage_usage': () =>
      Response.json({
        bytes_used: 12_300_000,
        bytes_allowed: 5_368_709_120,
        pictures_used: 34,
        pictures_allowed: 20_000,
      }),
    'POST /rest/v1/rpc/carried_credits': () => Response.json(null),
    'POST /rest/v1/rpc/workspace_people': people(1, 1),
    'GET /rest/v1/credit_ledger': () => Response.json([entry(1)]),
    ...answers,
  });
  await signInAsUser();
  await startSession();
  renderPage('/billing', BillingPage);
}

const panel = (name: string) => screen.findByRole('region', { name });
const rowsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

test('the billing page shows the plan, its price, its renewal date and the remaining credits', async () => {
  await show();
  expect(await screen.findByText('Starter, $9.99 a month')).toBeTruthy();
  expect((await panel('Your plan')).textContent).toContain('Renews onFebruary 5, 2026');
  expect(await screen.findByText('70 of 100')).toBeTruthy();
  expect(await screen.findByText('11.8 MB of 5 GB')).toBeTruthy();
  expect(await screen.findByText('34 of 20,000')).toBeTruthy();
});

test.each([
  ['a cancelled plan', subscription({ cancel_at_period_end: true }), 'Ends on', 'You cancelled.'],
  [
    'a failed payment',
    subscription({ status: 'past_due' }),
    'Paid until',
    'Your last payment failed.',
  ],
])(
  'the billing page explains %s to the user, with the next step',
  async (_, answer, label, text) => {
    await show({ 'GET /rest/v1/subscriptions': answer });
    expect(await screen.findByText(label)).toBeTruthy();
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeTruthy();
  },
);

test('the billing page offers the paid plan to a user in the trial', async () => {
  await show({
    'GET /rest/v1/users': account('starter50'),
    'GET /rest/v1/subscriptions': () => Response.json([]),
  });
  const link = await screen.findByRole('link', { name: 'Upgrade to Starter' });
  expect(link.getAttribute('href')).toBe('/pricing');
  expect(screen.queryByRole('button', { name: 'Manage subscription' })).toBeNull();
});

test('the billing page opens the payment provider’s portal, which returns to the billing page', async () => {
  const sent = vi.fn();
  await show({
    'POST /functions/v1/billing-portal': ({ body }) => {
      sent(body);
      return Response.json({ url: 'https://pay.example/portal' });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Manage subscription' }));
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith('https://pay.example/portal'));
  expect(sent).toHaveBeenCalledWith({ return_url: `${location.origin}/billing` });
});

/** Returns a test subscription that `change-subscription` can cancel or renew. */
function changeable(cancelled: boolean): Answers {
  let cancel_at_period_end = cancelled;
  return {
    'GET /rest/v1/subscriptions': () => subscription({ cancel_at_period_end })(),
    'POST /functions/v1/change-subscription': ({ body }) => {
      ({ cancel_at_period_end } = changeSubscriptionRequestSchema.parse(body));
      return Response.json(body);
    },
  };
}

test('the billing page cancels the subscription at the end of its period after a confirmation, and can undo it', async () => {
  await show(changeable(false));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  const question = screen.getByRole('group', { name: 'Cancel your subscription?' });
  expect(question.textContent).toContain('You keep Starter and its credits until February 5, 2026');
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, cancel' }));

  expect(await screen.findByText('Your subscription is cancelled')).toBeTruthy();
  expect(screen.getByText('Ends on')).toBeTruthy();
  expect((await panel('Change plan')).textContent).toContain('From February 5, 2026');

  await userEvent.click(screen.getByRole('button', { name: 'Keep subscription' }));
  expect(await screen.findByText('Your subscription goes on')).toBeTruthy();
  expect(screen.getByText('Renews on')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Cancel your subscription?' })).toBeNull();
});

test('the billing page says that a cancelled plan becomes the free trial when the period ends', async () => {
  await show(changeable(false));
  await userEvent.click(await screen.findByRole('button', { name: 'Switch when the period ends' }));
  expect(await screen.findByText('Ends on')).toBeTruthy();
});

test('the billing page reports that the cancellation failed, and keeps the plan', async () => {
  await show({
    'POST /functions/v1/change-subscription': () =>
      Response.json({ error: 'down', code: 'unavailable' }, { status: 503 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
  expect(await screen.findByText('Failed to change your subscription')).toBeTruthy();
  expect(screen.getByText('Renews on')).toBeTruthy();
});

/** Returns a test subscription with a number of seats that `change-subscription` can change. */
function sellable(bought: number, used = 1): Answers {
  let extra_seats = bought;
  return {
    'GET /rest/v1/subscriptions': () => subscription({ extra_seats })(),
    'POST /rest/v1/rpc/workspace_people': () => people(used, 1 + extra_seats)(),
    'POST /functions/v1/change-subscription': ({ body }) => {
      ({ extra_seats } = changeSeatsRequestSchema.parse(body));
      return Response.json(body);
    },
  };
}

async function typeSeats(count: string) {
  const field = await screen.findByRole('spinbutton', { name: /Further seats/ });
  await userEvent.clear(field);
  if (count) await userEvent.type(field, count);
}

test('the billing page buys seats, and shows their price before the user presses the button', async () => {
  await show(sellable(0));
  expect(await screen.findByText('1 of 1 seat taken.')).toBeTruthy();
  await typeSeats('2');
  expect(screen.getByText(/^\$18 a month more\. You pay for the rest/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Buy 2 seats' }));
  expect(await screen.findByText('1 of 3 seats taken.')).toBeTruthy();
  expect(screen.getByText('Your plan has 2 further seats')).toBeTruthy();
});

test('the billing page gives seats back, and shows how much less the plan costs', async () => {
  await show(sellable(2));
  await typeSeats('1');
  expect(screen.getByText(/^\$9 a month less/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Give back 1 seat' }));
  expect(await screen.findByText('1 of 2 seats taken.')).toBeTruthy();
});

test('the billing page sends one request when the user clicks twice quickly', async () => {
  const sent = vi.fn();
  const answer = Promise.withResolvers<void>();
  await show({
    ...sellable(0),
    'POST /functions/v1/change-subscription': async ({ body }) => {
      sent(body);
      await answer.promise;
      return Response.json(body);
    },
  });
  await typeSeats('3');
  const button = screen.getByRole('button', { name: 'Buy 3 seats' });
  await Promise.all([userEvent.click(button), userEvent.click(button)]);
  await screen.findByRole('button', { name: 'Changing...' });
  answer.resolve();
  await screen.findByRole('button', { name: 'Buy 3 seats' });
  expect(sent.mock.calls).toEqual([[{ extra_seats: 3 }]]);
});

test.each([
  ['', /number from 0 to 50/],
  ['51', /number from 0 to 50/],
  ['1', /Make one editor a reviewer or viewer/],
  ['0', /Make 2 editors a reviewer or viewer/],
])('the billing page refuses %j as a number of seats', async (count, text) => {
  await show(sellable(2, 3));
  await typeSeats(count);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: /seat/i }).hasAttribute('disabled')).toBe(true);
});

test('the billing page explains why the number of seats was not changed', async () => {
  await show({
    ...sellable(0),
    'POST /functions/v1/change-subscription': () =>
      Response.json(
        { error: 'The payment failed, so no seat was bought.', code: 'conflict' },
        { status: 409 },
      ),
  });
  await typeSeats('1');
  await userEvent.click(screen.getByRole('button', { name: 'Buy 1 seat' }));
  expect(await screen.findByText('The payment failed, so no seat was bought.')).toBeTruthy();
  expect(screen.getByText('1 of 1 seat taken.')).toBeTruthy();
});

test.each([
  [
    'a cancelled plan',
    subscription({ cancel_at_period_end: true }),
    /Keep your subscription to change/,
  ],
  ['an unpaid plan', subscription({ status: 'past_due' }), /Pay the open invoice in Manage/],
])('the billing page offers no seats to a user with %s', async (_, answer, text) => {
  await show({ 'GET /rest/v1/subscriptions': answer });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('the billing page names, during the trial, the plan that sells seats', async () => {
  await show({
    'GET /rest/v1/users': account('starter50'),
    'GET /rest/v1/subscriptions': () => Response.json([]),
  });
  expect(await screen.findByText(/Further seats belong to Starter: \$9 a month each/)).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('the billing page reports that the number of seats cannot be loaded', async () => {
  await show({
    'POST /rest/v1/rpc/workspace_people': () => Response.json({ message: 'down' }, { status: 500 }),
  });
  expect(await screen.findByText('Your seats can’t be loaded.')).toBeTruthy();
});

test('the billing page lists the invoices with links to their PDFs', async () => {
  const invoice = {
    id: 'in_1',
    user_id: USER.id,
    number: 'AW-0001',
    status: 'paid',
    amount_paid: 999,
    currency: 'usd',
    pdf_url: 'https://pay.example/1.pdf',
    created_at: DATE,
  };
  await show({ 'GET /rest/v1/invoices': () => Response.json([invoice]) });
  const link = await screen.findByRole('link', { name: 'Download invoice AW-0001' });
  expect(link.getAttribute('href')).toBe('https://pay.example/1.pdf');
  expect(rowsOf(await panel('Invoices'))).toEqual([
    ['Feb 5, 2026', 'AW-0001', 'Paid', '$9.99', 'Download'],
  ]);
});

test('the billing page shows the trial’s remaining credits after an upgrade, and when they expire', async () => {
  await show({
    'POST /rest/v1/rpc/carried_credits': () => Response.json({ credits: 17, ends_at: DATE }),
  });
  const plan = within(await panel('Your plan'));
  await plan.findByText('Of these, left of your trial');
  plan.getByText('17, until February 5, 2026');
});

test('the billing page lists the changes of the credits, including refunds', async () => {
  await show({
    'GET /rest/v1/credit_ledger': () =>
      Response.json([
        entry(6, { kind: 'plan_change', amount: 100, feature_name: null }),
        entry(5, { kind: 'expiry', amount: -33, feature_name: null }),
        entry(4, { kind: 'refund', amount: 10, feature_name: 'Creative Boost', refunds: 2 }),
        entry(3, { kind: 'renewal', amount: 0, feature_name: null }),
        entry(2, { amount: -10, feature_name: 'Creative Boost' }),
        entry(1, { kind: 'grant', amount: 50, feature_name: null }),
      ]),
  });
  await screen.findByText('Credits given');
  expect(rowsOf(await panel('Credit history')).map((cells) => cells.slice(1))).toEqual([
    ['New plan', '+100'],
    ['Unused credits, expired', '−33'],
    ['Creative Boost, given back', '+10'],
    ['New period', '0'],
    ['Creative Boost', '−10'],
    ['Credits given', '+50'],
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the billing page loads the next page of the credit history after the last entry', async () => {
  const asked: (string | null)[] = [];
  await show({
    'GET /rest/v1/credit_ledger': ({ url }) => {
      asked.push(url.searchParams.get('id'));
      const first = asked.length === 1;
      return Response.json(
        first ? Array.from({ length: HISTORY_PAGE_SIZE }, (_, n) => entry(100 - n)) : [entry(7)],
      );
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(async () =>
    expect(rowsOf(await panel('Credit history'))).toHaveLength(HISTORY_PAGE_SIZE + 1),
  );
  expect(asked[1]).toBe('lt.81');
});

test('the billing page reports that the billing data failed to load, and tries again', async () => {
  let working = false;
  await show({
    'GET /rest/v1/invoices': () =>
      working ? Response.json([]) : Response.json({ message: 'down' }, { status: 500 }),
  });
  const invoices = await panel('Invoices');
  await within(invoices).findByText('Failed to load your invoices');
  working = true;
  await userEvent.click(within(invoices).getByRole('button', { name: 'Try Again' }));
  expect(await within(invoices).findByText('No invoices yet.')).toBeTruthy();
});
