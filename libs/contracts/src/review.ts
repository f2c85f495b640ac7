import * as z from 'zod';
import { createTextSchema, isStorable, storableTextSchema } from './plain-text.ts';
import { adFormatSchema } from './recipe.ts';
import { adImagesSchema, versionNumberSchema } from './saved-recipes.ts';

/** Maximum length of the name that a client reads above the ads, in characters. */
export const MAX_REVIEW_NAME_LENGTH = 120;
export const MAX_REVIEWER_NAME_LENGTH = 80;
export const MAX_REVIEW_COMMENT_LENGTH = 2000;
export const MAX_REVIEW_PASSWORD_LENGTH = 200;
export const MIN_REVIEW_PASSWORD_LENGTH = 6;
/** Maximum number of ads per link. */
export const MAX_REVIEW_ADS = 100;
/** Maximum number of comments per link, including answers. */
export const MAX_REVIEW_COMMENTS = 1000;
/** Maximum number of a user's links that are open: neither revoked nor expired. */
export const MAX_OPEN_REVIEWS = 200;
export const MAX_APPROVALS_ASKED = 10;
/** Choices for how many days a link is open; the longest one is the maximum. */
export const REVIEW_DAYS = [7, 14, 30, 90] as const;

/** The review state of an ad. An ad without a link is a draft. */
export const REVIEW_STATES = ['draft', 'in_review', 'changes_asked', 'approved'] as const;
export const reviewStateSchema = z.enum(REVIEW_STATES);
export type ReviewState = z.infer<typeof reviewStateSchema>;

export const verdictSchema = z.enum(['approved', 'changes_asked']);
export type Verdict = z.infer<typeof verdictSchema>;

/** A text of an ad to which a comment may refer. */
export const reviewFieldSchema = z.enum(['headline', 'ad_text']);
export type ReviewField = z.infer<typeof reviewFieldSchema>;

/**
 * Position of a comment: a point of a picture, in shares of its width and height, or a text. A comment without
 * a position refers to the whole ad.
 */
const commentPlaceSchema = z.object({
  format: adFormatSchema.nullable(),
  x: z.number().min(0).max(1).nullable(),
  y: z.number().min(0).max(1).nullable(),
  field: reviewFieldSchema.nullable(),
});
export type CommentPlace = z.infer<typeof commentPlaceSchema>;

/** Position of a comment on the ad as a whole. */
export const WHOLE_AD: CommentPlace = { format: null, x: null, y: null, field: null };

export const reviewCommentSchema = commentPlaceSchema.extend({
  id: z.uuid(),
  /** The first comment of the thread. */
  parent_id: z.uuid().nullable(),
  version: versionNumberSchema,
  /**
   * Name that the writer had at the time of the comment: a reviewer, or a member who answered for the sender.
   * Null for an unknown member, as of an old answer or a deleted account. For a member without a name, clients
   * get null and other members get the mail address.
   */
  author: z.string().nullable(),
  /** Whether a member of the workspace wrote the comment. */
  is_sender: z.boolean(),
  /**
   * Permanent number that distinguishes members without a name. Null for a member with a name, and in a review
   * that at most one member answers.
   */
  sender_number: z.number().int().nullable(),
  /** Whether the caller, as a member, wrote the comment. */
  is_own: z.boolean(),
  body: z.string(),
  created_at: z.string(),
  is_resolved: z.boolean(),
});
export type ReviewComment = z.infer<typeof reviewCommentSchema>;

export const reviewAdSchema = z.object({
  id: z.uuid(),
  /** The version that reviewers see and decide on. */
  version: versionNumberSchema,
  /** Number of versions that the owner has saved since this version. */
  newer_versions: z.number().int().min(0),
  is_deleted: z.boolean(),
  images: adImagesSchema,
  headline: z.string().nullable(),
  ad_text: z.string().nullable(),
  brand: z.string().nullable(),
  alt_text: z.string().nullable(),
  state: z.enum(['in_review', 'changes_asked', 'approved']),
  /** The latest decision of each reviewer on this version, in order of arrival. */
  decisions: z.array(
    z.object({
      verdict: verdictSchema,
      author: z.string(),
      note: z.string().nullable(),
      decided_at: z.string(),
    }),
  ),
  comments: z.array(reviewCommentSchema),
});
export type ReviewAd = z.infer<typeof reviewAdSchema>;

