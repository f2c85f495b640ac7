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

/** The mails whose link contains a token of the user's row. */
export type LinkType = 'signup' | 'recovery';

const TOKEN_COLUMNS: Record<LinkType, { token: string; sentAt: string }> = {
  signup: { token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  recovery: { token: 'recovery_token', sentAt: 'recovery_sent_at' },
};

/** What the wrapper itself reads and writes in `auth.users`. */
export class Accounts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @throws {z.ZodError} when there is no such account */
  async findById(id: string): Promise<Account> {
    const [row] = await this.#database.query(
      `select id, email, encrypted_password, email_confirmed_at is not null as confirmed
       from auth.users where id = $1`,
      [id],
    );
    return accountSchema.parse(row);
  }

  /** When a session began, with a password, a link or another service; null for an ended one. */
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

  /** A link's token for an unconfirmed account, valid from now; the link of an earlier mail keeps working. */
  async renewConfirmationToken(id: string): Promise<string> {
    const rows = await this.#database.query(
      `update auth.users
       set confirmation_token = coalesce(confirmation_token, $2), confirmation_sent_at = $3
       where id = $1 returning confirmation_token`,
      [id, randomBytes(32).toString('hex'), now()],
    );
    return z.object({ confirmation_token: z.string() }).parse(rows[0]).confirmation_token;
  }

  /**
   * Restarts the sign-up of an unconfirmed account with this password and a token of its own. A link confirms only the
   * sign-up that sent it, so nobody confirms a password that somebody else chose.
   */
  async restartSignUp(id: string, passwordHash: string): Promise<string> {
    const token = randomBytes(32).toString('hex');
    await this.#database.query(
      `update auth.users
       set encrypted_password = $2, confirmation_token = $3, confirmation_sent_at = $4
       where id = $1 and email_confirmed_at is null`,
      [id, passwordHash, token, now()],
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

  /** Makes a used link work again until it expires. */
  async rearmLink(type: LinkType, id: string, token: string): Promise<void> {
    const column = TOKEN_COLUMNS[type].token;
    await this.#database.query(
      `update auth.users set ${column} = $2 where id = $1 and ${column} is null`,
      [id, token],
    );
  }

  /** Ends every link of an account: a user who knows the password needs none. */
  async voidLinks(id: string): Promise<void> {
    await this.#database.query(
      `update auth.users set confirmation_token = null, recovery_token = null
       where id = $1 and (confirmation_token is not null or recovery_token is not null)`,
      [id],
    );
  }
}

/** Uses this machine's clock, as the library does for the age of a link; the database's clock may differ by minutes. */
function now(): string {
  return new Date().toISOString();
}
