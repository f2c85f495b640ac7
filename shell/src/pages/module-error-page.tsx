import { isAppError } from '@adwright/contracts';
import { isModuleLoadError } from '@adwright/remotes';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { documentTitle, NOT_FOUND_TITLE } from '../routing/page-title.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageErrorPage, useSameAddressAgain } from './page-error-page.tsx';
import { StartingPage } from './starting-page.tsx';

interface ModuleErrorPageProps {
  /** Told of what a page threw while it was shown; true when asking for the page again gives another version. */
  onCrash: (error: unknown) => boolean;
  hasChanged: () => Promise<boolean>;
}

/**
 * In place of a module's page that failed. One that crashed is replaced by its version before, where there is one. A page that
 * throws `not_found` is an address that nobody has, as far as this visitor is concerned.
 */
export function ModuleErrorPage({ onCrash, hasChanged }: ModuleErrorPageProps) {
  const error = useRouteError();
  const askAgain = useSameAddressAgain();
  const [final, setFinal] = useState<unknown>();
  const isNotFound = isAppError(error, 'not_found');
  const hasCrashed = !isModuleLoadError(error) && !isNotFound;

  useEffect(() => {
    if (isNotFound) document.title = documentTitle(NOT_FOUND_TITLE);
  }, [isNotFound]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each error is told once, whatever else renders anew.
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
