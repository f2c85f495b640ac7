import type { Probe } from './tally.ts';
import { type Answer, hashWorld, isClean, send, type Table, type World } from './world.ts';

/** The attackers, each with an access token: callers who do not own the rows. */
interface Intruder {
  name: string;
  token: string;
}

/** Selects, inserts, updates and deletes rows of every table, as users who do not own the rows. */
export async function attackRows(world: World, probe: Probe): Promise<void> {
  const { shop, bob, alice, tables } = world;
  const { url, publishableKey } = shop.service;
  const before = await hashWorld(world);
  const intruders: Intruder[] = [
    { name: 'anonymous', token: publishableKey },
    { name: 'another user', token: bob.accessToken },
  ];
  for (const table of tables) {
    for (const intruder of intruders) {
      for (const [what, answer] of await tryStatements(world, table, intruder)) {
        const isHeld = isClean(answer, world) && (what !== 'insert' || answer.status >= 400);
        probe(
          `${what} on ${table.schema}.${table.name} as ${intruder.name}: ${answer.status}`,
          isHeld,
        );
      }
    }
  }
  for (const path of listTricks(alice.id)) {
    for (const { name, token } of intruders) {
      const answer = await send(`${url}/rest/v1/${path}`, token, undefined, {
        method: 'GET',
        headers: { apikey: publishableKey },
      });
      probe(`GET ${path} as ${name}: ${answer.status}`, isClean(answer, world));
    }
  }
  probe('Alice’s rows are as they were', (await hashWorld(world)) === before);
}

/** Queries that have bypassed filters in other products' parsers of query strings. */
const listTricks = (id: string) => [
  `users?select=*&or=(id.eq.${id},id.neq.${id})`,
  `ads?select=*,users(*)`,
  `ads?select=*,recipes(*),ad_versions(*)&user_id=eq.${id}`,
  `campaigns?select=*,campaign_rows(*)`,
  `users?select=id::text,email:id&id=not.is.null`,
  'ads?select=count()',
  'credit_ledger?select=amount.sum()',
  'ads?select="unclosed',
  'ads?order=created_at%00',
  'ads?order=created_at.desc.nullslast,,,&limit=-1',
  'ads?limit=99999999999999999999',
  'ads?offset=-5&limit=x',
  `ads?user_id=eq.${id}&user_id=eq.x`,
  'ads?%00=eq.1',
  'ads?user_id=in.(%22%00%22)',
  'ads?and=((((((((((id.eq.1))))))))))',
  'rpc/',
  'rpc/%00',
  '../auth/v1/admin/users',
  '..%2f..%2fauth%2fv1%2fadmin%2fusers',
  'pg_catalog.pg_authid?select=*',
];

async function tryStatements(
  { shop, alice }: World,
  { schema, name, columns, owner }: Table,
  { token }: Intruder,
): Promise<[string, Answer][]> {
  const { url, publishableKey } = shop.service;
  const at = `${url}/rest/v1/${name}`;
  const mine = owner ? `${owner}=eq.${alice.id}` : `${columns[0]}=not.is.null`;
  const headers = {
    apikey: publishableKey,
    Prefer: 'return=representation',
    'Accept-Profile': schema,
    'Content-Profile': schema,
  };
  const row = owner ? { [owner]: alice.id } : {};
  const ask = (query: string, method: string, body?: unknown) =>
    send(`${at}?${query}`, token, body, { method, headers });
  const change = Object.fromEntries(columns.map((column) => [column, null]));
  return [
    ['select', await ask(`select=*&${mine}`, 'GET')],
    ['insert', await ask('', 'POST', row)],
    ['update', await ask(mine, 'PATCH', change)],
    ['delete', await ask(mine, 'DELETE')],
  ];
}

/** Columns that record what a user has paid for or may use: users may read these columns but not write them. */
const NOT_THEIRS: Record<string, readonly string[] | 'every column'> = {
  users: 'every column',
  credit_ledger: 'every column',
  generations: 'every column',
  recipes: 'every column',
  ad_versions: 'every column',
  subscriptions: 'every column',
  invoices: 'every column',
  campaigns: 'every column',
  campaign_rows: 'every column',
  assets: 'every column',
  fonts: 'every column',
  ads: ['id', 'user_id'],
  brand_kits: ['id', 'user_id'],
  claim_evidence: ['id', 'user_id', 'ad_id', 'claim'],
  account_settings: ['user_id'],
  ad_folders: ['id', 'user_id'],
  filed_ads: 'every column',
  workspaces: 'every column',
  workspace_members: 'every column',
  workspace_invitations: 'every column',
};

/** Writes as Alice to columns that she may only read. */
export async function attackOwnColumns(world: World, probe: Probe): Promise<void> {
  const { shop, alice, bob, tables } = world;
  const { url, publishableKey } = shop.service;
  const headers = { apikey: publishableKey, Prefer: 'return=representation' };
  for (const { schema, name, columns, owner } of tables) {
    const forbidden = NOT_THEIRS[name];
    if (schema !== 'public' || owner === null || !forbidden) continue;
    for (const column of forbidden === 'every column' ? columns : forbidden) {
      const before = await hashWorld(world);
      const value = column.endsWith('id') ? bob.id : column.includes('date') ? '2099-01-01' : 9999;
      const answer = await send(
        `${url}/rest/v1/${name}?${owner}=eq.${alice.id}`,
        alice.accessToken,
        { [column]: value },
        { method: 'PATCH', headers },
      );
      const isSame = (await hashWorld(world)) === before;
      probe(`${name}.${column} by its owner: ${answer.status}`, isSame && answer.status < 500);
    }
  }
}