/** A review in the form that its client sees. */
export const reviewViewSchema = z.object({
  name: z.string(),
  approvals_asked: z.number().int(),
  expires_at: z.string().nullable(),
  ads: z.array(reviewAdSchema).min(1),
});
export type ReviewView = z.infer<typeof reviewViewSchema>;

/** States of a link that nobody can use any more. An invalid token gets `not_found`. */
export const closedReviewSchema = z.enum(['revoked', 'expired']);
export type ClosedReview = z.infer<typeof closedReviewSchema>;

/**
 * Returns the schema of a text that is not blank. The schema also limits code points, as the database does. A
 * joined emoji is one visible character and up to a dozen code points.
 */
function spokenTextUpTo(most: number) {
  return createTextSchema(most)
    .refine((text) => text.length > 0, 'Is empty')
    .refine((text) => Array.from(text).length <= most, `At most ${most} characters`);
}

/** Returns the schema of a text of one line that is not blank, such as a name. */
function lineUpTo(most: number) {
  return spokenTextUpTo(most).overwrite((text) => text.replaceAll(/\s+/g, ' '));
}

const who = {
  /** Id that the reviewer's browser creates and keeps. The id distinguishes two people with the same name. */
  reviewer: z.uuid(),
  author: lineUpTo(MAX_REVIEWER_NAME_LENGTH),
  email: z.email().max(254).refine(isStorable).nullable(),
};

const commentBodySchema = spokenTextUpTo(MAX_REVIEW_COMMENT_LENGTH);

/**
 * A comment that either side writes. The comment's id comes from the browser, so that a repeated request adds
 * no second comment.
 */
const newCommentSchema = commentPlaceSchema.extend({
  id: z.uuid(),
  review_ad_id: z.uuid(),
  parent_id: z.uuid().nullable(),
  version: versionNumberSchema,
  body: commentBodySchema,
});
export type NewComment = z.infer<typeof newCommentSchema>;

/**
 * Tells whether a comment refers to at most one place: a point of a picture, or a text of the ad.
 */
function hasOnePlace({ format, x, y, field }: CommentPlace): boolean {
  const isOnPicture = format !== null;
  return isOnPicture === (x !== null) && isOnPicture === (y !== null) && !(isOnPicture && field);
}

const resolutionSchema = z.object({ comment_id: z.uuid(), is_resolved: z.boolean() });
export type Resolution = z.infer<typeof resolutionSchema>;

const decisionSchema = z.object({
  ...who,
  verdict: verdictSchema,
  /** The requested change, or a comment on the decision. */
  note: commentBodySchema.nullable(),
  /** The ads to which the decision applies, each with the version that the reviewer saw. */
  ads: z
    .array(z.object({ id: z.uuid(), version: versionNumberSchema }))
    .min(1)
    .max(MAX_REVIEW_ADS),
});
export type Decision = z.infer<typeof decisionSchema>;
export type Reviewer = Pick<Decision, 'reviewer' | 'author' | 'email'>;

const link = {
  /** The token in the link's URL. */
  token: storableTextSchema.max(200),
  /** The pass that the visitor got for the password; null for a link without a password. */
  pass: storableTextSchema.max(200).nullable(),
};

/** Body of the function review, through which the holder of a link's token reads, comments and decides. */
export const reviewRequestSchema = z.discriminatedUnion('action', [
  z.object({
    ...link,
    action: z.literal('open'),
    /** The revision that the caller already has. While it is current, the answer is `unchanged`. */
    revision: storableTextSchema.max(100).nullable(),
  }),
  z.object({
    token: link.token,
    action: z.literal('unlock'),
    password: storableTextSchema.max(MAX_REVIEW_PASSWORD_LENGTH),
  }),
  z.object({
    ...link,
    action: z.literal('comment'),
    entry: newCommentSchema.extend(who).refine(hasOnePlace),
  }),
  z.object({ ...link, action: z.literal('resolve'), entry: resolutionSchema.extend(who) }),
  z.object({ ...link, action: z.literal('decide'), entry: decisionSchema }),
]);
export type ReviewRequest = z.infer<typeof reviewRequestSchema>;

/** The function's answer to `open`. */
export const openedReviewSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('open'), revision: z.string(), review: reviewViewSchema }),
  z.object({ outcome: z.literal('unchanged') }),
  z.object({ outcome: z.literal('password') }),
  z.object({ outcome: closedReviewSchema }),
]);
export type OpenedReview = z.infer<typeof openedReviewSchema>;

