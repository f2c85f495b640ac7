import { PATHS, TEXTS } from '@adwright/contracts';
import { isModuleLoadError, type ModuleFailure } from '@adwright/remotes';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import {
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router-dom';
import { AppLink } from '../chrome/app-link.tsx';
import { Button } from '../chrome/button.tsx';
import { findPageTitle } from '../routing/page-title.ts';
import { MessagePage } from './message-page.tsx';

/**
 * Navigates to the current URL again. A revalidation is not enough: React Router clears a render error only
 * when the location changes, and it never renders a revalidation that is quick.
 */
export function useSameAddressAgain(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => navigate(location, { replace: true, state: location.state });
}

const OFFLINE_TEXT = 'It opens by itself once the connection is back.';

/** Failures for which users get a special message; the console logs the details of all. */
const PROBLEMS: Partial<Record<ModuleFailure, string>> = {
  'entry-unavailable': 'could not be loaded',
  'page-unavailable': 'could not be loaded',
  timeout: 'did not answer in time',
};

/** Explains an error to the user. @param page the title of the requested page. */
function explain(error: unknown, page: string | undefined): string {
  if (!isModuleLoadError(error)) return 'This page ran into a problem. The rest of the app works.';
  const problem = PROBLEMS[error.failure] ?? 'has a problem on our side';
  return `${page ? `“${page}”` : 'This part of the app'} ${problem}. The rest of the app works.`;
}

/** Returns an error, and whether the browser was offline when it occurred. */
function failureNow(error: unknown) {
  return { error, wasOffline: !navigator.onLine };
}

interface PageErrorPageProps {
  /**
   * Tells whether modules were deployed or rolled back since the tab was loaded: only a reload loads them.
   */
  hasChanged?: () => Promise<boolean>;
}

/**
 * States why a page can't be shown, and offers to try again. Header, toasts and all other pages keep working.
 */
export function PageErrorPage({ hasChanged }: PageErrorPageProps) {
  const error = useRouteError();
  const title = findPageTitle(useMatches());
  const askAgain = useSameAddressAgain();
  const { state } = useNavigation();
  const notLoaded = isModuleLoadError(error);
  // While the browser is offline, any file may be missing, even a part of the shell, so the offline state is
  // recorded with the error.
  const [failure, setFailure] = useState(() => failureNow(error));
  // A second attempt may fail with a different error on the same page, which then replaces the first.
  if (failure.error !== error) setFailure(failureNow(error));
  const { wasOffline } = failure;
  const tryAgain = async () => {
    if (await hasChanged?.()) location.reload();
    else askAgain();
  };
  // The offline notice promises that pages load again once the connection is back.
  const onBack = useEffectEvent(() => {
    if (notLoaded) void tryAgain();
    else if (wasOffline) location.reload();
  });
  // A layout effect runs as soon as the page is shown: the connection may come back before a normal effect
  // runs.
  useLayoutEffect(() => {
    const listener = () => onBack();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  return (
    <MessagePage
      urgent
      misprint="!"
      title={notLoaded || wasOffline ? TEXTS.pageUnavailable : TEXTS.unexpectedApplicationError}
      text={wasOffline ? OFFLINE_TEXT : explain(error, title)}
    >
      <Button look="primary" busy={state !== 'idle'} onClick={tryAgain}>
        Try again
      </Button>
      <AppLink to={PATHS.landing} look="default">
        Return to Home
      </AppLink>
    </MessagePage>
  );
}
