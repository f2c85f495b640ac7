import type { EmailDriver } from '@supabase/lite';
import { createTransport } from 'nodemailer';
import type { LinkType } from '../auth/accounts.ts';
import { getCurrentScope } from '../request-scope.ts';
import { type MailName, type MailTemplates, renderMail } from './mail-templates.ts';

/** Sender of every mail that the local stack sends. */
export const SENDER = { name: 'Adwright', address: 'hello@adwright.example' };

const MAIL_OF_LINK: Record<LinkType, MailName> = { signup: 'confirmation', recovery: 'recovery' };

interface MailerOptions {
  /** URL of the mail server, for example `smtp://127.0.0.1:1025`. */
  smtpUrl: string;
  templates: MailTemplates;
  /** Public URL of the data service, to which the mails' links lead. */
  url: string;
  /** URL of the product's shell. */
  appUrl: string;
}

/** Writes and sends the product's mails by SMTP. */
export class Mailer {
  readonly #options: MailerOptions;
  readonly #transport: ReturnType<typeof createTransport>;

  constructor(options: MailerOptions) {
    this.#options = options;
    const url = new URL(options.smtpUrl);
    // The mail server greets a new connection only after 0.1 seconds, so one connection sends many mails.
    url.searchParams.set('pool', 'true');
    this.#transport = createTransport(url.href);
  }

  /**
   * Sends a mail with a link that confirms the email address or leads to a new password, and then redirects to
   * `redirectTo`.
   */
  async sendLink(type: LinkType, to: string, token: string, redirectTo: string): Promise<void> {
    await this.#send(MAIL_OF_LINK[type], to, this.#link(type, token, redirectTo));
  }

  /** Sends the link with which the old or the new email address confirms a change of the address. */
  async sendEmailChange(
    to: string,
    token: string,
    redirectTo: string,
    addresses: { email: string; newEmail: string },
  ): Promise<void> {
    const link = this.#link('email_change', token, redirectTo);
    await this.#send('email_change', to, link, addresses);
  }

  /** Tells a user who signs up again that the account exists. */
  async sendAccountExists(to: string): Promise<void> {
    await this.#send('account-exists', to, new URL('/login', this.#options.appUrl).href);
  }

  close(): void {
    this.#transport.close();
  }

  /**
   * Returns a driver with which Supabase Lite sends mails in the product's words: only the link's token is
   * taken from Supabase Lite's text.
   */
  asEmailDriver(): EmailDriver {
    return {
      send: async ({ to, text }) => {
        const link = URL.parse(/https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '');
        const type = link?.searchParams.get('type');
        const token = link?.searchParams.get('token');
        if (!token || (type !== 'signup' && type !== 'recovery')) {
          throw new Error('Supabase Auth tried to send a mail that the product does not have.');
        }
        await this.sendLink(type, to, token, getCurrentScope()?.redirectTo ?? this.#options.appUrl);
      },
    };
  }

  #link(type: string, token: string, redirectTo: string): string {
    const link = new URL('/auth/v1/verify', this.#options.url);
    link.searchParams.set('token', token);
    link.searchParams.set('type', type);
    link.searchParams.set('redirect_to', redirectTo);
    return link.href;
  }

  async #send(
    mail: MailName,
    to: string,
    link: string,
    addresses: { email: string; newEmail?: string } = { email: to },
  ): Promise<void> {
    const { subject, html, text } = renderMail(this.#options.templates, mail, {
      ConfirmationURL: link,
      Email: addresses.email,
      NewEmail: addresses.newEmail,
      SiteURL: this.#options.appUrl,
    });
    await this.#transport.sendMail({ from: SENDER, to, subject, html, text });
  }
}