/** The function's answer to the action `unlock`: a pass, that the password is wrong, or that the link is closed. */
export const unlockedReviewSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('unlocked'), pass: z.string() }),
  z.object({ outcome: z.literal('wrong') }),
  z.object({ outcome: closedReviewSchema }),
]);

/**
 * An entry that a member of the workspace writes. The entry has the form that the database function
 * `answer_review` takes.
 */
export const memberEntrySchema = z.union([newCommentSchema.refine(hasOnePlace), resolutionSchema]);
export type MemberEntry = z.infer<typeof memberEntrySchema>;

/**
 * Reasons why an entry was not saved. `stale` means that another version was sent meanwhile. `full` means that
 * the review has reached its limit.
 */
export const reviewOutcomeSchema = z.enum([
  'done',
  'password',
  'revoked',
  'expired',
  'not_found',
  'ad_deleted',
  'full',
  'stale',
]);
export type ReviewOutcome = z.infer<typeof reviewOutcomeSchema>;

/**
 * The answer of the function review to all other actions. The database function `answer_review` returns only
 * the outcome.
 */
export const writtenReviewSchema = z.object({ outcome: reviewOutcomeSchema });

/** Body of the function create-review. */
export const createReviewRequestSchema = z.object({
  name: lineUpTo(MAX_REVIEW_NAME_LENGTH),
  ad_ids: z.array(z.uuid()).min(1).max(MAX_REVIEW_ADS),
  password: storableTextSchema
    .min(MIN_REVIEW_PASSWORD_LENGTH)
    .max(MAX_REVIEW_PASSWORD_LENGTH)
    .nullable(),
  /** Number of days for which the link is open; null for a link without an end. */
  days: z
    .number()
    .int()
    .min(1)
    .max(Math.max(...REVIEW_DAYS))
    .nullable(),
  approvals_asked: z.number().int().min(1).max(MAX_APPROVALS_ASKED),
  mails_decisions: z.boolean(),
});
export type CreateReviewRequest = z.infer<typeof createReviewRequestSchema>;

/**
 * Response of create-review with the link's token. No later response contains it, because the database keeps
 * only its hash.
 */
export const createdReviewSchema = z.object({ id: z.uuid(), token: z.string() });
export type CreatedReview = z.infer<typeof createdReviewSchema>;

/** Body of the function renew-review, whose response is that of create-review. */
export const renewReviewRequestSchema = z.object({ id: z.uuid() });

/** Response of the function unsubscribe: the name of the link about which no more mails are sent. */
export const endedMailsSchema = z.object({ name: z.string() });

/** A row of the function `unapproved_for_kit`: an ad that may not go into a launch kit. */
export const unapprovedAdSchema = z.object({
  id: z.uuid(),
  state: reviewStateSchema,
  newer_versions: z.number().int(),
});
export type UnapprovedAd = z.infer<typeof unapprovedAdSchema>;

const reviewSummarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  has_password: z.boolean(),
  approvals_asked: z.number().int(),
  mails_decisions: z.boolean(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  state: z.enum(['open', 'revoked', 'expired']),
});

/** A row of the function `own_reviews`. */
export const ownReviewSchema = reviewSummarySchema.extend({
  ads: z.number().int(),
  approved: z.number().int(),
  changes_asked: z.number().int(),
  /** Id of the review's first ad that still exists. */
  ad_id: z.uuid().nullable(),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** A row of the function `reviews_of_ad`: a review, and the ad in the form that its reviewers see. */
export const reviewOfAdSchema = reviewSummarySchema.extend({ ad: reviewAdSchema });
export type ReviewOfAd = z.infer<typeof reviewOfAdSchema>;

/** A row of the function `review_audit`. */
export const auditEntrySchema = z.object({
  happened_at: z.string(),
  kind: z.enum([
    'created',
    'opened',
    'commented',
    'resolved',
    'reopened',
    'approved',
    'changes_asked',
    'version_sent',
    'renewed',
    'revoked',
  ]),
  /** Null for a member without a name, and if no name was given. */
  author: z.string().nullable(),
  email: z.string().nullable(),
  /** IP address, or the network of an IPv6 address. */
  network: z.string().nullable(),
  /** The ad's position in the review, from 1; null for the whole review. */
  ad: z.number().int().nullable(),
  headline: z.string().nullable(),
  version: z.number().int().nullable(),
  note: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
