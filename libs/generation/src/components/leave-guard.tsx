import { Modal } from '@adwright/ui/kit-overlays';
import { useBeforeUnload, useBlocker } from '@adwright/ui/router';
import { useCallback } from 'react';

interface LeaveGuardProps {
  /** Asks once more as long as this is true. Read at the moment of leaving. */
  isBusy: () => boolean;
}

/** Asks before a page is left on which a generation runs: the work goes on, and its result waits in My Ads. */
export function LeaveGuard({ isBusy }: LeaveGuardProps) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        isBusy() && currentLocation.pathname !== nextLocation.pathname,
      [isBusy],
    ),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isBusy()) event.preventDefault();
      },
      [isBusy],
    ),
  );
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title="Leave while your creative is being made?"
      okText="Leave"
      cancelText="Stay"
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      zIndex={1100}
    >
      <p>It will be finished anyway and wait for you in My Ads.</p>
    </Modal>
  );
}
