import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { GuestFooter } from './guest-footer.tsx';

function showPage(handle: unknown) {
  const element = (
    <>
      <Outlet />
      <GuestFooter />
    </>
  );
  const router = createMemoryRouter([
    { element, children: [{ path: '/', element: null, handle }] },
  ]);
  render(<RouterProvider router={router} />);
}

test.each(['public', 'guest'])(
  'the footer for guests shows its links on a page of the access group %s',
  (access) => {
    showPage({ title: 'A page', access });
    const footer = within(screen.getByRole('contentinfo'));
    const href = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
    expect(href('Terms of Service')).toBe('/terms');
    expect(href('Privacy Policy')).toBe('/privacy');
    expect(href('Verify a picture')).toBe('/verify');
  },
);

test.each([{ title: 'A page', access: 'user' }, undefined])(
  'the footer for guests is not shown on the page of %o',
  (handle) => {
    showPage(handle);
    expect(screen.queryByRole('contentinfo')).toBeNull();
  },
);
