import { toCsv } from '@adwright/ads';
import { adPath } from '@adwright/contracts';
import type { CampaignResult } from '@adwright/contracts/campaigns';
import { saveBlob } from '@adwright/ui';
import { ROW_STATE_LABELS } from '../campaign-words.ts';

const COLUMNS = [
  'line',
  'id',
  'product',
  'state',
  'problem',
  'score',
  'link',
  'image_link',
  'story_link',
  'text',
  'ad',
] as const;

/** Rows of a campaign as CSV; cells that a spreadsheet would run are made inert. */
export function resultsCsv(rows: readonly CampaignResult[], origin: string): string {
  return toCsv(
    COLUMNS,
    rows.map((row) => ({
      line: String(row.line),
      id: row.reference,
      product: row.name,
      state: ROW_STATE_LABELS[row.state],
      problem: row.problem ?? '',
      score: row.score === null ? '' : String(row.score),
      link: row.link,
      image_link: row.image_url ?? '',
      story_link: row.story_url ?? '',
      text: row.ad_text ?? '',
      ad: row.ad_id ? new URL(adPath(row.ad_id), origin).href : '',
    })),
  );
}

/** Hands the rows to the browser's downloads. Excel takes a file for UTF-8 by its byte order mark alone. */
export function downloadResults(name: string, rows: readonly CampaignResult[]): void {
  const csv = `\ufeff${resultsCsv(rows, window.location.origin)}`;
  const file = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'campaign';
  saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${file.toLowerCase()}.csv`);
}
