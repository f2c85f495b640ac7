import { serveServices } from '@adwright/supabase/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const submit = () => userEvent.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');

test('the page for a forgotten password shows the same confirmation whether or not the email address has an account', async () => {
  await serveServices({ 'POST /auth/v1/recover': () => Response.json({}) });
  renderPage('/forgot-password', ForgotPasswordPage);
  await submit();
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
  expect(
    screen.getByText(
      "If an account exists with that email, you'll receive a password reset link shortly.",
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
});

test('the page for a forgotten password disables the button while the request for a reset link runs', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await serveServices({ 'POST /auth/v1/recover': () => promise });
  renderPage('/forgot-password', ForgotPasswordPage);
  await submit();
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeTruthy();
  await act(async () => resolve(Response.json({})));
  await screen.findByText('Check your inbox');
});

test('the page for a forgotten password reports that the reset link could not be sent', async () => {
  await serveServices({});
  renderPage('/forgot-password', ForgotPasswordPage);
  await submit();
  expect(await screen.findByText('An error occurred')).toBeTruthy();
});
