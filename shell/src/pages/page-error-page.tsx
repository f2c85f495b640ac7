import { PATHS, TEXTS } from '@adwright/contracts';
import { isModuleLoadError, MODULE_FAILURES } from '@adwright/federation';
import { useRevalidator, useRouteError } from 'react-router';
import { AppLink } from '../chrome/app-link.tsx';
import { Button } from '../chrome/button.tsx';
import { MessagePage } from './message-page.tsx';

/** A page can't be shown: what happened, and Try again. Header, toasts and every other page go on. */
export function PageErrorPage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
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
      <Button look="primary" busy={state !== 'idle'} onClick={() => revalidate()}>
        Try again
      </Button>
      <AppLink to={PATHS.landing}>Return to Home</AppLink>
    </MessagePage>
  );
}
