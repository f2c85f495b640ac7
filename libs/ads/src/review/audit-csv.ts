import type { AuditEntry } from '@adwright/contracts/review';
import { toCsv } from '../launch-kit/csv.ts';

const COLUMNS = ['Time (UTC)', 'Event', 'Who', 'Mail', 'From', 'Ad', 'Headline', 'Version', 'Note'];

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

/** The audit of a review as a CSV file, oldest first. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  return toCsv(
    COLUMNS,
    entries.map((entry) => ({
      'Time (UTC)': new Date(entry.happened_at).toISOString(),
      Event: EVENT_WORDS[entry.kind],
      Who: entry.author ?? (entry.kind === 'opened' ? 'Reviewer' : 'Owner'),
      Mail: entry.email ?? '',
      From: entry.network ?? '',
      Ad: entry.ad === null ? '' : String(entry.ad),
      Headline: entry.headline ?? '',
      Version: entry.version === null ? '' : String(entry.version),
      Note: entry.note ?? '',
    })),
  );
}
