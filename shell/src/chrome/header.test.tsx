import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Header } from './header.tsx';

const FURTHER = {
  guest: [],
  user: [
    { label: 'Campaigns', path: '/campaigns', hint: 'One ad for each product of a catalogue' },
    { label: 'Billing', path: '/billing', hint: 'Plan, invoices and credit history' },
  ],
};

function show(audience: 'guest' | 'user', pathname = '/') {
  const acts = { onGenerate: vi.fn(), onCreate: vi.fn(), onLogOut: vi.fn() };
  const links = [{ label: 'Dashboard', path: '/dashboard' }];
  render(
    <Header
      {...acts}
      {...{ audience, pathname, links }}
      menuLinks={[]}
      furtherLinks={FURTHER[audience]}
    />,
  );
  return acts;
}

const mainLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** The links that the test expects are those of spec §2, "Landing", Header. */
test('the header links a guest to the sections of the landing page and to third-party sign-in', () => {
  const { onGenerate } = show('guest');
  expect(mainLinks()).toEqual([
    ['Features', '#features'],
    ['Examples', '#examples'],
    ['FAQ', '#faq'],
  ]);
  expect(screen.getByRole('link', { name: 'Adwright' }).getAttribute('href')).toBe('/');
  screen.getByRole('button', { name: 'Generate your ad' }).click();
  expect(onGenerate).toHaveBeenCalledOnce();
  cleanup();
  show('guest', '/pricing');
  expect(mainLinks()[0]).toEqual(['Features', '/#features']);
});

test('the header links a signed-in user to the pages of the product', () => {
  const { onCreate } = show('user');
  expect(mainLinks()).toEqual([['Dashboard', '/dashboard']]);
  screen.getByRole('button', { name: 'Create Ad' }).click();
  expect(onCreate).toHaveBeenCalledOnce();
});

test('the header lists the further pages under "More", each with a description', async () => {
  show('user', '/billing');
  const more = screen.getByRole('button', { name: 'More' });
  expect(screen.queryByRole('link', { name: 'Campaigns' })).toBeNull();
  await userEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  const campaigns = screen.getByRole('link', { name: 'Campaigns' });
  expect(campaigns.getAttribute('href')).toBe('/campaigns');
  const hint = campaigns.getAttribute('aria-describedby');
  expect(document.getElementById(hint ?? '')?.textContent).toBe(
    'One ad for each product of a catalogue',
  );
  expect(screen.getByRole('link', { name: 'Billing' }).getAttribute('aria-current')).toBe('page');
});

test('the header closes "More" on Escape, which returns the focus to the button, and when the focus leaves the list', async () => {
  show('user');
  const more = screen.getByRole('button', { name: 'More' });
  more.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('href')).toBe('/campaigns');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(more);
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{Enter}');
  for (let tabs = 0; tabs < FURTHER.user.length + 1; tabs++) await userEvent.tab();
  expect(more.getAttribute('aria-expanded')).toBe('false');
});

test('the header closes "More" when the user presses a pointer outside of the list', async () => {
  show('user');
  const more = screen.getByRole('button', { name: 'More' });
  await userEvent.click(more);
  await userEvent.click(document.body);
  expect(more.getAttribute('aria-expanded')).toBe('false');
});

test('the header shows no further pages to a guest', () => {
  show('guest');
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('the mobile side menu lists the further pages at its end', async () => {
  show('user');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/campaigns',
    '/billing',
  ]);
  menu.getByText('Plan, invoices and credit history');
});
