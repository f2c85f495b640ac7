import type { AuditEntry } from '@adwright/contracts/review';
import { toCsv } from '../launch-kit/csv.ts';

const COLUMNS = [
  'Time (UTC)',
  'Event',
  'Who',
  'Mail',
  'From',
  'Ad',
  'Headline',
  'Version',
  'Note',
] as const;

const EVENT_WORDS: Record<AuditEntry['kind'], string> = {
  created: 'Sent for review',
  opened: 'Link opened',
  commented: 'Commented',
  resolved: 'Comment resolved',
  reopened: 'Comment reopened',
  approved: 'Approved',
  changes_asked: 'Changes asked',
  version_sent: 'New version sent',
  renewed: 'New address made',
  revoked: 'Link revoked',
};

/** Builds a table row for each entry of a review's audit, oldest first, in words for people. */
function auditRows(entries: readonly AuditEntry[]): Record<(typeof COLUMNS)[number], string>[] {
  return entries.map((entry) => ({
    'Time (UTC)': new Date(entry.happened_at).toISOString(),
    Event: EVENT_WORDS[entry.kind],
    Who:
      entry.author ??
      (entry.kind === 'opened' ? 'Reviewer' : (entry.email ?? 'A member who is not known')),
    Mail: entry.email ?? '',
    From: entry.network ?? '',
    Ad: entry.ad === null ? '' : String(entry.ad),
    Headline: entry.headline ?? '',
    Version: entry.version === null ? '' : String(entry.version),
    Note: entry.note ?? '',
  }));
}

/** Returns the audit of a review as a CSV file, oldest first. */
export function buildAuditCsv(entries: readonly AuditEntry[]): string {
  return toCsv(COLUMNS, auditRows(entries));
}

/**
 * Lays out the audit of a review as a printable page in an empty document. Styles are set on the elements by
 * script, because the page's content security policy forbids inline styles.
 * @param page empty document, which the function fills
 */
export function layOutAudit(page: Document, name: string, entries: readonly AuditEntry[]): void {
  const add = (
    parent: Element,
    tag: keyof HTMLElementTagNameMap,
    text: string,
    style: Partial<CSSStyleDeclaration>,
  ) => {
    const element = page.createElement(tag);
    element.textContent = text;
    Object.assign(element.style, style);
    parent.append(element);
    return element;
  };
  page.title = `Audit: ${name}`;
  page.documentElement.lang = 'en';
  Object.assign(page.body.style, { font: '12px/1.4 system-ui, sans-serif', color: '#000' });
  add(page.body, 'h1', `Audit: ${name}`, { fontSize: '18px' });
  const table = add(page.body, 'table', '', { borderCollapse: 'collapse', width: '100%' });
  const cell: Partial<CSSStyleDeclaration> = {
    border: '1px solid #999',
    padding: '4px 6px',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  };
  const head = add(add(table, 'thead', '', {}), 'tr', '', {});
  for (const column of COLUMNS) add(head, 'th', column, cell);
  const body = add(table, 'tbody', '', {});
  for (const row of auditRows(entries)) {
    const line = add(body, 'tr', '', { breakInside: 'avoid' });
    for (const column of COLUMNS) add(line, 'td', row[column], cell);
  }
}
