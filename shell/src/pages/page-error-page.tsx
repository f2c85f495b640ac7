import { PATHS, TEXTS } from '@adwright/contracts';
import { isModuleLoadError, MODULE_FAILURES } from '@adwright/federation';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { AppLink } from '../chrome/app-link.tsx';
import { Button } from '../chrome/button.tsx';
import { MessagePage } from './message-page.tsx';

/**
 * The same address again. A revalidation would not do: React Router clears a render error only when the
 * location changes, and a revalidation that is quick enough is never rendered.
 */
function useTryAgain(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => navigate(location, { replace: true, state: location.state });
}

/** A page can't be shown: what happened, and Try again. Header, toasts and every other page go on. */
export function PageErrorPage() {
  const error = useRouteError();
  const tryAgain = useTryAgain();
  const { state } = useNavigation();
  const notLoaded = isModuleLoadError(error);
  return (
    <MessagePage
      urgent
      title={notLoaded ? 'This page is unavailable right now' : TEXTS.unexpectedApplicationError}
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
