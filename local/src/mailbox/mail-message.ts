import PostalMime, { type Address } from 'postal-mime';
import * as z from 'zod';

const addressSchema = z.object({ address: z.string(), name: z.string() });

/**
 * One received mail, in the format of MailDev's REST API
 * (https://github.com/maildev/maildev/blob/master/docs/rest.md).
 */
export const mailMessageSchema = z.object({
  id: z.string(),
  /** Time at which the mail arrived, in ISO format. */
  time: z.string(),
  read: z.boolean(),
  envelope: z.object({ from: addressSchema, to: z.array(addressSchema) }),
  from: z.array(addressSchema),
  to: z.array(addressSchema),
  subject: z.string(),
  /** Date in the mail's own header, in ISO format. */
  date: z.string(),
  text: z.string(),
  html: z.string(),
  /** Headers of the mail, with names in lower case. */
  headers: z.record(z.string(), z.string()),
  messageId: z.string(),
  priority: z.literal('normal'),
  /** Size in bytes. */
  size: z.number(),
  attachments: z.array(z.object({ fileName: z.string(), contentType: z.string() })),
});
export type MailMessage = z.infer<typeof mailMessageSchema>;

export interface Envelope {
  from: string;
  to: string[];
}

/** Parses a mail received over SMTP. */
export async function parseMail(source: Buffer, envelope: Envelope): Promise<MailMessage> {
  const mail = await PostalMime.parse(source);
  const time = new Date().toISOString();
  const parsedDate = new Date(mail.date ?? time);
  return {
    id: crypto.randomUUID().replaceAll('-', '').slice(0, 12),
    time,
    read: false,
    envelope: {
      from: { address: envelope.from, name: '' },
      to: envelope.to.map((address) => ({ address, name: '' })),
    },
    from: toAddresses(mail.from ? [mail.from] : []),
    to: toAddresses(mail.to ?? []),
    subject: mail.subject ?? '',
    date: Number.isNaN(parsedDate.getTime()) ? time : parsedDate.toISOString(),
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    messageId: mail.messageId ?? '',
    priority: 'normal',
    size: source.byteLength,
    attachments: mail.attachments.map(({ filename, mimeType }) => ({
      fileName: filename ?? 'attachment',
      contentType: mimeType,
    })),
  };
}

/** Lists the email addresses of a header; groups are flattened into their members. */
function toAddresses(addresses: Address[]): { address: string; name: string }[] {
  return addresses.flatMap((entry) =>
    entry.group
      ? toAddresses(entry.group)
      : [{ address: entry.address ?? '', name: entry.name ?? '' }],
  );
}
