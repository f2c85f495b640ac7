import { getErrorMessage } from '@adwright/contracts';
import type { OwnReview } from '@adwright/contracts/review';
import { Button } from '@adwright/ui/kit-core';
import { Modal } from '@adwright/ui/kit-overlays';
import { useState } from 'react';
import { LinkAddress } from './link-address.tsx';
import classes from './review-panel.module.css';
import { renewReview, useReviewActions } from './review-queries.ts';

interface LinkActionsProps {
  review: Pick<OwnReview, 'id' | 'name'>;
}

/**
 * Shows a button that revokes an open review link and a button that replaces the link's URL. Both actions
 * require a confirmation, because the old URL stops working.
 */
export function LinkActions({ review }: LinkActionsProps) {
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Button aria-label={`New address: ${review.name}`} onClick={() => setAsked('renew')}>
        New address
      </Button>
      <Button aria-label={`Revoke link: ${review.name}`} onClick={() => setAsked('revoke')}>
        Revoke link
      </Button>
      <Modal
        open={asked !== null}
        title={
          asked === 'revoke' ? `Revoke “${review.name}”?` : `A new address for “${review.name}”`
        }
        footer={null}
        // A click outside must not close the dialog, because the dialog shows the URL only once.
        mask={{ closable: false }}
        onCancel={close}
        destroyOnHidden
      >
        {asked === 'revoke' ? (
          <RevokeForm id={review.id} onClose={close} />
        ) : (
          <RenewForm id={review.id} onClose={close} />
        )}
      </Modal>
    </>
  );
}

interface FormProps {
  id: string;
  onClose: () => void;
}

function RevokeForm({ id, onClose }: FormProps) {
  const { revoke } = useReviewActions();
  const [isBusy, setBusy] = useState(false);
  return (
    <div className={classes.form}>
      <p>
        Nobody can open the link any more, and that can’t be undone. Comments and decisions stay
        with your ads.
      </p>
      <div className={classes.actions}>
        <Button onClick={onClose}>Keep it</Button>
        <Button
          danger
          loading={isBusy && { delay: 300 }}
          onClick={() => {
            setBusy(true);
            void revoke(id).finally(onClose);
          }}
        >
          Revoke the link
        </Button>
      </div>
    </div>
  );
}

function RenewForm({ id, onClose }: FormProps) {
  const { refresh } = useReviewActions();
  const [token, setToken] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function renew() {
    setBusy(true);
    setProblem(null);
    try {
      setToken((await renewReview(id)).token);
      void refresh();
    } catch (cause) {
      setProblem(getErrorMessage(cause, 'Please try again.'));
    }
    setBusy(false);
  }

  if (token !== null) return <LinkAddress token={token} />;
  return (
    <div className={classes.form}>
      <p>
        For an address that was lost, or that the wrong people have. The one before ends at once;
        comments, decisions, the password and the end of the link stay.
      </p>
      {problem === null ? null : (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.actions}>
        <Button onClick={onClose}>Keep the address</Button>
        <Button type="primary" loading={isBusy && { delay: 300 }} onClick={() => void renew()}>
          Make a new address
        </Button>
      </div>
    </div>
  );
}
