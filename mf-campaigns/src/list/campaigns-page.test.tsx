import { renderPage, TestBackend } from '@adwright/ads/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CAMPAIGN_ID, createTestCampaign } from '../testing/test-campaign.ts';
import { CampaignsPage } from './campaigns-page.tsx';

const LIST = 'GET /rest/v1/campaign_overviews';
let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
});

const render = () => renderPage({ path: '/campaigns', Component: CampaignsPage });

test('the campaigns page offers to create a campaign when the user has none', async () => {
  backend.on(LIST, () => Response.json([]));
  await render();
  const link = await screen.findByRole('link', { name: 'Make the first campaign' });
  expect(link.getAttribute('href')).toBe('/campaigns/new');
});

test("the campaigns page shows each campaign's progress, and the price of a draft", async () => {
  backend.on(LIST, () =>
    Response.json([
      createTestCampaign({ name: 'Spring', waiting: 7, succeeded: 3 }),
      createTestCampaign({ id: crypto.randomUUID(), name: 'Summer', state: 'draft', faulty: 2 }),
      createTestCampaign({
        id: crypto.randomUUID(),
        name: 'Winter',
        state: 'paused',
        paused_by: 'credits',
      }),
    ]),
  );
  await render();
  const list = await screen.findByRole('list', { name: 'Campaigns' });
  const [spring, summer, winter] = within(list).getAllByRole('listitem');
  expect(spring?.textContent).toContain('3 of 10 ads made');
  expect(spring?.textContent).toContain('Running');
  expect(summer?.textContent).toContain(
    '10 rows ready, 2 faulty. Not started: nothing was charged.',
  );
  expect(winter?.textContent).toContain('Out of credits');
  expect(screen.getByRole('link', { name: 'Spring' }).getAttribute('href')).toBe(
    `/campaigns/${CAMPAIGN_ID}`,
  );
});

test('the campaigns page deletes a finished campaign, and explains why a running campaign can’t be deleted', async () => {
  backend.on(LIST, () => Response.json([createTestCampaign({ state: 'done', waiting: 0 })]));
  const busy = { success: false, error: 'This campaign is running or is no longer there.' };
  backend.on(`DELETE /campaigns/${CAMPAIGN_ID}`, () => Response.json(busy, { status: 409 }));
  await render();
  const button = await screen.findByRole('button', { name: 'Delete Autumn' });
  await userEvent.click(button);
  await screen.findByText('This campaign is running or is no longer there.');
  backend.on(`DELETE /campaigns/${CAMPAIGN_ID}`, () => {
    backend.on(LIST, () => Response.json([]));
    return Response.json({ success: true });
  });
  await userEvent.click(button);
  await screen.findByText('Campaign deleted');
  await screen.findByText('No campaigns yet');
});

test('the campaigns page reports a network failure and loads the list again on request', async () => {
  backend.on(LIST, () => new Response('{}', { status: 500 }));
  await render();
  await screen.findByText('Your campaigns can’t be loaded.');
  backend.on(LIST, () => Response.json([createTestCampaign()]));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('link', { name: 'Autumn' });
});
