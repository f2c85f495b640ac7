import { createTestAd, renderPage, TestBackend } from '@adwright/ads/testing';
import type { CampaignOverview } from '@adwright/contracts/campaigns';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CAMPAIGN_ID, createTestCampaign, createTestResult } from '../testing/test-campaign.ts';
import { CampaignPage } from './campaign-page.tsx';

let backend: TestBackend;
let campaign: CampaignOverview;

beforeEach(async () => {
  campaign = createTestCampaign({ waiting: 7, succeeded: 2, failed: 1 });
  backend = await new TestBackend().start();
  backend.on('GET /rest/v1/campaign_overviews', () => Response.json([campaign]));
  backend.on('GET /rest/v1/campaign_results', () =>
    Response.json([
      createTestResult(1, {
        state: 'succeeded',
        ad_id: createTestAd(1).id,
        image_url: createTestAd(1).ad_image_url,
        score: 81,
      }),
      createTestResult(2, {
        state: 'failed',
        problem: 'It leads to an address that is not public.',
      }),
      createTestResult(3),
    ]),
  );
});

const render = () =>
  renderPage({ path: '/campaigns/:id', Component: CampaignPage, at: `/campaigns/${CAMPAIGN_ID}` });

/** Makes the fake engine accept a request; afterwards the fake service returns the changed campaign. */
function answer(action: string, changes: Partial<CampaignOverview>) {
  backend.on(`POST /campaigns/${CAMPAIGN_ID}/${action}`, () => {
    campaign = { ...campaign, ...changes };
    return Response.json({ success: true, state: campaign.state });
  });
}

test("the campaign page shows the campaign's progress, and each row with its ad or its problem", async () => {
  await render();
  const bar = await screen.findByRole('progressbar', { name: 'Progress' });
  expect(bar.getAttribute('aria-valuetext')).toBe('2 of 10 ads made, 1 failed');
  const list = await screen.findByRole('list', { name: 'Rows' });
  const [made, failed, waiting] = within(list).getAllByRole('listitem');
  expect(made?.textContent).toContain('Score 81');
  expect(failed?.textContent).toContain('It leads to an address that is not public.');
  expect(waiting?.textContent).toContain('Waiting');
});

test('the campaign page shares the ads of the visible rows for approval, under the name of the campaign', async () => {
  backend.on('POST /functions/v1/create-review', () =>
    Response.json({ id: CAMPAIGN_ID, token: 'a'.repeat(43) }),
  );
  await render();
  await userEvent.click(await screen.findByRole('button', { name: 'Share for approval' }));
  await screen.findByText('Share 1 ad', undefined, { timeout: 5000 });
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  await screen.findByText(/\/review\/a{43}$/);
  const [call] = backend.callsOf('POST /functions/v1/create-review');
  expect(call?.body).toMatchObject({ name: campaign.name, ad_ids: [createTestAd(1).id] });
});

test('the campaign page sorts the best ads first, and compares the ads that the user chose', async () => {
  backend.on('GET /rest/v1/campaign_results', () =>
    Response.json(
      [61, 84].map((score, index) =>
        createTestResult(index + 1, {
          state: 'succeeded',
          ad_id: createTestAd(index + 1).id,
          image_url: createTestAd(index + 1).ad_image_url,
          score,
        }),
      ),
    ),
  );
  await render();
  const list = await screen.findByRole('list', { name: 'Rows' });
  const scores = () =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => /Score (\d+)/.exec(textContent ?? '')?.[1]);
  expect(scores()).toEqual(['61', '84']);
  const visitor = userEvent.setup();
  await visitor.click(screen.getByRole('combobox', { name: 'Order' }));
  await visitor.click(await screen.findByText('Best score first'));
  await waitFor(() => expect(scores()).toEqual(['84', '61']));

  for (const box of within(list).getAllByRole('checkbox', { name: /^Compare/ }))
    await visitor.click(box);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare 2' }).disabled).toBe(false);
});

