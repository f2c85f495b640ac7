import { Button } from '@adwright/ui/kit-core';
import { Modal } from '@adwright/ui/kit-overlays';
import { useBeforeUnload, useBlocker } from '@adwright/ui/router';
import { useCallback } from 'react';

interface LeaveDialogProps {
  isDirty: boolean;
  /** A sentence that names the changes which would be lost. */
  loss: string;
}

/** Asks for confirmation before unsaved changes are lost, on navigation and when the tab closes. */
export function LeaveDialog({ isDirty, loss }: LeaveDialogProps) {
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
      <p>{loss}</p>
    </Modal>
  );
}
