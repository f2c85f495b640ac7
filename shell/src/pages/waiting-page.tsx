import { PATHS, TEXTS } from '@adwright/contracts';
import { useState } from 'react';
import { AppLink } from '../chrome/app-link.tsx';
import { Button } from '../chrome/button.tsx';
import { MessagePage } from './message-page.tsx';

interface WaitingPageProps {
  /** Requests the missing data at once; the promise resolves when this attempt has ended. */
  onTryAgain: () => Promise<void>;
}

/**
 * Page that replaces every other page while data that the app needs can't be loaded. The page disappears by
 * itself after the data was loaded.
 */
export function WaitingPage({ onTryAgain }: WaitingPageProps) {
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    await onTryAgain();
    setBusy(false);
  };
  return (
    <MessagePage
      urgent
      misprint="…"
      title={TEXTS.pageUnavailable}
      text="Adwright can't be reached completely at the moment. The page opens by itself as soon as it can; your saved work is safe."
    >
      <Button look="primary" busy={busy} onClick={tryAgain}>
        Try again
      </Button>
      <AppLink to={PATHS.landing} look="default">
        Return to Home
      </AppLink>
    </MessagePage>
  );
}
