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
import { pageTitle } from '../routing/page-title.ts';
import { MessagePage } from './message-page.tsx';

/**
 * Asks for the same address again. A revalidation would not do: React Router clears a render error only when the
 * location changes, and a revalidation that is quick enough is never rendered.
 */
export function useSameAddressAgain(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => navigate(location, { replace: true, state: location.state });
}

const OFFLINE_TEXT = 'It opens by itself once the connection is back.';

/** What a user may know of a failure; the console has the rest. */
const PROBLEMS: Partial<Record<ModuleFailure, string>> = {
  'entry-unavailable': 'could not be loaded',
  'page-unavailable': 'could not be loaded',
  timeout: 'did not answer in time',
};

/** @param page the title of the page that was asked for. */
function explain(error: unknown, page: string | undefined): string {
  if (!isModuleLoadError(error)) return 'This page ran into a problem. The rest of the app works.';
  const problem = PROBLEMS[error.failure] ?? 'has a problem on our side';
  return `${page ? `“${page}”` : 'This part of the app'} ${problem}. The rest of the app works.`;
}

/** An error with what was known of the network when it came. */
function failureNow(error: unknown) {
  return { error, wasOffline: !navigator.onLine };
}

interface PageErrorPageProps {
  /** True when modules were deployed or taken back since the tab was loaded: then only a reload brings them. */
  hasChanged?: () => Promise<boolean>;
}

/** A page can't be shown: what happened, and Try again. Header, toasts and every other page go on. */
export function PageErrorPage({ hasChanged }: PageErrorPageProps) {
  const error = useRouteError();
  const title = pageTitle(useMatches());
  const askAgain = useSameAddressAgain();
  const { state } = useNavigation();
  const notLoaded = isModuleLoadError(error);
  // Without a network anything may be what did not arrive, a part of the shell too.
  const [failure, setFailure] = useState(() => failureNow(error));
  // Trying again may fail anew, with another error on the same page.
  if (failure.error !== error) setFailure(failureNow(error));
  const { wasOffline } = failure;
  const tryAgain = async () => {
    if (await hasChanged?.()) location.reload();
    else askAgain();
  };
  // What the notice of being offline promises: pages load again once the connection is back.
  const onBack = useEffectEvent(() => {
    if (notLoaded) void tryAgain();
    else if (wasOffline) location.reload();
  });
  // From the moment the page is seen: an effect after painting may come later than the connection.
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
