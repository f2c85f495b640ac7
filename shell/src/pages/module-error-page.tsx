import { isModuleLoadError } from '@adwright/federation';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageErrorPage, useSameAddressAgain } from './page-error-page.tsx';
import { StartingPage } from './starting-page.tsx';

interface ModuleErrorPageProps {
  /** Told of what a page threw while it was shown; true when asking for the page again gives another version. */
  onCrash: (error: unknown) => boolean;
  hasChanged: () => Promise<boolean>;
}

/** In place of a module's page that failed. One that crashed is replaced by its version before, where there is one. */
export function ModuleErrorPage({ onCrash, hasChanged }: ModuleErrorPageProps) {
  const error = useRouteError();
  const askAgain = useSameAddressAgain();
  const [final, setFinal] = useState<unknown>();
  const hasCrashed = !isModuleLoadError(error);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each error is told once, whatever else renders anew.
  useEffect(() => {
    if (!hasCrashed) return;
    if (onCrash(error)) askAgain();
    else setFinal(error);
  }, [error]);

  return hasCrashed && final !== error ? (
    <StartingPage />
  ) : (
    <PageErrorPage hasChanged={hasChanged} />
  );
}
