import { buildMailsPath, formatBytes, PATHS, STARTER_PLAN } from '@adwright/contracts';
import { type Verdict, verdictSchema } from '@adwright/contracts/review';
import {
  type GivenRole,
  givenRoleSchema,
  INVITATION_DAYS,
  sharedWorkspacesSchema,
} from '@adwright/contracts/workspaces';
import * as z from 'zod';
import { layOut, type Mail, type MailText } from './layout.ts';

/** A mail to send, as `take_due_mails` returns it. */
export const dueMailSchema = z.discriminatedUnion('kind', [
  z.object({
    id: z.number().int(),
    recipient: z.email(),
    kind: z.literal('receipt'),
    details: z.object({
      number: z.string().nullable(),
      /** Amount of the invoice in cents (the currency's minor unit). */
      amount: z.number().int(),
      currency: z.string(),
      paid_at: z.coerce.date(),
      pdf_url: z.url().nullable(),
    }),
  }),
  z.object({
    id: z.number().int(),
    recipient: z.email(),
    kind: z.literal('renewal'),
    details: z.object({
      renews_at: z.coerce.date(),
      amount: z.number().int(),
      currency: z.string(),
      credits: z.number().int(),
      unused: z.number().int(),
    }),
  }),
  z.object({
    id: z.number().int(),
    recipient: z.email(),
    kind: z.literal('deletion'),
    details: z.object({ deletes_at: z.coerce.date() }),
  }),
  z.object({
    id: z.number().int(),
    recipient: z.email(),
    kind: z.literal('deletion_waits'),
    /** Workspaces that the account owns and that have other members. */
    details: z.object({ workspaces: sharedWorkspacesSchema.min(1) }),
  }),
  z.object({
    id: z.number().int(),
    recipient: z.email(),
    kind: z.literal('deletion_stopped'),
  }),
  z.object({
    id: z.number().int(),
    recipient: z.email(),
    kind: z.literal('goodbye'),
  }),
  z.object({
    id: z.number().int(),
    recipient: z.email(),
    kind: z.literal('export'),
    details: z.object({
      id: z.uuid(),
      bytes: z.number().int(),
      expires_at: z.coerce.date(),
    }),
  }),
  z.object({
    id: z.number().int(),
    recipient: z.email(),
    kind: z.literal('review'),
    details: z.object({
      review_id: z.uuid(),
      /** Name of the review link in the mail. */
      name: z.string(),
      /**
       * Token with which the recipient unsubscribes from mails about this review; send-mails creates one for
       * each mail.
       */
      token: z.string().optional(),
      decisions: z
        .array(
          z.object({
            author: z.string(),
            verdict: verdictSchema,
            /** Number of ads that the reviewer decided on. */
            ads: z.number().int(),
            note: z.string().nullable(),
          }),
        )
        .min(1),
    }),
  }),
  z.object({
    id: z.number().int(),
    recipient: z.email(),
    kind: z.literal('invitation'),
    details: z.object({
      invitation_id: z.uuid(),
      /** Name of the workspace to which the mail invites. */
      workspace: z.string(),
      /** Name or mail address of the member who sent the invitation. */
      invited_by: z.string(),
      role: givenRoleSchema,
      expires_at: z.coerce.date(),
      /** Token of the invitation's link, which send-mails creates for this mail. */
      token: z.string().optional(),
    }),
  }),
  z.object({
    id: z.number().int(),
    recipient: z.email(),
    kind: z.literal('membership'),
    details: z.object({
      /** The member's new role, which needs no seat, or how the membership ended. */
      change: z.enum(['reviewer', 'viewer', 'removed', 'deleted']),
      /** Name or mail address of the workspaces' owner, or "the owner" if that account is deleted. */
      owner: z.string(),
      workspaces: z.array(z.object({ id: z.uuid(), name: z.string() })).min(1),
    }),
  }),
]);
export type DueMail = z.infer<typeof dueMailSchema>;

/**
 * Writes a mail about payments, the account or a review.
 * @param siteUrl URL of the product, without a slash at the end
 */
export function writeMail(mail: DueMail, siteUrl: string): Mail {
  return layOut(writeText(mail, siteUrl), mail.recipient);
}

type DetailsOf<Kind extends DueMail['kind']> = Extract<
  DueMail,
  { kind: Kind; details: unknown }
>['details'];

