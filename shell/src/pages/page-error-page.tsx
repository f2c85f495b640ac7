import { PATHS, TEXTS } from '@adwright/contracts';
import { isModuleLoadError, MODULE_FAILURES } from '@adwright/federation';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { AppLink } from '../chrome/app-link.tsx';
import { Button } from '../chrome/button.tsx';
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

interface PageErrorPageProps {
  /** True when modules were deployed or taken back since the tab was loaded: then only a reload brings them. */
  hasChanged?: () => Promise<boolean>;
}

/** A page can't be shown: what happened, and Try again. Header, toasts and every other page go on. */
export function PageErrorPage({ hasChanged }: PageErrorPageProps) {
  const error = useRouteError();
  const askAgain = useSameAddressAgain();
  const { state } = useNavigation();
  const notLoaded = isModuleLoadError(error);
  const tryAgain = async () => {
    if (await hasChanged?.()) location.reload();
    else askAgain();
  };
  return (
    <MessagePage
      urgent
      misprint="!"
      title={notLoaded ? TEXTS.pageUnavailable : TEXTS.unexpectedApplicationError}
      text={
        notLoaded
          ? `This part of the app (${error.module}) ${MODULE_FAILURES[error.failure]}. The rest of the app works.`
          : 'This page ran into a problem. The rest of the app works.'
      }
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
