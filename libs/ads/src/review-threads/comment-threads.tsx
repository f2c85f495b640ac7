import type { ReviewComment } from '@adwright/contracts/review';
import { formatShortDate } from '@adwright/ui';
import { type ReactNode, useState } from 'react';
import { getAnswerKey } from './answer-key.ts';
import { CommentForm } from './comment-form.tsx';
import { describePlace } from './comment-place.ts';
import classes from './comment-threads.module.css';
import { describeWriter, type ReviewSide } from './describe-writer.ts';
import type { Thread } from './threads.ts';

interface ThreadActions {
  side: ReviewSide;
  /** Note that is shown below the answer field. */
  answerNote?: ReactNode;
  /** Sends an answer to a thread. Returns the error message, or null after success. */
  onAnswer: (threadId: string, body: string, id: string) => Promise<string | null>;
  onResolve: (threadId: string, isResolved: boolean) => Promise<string | null>;
  /** True when comments can't be written or resolved. */
  isReadOnly?: boolean;
}

interface CommentThreadsProps extends ThreadActions {
  threads: readonly Thread[];
  /**
   * Number of the ad's version that the page shows. A comment on another version shows the number of that
   * version.
   */
  version: number;
}

/** Shows the comments on an ad, open threads first. */
export function CommentThreads({ threads, version, ...actions }: CommentThreadsProps) {
  const open = threads.filter(({ comment }) => !comment.is_resolved);
  const resolved = threads.filter(({ comment }) => comment.is_resolved);
  return (
    <>
      {open.length > 0 ? <ThreadList {...actions} threads={open} version={version} /> : null}
      {resolved.length > 0 ? (
        <details className={classes.resolved}>
          <summary>
            {resolved.length === 1 ? '1 resolved comment' : `${resolved.length} resolved comments`}
          </summary>
          <ThreadList {...actions} threads={resolved} version={version} />
        </details>
      ) : null}
    </>
  );
}

function ThreadList({ threads, ...props }: CommentThreadsProps) {
  return (
    <ul className={classes.threads}>
      {threads.map((thread) => (
        <ThreadItem key={thread.comment.id} thread={thread} {...props} />
      ))}
    </ul>
  );
}

interface ThreadItemProps extends ThreadActions {
  thread: Thread;
  version: number;
}

function ThreadItem({ thread, version, ...actions }: ThreadItemProps) {
  const { number, comment, answers } = thread;
  const { side, answerNote, onAnswer, onResolve, isReadOnly = false } = actions;
  const [isAnswering, setAnswering] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const name = `comment ${number}`;
  return (
    <li className={classes.thread}>
      <p className={classes.place}>
        <span className={classes.number}>{number}</span>
        {describePlace(comment)}
        {comment.version === version ? '' : `, version ${comment.version}`}
      </p>
      <Entry comment={comment} side={side} />
      {answers.map((answer) => (
        <div key={answer.id} className={classes.answer}>
          <Entry comment={answer} side={side} />
        </div>
      ))}
      {isReadOnly ? null : (
        <div className={classes.actions}>
          {isAnswering ? null : (
            <button type="button" aria-label={`Answer ${name}`} onClick={() => setAnswering(true)}>
              Answer
            </button>
          )}
          <button
            type="button"
            aria-label={comment.is_resolved ? `Reopen ${name}` : `Resolve ${name}`}
            onClick={() => void onResolve(comment.id, !comment.is_resolved).then(setProblem)}
          >
            {comment.is_resolved ? 'Reopen' : 'Resolve'}
          </button>
        </div>
      )}
      {problem === null ? null : (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {isAnswering ? (
        <CommentForm
          label={`Your answer to ${name}`}
          submitLabel="Send answer"
          draftKey={getAnswerKey(comment.id)}
          onSend={async (body, id) => {
            const failure = await onAnswer(comment.id, body, id);
            if (failure === null) setAnswering(false);
            return failure;
          }}
          onCancel={() => setAnswering(false)}
        >
          {answerNote}
        </CommentForm>
      ) : null}
    </li>
  );
}

function Entry({ comment, side }: { comment: ReviewComment; side: ReviewSide }) {
  const { name, role } = describeWriter(comment, side);
  return (
    <>
      <p className={classes.who}>
        <bdi>{name}</bdi> {role === null ? null : <span className={classes.role}>{role}</span>}{' '}
        <time dateTime={comment.created_at}>{formatShortDate(comment.created_at)}</time>
      </p>
      <p className={classes.body} dir="auto">
        {comment.body}
      </p>
    </>
  );
}
