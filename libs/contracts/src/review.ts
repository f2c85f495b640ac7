import * as z from 'zod';
import { createTextSchema, isStorable, storableTextSchema } from './plain-text.ts';
import { adFormatSchema } from './recipe.ts';
import { adImagesSchema, versionNumberSchema } from './saved-recipes.ts';

/** Maximum length in characters of a review link's name, which the client reads above the ads. */
export const MAX_REVIEW_NAME_LENGTH = 120;
export const MAX_REVIEWER_NAME_LENGTH = 80;
export const MAX_REVIEW_COMMENT_LENGTH = 2000;
export const MAX_REVIEW_PASSWORD_LENGTH = 200;
export const MIN_REVIEW_PASSWORD_LENGTH = 6;
/** Maximum number of ads per review link. */
export const MAX_REVIEW_ADS = 100;
/** Maximum number of comments per review link, including answers. */
export const MAX_REVIEW_COMMENTS = 1000;
/** Maximum number of a user's open review links, which are neither revoked nor expired. */
export const MAX_OPEN_REVIEWS = 200;
export const MAX_APPROVALS_ASKED = 10;
/** Numbers of days for which a review link can be open; the largest number is the maximum. */
export const REVIEW_DAYS = [7, 14, 30, 90] as const;

/** Review states of an ad. An ad without a review link is a draft. */
export const REVIEW_STATES = ['draft', 'in_review', 'changes_asked', 'approved'] as const;
export const reviewStateSchema = z.enum(REVIEW_STATES);
export type ReviewState = z.infer<typeof reviewStateSchema>;

export const verdictSchema = z.enum(['approved', 'changes_asked']);
export type Verdict = z.infer<typeof verdictSchema>;

/** Name of an ad's text to which a comment may refer. */
export const reviewFieldSchema = z.enum(['headline', 'ad_text']);
export type ReviewField = z.infer<typeof reviewFieldSchema>;

/**
 * Part of an ad to which a comment refers: a point of a picture (relative to its width and height), or a
 * text. Without a point or a text, the comment refers to the whole ad.
 */
const commentPlaceSchema = z.object({
  format: adFormatSchema.nullable(),
  x: z.number().min(0).max(1).nullable(),
  y: z.number().min(0).max(1).nullable(),
  field: reviewFieldSchema.nullable(),
});
export type CommentPlace = z.infer<typeof commentPlaceSchema>;

/** Value for a comment that refers to the whole ad. */
export const WHOLE_AD: CommentPlace = { format: null, x: null, y: null, field: null };

export const reviewCommentSchema = commentPlaceSchema.extend({
  id: z.uuid(),
  /** Id of the first comment in the thread; null for the first comment itself. */
  parent_id: z.uuid().nullable(),
  version: versionNumberSchema,
  /**
   * Name of the comment's writer at the time of the comment. The writer is a reviewer, or a member who
   * answered for the sender. Null for an unknown member, for example in an old answer or after the account
   * was deleted. If a member has no name, clients get null, and other members get the member's email address.
   */
  author: z.string().nullable(),
  /** True if a member of the workspace wrote the comment. */
  is_sender: z.boolean(),
  /**
   * Permanent number that distinguishes workspace members without a name. Null for a member with a name, and
   * if at most one member has answered in this review.
   */
  sender_number: z.number().int().nullable(),
  /** True if the caller wrote the comment as a member of the workspace. */
  is_own: z.boolean(),
  body: z.string(),
  created_at: z.string(),
  is_resolved: z.boolean(),
});
export type ReviewComment = z.infer<typeof reviewCommentSchema>;