test('the campaign page pauses and resumes the campaign', async () => {
  answer('pause', { state: 'paused', paused_by: 'user' });
  answer('resume', { state: 'running', paused_by: null });
  await render();
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  await screen.findByText('Paused. Rows that have not begun cost nothing.');
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  await screen.findByRole('button', { name: 'Pause' });
});

test('the campaign page asks for confirmation before it cancels the campaign', async () => {
  answer('cancel', { state: 'cancelled', cancelled: 7, waiting: 0 });
  await render();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog');
  expect(backend.callsOf(`POST /campaigns/${CAMPAIGN_ID}/cancel`)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the campaign' }));
  await screen.findByText('2 of 10 ads made, 1 failed, 7 not made');
});

test('the campaign page makes the ads of failed rows again on request', async () => {
  answer('retry', { failed: 0, waiting: 8 });
  await render();
  await userEvent.click(await screen.findByRole('button', { name: 'Try 1 failed ad again' }));
  await screen.findByText('2 of 10 ads made');
});

test('the campaign page retries no row with a missing photo before the user accepts the price', async () => {
  backend.on('GET /rest/v1/campaign_results', () =>
    Response.json([
      createTestResult(1, { state: 'failed', photo: 'mug.jpg' }),
      createTestResult(2, { state: 'failed', photo: 'jar.jpg' }),
    ]),
  );
  campaign = createTestCampaign({ state: 'done', failed: 2, waiting: 0 });
  answer('draw', { state: 'running', failed: 0, waiting: 2 });
  await render();
  await screen.findByRole('heading', { name: '2 photos missing' });
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Make 2 ads without a photo' }));
  const dialog = await screen.findByRole('dialog');
  expect(backend.callsOf(`POST /campaigns/${CAMPAIGN_ID}/draw`)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make 2 ads for 2 credits' }));
  await expect.poll(() => backend.callsOf(`POST /campaigns/${CAMPAIGN_ID}/draw`)).toHaveLength(1);
});

test('the campaign page accepts missing photos later, and reports how many photos were used', async () => {
  let photoUrl: string | null = null;
  backend.on('GET /rest/v1/campaign_results', () =>
    Response.json([
      createTestResult(1, { state: 'failed', photo: 'mug.jpg', photo_url: photoUrl }),
    ]),
  );
  backend.on(`POST /campaigns/${CAMPAIGN_ID}/photos`, () => {
    photoUrl = 'http://storage/mug.jpg';
    return Response.json({
      success: true,
      matched: 1,
      unused: [],
      faults: [{ name: 'jar.jpg', message: 'It can’t be read.' }],
    });
  });
  campaign = createTestCampaign({ state: 'done', failed: 1, waiting: 0 });
  await render();
  const zip = new File(['x'], 'photos.zip', { type: 'application/zip' });
  await userEvent.upload(await screen.findByLabelText('Add photos'), zip);
  // After the upload, the row has its photo, so the user can retry the row.
  await screen.findByRole('button', { name: 'Try 1 failed ad again' });
  expect(screen.queryByLabelText('Add photos')).toBeNull();
  expect(screen.getByText('1 row got a photo.')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Photos that can’t be used' })).toBeDefined();
});

test('the campaign page says that the campaign waits for credits, and where the user can buy credits', async () => {
  campaign = createTestCampaign({ state: 'paused', paused_by: 'credits' });
  await render();
  await screen.findByText(/goes on by itself once there are more/);
  expect(screen.getByRole('link', { name: 'Get credits' }).getAttribute('href')).toBe('/pricing');
});

test('the campaign page says that the page’s URL belongs to no campaign', async () => {
  backend.on('GET /rest/v1/campaign_overviews', () => Response.json([]));
  await render();
  await screen.findByText('There is no such campaign');
});

test('the campaign page reports a network failure and tries again', async () => {
  backend.on('GET /rest/v1/campaign_overviews', () => new Response('{}', { status: 500 }));
  await render();
  await screen.findByText('The campaign can’t be loaded.');
  backend.on('GET /rest/v1/campaign_overviews', () => Response.json([campaign]));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('progressbar');
});
