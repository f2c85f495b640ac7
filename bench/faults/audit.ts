import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { FaultUser } from './people.ts';
import type { Product } from './product.ts';

/** Maximum number of pictures that one audit reads, beginning with the newest. */
const PICTURES_READ = 60;

/**
 * Counts jobs of dead workers and unclaimed charges that stay open longer than the lease, the minute between
 * two checks and a restart take together.
 */
const UNSETTLED_SQL = `
  select
    (select count(*) from public.generations
     where state = 'running' and lease_expires_at < now() - interval '3 minutes')::int as claims,
    (select count(*) from private.unclaimed_spends where created_at < now() - interval '18 minutes')::int as spends
`;

const BOOKS_SQL = `
  select
    users.id::text as id,
    (ads_limit - credits_used)::int as balance,
    (select sum(amount) from public.credit_ledger where user_id = users.id)::int as ledger,
    (select count(*) from public.credit_ledger where user_id = users.id and kind = 'spend')::int as spends
  from public.users
`;

const unsettledSchema = z.tuple([z.object({ claims: z.number(), spends: z.number() })]);
const booksSchema = z.array(
  z.object({ id: z.string(), balance: z.number(), ledger: z.number(), spends: z.number() }),
);
const idsSchema = z.array(z.object({ id: z.string() }));

export interface AuditReport {
  counts: { done: number; refused: number; cut: number };
  /** Summary of the checked data, for the printed table. */
  checked: string;
  findings: string[];
}

/**
 * Checks that the credit ledger is exact, and that all data that the product confirmed to users still exist.
 */
export async function audit(product: Product, people: readonly FaultUser[]): Promise<AuditReport> {
  // Data that the product confirms after this line is checked by the next audit.
  const confirmed = people.map(({ id, confirmed: { spends, ads, uploads, pictures } }) => ({
    id,
    spends,
    ads: [...ads],
    uploads: [...uploads],
    pictures: [...pictures],
  }));
  const findings = [
    ...product.takeSurprises(),
    ...people.flatMap((each) => each.surprises.splice(0)),
  ];

  const books = booksSchema.parse(await product.query(BOOKS_SQL));
  for (const { id, balance, ledger } of books)
    if (balance !== ledger)
      findings.push(`${id}: ${balance} credits left, ${ledger} in the ledger`);
  const [{ claims, spends }] = unsettledSchema.parse(await product.query(UNSETTLED_SQL));
  if (claims > 0) findings.push(`${claims} claims are not settled`);
  if (spends > 0) findings.push(`${spends} unclaimed spends were not given back`);

  let pictures = 0;
  for (const person of confirmed) {
    const booked = books.find(({ id }) => id === person.id)?.spends ?? 0;
    if (booked < person.spends)
      findings.push(`${person.id}: ${person.spends} spends confirmed, ${booked} booked`);
    const rows = await product.query('select id::text as id from public.ads where user_id = $1', [
      person.id,
    ]);
    const kept = new Set(idsSchema.parse(rows).map(({ id }) => id));
    const lost = person.ads.filter((id) => !kept.has(id));
    if (lost.length > 0) findings.push(`${person.id}: lost the ads ${lost.join(', ')}`);
    for (const [place, hash] of person.uploads.slice(-PICTURES_READ)) {
      pictures += 1;
      const address = `${product.url}/storage/v1/object/authenticated/uploads/${place}`;
      const fault = await findFault(address, product.secretKey, hash);
      if (fault) findings.push(`upload ${place}: ${fault}`);
    }
    for (const address of person.pictures.slice(-PICTURES_READ)) {
      pictures += 1;
      const fault = await findFault(address, null, null);
      if (fault) findings.push(`picture ${address}: ${fault}`);
    }
  }
  const counts = { done: 0, refused: 0, cut: 0 };
  for (const each of people) {
    counts.done += each.counts.done;
    counts.refused += each.counts.refused;
    counts.cut += each.counts.cut;
    Object.assign(each.counts, { done: 0, refused: 0, cut: 0 });
  }
  const ads = confirmed.reduce((sum, each) => sum + each.ads.length, 0);
  return { counts, checked: `${ads} ads, ${pictures} pictures, ${books.length} ledgers`, findings };
}

async function findFault(
  address: string,
  key: string | null,
  hash: string | null,
): Promise<string | null> {
  const answer = await fetch(address, {
    headers: key ? { authorization: `Bearer ${key}`, apikey: key } : {},
  }).catch((error: unknown) => String(error));
  if (typeof answer === 'string') return answer;
  const content = new Uint8Array(await answer.arrayBuffer());
  if (!answer.ok) return `${answer.status} ${new TextDecoder().decode(content).slice(0, 200)}`;
  const isWhole = hash === null || createHash('sha256').update(content).digest('hex') === hash;
  return isWhole ? null : 'other bytes than were uploaded';
}
