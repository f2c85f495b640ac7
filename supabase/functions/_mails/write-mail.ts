import { formatBytes, PATHS, STARTER_PLAN } from '@adwright/contracts';
import * as z from 'zod';
import { layOut, type Mail } from './layout.ts';

/** One row of `take_due_mails`. */
export const dueMailSchema = z.discriminatedUnion('kind', [
  z.object({
    id: z.number().int(),
    recipient: z.email(),
    kind: z.literal('receipt'),
    details: z.object({
      number: z.string().nullable(),
      /** In the currency's minor unit. */
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
    kind: z.literal('export'),
    details: z.object({
      id: z.uuid(),
      bytes: z.number().int(),
      expires_at: z.coerce.date(),
    }),
  }),
]);
export type DueMail = z.infer<typeof dueMailSchema>;

/** Writes a mail about money, or about the export of an account. @param siteUrl the product's address, without a slash at the end */
export function writeMail(mail: DueMail, siteUrl: string): Mail {
  const billing = `${siteUrl}${PATHS.billing}`;
  if (mail.kind === 'receipt') {
    const { amount, currency, number, paid_at: paidAt, pdf_url: pdfUrl } = mail.details;
    return layOut(
      {
        subject: `Your receipt: ${money(amount, currency)}`,
        paragraphs: [
          `We received ${money(amount, currency)} on ${day(paidAt)} for ${STARTER_PLAN.label}, ${STARTER_PLAN.credits} ad credits a ${STARTER_PLAN.interval}. Thank you.`,
          ...(number ? [`Invoice ${number}.`] : []),
        ],
        action: pdfUrl
          ? { label: 'Download the invoice', url: pdfUrl }
          : { label: 'See your invoices', url: billing },
        note: `All invoices and the end of your plan: ${billing}`,
      },
      mail.recipient,
    );
  }
  if (mail.kind === 'export') {
    const { id, bytes, expires_at: expiresAt } = mail.details;
    return layOut(
      {
        subject: 'Your data is ready to download',
        paragraphs: [
          `You asked for everything that Adwright keeps about you. It is one ZIP file of ${formatBytes(bytes)}.`,
          `You can download it until ${day(expiresAt)}, signed in to your account.`,
        ],
        action: { label: 'Download my data', url: `${billing}?export=${id}` },
        note: 'If you did not ask for it, change your password: only somebody who is signed in can ask.',
      },
      mail.recipient,
    );
  }
  const { amount, currency, credits, unused, renews_at: renewsAt } = mail.details;
  const left = unused > 0 ? ` You have ${unused} unused credits now.` : '';
  return layOut(
    {
      subject: `Your plan renews on ${day(renewsAt)}`,
      paragraphs: [
        `${STARTER_PLAN.label} renews on ${day(renewsAt)} for ${money(amount, currency)}, and ${credits} new credits begin.`,
        `Credits that are unused by then expire.${left}`,
      ],
      action: { label: 'Manage your plan', url: billing },
      note: 'Nothing is to be done to go on. To end the plan, cancel it there before that day.',
    },
    mail.recipient,
  );
}

function money(amount: number, currency: string): string {
  return (amount / 100).toLocaleString('en-US', { style: 'currency', currency });
}

function day(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
