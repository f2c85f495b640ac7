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
 * Returns a function that navigates to the current URL again. A revalidation is not enough: React Router clears
 * a render error only when the location changes, and does not render after a quick revalidation.
 */
export function useSameAddressAgain(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => navigate(location, { replace: true, state: location.state });
}

const OFFLINE_TEXT = 'It opens by itself once the connection is back.';

/** Special messages for some kinds of failures; the console logs the details of every failure. */
const PROBLEMS: Partial<Record<ModuleFailure, string>> = {
  'entry-unavailable': 'could not be loaded',
  'page-unavailable': 'could not be loaded',
  timeout: 'did not answer in time',
};

/**
 * Returns a message that explains an error to the user.
 * @param page title of the page that could not be shown
 */
function explain(error: unknown, page: string | undefined): string {
  if (!isModuleLoadError(error)) return 'This page ran into a problem. The rest of the app works.';
  const problem = PROBLEMS[error.failure] ?? 'has a problem on our side';
  return `${page ? `“${page}”` : 'This part of the app'} ${problem}. The rest of the app works.`;
}

/** Returns an error, and whether the browser was offline when the error occurred. */
function captureFailure(error: unknown) {
  return { error, wasOffline: !navigator.onLine };
}

interface PageErrorPageProps {
  /**
   * Tells whether modules were deployed or rolled back since the tab was loaded, because only a reload loads
   * these versions.
   */
  hasChanged?: () => Promise<boolean>;
}

/**
 * Tells the user why a page can't be shown, and offers to try again. The header, toasts and all other pages
 * continue to work.
 */
export function PageErrorPage({ hasChanged }: PageErrorPageProps) {
  const error = useRouteError();
  const title = findPageTitle(useMatches());
  const askAgain = useSameAddressAgain();
  const { state } = useNavigation();
  const notLoaded = isModuleLoadError(error);
  // While the browser is offline, any file may be missing, even a file of the shell, so the offline state is
  // stored with the error.
  const [failure, setFailure] = useState(() => captureFailure(error));
  // A second attempt may fail with a different error on the same page, which then replaces the first error.
  if (failure.error !== error) setFailure(captureFailure(error));
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
  // A layout effect runs as soon as the page is visible, because the connection may come back before a normal
  // effect runs.
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
