import { TEXTS } from '@adwright/contracts';
import { useEffect } from 'react';
import { announceFailure } from '../boot/start-events.ts';
import { Button } from '../chrome/button.tsx';
import { BareFrame } from './bare-frame.tsx';
import { MessagePage } from './message-page.tsx';

/** Shows an error message when code of the shell itself failed (spec §2, the generic fallback). */
export function UnexpectedErrorPage() {
  useEffect(announceFailure, []);
  return (
    <BareFrame>
      <MessagePage
        urgent
        misprint="!"
        title={TEXTS.unexpectedApplicationError}
        text="Something went wrong on our side. Your work that was saved is safe."
      >
        <Button look="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      </MessagePage>
    </BareFrame>
  );
}
