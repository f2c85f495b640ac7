import { Button } from '@adwright/ui/kit-core';
import { Modal } from '@adwright/ui/kit-overlays';
import { useBeforeUnload, useBlocker } from '@adwright/ui/router';
import { useCallback } from 'react';

/** Asks before unsaved changes are lost, within the product and when the tab closes. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  const isAsking = blocker.state === 'blocked';
  return (
    <Modal
      open={isAsking}
      title="Leave without saving?"
      onCancel={() => blocker.reset?.()}
      footer={[
        <Button key="stay" onClick={() => blocker.reset?.()}>
          Keep editing
        </Button>,
        <Button key="leave" danger onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>,
      ]}
    >
      <p>Your changes since the last version would be lost.</p>
    </Modal>
  );
}
