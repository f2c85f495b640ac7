import { rememberReturnPath } from '@adwright/supabase';
import { buildSessionReply, serveServices } from '@adwright/supabase/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

async function submit() {
  await userEvent.type(email(), ' ada@example.com ');
  await userEvent.type(password(), 'secret1{Enter}');
}

test('the login page signs in, shows a success message, and opens the dashboard', async () => {
  const sent = vi.fn();
  await serveServices({
    'POST /auth/v1/token': ({ body }) => {
      sent(body);
      return Response.json(buildSessionReply());
    },
  });
  const router = renderPage('/login', LoginPage);
  await submit();
  expect(await screen.findByText('You are now logged in')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ email: 'ada@example.com', password: 'secret1' }),
  );
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('the login page opens the page that was requested before the login', async () => {
  await serveServices({ 'POST /auth/v1/token': () => Response.json(buildSessionReply()) });
  rememberReturnPath('/my-ads?type=photoshoot');
  const router = renderPage('/login', LoginPage);
  await submit();
  await screen.findByText('elsewhere');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/my-ads?type=photoshoot');
});

test('the login page shows why the service refused the login, and keeps the typed values', async () => {
  await serveServices({
    'POST /auth/v1/token': () =>
      Response.json(
        { code: 'invalid_credentials', message: 'Invalid login credentials' },
        { status: 400 },
      ),
  });
  renderPage('/login', LoginPage);
  await submit();
  expect(await screen.findByText('Login failed')).toBeTruthy();
  expect(screen.getByText('Invalid login credentials')).toBeTruthy();
  expect(email().value).toBe('ada@example.com');
  expect(password().value).toBe('secret1');
});

test('the login page reports that the service does not answer the login', async () => {
  await serveServices({});
  renderPage('/login', LoginPage);
  await submit();
  expect(await screen.findByText('An error occurred')).toBeTruthy();
  expect(screen.getByText('Please try again later')).toBeTruthy();
});

test('the login page disables the login button while the request runs, and submits once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const sent = vi.fn();
  await serveServices({
    'POST /auth/v1/token': () => {
      sent();
      return promise;
    },
  });
  renderPage('/login', LoginPage);
  await submit();
  const button = await screen.findByRole('button', { name: 'Signing in...' });
  expect(button.hasAttribute('disabled')).toBe(true);
  await userEvent.type(password(), '{Enter}');
  expect(sent).toHaveBeenCalledOnce();
  await act(async () => resolve(Response.json(buildSessionReply())));
  await screen.findByText('elsewhere');
});

test('the login page requires email address and password before it sends a request', async () => {
  await serveServices({});
  renderPage('/login', LoginPage);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter your email address')).toBeTruthy();
  expect(screen.getByText('Enter your password')).toBeTruthy();
  expect(email().getAttribute('aria-invalid')).toBe('true');
});

test('the login page shows the password on request', async () => {
  await serveServices({});
  renderPage('/login', LoginPage);
  expect(password().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(password().type).toBe('text');
});

test('the login page links to sign-up and password recovery', async () => {
  await serveServices({});
  renderPage('/login', LoginPage);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Sign up')).toBe('/signup');
  expect(href('Forgot password?')).toBe('/forgot-password');
});
