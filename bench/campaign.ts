/**
 * Measures a campaign of 500 rows while the product's processes are killed. The campaign has a web process and
 * three workers; all workers and the web process are killed with signal 9. Exits with 1 unless there are
 * exactly 500 ads and 500 charges and the ledger balances.
 *
 * node bench/campaign.ts [rows] [--postgres]
 *
 * The pictures are single-colour squares that take one second each, so that only the queue and the ledger are
 * measured.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  buildCampaignPath,
  CAMPAIGN_PATHS,
  createCampaignResponseSchema,
  readCatalogueResponseSchema,
} from '@adwright/contracts/campaigns';
import { Command } from 'commander';
import * as z from 'zod';
import {
  createUser,
  startTestService,
  type TestService,
} from '../local/src/data-service/testing.ts';
import { type EngineProcess, startEngineProcess } from '../local/src/testing/engine-under-kill.ts';
import { startPostgres } from '../supabase/tests/postgres-server.ts';

const command = new Command('campaign').argument('[rows]', '', '500').option('--postgres').parse();
const rows = Number(command.processedArgs[0]);
const usesPostgres = command.opts<{ postgres?: boolean }>().postgres === true;
/** Processes to kill, each with the share of finished campaign rows (0–1) at which the process is killed. */
const KILLS = [
  { at: 0.1, victim: 1 },
  { at: 0.3, victim: 2 },
  { at: 0.5, victim: 0 },
  { at: 0.7, victim: 3 },
] as const;
const DEFAULTS = {
  audience: 'Coffee lovers',
  goal: 'More orders',
  emotion: 'trust',
  adType: 'testimonial',
};

const numbersSchema = z.object({
  ads: z.number(),
  pictures: z.number(),
  kept: z.number(),
  spends: z.number(),
  refunds: z.number(),
  balance: z.number(),
  ledger: z.number(),
  succeeded: z.number(),
  generations: z.number(),
});

const NUMBERS_SQL = `
  select
    (select count(*) from public.ads where user_id = $1)::int as ads,
    (select count(distinct ad_image_url) from public.ads where user_id = $1)::int as pictures,
    (select -sum(amount) from public.credit_ledger where user_id = $1 and kind in ('spend', 'refund'))::int as kept,
    (select count(*) from public.credit_ledger where user_id = $1 and kind = 'spend')::int as spends,
    (select count(*) from public.credit_ledger where user_id = $1 and kind = 'refund')::int as refunds,
    (select ads_limit - credits_used from public.users where id = $1)::int as balance,
    (select sum(amount) from public.credit_ledger where user_id = $1)::int as ledger,
    (select count(*) from public.campaign_rows where user_id = $1 and state = 'succeeded')::int as succeeded,
    (select count(*) from public.generations where user_id = $1 and state = 'succeeded')::int as generations`;

const postgres = usesPostgres ? await startPostgres() : undefined;
const service = await startTestService({ databaseUrl: postgres?.url });
const person = await createUser(service);
await giveCredits(service, person.id, rows);
const roles = ['web', 'worker', 'worker', 'worker'] as const;
const start = (role: (typeof roles)[number]) =>
  startEngineProcess(service, 'plain', { ENGINE_ROLE: role, PLAIN_SECONDS: '1' });
const processes = await Promise.all(roles.map(start));

try {
  const campaign = await startCampaign();
  const began = performance.now();
  for (const { at, victim } of KILLS) {
    await untilMade(at * rows);
    await replace(victim);
    const role = roles[victim];
    console.log(`${seconds(began)} s: killed the ${role} after ${Math.round(at * rows)} rows`);
  }
  await untilMade(rows);
  const [row] = await service.query(NUMBERS_SQL, [person.id]);
  const numbers = numbersSchema.parse(row);
  console.log(`${rows} rows in ${seconds(began)} s on ${usesPostgres ? 'PostgreSQL' : 'PGlite'}`);
  console.log(numbers);
  const isExact =
    [numbers.ads, numbers.pictures, numbers.kept, numbers.succeeded, numbers.generations].every(
      (count) => count === rows,
    ) && numbers.balance === numbers.ledger;
  console.log(isExact ? `exact: campaign ${campaign}` : 'NOT EXACT');
  process.exitCode = isExact ? 0 : 1;
} finally {
  await Promise.all(processes.map((each) => each.end('SIGKILL')));
  await service.close();
  await postgres?.stop();
}

async function giveCredits({ query }: TestService, userId: string, credits: number) {
  await query('update public.users set ads_limit = ads_limit + $2 where id = $1', [
    userId,
    credits,
  ]);
  await query(`insert into public.credit_ledger (user_id, kind, amount) values ($1, 'grant', $2)`, [
    userId,
    credits,
  ]);
}

/** Creates a campaign from the product list, starts the campaign, and returns its id. */
async function startCampaign(): Promise<string> {
  const csv = `title\n${Array.from({ length: rows }, (_, at) => `Mug number ${at}`).join('\n')}\n`;
  const read = await call(CAMPAIGN_PATHS.catalogues, new Blob([csv]));
  const { table } = readCatalogueResponseSchema.parse(read);
  const request = {
    name: 'Five hundred mugs',
    table,
    mapping: { product: 0 },
    defaults: DEFAULTS,
    settings: { formats: [] },
  };
  const made = await call(CAMPAIGN_PATHS.campaigns, JSON.stringify(request));
  const { id } = createCampaignResponseSchema.parse(made);
  await call(buildCampaignPath(id, 'start'), '{}');
  return id;
}

async function call(path: string, body: Blob | string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${person.accessToken}` };
  const response = await fetch(`${findWeb(processes)}${path}`, { method: 'POST', headers, body });
  return response.json();
}

function findWeb([web]: readonly EngineProcess[]): string {
  return web?.url ?? '';
}

async function replace(place: number): Promise<void> {
  await processes[place]?.end('SIGKILL');
  const role = roles[place];
  if (role) processes[place] = await start(role);
}

async function untilMade(count: number): Promise<void> {
  for (;;) {
    const { data } = await person.client
      .from('campaign_overviews')
      .select('succeeded, state')
      .single();
    if (data && data.succeeded >= count) return;
    await sleep(200);
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
