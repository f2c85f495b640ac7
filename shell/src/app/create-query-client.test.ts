import { runningCampaignsAtom } from '@adwright/campaigns/running';
import { startSession, userIdAtom } from '@adwright/supabase';
import { serveServices, signInAsUser, USER } from '@adwright/supabase/testing';
import { waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

const BOB = { id: 'b0b0b0b0-7f0e-4f5e-9a53-0c7f3c0a1f10', email: 'bob@example.com' };
const store = getDefaultStore();
let user = USER;

beforeEach(async () => {
  await serveServices({
    'GET /auth/v1/user': () => Response.json(user),
    'GET /rest/v1/campaign_overviews': ({ url }) =>
      Response.json([
        {
          id: '5b0c1b06-7f0e-4f5e-9a53-0c7f3c0a1f10',
          name: url.searchParams.get('user_id') === `eq.${BOB.id}` ? 'of Bob' : 'of Ada',
          state: 'running',
          paused_by: null,
          waiting: 1,
          running: 1,
          succeeded: 0,
          failed: 0,
        },
      ]),
  });
  await startSession();
});

async function signIn(as: typeof USER) {
  user = as;
  await signInAsUser();
  await waitFor(() => expect(store.get(userIdAtom)).toBe(as.id));
}

test('the query cache is emptied when the user changes, and the next user’s queries continue', async () => {
  await signIn(USER);
  const queries = createQueryClient();
  queries.setQueryData(['ads', USER.id], ['an ad']);
  queries.setQueryData(['anything'], 'of Ada');
  onTestFinished(store.sub(runningCampaignsAtom, () => undefined));
  await waitFor(() => expect(store.get(runningCampaignsAtom)).toMatchObject([{ name: 'of Ada' }]));
  await signIn(BOB);
  await waitFor(() => expect(store.get(runningCampaignsAtom)).toMatchObject([{ name: 'of Bob' }]));
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['campaigns', BOB.id, 'running']]);
});
