import { isAppError } from '@adwright/contracts';
import { isModuleLoadError } from '@adwright/remotes';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { formatDocumentTitle, NOT_FOUND_TITLE } from '../routing/page-title.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageErrorPage, useSameAddressAgain } from './page-error-page.tsx';
import { StartingPage } from './starting-page.tsx';

interface ModuleErrorPageProps {
  /**
   * Called with the error of a page that was shown; returns true when loading the page again gives another
   * version.
   */
  onCrash: (error: unknown) => boolean;
  hasChanged: () => Promise<boolean>;
}

/**
 * Shows an error in place of a module's page that failed. The previous version replaces a page that crashed, if
 * there is a previous version. A page that throws `not_found` is shown like an unknown path.
 */
export function ModuleErrorPage({ onCrash, hasChanged }: ModuleErrorPageProps) {
  const error = useRouteError();
  const askAgain = useSameAddressAgain();
  const [final, setFinal] = useState<unknown>();
  const isNotFound = isAppError(error, 'not_found');
  const hasCrashed = !isModuleLoadError(error) && !isNotFound;

  useEffect(() => {
    if (isNotFound) document.title = formatDocumentTitle(NOT_FOUND_TITLE);
  }, [isNotFound]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each error is reported once, however often the page renders.
  useEffect(() => {
    if (!hasCrashed) return;
    if (onCrash(error)) askAgain();
    else setFinal(error);
  }, [error]);

  if (isNotFound) return <NotFoundPage />;
  return hasCrashed && final !== error ? (
    <StartingPage />
  ) : (
    <PageErrorPage hasChanged={hasChanged} />
  );
}
