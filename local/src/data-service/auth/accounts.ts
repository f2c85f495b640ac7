import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Database } from '../database/database.ts';

const accountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  encrypted_password: z.string().nullable(),
  confirmed: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

/** The mails that contain a link with a token from the user's row in `auth.users`. */
export type LinkType = 'signup' | 'recovery';

const TOKEN_COLUMNS: Record<LinkType, { token: string; sentAt: string }> = {
  signup: { token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  recovery: { token: 'recovery_token', sentAt: 'recovery_sent_at' },
};

/**
 * The two email addresses that must confirm an email change, with the values of `email_change_confirm_status`
 * after each confirmation.
 */
const CONFIRM_STATUS = { current: 1, new: 2 } as const;
export type EmailChangeSide = keyof typeof CONFIRM_STATUS;

const emailChangeSchema = z.object({
  id: z.uuid(),
  /** The email address to which the link with this token was mailed. */
  side: z.enum(['current', 'new']),
  /** The email address that has already confirmed the change; null before the first confirmation. */
  confirmed: z.enum(['current', 'new']).nullable(),
  isDone: z.boolean(),
});

/**
 * Reads and writes columns of `auth.users` and `auth.sessions` for the handlers of the product's auth
 * endpoints.
 */
export class Accounts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @throws {z.ZodError} Thrown when no account has this id */
  async findById(id: string): Promise<Account> {
    const [row] = await this.#database.query(
      `select id, email, encrypted_password, email_confirmed_at is not null as confirmed
       from auth.users where id = $1`,
      [id],
    );
    return accountSchema.parse(row);
  }

  /**
   * Returns when a session began by password, link or identity provider; returns null when the session has
   * ended.
   */
  async sessionStartedAt(sessionId: string): Promise<Date | null> {
    const rows = await this.#database.query(
      `select (extract(epoch from created_at) * 1000)::float8 as started from auth.sessions where id = $1`,
      [sessionId],
    );
    return rows[0] ? new Date(z.object({ started: z.number() }).parse(rows[0]).started) : null;
  }

  async findByEmail(email: string): Promise<Account | null> {
    const rows = await this.#database.query(
      `select id, email, encrypted_password, email_confirmed_at is not null as confirmed
       from auth.users where email = $1`,
      [email.toLowerCase()],
    );
    return rows[0] ? accountSchema.parse(rows[0]) : null;
  }

  /** Restarts the lifetime of an unconfirmed account's link; the link of an earlier mail keeps working. */
  async renewConfirmationToken(id: string): Promise<string> {
    const rows = await this.#database.query(
      `update auth.users
       set confirmation_token = coalesce(confirmation_token, $2), confirmation_sent_at = $3
       where id = $1 returning confirmation_token`,
      [id, randomBytes(32).toString('hex'), formatNow()],
    );
    return z.object({ confirmation_token: z.string() }).parse(rows[0]).confirmation_token;
  }

  /**
   * Restarts the sign-up of an unconfirmed account with this password and a new token. Each sign-up has its own
   * link, so nobody confirms a password that somebody else chose.
   */
  async restartSignUp(id: string, passwordHash: string): Promise<string> {
    const token = randomBytes(32).toString('hex');
    await this.#database.query(
      `update auth.users
       set encrypted_password = $2, confirmation_token = $3, confirmation_sent_at = $4
       where id = $1 and email_confirmed_at is null`,
      [id, passwordHash, token, formatNow()],
    );
    return token;
  }

  async findByLink(type: LinkType, token: string): Promise<{ id: string; email: string } | null> {
    const column = TOKEN_COLUMNS[type].token;
    const rows = await this.#database.query(
      `select id, email from auth.users where ${column} = $1`,
      [token],
    );
    return rows[0] ? z.object({ id: z.uuid(), email: z.string() }).parse(rows[0]) : null;
  }

  /** Makes a used link of a mail valid again until the link expires. */
  async rearmLink(type: LinkType, id: string, token: string): Promise<void> {
    const column = TOKEN_COLUMNS[type].token;
    await this.#database.query(
      `update auth.users set ${column} = $2 where id = $1 and ${column} is null`,
      [id, token],
    );
  }

  /**
   * Records a requested new email address, and returns the tokens of the two links. An earlier request for a
   * change is cancelled.
   */
  async beginEmailChange(id: string, email: string): Promise<Record<EmailChangeSide, string>> {
    const [current, fresh] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
    await this.#database.query(
      `update auth.users
       set email_change = $2, email_change_token_current = $3, email_change_token_new = $4,
         email_change_sent_at = $5, email_change_confirm_status = 0
       where id = $1`,
      [id, email, current, fresh, formatNow()],
    );
    return { current, new: fresh };
  }

  /** Returns the email change to which a link's token belongs, or null for an unknown or expired link. */
  async findEmailChange(token: string): Promise<z.infer<typeof emailChangeSchema> | null> {
    const rows = await this.#database.query(
      `select id,
         case when email_change_token_current = $1 then 'current' else 'new' end as side,
         case email_change_confirm_status when 1 then 'current' when 2 then 'new' end as confirmed,
         email_change is null as "isDone"
       from auth.users
       where (email_change_token_current = $1 or email_change_token_new = $1)
         and email_change_sent_at > $2::timestamptz - interval '1 hour'`,
      [token, formatNow()],
    );
    return rows[0] ? emailChangeSchema.parse(rows[0]) : null;
  }

  async confirmEmailChange(id: string, side: EmailChangeSide): Promise<void> {
    await this.#database.query(
      `update auth.users set email_change_confirm_status = $2
       where id = $1 and email_change is not null and email_change_confirm_status = 0`,
      [id, CONFIRM_STATUS[side]],
    );
  }

  /**
   * Changes the email address after both links were opened, and invalidates other links that were mailed to the
   * old email address. Returns false when another account has the new email address.
   */
  async finishEmailChange(id: string, confirmed: EmailChangeSide): Promise<boolean> {
    const rows = await this.#database.query(
      `with changed as (
         update auth.users
         set email = email_change, email_change = null, email_change_confirm_status = 0,
           recovery_token = null, confirmation_token = null
         where id = $1 and email_change_confirm_status = $2
           and not exists (select from auth.users as other where other.email = users.email_change)
         returning id, email
       ), renamed as (
         update auth.identities
         set identity_data = identity_data || jsonb_build_object('email', changed.email)
         from changed
         where identities.user_id = changed.id and identities.provider = 'email'
       )
       select id from changed`,
      [id, CONFIRM_STATUS[confirmed]],
    );
    return rows.length > 0;
  }

  /** Stores the user agent of the browser in the session's row. */
  async describeSession(sessionId: string, userAgent: string): Promise<void> {
    await this.#database.query(`update auth.sessions set user_agent = $2 where id = $1`, [
      sessionId,
      userAgent.slice(0, 400),
    ]);
  }

  /**
   * Invalidates every mailed link of an account after a login with the password. The login makes these links
   * unnecessary.
   */
  async voidLinks(id: string): Promise<void> {
    await this.#database.query(
      `update auth.users set confirmation_token = null, recovery_token = null
       where id = $1 and (confirmation_token is not null or recovery_token is not null)`,
      [id],
    );
  }
}

/**
 * Returns the time of this machine's clock, which Supabase Lite also uses for the age of a mailed link. The
 * database's clock may differ by minutes.
 */
function formatNow(): string {
  return new Date().toISOString();
}
