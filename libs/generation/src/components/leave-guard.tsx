import { Button } from '@adwright/ui/kit-core';
import { useBeforeUnload, useBlocker } from '@adwright/ui/router';
import { useCallback, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './leave-guard.module.css';

interface LeaveGuardProps {
  /**
   * Tells whether the user must confirm before leaving the page. The guard calls this function when the user
   * leaves.
   */
  isBusy: () => boolean;
}

/**
 * Asks for confirmation before the user leaves a running generation. After the user has left, the generation
 * continues, and its result appears in My Ads.
 */
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
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />;
}

interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/**
 * Shows the browser's modal dialog with the question before leaving. The full-screen loader makes the page
 * inert. A modal dialog appears above the loader and keeps the focus.
 */
function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={titleId} onCancel={onStay}>
      <h2 id={titleId}>Leave while your creative is being made?</h2>
      <p>It will be finished anyway and wait for you in My Ads.</p>
      <div className={classes.actions}>
        <Button onClick={onStay}>Stay</Button>
        <Button type="primary" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
