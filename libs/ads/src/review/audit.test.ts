import type { AuditEntry } from '@adwright/contracts/review';
import { expect, test } from 'vitest';
import { buildAuditCsv, layOutAudit } from './audit.ts';

const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  happened_at: '2026-01-05T12:00:00+00:00',
  kind: 'approved',
  author: 'Ada',
  email: 'ada@client.example',
  network: '192.0.2.1',
  ad: 1,
  headline: 'Soup, now',
  version: 2,
  note: null,
  ...changes,
});

test('the audit of a review lists actor, time, action, version and link of each event', () => {
  expect(
    buildAuditCsv([entry({})])
      .split('\r\n')
      .slice(0, 2),
  ).toEqual([
    'Time (UTC),Event,Who,Mail,From,Ad,Headline,Version,Note',
    '2026-01-05T12:00:00.000Z,Approved,Ada,ada@client.example,192.0.2.1,1,"Soup, now",2,',
  ]);
});

test('the audit of a review names anonymous actors, and escapes formulas that a reviewer typed', () => {
  const csv = buildAuditCsv([
    entry({ kind: 'version_sent', author: null, email: null, network: null }),
    entry({ kind: 'opened', author: null, email: null, ad: null, version: null, headline: null }),
    entry({ kind: 'changes_asked', author: '=HYPERLINK("x")', note: '@sum' }),
  ]).split('\r\n');
  expect(csv[1]).toContain('New version sent,A member who is not known,,,1');
  expect(csv.join()).not.toContain('Owner');
  expect(csv[2]).toContain('Link opened,Reviewer,,192.0.2.1,,,,');
  expect(csv[3]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv[3]).toContain(`'@sum`);
});

test('the printed audit has the same rows as the CSV, and shows markup as text', () => {
  const page = document.implementation.createHTMLDocument();
  layOutAudit(page, 'Autumn', [entry({}), entry({ note: '<b>bold</b>' })]);
  expect(page.title).toBe('Audit: Autumn');
  expect([...page.querySelectorAll('th')].map((cell) => cell.textContent)).toContain('Who');
  const rows = [...page.querySelectorAll('tbody tr')];
  expect(rows).toHaveLength(2);
  expect(rows[0]?.textContent).toContain('2026-01-05T12:00:00.000ZApprovedAda');
  expect(rows[1]?.lastElementChild?.textContent).toBe('<b>bold</b>');
});