function writeText(mail: DueMail, siteUrl: string): MailText {
  switch (mail.kind) {
    case 'receipt':
      return writeReceipt(mail.details, `${siteUrl}${PATHS.billing}`);
    case 'renewal':
      return writeRenewal(mail.details, `${siteUrl}${PATHS.billing}`);
    case 'export':
      return writeFinishedExport(mail.details, `${siteUrl}${PATHS.account}`);
    case 'review':
      return writeDecided(mail.details, siteUrl);
    case 'invitation':
      return writeInvitation(mail.details, siteUrl);
    case 'membership':
      return writeLostMembership(mail.details, `${siteUrl}${PATHS.workspaces}`);
    case 'deletion':
      return writeAskedDeletion(mail.details.deletes_at, `${siteUrl}${PATHS.login}`);
    case 'deletion_waits':
      return writeWaitingDeletion(mail.details, `${siteUrl}${PATHS.workspaces}`);
    case 'deletion_stopped':
      return writeStoppedDeletion(`${siteUrl}${PATHS.billing}`);
    case 'goodbye':
      return writeGoodbye(`${siteUrl}${PATHS.landing}`);
  }
}

function writeReceipt(details: DetailsOf<'receipt'>, billing: string): MailText {
  const { amount, currency, number, paid_at: paidAt, pdf_url: pdfUrl } = details;
  return {
    subject: `Your receipt: ${formatMoney(amount, currency)}`,
    paragraphs: [
      `We received ${formatMoney(amount, currency)} on ${formatDay(paidAt)} for ${STARTER_PLAN.label}, ${STARTER_PLAN.credits} ad credits a ${STARTER_PLAN.interval}. Thank you.`,
      ...(number ? [`Invoice ${number}.`] : []),
    ],
    action: pdfUrl
      ? { label: 'Download the invoice', url: pdfUrl }
      : { label: 'See your invoices', url: billing },
    note: `All invoices and the end of your plan: ${billing}`,
  };
}

function writeRenewal(details: DetailsOf<'renewal'>, billing: string): MailText {
  const { amount, currency, credits, unused, renews_at: renewsAt } = details;
  const left = unused > 0 ? ` You have ${unused} unused credits now.` : '';
  return {
    subject: `Your plan renews on ${formatDay(renewsAt)}`,
    paragraphs: [
      `${STARTER_PLAN.label} renews on ${formatDay(renewsAt)} for ${formatMoney(amount, currency)}, and ${credits} new credits begin.`,
      `Credits that are unused by then expire.${left}`,
    ],
    action: { label: 'Manage your plan', url: billing },
    note: 'Nothing is to be done to go on. To end the plan, cancel it there before that day.',
  };
}

function writeFinishedExport(details: DetailsOf<'export'>, page: string): MailText {
  const { id, bytes, expires_at: expiresAt } = details;
  return {
    subject: 'Your data is ready to download',
    paragraphs: [
      `You asked for everything that Adwright keeps about you. It is one ZIP file of ${formatBytes(bytes)}.`,
      `You can download it until ${formatDay(expiresAt)}, signed in to your account.`,
    ],
    action: { label: 'Download my data', url: `${page}?export=${id}` },
    note: 'If you did not ask for it, change your password: only somebody who is signed in can ask.',
  };
}

function writeAskedDeletion(deletesAt: Date, login: string): MailText {
  return {
    subject: `Your account will be deleted on ${formatDay(deletesAt)}`,
    paragraphs: [
      'You asked us to delete your account. We wait a week, in case you change your mind.',
      'Log in before that day, and everything stays as it is. If you have a plan, it is not charged again unless you continue it.',
    ],
    action: { label: 'Keep my account', url: login },
    note: 'If you did not ask for it, log in and change your password.',
  };
}

function writeWaitingDeletion(
  details: DetailsOf<'deletion_waits'>,
  workspacesPage: string,
): MailText {
  const names = new Intl.ListFormat('en').format(details.workspaces.map(({ name }) => name));
  return {
    subject: 'Your account is not deleted yet',
    paragraphs: [
      `The week is over, but you own ${names} together with other members. Their work would go too, so the deletion waits.`,
      'Log in and hand each of these workspaces over, or delete it. Logging in keeps your account, so delete it again after that.',
    ],
    action: { label: 'See your workspaces', url: workspacesPage },
    note: 'If you want to keep your account, log in and do nothing else.',
  };
}

function writeStoppedDeletion(page: string): MailText {
  return {
    subject: 'Your account stays',
    paragraphs: [
      `You logged in before your account was deleted, so it stays. Your ads, pictures and credits are as you left them.`,
      'If you had a plan, it ends with its paid period. You can continue it on the Billing page.',
    ],
    action: { label: 'See your plan', url: page },
    note: 'If you did not log in, choose a new password: somebody else may know yours.',
  };
}

function writeGoodbye(landing: string): MailText {
  return {
    subject: 'Goodbye, your account is deleted',
    paragraphs: [
      'Your account is deleted, with your ads, your pictures and your credits. Copies in our backups are gone within 30 days.',
      'Thank you for making ads with us. You are welcome back whenever you like.',
    ],
    action: { label: 'Visit Adwright', url: landing },
    note: 'This is our last mail to you.',
  };
}

