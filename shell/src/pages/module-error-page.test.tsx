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

/** Renders a module's page that throws the given error; returns the errors that were reported as crashes. */
function showPage(error: Error) {
  const onCrash = vi.fn(() => false);
  const hasChanged = async () => false;
  const errorElement = <ModuleErrorPage onCrash={onCrash} hasChanged={hasChanged} />;
  const router = createMemoryRouter([{ path: '/', element: <Page error={error} />, errorElement }]);
  render(<RouterProvider router={router} />);
  return onCrash;
}

test('a page that throws not_found is shown as the not-found page, and counts as no crash of its module', async () => {
  const onCrash = showPage(new AppError('not_found', 'for operators'));
  await screen.findByRole('heading', { name: TEXTS.notFound });
  expect(document.title).toBe('Page not found · Adwright');
  expect(onCrash).not.toHaveBeenCalled();
});

test('any other error of a page counts as a crash, and the user can load the previous version', async () => {
  const onCrash = showPage(new Error('A bug'));
  await screen.findByRole('heading', { name: TEXTS.unexpectedApplicationError });
  expect(onCrash).toHaveBeenCalledOnce();
});
