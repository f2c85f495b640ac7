import { getErrorMessage } from '@adwright/contracts';
import {
  MAX_APPROVALS_ASKED,
  MAX_REVIEW_NAME_LENGTH,
  MAX_REVIEW_PASSWORD_LENGTH,
  MIN_REVIEW_PASSWORD_LENGTH,
  REVIEW_DAYS,
} from '@adwright/contracts/review';
import { Checkbox, Input, Select } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { Modal } from '@adwright/ui/kit-overlays';
import { type FormEvent, useId, useState } from 'react';
import { LinkAddress } from './link-address.tsx';
import classes from './review-panel.module.css';
import { createReview, useReviewActions } from './review-queries.ts';

const DAYS_OPTIONS = [
  { value: 0, label: 'Until I revoke it' },
  ...REVIEW_DAYS.map((days) => ({ value: Number(days), label: `${days} days` })),
];

const APPROVALS_OPTIONS = Array.from({ length: MAX_APPROVALS_ASKED }, (_, at) => ({
  value: at + 1,
  label: at === 0 ? '1 person' : `${at + 1} people`,
}));

interface ShareDialogProps {
  adIds: readonly string[];
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows a dialog that makes a review link, and shows the link's URL once. */
export function ShareDialog({ isOpen, onClose, ...order }: ShareDialogProps) {
  return (
    <Modal
      open={isOpen}
      title={order.adIds.length === 1 ? 'Share 1 ad' : `Share ${order.adIds.length} ads`}
      footer={null}
      // A click outside must not close the dialog, because the dialog shows the URL only once.
      mask={{ closable: false }}
      onCancel={onClose}
      destroyOnHidden
    >
      <DialogBody {...order} />
    </Modal>
  );
}

function DialogBody({ adIds, name }: Pick<ShareDialogProps, 'adIds' | 'name'>) {
  const [token, setToken] = useState<string | null>(null);
  return token === null ? (
    <ShareForm adIds={adIds} name={name} onMade={setToken} />
  ) : (
    <LinkAddress token={token} />
  );
}

interface ShareFormProps extends Pick<ShareDialogProps, 'adIds' | 'name'> {
  onMade: (token: string) => void;
}

function ShareForm({ adIds, name, onMade }: ShareFormProps) {
  const [nameId, passwordId, daysId, approvalsId] = [useId(), useId(), useId(), useId()];
  const [typed, setTyped] = useState(name.slice(0, MAX_REVIEW_NAME_LENGTH));
  const [password, setPassword] = useState('');
  const [days, setDays] = useState(30);
  const [approvals, setApprovals] = useState(1);
  const [mails, setMails] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { refresh } = useReviewActions();

  async function share(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (!typed.trim()) return setProblem('Please give the link a name.');
    if (password && password.length < MIN_REVIEW_PASSWORD_LENGTH) {
      return setProblem(`A password has ${MIN_REVIEW_PASSWORD_LENGTH} characters at least.`);
    }
    setBusy(true);
    setProblem(null);
    try {
      const { token } = await createReview({
        name: typed,
        ad_ids: [...adIds],
        password: password || null,
        days: days || null,
        approvals_asked: approvals,
        mails_decisions: mails,
      });
      // The dialog shows the URL before any further step, because the server returns the token only once and
      // a further step may fail.
      onMade(token);
      void refresh();
    } catch (cause) {
      setBusy(false);
      setProblem(getErrorMessage(cause, 'Please try again.'));
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void share(event)}>
      <div className={classes.field}>
        <label htmlFor={nameId}>Name of the link</label>
        <Input
          id={nameId}
          maxLength={MAX_REVIEW_NAME_LENGTH}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className={classes.note}>Your client reads it above the ads.</p>
      </div>
      <div className={classes.field}>
        <label htmlFor={passwordId}>Password (optional)</label>
        <Input
          id={passwordId}
          maxLength={MAX_REVIEW_PASSWORD_LENGTH}
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <div className={classes.field}>
        <label htmlFor={daysId}>Open for</label>
        <Select id={daysId} options={DAYS_OPTIONS} value={days} onChange={setDays} />
      </div>
      <div className={classes.field}>
        <label htmlFor={approvalsId}>Approved by</label>
        <Select
          id={approvalsId}
          options={APPROVALS_OPTIONS}
          value={approvals}
          onChange={setApprovals}
        />
      </div>
      <Checkbox checked={mails} onChange={(event) => setMails(event.target.checked)}>
        Send me a mail when somebody decides
      </Checkbox>
      {problem === null ? null : (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <Button type="primary" htmlType="submit" loading={isBusy}>
        Make the link
      </Button>
    </form>
  );
}
