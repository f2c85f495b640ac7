import { renderPage, TestBackend } from '@adwright/ads/testing';
import { PATHS } from '@adwright/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MailsPage } from './mails-page.tsx';

const CALL = 'POST /functions/v1/unsubscribe';
let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
});

const render = () =>
  renderPage({
    path: PATHS.reviewMails,
    Component: MailsPage,
    at: '/review-mails/a.b',
    isPublic: true,
  });
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Stop these mails' }));

test('the page for review emails unsubscribes only after the visitor presses the button, without signing in', async () => {
  backend.on(CALL, () => Response.json({ name: 'Autumn' }));
  await render();
  await screen.findByRole('button', { name: 'Stop these mails' });
  expect(backend.callsOf(CALL)).toEqual([]);
  await press();
  await screen.findByText('Autumn');
  const [call] = backend.callsOf(CALL);
  expect(call?.query.get('token')).toBe('a.b');
  expect(call?.headers.has('authorization')).toBe(false);
});

test('the page for review emails reports a request that failed, and tries again', async () => {
  backend.on(CALL, () =>
    Response.json({ error: 'The address is not whole.', code: 'not_found' }, { status: 404 }),
  );
  await render();
  await press();
  await screen.findByText('The address is not whole.');
  backend.on(CALL, () => Response.json({ name: 'Autumn' }));
  await press();
  await screen.findByText('Autumn');
});