export const reviewAdSchema = z.object({
  id: z.uuid(),
  /** Number of the ad's version that reviewers see and decide about. */
  version: versionNumberSchema,
  /** Number of versions of the ad that the owner has saved after this version. */
  newer_versions: z.number().int().min(0),
  is_deleted: z.boolean(),
  images: adImagesSchema,
  headline: z.string().nullable(),
  ad_text: z.string().nullable(),
  brand: z.string().nullable(),
  alt_text: z.string().nullable(),
  state: z.enum(['in_review', 'changes_asked', 'approved']),
  /** The latest decision of each reviewer about this version, in order of arrival. */
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

/** A review as the client with the link sees it. */
export const reviewViewSchema = z.object({
  name: z.string(),
  approvals_asked: z.number().int(),
  expires_at: z.string().nullable(),
  ads: z.array(reviewAdSchema).min(1),
});
export type ReviewView = z.infer<typeof reviewViewSchema>;

/**
 * States of a review link that nobody can use any more. For an invalid token, the function instead returns
 * `not_found`.
 */
export const closedReviewSchema = z.enum(['revoked', 'expired']);
export type ClosedReview = z.infer<typeof closedReviewSchema>;

/**
 * Returns the schema of a text that must not be blank. The schema also limits the number of code points,
 * because the database does so too. A single visible emoji may consist of up to a dozen code points.
 */
function defineText(most: number) {
  return createTextSchema(most)
    .refine((text) => text.length > 0, 'Is empty')
    .refine((text) => Array.from(text).length <= most, `At most ${most} characters`);
}

/** Returns the schema of a single line that must not be blank, such as a name. */
function defineLine(most: number) {
  return defineText(most).overwrite((text) => text.replaceAll(/\s+/g, ' '));
}

const who = {
  /**
   * Id that the reviewer's browser creates and stores. The id distinguishes reviewers with the same name.
   */
  reviewer: z.uuid(),
  author: defineLine(MAX_REVIEWER_NAME_LENGTH),
  email: z.email().max(254).refine(isStorable).nullable(),
};

const commentBodySchema = defineText(MAX_REVIEW_COMMENT_LENGTH);

/**
 * A new comment of a reviewer or of a member of the workspace. The browser creates the comment's id, so that a
 * repeated request adds no second comment.
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
 * Tells whether a comment refers to at most one part of an ad: a point of a picture, or a text.
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
  /** The change that the reviewer requests, or a comment on the decision. */
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
  /** The token in the review link's URL. */
  token: storableTextSchema.max(200),
  /** The pass that the visitor received for the correct password; null for a link without a password. */
  pass: storableTextSchema.max(200).nullable(),
};

/**
 * Request body of the function review, through which the holder of a link's token reads, comments and decides.
 */
export const reviewRequestSchema = z.discriminatedUnion('action', [
  z.object({
    ...link,
    action: z.literal('open'),
    /**
     * The revision of the review that the caller already has. If it is the current revision, the response is
     * `unchanged`.
     */
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

/** Response of the function review to the action `open`. */
export const openedReviewSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('open'), revision: z.string(), review: reviewViewSchema }),
  z.object({ outcome: z.literal('unchanged') }),
  z.object({ outcome: z.literal('password') }),
  z.object({ outcome: closedReviewSchema }),
]);
export type OpenedReview = z.infer<typeof openedReviewSchema>;

/** Response of the function review to the action `unlock`: a pass, a wrong password, or a closed link. */
export const unlockedReviewSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('unlocked'), pass: z.string() }),
  z.object({ outcome: z.literal('wrong') }),
  z.object({ outcome: closedReviewSchema }),
]);

/**
 * A comment or resolution that a member of the workspace writes. The entry is the argument of the database
 * function `answer_review`.
 */
export const memberEntrySchema = z.union([newCommentSchema.refine(hasOnePlace), resolutionSchema]);
export type MemberEntry = z.infer<typeof memberEntrySchema>;

/**
 * Reasons why a comment or decision was not saved. The outcome `stale` means that another version of the ad
 * was sent in the meantime. The outcome `full` means that the review has its maximum number of comments.
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
 * Response of the function review to all other actions. The database function `answer_review` returns only the
 * outcome.
 */
export const writtenReviewSchema = z.object({ outcome: reviewOutcomeSchema });

/** Request body of the function create-review. */
export const createReviewRequestSchema = z.object({
  name: defineLine(MAX_REVIEW_NAME_LENGTH),
  ad_ids: z.array(z.uuid()).min(1).max(MAX_REVIEW_ADS),
  password: storableTextSchema
    .min(MIN_REVIEW_PASSWORD_LENGTH)
    .max(MAX_REVIEW_PASSWORD_LENGTH)
    .nullable(),
  /** Number of days for which the review link is open; null for a link that never expires. */
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
 * Response of create-review with the token of the review link. This response is the only one with the token,
 * because the database stores only the token's hash.
 */
export const createdReviewSchema = z.object({ id: z.uuid(), token: z.string() });
export type CreatedReview = z.infer<typeof createdReviewSchema>;

/** Request body of the function renew-review, which returns the same response as create-review. */
export const renewReviewRequestSchema = z.object({ id: z.uuid() });

/**
 * Response of the function unsubscribe: the name of the review link about which the recipient gets no more
 * emails.
 */
export const endedMailsSchema = z.object({ name: z.string() });

/**
 * A row of the function `unapproved_for_kit`: an ad that must not be in a launch kit, because it is not
 * approved.
 */
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

/** A row of the database function `own_reviews`, which returns the caller's review links. */
export const ownReviewSchema = reviewSummarySchema.extend({
  ads: z.number().int(),
  approved: z.number().int(),
  changes_asked: z.number().int(),
  /** Id of the first ad in the review that still exists. */
  ad_id: z.uuid().nullable(),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** A row of the database function `reviews_of_ad`: a review, and one of its ads as reviewers see the ad. */
export const reviewOfAdSchema = reviewSummarySchema.extend({ ad: reviewAdSchema });
export type ReviewOfAd = z.infer<typeof reviewOfAdSchema>;

/** A row of the database function `review_audit`: one event in the history of a review. */
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
  /** Name of the person who caused the event. Null for a member without a name, and if no name was given. */
  author: z.string().nullable(),
  email: z.string().nullable(),
  /** IP address of the person who caused the event; for IPv6, only the network part. */
  network: z.string().nullable(),
  /** Position of the ad in the review, from 1; null for an event that concerns the whole review. */
  ad: z.number().int().nullable(),
  headline: z.string().nullable(),
  version: z.number().int().nullable(),
  note: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
