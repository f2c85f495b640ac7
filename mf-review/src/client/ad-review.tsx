import {
  CommentForm,
  CommentThreads,
  DecisionList,
  groupThreads,
  type PointChange,
  ReviewStateBadge,
} from '@adwright/ads/review-threads';
import { AD_FORMATS } from '@adwright/contracts';
import {
  type CommentPlace,
  type ReviewAd,
  type Reviewer,
  WHOLE_AD,
} from '@adwright/contracts/review';
import { useId, useMemo, useRef, useState } from 'react';
import { DecisionBar, type Reviewing } from './decision-form.tsx';
import { commentKey, listAdDraftKeys } from './draft-keys.ts';
import { KeptDrafts } from './kept-drafts.tsx';
import { type PlacedPoint, Placements } from './placements.tsx';
import classes from './review-page.module.css';
import { findWhoProblem, WhoFields } from './who-fields.tsx';

const NAME_FIRST = 'Please write a comment or a decision with your name first.';

interface AdReviewProps extends Reviewing {
  ad: ReviewAd;
  /** Number of the ad in the review, from 1. */
  number: number;
  approvalsAsked: number;
}

/** Shows one ad of a review with its placements, its comments and the decision form. */
export function AdReview({ ad, number, approvalsAsked, ...reviewing }: AdReviewProps) {
  const heading = useId();
  const [placed, setPlaced] = useState<PlacedPoint | null>(null);
  const [hasSafeZones, setSafeZones] = useState(false);
  const threads = useMemo(() => groupThreads(ad.comments), [ad.comments]);
  const form = useRef<HTMLDivElement>(null);
  const name = ad.headline ?? `Ad ${number}`;

  function place(point: PlacedPoint, change: PointChange) {
    setPlaced(point);
    // The page scrolls to the comment form only after the point is confirmed, so that the picture stays visible
    // before.
    if (change === 'chosen') form.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <article className={classes.ad} aria-labelledby={heading}>
      <header className={classes.head}>
        <h2 id={heading} dir="auto">
          {name}
        </h2>
        <ReviewStateBadge state={ad.state} newerVersions={ad.newer_versions} />
      </header>
      {ad.is_deleted ? (
        <>
          <p className={classes.notice}>This ad was deleted by whoever sent the link.</p>
          <KeptDrafts keys={listAdDraftKeys(ad)} />
        </>
      ) : (
        <>
          <Placements
            ad={ad}
            name={name}
            threads={threads}
            placed={placed}
            onPlace={place}
            hasSafeZones={hasSafeZones}
            priority={number === 1 ? 'high' : 'auto'}
          />
          {ad.images.story ? (
            <label className={classes.check}>
              <input
                type="checkbox"
                checked={hasSafeZones}
                onChange={(event) => setSafeZones(event.target.checked)}
              />
              Show what the app covers of the story
            </label>
          ) : null}
          <Decisions ad={ad} approvalsAsked={approvalsAsked} />
          <DecisionBar
            {...reviewing}
            ads={[ad]}
            name={ad.id}
            labels={{ approved: 'Approve', changes_asked: 'Ask for changes' }}
          />
        </>
      )}
      <section className={classes.comments} aria-label={`Comments on ${name}`}>
        <h3>Comments</h3>
        <CommentThreads
          threads={threads}
          version={ad.version}
          side="client"
          isReadOnly={ad.is_deleted}
          onAnswer={(parentId, body, id) =>
            sendComment(reviewing, reviewing.reviewer, ad, { ...WHOLE_AD, parentId, body, id })
          }
          onResolve={async (commentId, isResolved) => {
            if (findWhoProblem(reviewing.reviewer) !== null) return NAME_FIRST;
            return reviewing.send({
              action: 'resolve',
              entry: { ...reviewing.reviewer, comment_id: commentId, is_resolved: isResolved },
            });
          }}
        />
        {ad.is_deleted ? null : (
          <div ref={form}>
            <NewComment {...reviewing} ad={ad} placed={placed} onPlaced={setPlaced} />
          </div>
        )}
      </section>
    </article>
  );
}

/** Shows the names of the reviewers who have decided, and the required number of decisions. */
function Decisions({ ad, approvalsAsked }: { ad: ReviewAd; approvalsAsked: number }) {
  const approvals = ad.decisions.filter(({ verdict }) => verdict === 'approved').length;
  if (ad.decisions.length === 0 && approvalsAsked === 1) return null;
  return (
    <div className={classes.decisions}>
      {approvalsAsked > 1 ? (
        <p>
          {approvals} of {approvalsAsked} reviewers have approved
        </p>
      ) : null}
      <DecisionList decisions={ad.decisions} />
    </div>
  );
}

interface NewCommentProps extends Reviewing {
  ad: ReviewAd;
  placed: PlacedPoint | null;
  onPlaced: (point: PlacedPoint | null) => void;
}

const ABOUT = { whole: 'Whole ad', headline: 'Headline', ad_text: 'Text' } as const;

function NewComment({ ad, placed, onPlaced, ...reviewing }: NewCommentProps) {
  const group = useId();
  const [about, setAbout] = useState<keyof typeof ABOUT>('whole');
  const [who, setWho] = useState<Pick<Reviewer, 'author' | 'email'>>(reviewing.reviewer);
  const isNamed = reviewing.reviewer.author !== '';
  const place: CommentPlace = placed
    ? { format: placed.format, x: placed.x, y: placed.y, field: null }
    : { ...WHOLE_AD, field: about === 'whole' ? null : about };
  const choices = (['whole', 'headline', 'ad_text'] as const).filter(
    (choice) => choice === 'whole' || ad[choice],
  );

  async function send(body: string, id: string): Promise<string | null> {
    const problem = isNamed ? null : findWhoProblem(who);
    if (problem !== null) return problem;
    const writer = isNamed
      ? reviewing.reviewer
      : reviewing.onNamed({ ...who, email: who.email?.trim() || null });
    const failure = await sendComment(reviewing, writer, ad, {
      ...place,
      parentId: null,
      body,
      id,
    });
    if (failure === null) onPlaced(null);
    return failure;
  }

  return (
    <CommentForm
      label="Your comment"
      submitLabel="Send comment"
      draftKey={commentKey(ad.id)}
      onSend={send}
    >
      {placed ? (
        <p className={classes.about}>
          About a point on the {AD_FORMATS[placed.format].label.toLowerCase()} picture
          <button type="button" className={classes.inline} onClick={() => onPlaced(null)}>
            Take the point away
          </button>
        </p>
      ) : (
        <fieldset className={classes.about}>
          <legend>About</legend>
          {choices.map((choice) => (
            <label key={choice} className={classes.check}>
              <input
                type="radio"
                name={group}
                checked={about === choice}
                onChange={() => setAbout(choice)}
              />
              {ABOUT[choice]}
            </label>
          ))}
          <span className={classes.hint}>Or press a place on a picture.</span>
        </fieldset>
      )}
      {isNamed ? (
        <p className={classes.hint}>
          You write as <bdi>{reviewing.reviewer.author}</bdi>.
        </p>
      ) : (
        <WhoFields value={who} onChange={setWho} />
      )}
    </CommentForm>
  );
}

async function sendComment(
  { send }: Reviewing,
  writer: Reviewer,
  ad: ReviewAd,
  { parentId, ...comment }: CommentPlace & { parentId: string | null; body: string; id: string },
): Promise<string | null> {
  if (findWhoProblem(writer) !== null) return NAME_FIRST;
  return send({
    action: 'comment',
    entry: { ...writer, ...comment, parent_id: parentId, review_ad_id: ad.id, version: ad.version },
  });
}
