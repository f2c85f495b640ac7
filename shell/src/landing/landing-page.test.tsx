import { STARTER_PLAN, type ToastMessage, TRIAL_PLAN } from '@adwright/contracts';
import { serveServices } from '@adwright/supabase/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LandingPage } from './landing-page.tsx';

const toasts: ToastMessage[] = [];
/** Requests and redirects that the page has caused, in order. */
const events: string[] = [];

function show(audience: 'guest' | 'user' = 'guest') {
  render(<LandingPage audience={audience} showToast={(message) => void toasts.push(message)} />);
}

const field = () => screen.getByLabelText('Email');
const button = (name: string) => screen.getByRole('button', { name });
const signInAddress = expect.stringMatching(
  /^sign in .*provider=google.*redirect_to=[^&]*%2Fpricing/,
);

beforeEach(async () => {
  vi.spyOn(location, 'assign').mockImplementation((url) => void events.push(`sign in ${url}`));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await serveServices({
    'POST /rest/v1/preleads': ({ body }) => {
      events.push(`prelead ${JSON.stringify(body)}`);
      return new Response(null, { status: 201 });
    },
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  toasts.length = 0;
  events.length = 0;
});

test('the landing page has the sections to which the links in the header lead', () => {
  show();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Generate viral ads in seconds with AI' }),
  ).toBeTruthy();
  for (const id of ['features', 'examples', 'faq']) {
    expect(document.getElementById(id)?.tagName).toBe('SECTION');
  }
  for (const name of [
    'Generate ads',
    'Improve existing ads',
    'Viral Score',
    '10 ads in 1 minute',
    'Text overlay',
  ]) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
  }
  expect(screen.getByText('No credit card required')).toBeTruthy();
});

test('the landing page shows six sample ads, each with its kind and a score in the range of the specification', () => {
  show();
  const cards = within(screen.getByRole('region', { name: 'Examples' })).getAllByRole('article');
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    expect(within(card).getByText(/^(E-commerce|SaaS)$/)).toBeTruthy();
    expect(within(card).getByText('Generated in 30s')).toBeTruthy();
    const score = Number(/Viral Score (\d+)/.exec(card.textContent ?? '')?.[1]);
    expect(score).toBeGreaterThanOrEqual(85);
    expect(score).toBeLessThanOrEqual(99);
  }
});

test('the landing page answers fifteen questions with the current plans, and the browser keeps one answer open', () => {
  show();
  const questions = [...document.querySelectorAll('details')];
  expect(questions).toHaveLength(15);
  expect(new Set(questions.map(({ name }) => name)).size).toBe(1);
  const answers = questions.map(({ textContent }) => textContent).join(' ');
  expect(answers).toContain(`${STARTER_PLAN.priceLabel} a month`);
  expect(answers).toContain(`${STARTER_PLAN.credits} ad credits`);
  expect(answers).toContain(
    `${TRIAL_PLAN.credits} free credits, which renew after ${TRIAL_PLAN.periodDays} days`,
  );
});

describe('the form for an email address on the landing page', () => {
  test.each(['', '   ', 'ada.example.com'])(
    'the landing page refuses "%s" as an email address',
    async (text) => {
      show();
      if (text) await userEvent.type(field(), text);
      await userEvent.click(button('Start for free'));
      expect(toasts).toEqual([
        expect.objectContaining({
          title: 'Invalid email',
          description: 'Please enter a valid email address',
        }),
      ]);
      expect(events).toEqual([]);
    },
  );

  test('the landing page saves the email address, then starts the third-party sign-in', async () => {
    show();
    await userEvent.type(field(), ' ada@example.com {Enter}');
    await waitFor(() => expect(events).toHaveLength(2));
    expect(events).toEqual(['prelead {"email":"ada@example.com"}', signInAddress]);
    expect(toasts).toEqual([]);
  });

  test('the landing page shows progress while it saves the email address', async () => {
    const saved = Promise.withResolvers<Response>();
    await serveServices({ 'POST /rest/v1/preleads': () => saved.promise });
    show();
    await userEvent.type(field(), 'ada@example.com{Enter}');
    // A wide window shows the form's button, and a phone shows the wide button instead of it.
    const waiting = screen.getAllByRole('button', { name: 'Please wait...' });
    expect(waiting.map((one) => one.hasAttribute('disabled'))).toEqual([true, true]);
    saved.resolve(new Response(null, { status: 201 }));
    await screen.findByRole('button', { name: 'Start for free' });
  });

  test('the landing page stays open when the email address can’t be saved', async () => {
    await serveServices({});
    show();
    await userEvent.type(field(), 'ada@example.com{Enter}');
    await waitFor(() =>
      expect(toasts).toEqual([
        expect.objectContaining({
          title: 'Something went wrong',
          description: 'Could not initiate sign in. Please try again.',
        }),
      ]),
    );
    expect(events).toEqual([]);
    expect(button('Start for free').hasAttribute('disabled')).toBe(false);
  });

  test('the landing page shows the data service’s message when the service refuses an email address', async () => {
    await serveServices({
      'POST /rest/v1/preleads': () =>
        Response.json({ code: '23514', message: 'violates check constraint' }, { status: 400 }),
    });
    show();
    await userEvent.type(field(), 'a b@example.com{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.title).toBe('Invalid email');
  });
});

test.each(['Sign up with Google', 'Create your first ad', 'Generate Your First Ad'])(
  'the landing page’s button "%s" starts the third-party sign-in at once',
  async (name) => {
    show();
    await userEvent.click(button(name));
    await waitFor(() => expect(events).toEqual([signInAddress]));
  },
);

test('the button "Sign up with Google" saves the email address that the visitor typed', async () => {
  show();
  await userEvent.type(field(), 'ada@example.com');
  await userEvent.click(button('Sign up with Google'));
  await waitFor(() => expect(events).toEqual([expect.stringContaining('ada'), signInAddress]));
});

test.each(['Sign up with Google', 'Create your first ad'])(
  'the landing page’s button "%s" refuses a text that is not an email address',
  async (name) => {
    show();
    await userEvent.type(field(), 'ada.example.com');
    await userEvent.click(button(name));
    expect(toasts.map(({ title }) => title)).toEqual(['Invalid email']);
    expect(events).toEqual([]);
  },
);

test('the landing page offers a new ad instead of a sign-up to a signed-in visitor', () => {
  show('user');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Make an ad')).toBe('/create');
  expect(href('See your ads')).toBe('/my-ads');
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign up with Google' })).toBeNull();
});

test('the landing page states every required fact once', () => {
  show();
  for (const text of ['No credit card required', 'Generate viral ads in seconds with AI']) {
    expect(screen.getAllByText(text, { exact: false })).toHaveLength(1);
  }
});

test('the landing page links a signed-in visitor at its end to the payment page', () => {
  show('user');
  const call = screen.getByRole('link', { name: 'Generate Your First Ad' });
  expect(call.getAttribute('href')).toBe('/payment');
});