const MAX_NOTE_LENGTH = 300;

function writeDecided({ name, decisions, token }: DetailsOf<'review'>, siteUrl: string): MailText {
  const reviews = `${siteUrl}${PATHS.reviews}`;
  const stop = token ? `${siteUrl}${buildMailsPath(token)}` : reviews;
  const [first] = decisions;
  return {
    subject:
      decisions.length === 1 && first
        ? `${writeDecision(first)}: ${name}`
        : `${decisions.length} decisions on ${name}`,
    paragraphs: decisions.map((decision) => {
      const note = cutNote(decision.note?.replaceAll(/\s+/g, ' ') ?? '');
      return `${writeDecision(decision)}.${note ? ` “${note}”` : ''}`;
    }),
    action: { label: 'See the review', url: reviews },
    note: `To stop mails about this link: ${stop}`,
  };
}

/** Shortens a reviewer's note between code points, so that no emoji is split. */
function cutNote(note: string): string {
  const characters = [...note];
  if (characters.length <= MAX_NOTE_LENGTH) return note;
  return `${characters.slice(0, MAX_NOTE_LENGTH).join('')}…`;
}

const WHAT_A_ROLE_DOES: Record<GivenRole, string> = {
  editor: 'make and change ads',
  reviewer: 'see ads and answer comments',
  viewer: 'see ads',
};

function writeInvitation(details: DetailsOf<'invitation'>, siteUrl: string): MailText {
  const { workspace, invited_by: invitedBy, role, expires_at: expiresAt, token } = details;
  if (token === undefined) throw new Error('the invitation has no token');
  return {
    subject: `Join ${workspace} on Adwright`,
    paragraphs: [
      `${invitedBy} invites you to the workspace ${workspace}. You can ${WHAT_A_ROLE_DOES[role]} there.`,
      `Sign in or sign up with the address that this mail came to. The other members then see your name and this address.`,
    ],
    action: {
      label: 'See the invitation',
      url: `${siteUrl}${PATHS.invitation.replace(':token', token)}`,
    },
    note: `The link works for ${INVITATION_DAYS} days, until ${formatDay(expiresAt)}. If you don’t know who invites you, nothing is to be done.`,
  };
}

/**
 * The database has this placeholder for an owner with a deleted account. The placeholder gets a capital letter
 * at the start of a sentence. The name of any other owner keeps the spelling that the owner typed.
 */
const UNKNOWN_OWNER = 'the owner';

function writeLostMembership(details: DetailsOf<'membership'>, workspaces: string): MailText {
  const { change, owner } = details;
  const names = new Intl.ListFormat('en').format(details.workspaces.map(({ name }) => name));
  const action = { label: 'See your workspaces', url: workspaces };
  const [were, it, its] =
    details.workspaces.length > 1 ? ['were', 'them', 'their'] : ['was', 'it', 'its'];
  const ownerFirst = owner === UNKNOWN_OWNER ? 'The owner' : owner;
  switch (change) {
    case 'removed':
      return {
        subject: `You are no longer a member of ${names}`,
        paragraphs: [
          `${ownerFirst} has removed you from ${names} on Adwright. You can’t open ${it} any more; what you made stays there.`,
          'Your own ads, credits and other workspaces are as they were.',
        ],
        action,
        note: `If you think that this is a mistake, please ask ${owner} to invite you again.`,
      };
    case 'deleted':
      return {
        subject: `${names} ${were} deleted`,
        paragraphs: [
          `${ownerFirst} has deleted ${names} on Adwright, with ${its} ads, pictures, campaigns and review links.`,
          'Your own ads, credits and other workspaces are as they were.',
        ],
        action,
        note: `If you have questions, please ask ${owner}.`,
      };
    default:
      return {
        subject: `You are a ${change} in ${names} now`,
        paragraphs: [
          `You have no editor’s seat in ${names} on Adwright any more, because ${owner} changed your role or their plan has fewer seats. ${WHAT_IS_LEFT[change]}`,
          'What you made stays there. Campaigns that you were running are paused.',
        ],
        action,
        note: `To edit again, please ask ${owner}: they need a free seat and can then make you an editor.`,
      };
  }
}

const WHAT_IS_LEFT = {
  reviewer: 'As a reviewer, you see everything, comment and approve.',
  viewer: 'As a viewer, you see everything and change nothing.',
} as const;

function writeDecision({
  author,
  verdict,
  ads,
}: {
  author: string;
  verdict: Verdict;
  ads: number;
}): string {
  const which = ads === 1 ? 'an ad' : `${ads} ads`;
  return verdict === 'approved'
    ? `${author} approved ${which}`
    : `${author} asks for changes to ${which}`;
}

function formatMoney(amount: number, currency: string): string {
  return (amount / 100).toLocaleString('en-US', { style: 'currency', currency });
}

function formatDay(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
