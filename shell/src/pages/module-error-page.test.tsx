import { AppError, TEXTS } from '@adwright/contracts';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModuleErrorPage } from './module-error-page.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => void vi.restoreAllMocks());

function Page({ error }: { error: Error }): never {
  throw error;
}

/** Renders a module's page that throws this error; returns the errors reported as crashes. */
function showPage(error: Error) {
  const onCrash = vi.fn(() => false);
  const hasChanged = async () => false;
  const errorElement = <ModuleErrorPage onCrash={onCrash} hasChanged={hasChanged} />;
  const router = createMemoryRouter([{ path: '/', element: <Page error={error} />, errorElement }]);
  render(<RouterProvider router={router} />);
  return onCrash;
}

test('a page that throws not_found is shown as the not-found page, without counting a crash of its module', async () => {
  const onCrash = showPage(new AppError('not_found', 'for operators'));
  await screen.findByRole('heading', { name: TEXTS.notFound });
  expect(document.title).toBe('Page not found · Adwright');
  expect(onCrash).not.toHaveBeenCalled();
});

test('any other error counts as a crash, and the previous version is offered', async () => {
  const onCrash = showPage(new Error('A bug'));
  await screen.findByRole('heading', { name: TEXTS.unexpectedApplicationError });
  expect(onCrash).toHaveBeenCalledOnce();
});
