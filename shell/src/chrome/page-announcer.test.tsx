import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { PageAnnouncer } from './page-announcer.tsx';

const goTo = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;

function Layout() {
  return (
    <>
      <Link to="/form">To the form</Link>
      <Link to="/ads">To the ads</Link>
      <main>
        <Outlet />
      </main>
      <PageAnnouncer />
    </>
  );
}

beforeEach(() => {
  const children = [
    { path: '/', handle: { title: 'Home' }, element: <h1>Home</h1> },
    { path: '/ads', handle: { title: 'My Ads' }, element: <h1>My Ads</h1> },
    {
      path: '/form',
      handle: { title: 'A Form' },
      element: (
        <>
          <h1>A Form</h1>
          <input aria-label="First field" ref={(field) => field?.focus()} />
        </>
      ),
    },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }]);
  render(<RouterProvider router={router} />);
});

test('the heading of a new page gets the focus, so that screen readers read the heading once', async () => {
  await goTo('To the ads');
  expect(await screen.findByRole('heading', { name: 'My Ads' })).toBe(document.activeElement);
  expect(document.title).toBe('My Ads · Adwright');
  // The title must occur only once, because screen readers would also read a hidden copy.
  expect(screen.getAllByText('My Ads')).toHaveLength(1);
});

test('a new page that has focused an element instead of its heading is announced', async () => {
  await goTo('To the form');
  expect(await screen.findByLabelText('First field')).toBe(document.activeElement);
  expect(announced()).toBe('A Form');
});

test('a page with a focused heading is not announced, even if the page before was announced', async () => {
  await goTo('To the form');
  const region = await screen.findByText('A Form', { selector: 'p' });
  // Screen readers announce even a text that is removed at once, so the test records every change of the live
  // region.
  const spoken: unknown[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      spoken.push(...[...addedNodes, ...removedNodes].map((node) => node.textContent));
    }
  });
  observer.observe(region, { subtree: true, childList: true });
  await goTo('To the ads');
  await screen.findByRole('heading', { name: 'My Ads' });
  await waitFor(() => expect(announced()).toBe(''));
  observer.disconnect();
  expect(spoken).toEqual(['A Form']);
});

test('the first page of a visit is not announced, because the browser announces it', () => {
  expect(screen.getAllByText('Home')).toHaveLength(1);
});
