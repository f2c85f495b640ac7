import { getSupabase, startSession, userIdAtom } from '@adwright/supabase';
import { serveServices, signInAsUser, USER } from '@adwright/supabase/testing';
import { focusManager, QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaignKeys } from '../campaign-keys.ts';
import { runningCampaignsAtom } from './running-campaigns-atom.ts';

/** A longer timeout than the default of one second, because other test files run at the same time. */
const PATIENT = { timeout: 10_000 };

const BOB = { id: 'b0b0b0b0-7f0e-4f5e-9a53-0c7f3c0a1f10', email: 'bob@example.com' };
const ROW = {
  id: '5b0c1b06-7f0e-4f5e-9a53-0c7f3c0a1f10',
  name: 'Autumn',
  state: 'running',
  paused_by: null,
  waiting: 80,
  running: 1,
  succeeded: 10,
  failed: 2,
};
const AUTUMN = { id: ROW.id, name: 'Autumn', state: 'running', done: 12, total: 93 };

const store = getDefaultStore();
let user = USER;
/** Rows that the data service returns for each user. */
let rows: Record<string, object[]> = {};
/** Ids of the users for whom campaigns were requested, in order. */
let asked: string[] = [];
let queries: QueryClient;
let unmount = () => {};

beforeEach(async () => {
  asked = [];
  rows = { [USER.id]: [ROW] };
  await serveServices({
    'GET /auth/v1/user': () => Response.json(user),
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
    'GET /rest/v1/campaign_overviews': ({ url }) => {
      const id = url.searchParams.get('user_id')?.replace('eq.', '') ?? '';
      asked.push(id);
      return Response.json(rows[id] ?? []);
    },
  });
  await startSession();
  queries = new QueryClient();
  queries.mount();
  store.set(queryClientAtom, queries);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(async () => {
  unmount();
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  queries.unmount();
  await signOut();
});

async function signIn(as: typeof USER) {
  user = as;
  await signInAsUser();
  await vi.waitFor(() => expect(store.get(userIdAtom)).toBe(as.id), PATIENT);
}

async function signOut() {
  await getSupabase().auth.signOut({ scope: 'local' });
  await vi.waitFor(() => expect(store.get(userIdAtom)).toBeNull(), PATIENT);
}

/** Mounts the atom as a component does. */
function mount() {
  unmount = store.sub(runningCampaignsAtom, () => undefined);
}

const shown = () => store.get(runningCampaignsAtom);

async function mountFor(as: typeof USER) {
  await signIn(as);
  mount();
  await vi.waitFor(() => expect(asked).toEqual([as.id]), PATIENT);
}

test('the atom is empty for a guest, without a request', async () => {
  await signOut();
  mount();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(shown()).toEqual([]);
  expect(asked).toEqual([]);
});

test("the atom has the signed-in user's campaigns", async () => {
  await mountFor(USER);
  await vi.waitFor(() => expect(shown()).toEqual([AUTUMN]), PATIENT);
});

test('the campaigns are read every three seconds while a campaign runs, and otherwise every two minutes', async () => {
  await mountFor(USER);
  await vi.waitFor(() => expect(shown()).toEqual([AUTUMN]), PATIENT);
  rows = { [USER.id]: [{ ...ROW, succeeded: 90, waiting: 0 }] };
  await vi.advanceTimersByTimeAsync(3500);
  await vi.waitFor(() => expect(shown()).toMatchObject([{ done: 92 }]), PATIENT);
  expect(asked).toHaveLength(2);
  rows = {};
  await vi.advanceTimersByTimeAsync(3500);
  await vi.waitFor(() => expect(shown()).toEqual([]), PATIENT);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(100_000);
  expect(asked).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toHaveLength(before + 1);
});

test('the campaigns are not read while the tab is hidden', async () => {
  await mountFor(USER);
  await vi.waitFor(() => expect(shown()).toEqual([AUTUMN]), PATIENT);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

test('the campaigns are not read after the last component with the campaigns has unmounted', async () => {
  await mountFor(USER);
  await vi.waitFor(() => expect(shown()).toEqual([AUTUMN]), PATIENT);
  unmount();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toHaveLength(1);
});

test.each([
  ['the running ones', campaignKeys.running(USER.id)],
  ['all campaigns', campaignKeys.all(USER.id)],
])(
  'the campaigns are read again after the page has invalidated %s in its query cache',
  async (_which, queryKey) => {
    rows = {};
    await mountFor(USER);
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0), PATIENT);
    rows = { [USER.id]: [ROW] };
    await queries.invalidateQueries({ queryKey });
    expect(asked).toHaveLength(2);
    await vi.waitFor(() => expect(shown()).toEqual([AUTUMN]), PATIENT);
  },
);

test('after another user signs in, the atom contains only the campaigns of that user', async () => {
  await mountFor(USER);
  await vi.waitFor(() => expect(shown()).toEqual([AUTUMN]), PATIENT);
  rows[BOB.id] = [{ ...ROW, id: BOB.id, name: 'Winter' }];
  await signIn(BOB);
  expect(shown()).toEqual([]);
  await vi.waitFor(() => expect(shown()).toMatchObject([{ name: 'Winter' }]), PATIENT);
  await signOut();
  expect(shown()).toEqual([]);
});
