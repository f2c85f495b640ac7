import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Header } from './header.tsx';

function show(audience: 'guest' | 'user', pathname = '/') {
  const acts = { onGenerate: vi.fn(), onCreate: vi.fn(), onLogOut: vi.fn() };
  const links = [{ label: 'Dashboard', path: '/dashboard' }];
  render(<Header {...acts} {...{ audience, pathname, links }} menuLinks={[]} />);
  return acts;
}

const mainLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** Spec §2, "Landing", Header. */
test('links a guest to the sections of the landing page and to third-party sign-in', () => {
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

test('links a signed-in user to the pages of the product', () => {
  const { onCreate } = show('user');
  expect(mainLinks()).toEqual([['Dashboard', '/dashboard']]);
  screen.getByRole('button', { name: 'Create Ad' }).click();
  expect(onCreate).toHaveBeenCalledOnce();
});
