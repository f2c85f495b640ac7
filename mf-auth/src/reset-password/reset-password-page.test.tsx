import { takeArrival } from '@adwright/supabase';
import { type Answers, createAccessToken, serveServices, USER } from '@adwright/supabase/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

const followLink = () =>
  takeArrival(`#access_token=${createAccessToken()}&refresh_token=refresh&type=recovery`);

const SERVICE: Answers = {
  'GET /auth/v1/user': () => Response.json(USER),
  'PUT /auth/v1/user': () => Response.json(USER),
  'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
};

async function submit(password: string, confirmPassword: string) {
  await userEvent.type(await screen.findByLabelText('New Password'), password);
  await userEvent.type(screen.getByLabelText('Confirm Password'), `${confirmPassword}{Enter}`);
}

test('the page for a new password sets the new password, signs out every device, and opens the login page', async () => {
  const loggedOut = vi.fn();
  const { promise, resolve } = Promise.withResolvers<Response>();
  await serveServices({
    ...SERVICE,
    'PUT /auth/v1/user': () => promise,
    'POST /auth/v1/logout': () => {
      loggedOut();
      return new Response(null, { status: 204 });
    },
  });
  followLink();
  const router = renderPage('/reset-password', ResetPasswordPage);
  await submit('secret2', 'secret2');
  expect(await screen.findByRole('button', { name: 'Updating...' })).toBeTruthy();
  resolve(Response.json(USER));
  expect(await screen.findByText('Password updated')).toBeTruthy();
  expect(screen.getByText('You can now log in with your new password.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/login');
  expect(loggedOut).toHaveBeenCalled();
  expect(takeArrival('')).toEqual({ kind: 'plain' });
});

test('the page for a new password refuses a new password when the two entries differ', async () => {
  await serveServices(SERVICE);
  followLink();
  renderPage('/reset-password', ResetPasswordPage);
  await submit('secret2', 'secret3');
  expect(await screen.findByText('Passwords do not match')).toBeTruthy();
  expect(screen.getByText('Please enter matching passwords.')).toBeTruthy();
});

test('the page for a new password shows why the service refuses a new password, and stays on the page', async () => {
  await serveServices({
    ...SERVICE,
    'PUT /auth/v1/user': () =>
      Response.json({ message: 'New password should be different' }, { status: 422 }),
  });
  followLink();
  renderPage('/reset-password', ResetPasswordPage);
  await submit('secret2', 'secret2');
  expect(await screen.findByText('New password should be different')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('secret2');
});

test.each([
  ['no link', () => takeArrival('')],
  ['a link without a refresh token', () => takeArrival('#access_token=a&type=recovery')],
  ['a link of another type', () => takeArrival('#access_token=a&refresh_token=b&type=magiclink')],
])('the page for a new password shows only a toast to a visitor with %s', async (_name, arrive) => {
  await serveServices(SERVICE);
  arrive();
  renderPage('/reset-password', ResetPasswordPage);
  expect(await screen.findByText('Invalid or expired link')).toBeTruthy();
  expect(screen.getByText('Please request a new password reset link')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the page for a new password treats a recovery link that the service refuses as invalid', async () => {
  await serveServices({
    ...SERVICE,
    'GET /auth/v1/user': () => Response.json({ message: 'expired' }, { status: 401 }),
  });
  followLink();
  renderPage('/reset-password', ResetPasswordPage);
  expect(await screen.findByText('Invalid or expired link')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
