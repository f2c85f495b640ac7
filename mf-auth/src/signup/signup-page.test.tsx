import { serveServices, USER } from '@adwright/supabase/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { SignupPage } from './signup-page.tsx';

beforeEach(() => localStorage.clear());

afterEach(() => vi.unstubAllGlobals());

async function submit(password: string, confirmPassword: string) {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.type(screen.getByLabelText('Confirm Password'), `${confirmPassword}{Enter}`);
}

test('the sign-up page creates an account, sets its plan, and opens the login page with a notice', async () => {
  await serveServices({
    'POST /auth/v1/signup': () => Response.json(USER),
    'PATCH /rest/v1/users': () => new Response(null, { status: 204 }),
  });
  const router = renderPage('/signup', SignupPage);
  await submit('secret1', 'secret1');
  expect(
    await screen.findByText('Please check your email to confirm it before logging in.'),
  ).toBeTruthy();
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { email: 'ada@example.com' },
  });
});

test('the sign-up page disables the sign-up button while the request runs', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await serveServices({ 'POST /auth/v1/signup': () => promise });
  renderPage('/signup', SignupPage);
  await submit('secret1', 'secret1');
  expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeTruthy();
  await act(async () => resolve(Response.json({ message: 'No' }, { status: 422 })));
  await screen.findByText('Sign up failed');
});

test.each([
  ["Passwords don't match", 'Please ensure both passwords match', 'secret1', 'secret2'],
  ['Password too short', 'Password must be at least 6 characters long', 'five5', 'five5'],
])(
  'the sign-up page refuses a new password with the message "%s"',
  async (title, description, password, confirmPassword) => {
    await serveServices({});
    renderPage('/signup', SignupPage);
    await submit(password, confirmPassword);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
  },
);

test.each([
  [
    'the account is refused',
    {
      'POST /auth/v1/signup': () =>
        Response.json({ message: 'Signups not allowed' }, { status: 422 }),
    },
    'Signups not allowed',
  ],
  [
    'setting the plan fails',
    {
      'POST /auth/v1/signup': () => Response.json(USER),
      'PATCH /rest/v1/users': () => Response.json({ message: 'plan refused' }, { status: 403 }),
    },
    'plan refused',
  ],
])(
  'the sign-up page shows a failure when %s, and keeps the typed values',
  async (_name, answers, message) => {
    await serveServices(answers);
    const router = renderPage('/signup', SignupPage);
    await submit('secret1', 'secret1');
    expect(await screen.findByText('Sign up failed')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/signup');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  },
);

test('the sign-up page refuses a text that is not an email address', async () => {
  await serveServices({});
  renderPage('/signup', SignupPage);
  await userEvent.type(screen.getByLabelText('Email'), 'ada{Tab}');
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
});
