import { renderPage, TestBackend } from '@adwright/ads/testing';
import { PATHS } from '@adwright/contracts';
import type { OwnReview } from '@adwright/contracts/review';
import type { Workspace } from '@adwright/contracts/workspaces';
import { USER } from '@adwright/supabase/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ReviewsPage } from './reviews-page.tsx';

const READ = 'POST /rest/v1/rpc/own_reviews';
const WORKSPACES = 'POST /rest/v1/rpc/own_workspaces';
const REVOKE = 'POST /rest/v1/rpc/revoke_review';
const MAILS = 'POST /rest/v1/rpc/set_review_mails';
const id = '00000000-0000-4000-8000-000000000001';

const link = (changes: Partial<OwnReview> = {}): OwnReview => ({
  id,
  name: 'Autumn',
  has_password: true,
  approvals_asked: 1,
  mails_decisions: true,
  created_at: '2026-01-05T12:00:00+00:00',
  expires_at: '2026-02-05T12:00:00+00:00',
  state: 'open',
  ads: 3,
  approved: 2,
  changes_asked: 1,
  ad_id: id,
  ...changes,
});

const PERSONAL: Workspace = {
  id: USER.id,
  name: 'Personal',
  is_personal: true,
  owner_id: USER.id,
  role: 'owner',
  members: 1,
  kits_need_approval: false,
  offered_to: null,
  created_at: '2026-01-05T12:00:00+00:00',
};

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
  backend.on(READ, () => Response.json([link()]));
  backend.on(WORKSPACES, () => Response.json([]));
});

const render = () => renderPage({ path: PATHS.reviews, Component: ReviewsPage });

test('the page of review links lists links with the review states of their ads', async () => {
  await render();
  await screen.findByRole('heading', { level: 2, name: 'Autumn' });
  screen.getByText('2 of 3 approved, changes asked to 1');
  screen.getByText('Open, made Jan 5, 2026, until Feb 5, 2026, with a password');
  expect(screen.getByRole('link', { name: 'See the comments: Autumn' }).getAttribute('href')).toBe(
    `/ad/${id}`,
  );
});

test('the page of review links revokes a review link', async () => {
  let state: OwnReview['state'] = 'open';
  backend
    .on(READ, () => Response.json([link({ state })]))
    .on(REVOKE, () => {
      state = 'revoked';
      return Response.json(true);
    });
  await render();
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke link: Autumn' }));
  expect(backend.callsOf(REVOKE)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke the link' }));
  await screen.findByText(/^Revoked, made/);
  expect(screen.queryByRole('button', { name: 'Revoke link: Autumn' })).toBeNull();
});

test('the page of review links turns emails to the user about reviews off', async () => {
  backend.on(MAILS, () => Response.json(true));
  await render();
  await userEvent.click(
    await screen.findByRole('checkbox', { name: /^Send me a mail .*: Autumn$/ }),
  );
  await waitFor(() =>
    expect(backend.callsOf(MAILS)[0]?.body).toEqual({ p_id: id, p_mails_decisions: false }),
  );
});

test('the page of review links says that there are no review links, or that they can’t be loaded', async () => {
  backend.on(READ, () => Response.json({ message: 'no' }, { status: 500 }));
  await render();
  await screen.findByText('Your links can’t be loaded.');
  backend.on(READ, () => Response.json([]));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('No review links yet');
});

test('the page of review links limits launch kits to approved ads by a setting', async () => {
  const RULE = 'POST /rest/v1/rpc/set_kits_need_approval';
  let isNeeded = false;
  backend.on(WORKSPACES, () => Response.json([{ ...PERSONAL, kits_need_approval: isNeeded }]));
  backend.on(RULE, () => {
    isNeeded = true;
    return Response.json({ outcome: 'done', id: null });
  });
  await render();
  const rule = await screen.findByRole('checkbox', { name: /only ads that are approved/ });
  await waitFor(() => expect(rule).toHaveProperty('disabled', false));
  await userEvent.click(rule);
  await waitFor(() => expect(rule).toHaveProperty('checked', true));
  expect(backend.callsOf(RULE)[0]?.body).toMatchObject({ p_needed: true });
});

test('the page of review links lets only the owner of a workspace change the setting for launch kits', async () => {
  backend.on(WORKSPACES, () => Response.json([{ ...PERSONAL, role: 'editor' }]));
  await render();
  const rule = await screen.findByRole('checkbox', { name: /only ads that are approved/ });
  await waitFor(() => expect(backend.callsOf(WORKSPACES)).toHaveLength(1));
  expect(rule).toHaveProperty('disabled', true);
});
