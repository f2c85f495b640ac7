import { type LoopbackServer, serveFetch } from '../loopback.ts';
import { buildLocalUrl, type Ports } from '../ports.ts';
import { type MailMessage, parseMail } from './mail-message.ts';
import { MailStore } from './mail-store.ts';
import { createMailboxRoutes } from './mailbox-routes.ts';
import { listenForMail } from './smtp.ts';

export interface Mailbox {
  url: string;
  /** Returns all stored mails, oldest first. */
  list(): readonly MailMessage[];
  close(): Promise<void>;
}

interface MailboxOptions {
  ports: Pick<Ports, 'mailbox' | 'smtp'>;
  /** Folder in which the mails are stored between starts. */
  folder: string;
}

/**
 * Starts the mailbox that receives every mail by SMTP; another port serves its web page and MailDev's REST API.
 */
export async function startMailbox({ ports, folder }: MailboxOptions): Promise<Mailbox> {
  const store = await MailStore.open(folder);
  const routes = createMailboxRoutes(store);
  const smtp = await listenForMail(ports.smtp, async (source, envelope) => {
    await store.add(await parseMail(source, envelope));
  });
  let web: LoopbackServer;
  try {
    web = await serveFetch((request) => routes.fetch(request), ports.mailbox);
  } catch (error) {
    await smtp.close();
    throw error;
  }
  return {
    url: buildLocalUrl(ports.mailbox),
    list: () => store.list(),
    close: async () => {
      await web.close();
      await smtp.close();
    },
  };
}
