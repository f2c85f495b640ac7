import {
  MAX_REVIEW_COMMENT_LENGTH,
  type ReviewAd,
  type Reviewer,
  type Verdict,
} from '@adwright/contracts/review';
import { tabStorage } from '@adwright/supabase';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { noteKey } from './draft-keys.ts';
import classes from './review-page.module.css';
import type { SendEntry } from './use-send-entry.ts';
import { findWhoProblem, WhoFields } from './who-fields.tsx';

export interface Reviewing {
  reviewer: Reviewer;
  onNamed: (named: Pick<Reviewer, 'author' | 'email'>) => Reviewer;
  send: SendEntry;
}

interface DecisionBarProps extends Reviewing {
  ads: readonly ReviewAd[];
  /** Session storage key for the draft of the comment with a decision. */
  name: string;
  /** Visible text of each decision button, such as "Approve", "Approve all 3". */
  labels: Record<Verdict, string>;
}

/** Shows the two buttons for a decision, each of which opens a short form. */
export function DecisionBar({ labels, ...form }: DecisionBarProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    setVerdict(null);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={classes.decision}>
      {verdict === null ? (
        <div className={classes.buttons}>
          <button type="button" className={classes.primary} onClick={() => setVerdict('approved')}>
            {labels.approved}
          </button>
          <button
            type="button"
            className={classes.button}
            onClick={() => setVerdict('changes_asked')}
          >
            {labels.changes_asked}
          </button>
        </div>
      ) : (
        <DecisionForm {...form} verdict={verdict} label={labels[verdict]} onClose={close} />
      )}
    </div>
  );
}

interface DecisionFormProps extends Omit<DecisionBarProps, 'labels'> {
  verdict: Verdict;
  label: string;
  onClose: () => void;
}

function DecisionForm(props: DecisionFormProps) {
  const { ads, name, verdict, label, reviewer, onNamed, send, onClose } = props;
  const [field, problemId] = [useId(), useId()];
  const [who, setWho] = useState<Pick<Reviewer, 'author' | 'email'>>(reviewer);
  const [note, setNote] = useState(() => tabStorage.get(noteKey(name)) ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);

  useEffect(() => text.current?.focus(), []);

  function type(typed: string) {
    setNote(typed);
    if (typed) tabStorage.set(noteKey(name), typed);
    else tabStorage.remove(noteKey(name));
  }

  async function decide(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const wrong = findWhoProblem(who) ?? noteProblem(note, verdict);
    if (wrong !== null) return setProblem(wrong);
    setBusy(true);
    const { reviewer: id, author, email } = onNamed({ ...who, email: who.email?.trim() || null });
    const failure = await send({
      action: 'decide',
      entry: {
        reviewer: id,
        author,
        email,
        verdict,
        note: note.trim() || null,
        ads: ads.map(({ id: ad, version }) => ({ id: ad, version })),
      },
    });
    setBusy(false);
    setProblem(failure);
    if (failure !== null) return;
    type('');
    onClose();
  }

  return (
    <form className={classes.form} onSubmit={(event) => void decide(event)} noValidate>
      <label htmlFor={field} className={classes.label}>
        {verdict === 'approved' ? 'A note (optional)' : 'What should change?'}
      </label>
      <textarea
        ref={text}
        id={field}
        className={classes.text}
        rows={3}
        dir="auto"
        value={note}
        // The field is read-only while the form is being sent, because text typed during the request would be
        // lost.
        readOnly={isBusy}
        aria-describedby={problem === null ? undefined : problemId}
        onChange={(event) => type(event.target.value)}
      />
      <WhoFields value={who} onChange={setWho} />
      {problem === null ? null : (
        <p id={problemId} role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        <button type="submit" className={classes.primary} aria-disabled={isBusy}>
          {isBusy ? 'Sending…' : label}
        </button>
        <button type="button" className={classes.button} onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}

function noteProblem(note: string, verdict: Verdict): string | null {
  if (verdict === 'changes_asked' && !note.trim()) return 'Please say what should change.';
  const excess = note.length - MAX_REVIEW_COMMENT_LENGTH;
  return excess > 0 ? `Please shorten this by ${excess} characters.` : null;
}
