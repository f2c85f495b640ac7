import * as z from 'zod';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values.ts';
import type { Probe } from './tally.ts';
import { checkBooks, hashWorld, isClean, send, type World } from './world.ts';

const functionSchema = z.object({
  name: z.string(),
  parameters: z.array(z.object({ name: z.string(), type: z.string() })).nullable(),
});

/** Calls every function of the database with Alice's ids, and with values of unexpected types. */
export async function attackFunctions(world: World, probe: Probe, sample: boolean): Promise<void> {
  const { shop, alice, bob, adId, campaignId } = world;
  const { url, publishableKey } = shop.service;
  const before = await hashWorld(world);
  const functions = await shop.service.query(`
    select proname as name, (
      select jsonb_agg(jsonb_build_object('name', proargnames[at], 'type', proargtypes[at - 1]::regtype::text))
      from generate_series(1, pronargs) as at
    ) as parameters
    from pg_proc where pronamespace = 'public'::regnamespace order by 1
  `);
  const ids = [alice.id, adId, campaignId];
  const hostile = [...HOSTILE_TEXTS, ...HOSTILE_VALUES];
  for (const row of functions) {
    const { name, parameters } = functionSchema.parse(row);
    const foreign = Object.fromEntries(
      (parameters ?? []).map((each) => [each.name, createStandIn(each.type, alice.id)]),
    );
    const bodies: [string, unknown][] = [
      ...ids.map((id): [string, unknown] => ['a foreign id', fillIds(foreign, id)]),
      ...(parameters ?? []).flatMap((each) =>
        hostile
          .filter((_, at) => !sample || at % 7 === 0)
          .map((value): [string, unknown] => [each.name, { ...foreign, [each.name]: value }]),
      ),
      ['no parameters', {}],
      ['a list', []],
      ['no JSON', '{'],
    ];
    for (const [who, token] of [
      ['anonymous', publishableKey],
      ['another user', bob.accessToken],
    ] as const) {
      for (const [what, body] of bodies) {
        const answer = await send(`${url}/rest/v1/rpc/${name}`, token, body, {
          headers: { apikey: publishableKey },
        });
        probe(
          `${name} with ${what} ${JSON.stringify(body).slice(0, 60)} as ${who}: ${answer.status} ${answer.text.slice(0, 80)}`,
          isClean(answer, world),
        );
      }
    }
  }
  probe('Alice’s rows are as they were', (await hashWorld(world)) === before);
  probe('Bob’s books agree', await checkBooks(bob));
}

function createStandIn(type: string, id: string): unknown {
  if (type === 'uuid') return id;
  if (/int|numeric/.test(type)) return 1;
  if (type.endsWith('[]')) return [];
  if (type.startsWith('json')) return {};
  if (type === 'boolean') return true;
  if (/time|date/.test(type)) return '2026-01-01';
  return 'Create Ad';
}

function fillIds(body: Record<string, unknown>, id: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      z.uuid().safeParse(value).success ? id : value,
    ]),
  );
}
