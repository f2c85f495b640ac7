import { MAX_REVIEW_COMMENT_LENGTH } from '@adwright/contracts/review';
import { tabStorage } from '@adwright/supabase';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import classes from './review-forms.module.css';

/** Number of typed characters from which the comment form shows how many characters remain. */
const NEARLY_FULL = MAX_REVIEW_COMMENT_LENGTH - 200;

interface CommentFormProps {
  label: string;
  submitLabel: string;
  /** Session storage key of the comment's draft. */
  draftKey: string;
  /**
   * Sends the comment, and returns the error message, or null after success. A retry uses the same comment id
   * until the comment is saved.
   */
  onSend: (body: string, id: string) => Promise<string | null>;
  onCancel?: () => void;
  /** Fields below the comment's text, such as the comment's position on the picture and the writer's name. */
  children?: ReactNode;
}

/**
 * Shows a form for a comment. The draft survives a lost connection, a reload and an expired link.
 */
export function CommentForm(props: CommentFormProps) {
  const { label, submitLabel, draftKey, onSend, onCancel, children } = props;
  const field = useId();
  const problemId = useId();
  const [body, setBody] = useState(() => tabStorage.get(draftKey) ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = useRef(crypto.randomUUID());
  const left = MAX_REVIEW_COMMENT_LENGTH - body.length;

  function type(text: string) {
    setBody(text);
    setProblem(null);
    if (text) tabStorage.set(draftKey, text);
    else tabStorage.remove(draftKey);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (!body.trim()) return setProblem('Please write something first.');
    if (left < 0) return setProblem(`Please shorten this by ${-left} characters.`);
    setBusy(true);
    const failure = await onSend(body, id.current);
    setBusy(false);
    setProblem(failure);
    if (failure !== null) return;
    id.current = crypto.randomUUID();
    type('');
  }

  return (
    <form className={classes.form} onSubmit={(event) => void send(event)} noValidate>
      <label htmlFor={field}>{label}</label>
      <textarea
        id={field}
        className={classes.text}
        rows={3}
        dir="auto"
        value={body}
        // The field is read-only while the form sends the comment. Otherwise, text that the user types during
        // the request would be lost.
        readOnly={isBusy}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        onChange={(event) => type(event.target.value)}
      />
      {body.length > NEARLY_FULL ? (
        <p className={classes.note} role="status">
          {left >= 0 ? `${left} characters left` : `${-left} characters too many`}
        </p>
      ) : null}
      {children}
      {problem === null ? null : (
        <p id={problemId} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        <button type="submit" className={classes.button} aria-disabled={isBusy}>
          {isBusy ? 'Sending…' : submitLabel}
        </button>
        {onCancel ? (
          <button type="button" className={classes.plain} onClick={onCancel}>
            Cancel
          </button>
        ) : null}
      </div>
    </form>
  );
}
