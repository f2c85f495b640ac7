import { serveServices } from '@adwright/supabase/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { PostCheckoutPage } from './post-checkout-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the page after a checkout explains the next step after the payment, and links to login and home', async () => {
  await serveServices({});
  renderPage('/post-checkout', PostCheckoutPage);
  expect(screen.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeTruthy();
  expect(screen.getByText(/check your email to set a password and activate/i)).toBeTruthy();
  expect(screen.getByText(/spam folder/)).toBeTruthy();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['mailto:support@adwright.example', '/login', '/']);
});
