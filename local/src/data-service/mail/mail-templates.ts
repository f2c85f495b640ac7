import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Subjects of the mails, equal to the hosted project's subjects in supabase/config.toml. */
const SUBJECTS = {
  confirmation: 'Confirm your email address',
  recovery: 'Choose a new password',
  email_change: 'Confirm the new email address',
  'account-exists': 'You already have an Adwright account',
} as const;

export type MailName = keyof typeof SUBJECTS;

interface MailTemplate {
  subject: string;
  html: string;
  text: string;
}

export type MailTemplates = Record<MailName, MailTemplate>;

/** Values by the names of the placeholders in Supabase's mail templates. */
interface MailValues {
  ConfirmationURL: string;
  Email: string;
  SiteURL: string;
  NewEmail?: string;
}

/** Reads `<name>.html` and `<name>.txt` of every mail from supabase/templates. */
export async function loadMailTemplates(folder: string): Promise<MailTemplates> {
  const load = async (name: MailName): Promise<MailTemplate> => ({
    subject: SUBJECTS[name],
    html: await readFile(path.join(folder, `${name}.html`), 'utf8'),
    text: await readFile(path.join(folder, `${name}.txt`), 'utf8'),
  });
  const [confirmation, recovery, emailChange, accountExists] = await Promise.all([
    load('confirmation'),
    load('recovery'),
    load('email_change'),
    load('account-exists'),
  ]);
  return {
    confirmation,
    recovery,
    email_change: emailChange,
    'account-exists': accountExists,
  };
}

/** Fills `{{ .Name }}` placeholders, escaped in the HTML part. */
export function renderMail(
  templates: MailTemplates,
  name: MailName,
  values: MailValues,
): MailTemplate {
  const { subject, html, text } = templates[name];
  return {
    subject,
    html: fill(html, values, escapeHtml),
    text: fill(text, values, (value) => value),
  };
}

function fill(template: string, values: MailValues, escapeValue: (value: string) => string) {
  const known = new Map<string, string>(Object.entries(values));
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (placeholder, name: string) => {
    const value = known.get(name);
    return value === undefined ? placeholder : escapeValue(value);
  });
}

function escapeHtml(value: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
