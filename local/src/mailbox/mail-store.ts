import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type MailMessage, mailMessageSchema } from './mail-message.ts';

/** Maximum number of stored mails; the oldest mails are removed first. */
const MAX_MAILS = 500;

/** Stores received mails, oldest first, in memory and in files that survive a restart. */
export class MailStore {
  readonly #folder: string;
  #mails: MailMessage[] = [];

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<MailStore> {
    const store = new MailStore(folder);
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    const mails = await Promise.all(names.map((name) => readMail(path.join(folder, name))));
    store.#mails = mails
      .filter((mail) => mail !== null)
      .sort((a, b) => a.time.localeCompare(b.time));
    return store;
  }

  list(): readonly MailMessage[] {
    return this.#mails;
  }

  find(id: string): MailMessage | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  async add(mail: MailMessage): Promise<void> {
    await this.#write(mail);
    this.#mails.push(mail);
    for (const old of this.#mails.slice(0, -MAX_MAILS)) await this.remove(old.id);
  }

  async markRead(mail: MailMessage): Promise<void> {
    if (mail.read) return;
    mail.read = true;
    await this.#write(mail);
  }

  /** Removes a mail; returns false when the mail does not exist. */
  async remove(id: string): Promise<boolean> {
    if (!this.find(id)) return false;
    this.#mails = this.#mails.filter((mail) => mail.id !== id);
    await rm(this.#file(id), { force: true });
    return true;
  }

  async removeAll(): Promise<void> {
    for (const mail of [...this.#mails]) await this.remove(mail.id);
  }

  async #write(mail: MailMessage): Promise<void> {
    const draft = `${this.#file(mail.id)}.tmp`;
    await writeFile(draft, JSON.stringify(mail));
    await rename(draft, this.#file(mail.id));
  }

  #file(id: string): string {
    return path.join(this.#folder, `${id}.json`);
  }
}

/** Reads a mail from its file; returns null for a file that can't be parsed as a mail. */
async function readMail(file: string): Promise<MailMessage | null> {
  try {
    return mailMessageSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}
