import { expect } from '@playwright/test';
import * as z from 'zod';
import { MAILBOX_URL } from './addresses.ts';

const mailSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  to: z.array(z.object({ address: z.string() })),
});
type Mail = z.infer<typeof mailSchema>;

/**
 * Milliseconds to wait for a mail. Some mails wait for two scheduled jobs that each run every five seconds, and
 * the machine may be busy.
 */
const MAIL_TIMEOUT_MS = 30_000;

/** Waits for a mail to an email address with a matching subject, and returns the newest. */
export async function findNewestMail(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const response = await fetch(`${MAILBOX_URL}/email`);
        const mails = z.array(mailSchema).parse(await response.json());
        found = mails.findLast(
          (mail) => mail.to.some((to) => to.address === address) && subject.test(mail.subject),
        );
        return found?.subject;
      },
      { message: `a mail to ${address}`, timeout: MAIL_TIMEOUT_MS },
    )
    .toBeDefined();
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

/** Returns the first link in the text part of a mail. */
export function findLink(mail: Mail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`No link in the mail "${mail.subject}"`);
  return link;
}
