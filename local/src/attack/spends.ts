import { isDeepStrictEqual } from 'node:util';
import { FEATURES } from '@adwright/contracts';
import { press, startCheckout, waitUntil } from '../payments/testing.ts';
import { buildBody, callWebhook, type Person, readBalance } from '../testing/engine-under-kill.ts';
import { spend } from '../testing/spend.ts';
import type { Probe } from './tally.ts';
import { checkBooks, type World } from './world.ts';

const AT_ONCE = 12;

/** Spends one credit, claims one payment and pays one checkout many times at the same moment. */
export async function attackSpends(world: World, probe: Probe): Promise<void> {
  await spendAtOnce(world, probe);
  await claimAtOnce(world, probe, 'the same key');
  await claimAtOnce(world, probe, 'a key each');
  await payAtOnce(world, probe);
}

/** Leaves the user one credit, and sends many calls that each try to spend it. */
async function spendAtOnce({ shop }: World, probe: Probe): Promise<void> {
  const person = await shop.newUser();
  const { left } = await readBalance(person);
  const spendOne = () =>
    person.client.rpc('check_and_consume_credits', {
      user_id: person.id,
      feature_name: FEATURES.createAd.name,
      required_credits: FEATURES.createAd.cost,
    });
  const all = await Promise.all(Array.from({ length: left + AT_ONCE }, spendOne));
  const spent = all.filter(({ data }) => data === true).length;
  probe(`spends are exact: ${spent} of ${left}`, spent === left);
  probe('nothing is left, and nothing less', (await readBalance(person)).left === 0);
  probe('the books agree', await checkBooks(person));
}

/** Claims one paid spend with many simultaneous calls, and expects one success. */
async function claimAtOnce(
  { shop, engine }: World,
  probe: Probe,
  keys: 'the same key' | 'a key each',
) {
  const person: Person = await shop.newUser();
  const before = await readBalance(person);
  await spend(person, 'createAd');
  const body = await buildBody('createAd', person);
  const shared = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const key = keys === 'the same key' ? shared : crypto.randomUUID();
      const answer = await callWebhook(engine.url, 'createAd', person, key, body);
      return { status: answer?.status, body: await answer?.json() };
    }),
  );
  const good = answers.filter(({ status }) => status === 200);
  const isExact =
    keys === 'the same key'
      ? good.every(({ body: one }) => isDeepStrictEqual(one, good[0]?.body))
      : good.length === 1 && answers.filter(({ status }) => status === 402).length === AT_ONCE - 1;
  for (const { status } of answers) probe(`${keys}: ${status}`, isExact && (status ?? 500) < 504);
  const { count } = await person.client.from('ads').select('*', { count: 'exact', head: true });
  probe(`${keys}: ${count} ads`, count === 1);
  probe(
    `${keys}: one charge`,
    (await readBalance(person)).left === before.left - FEATURES.createAd.cost,
  );
  probe(`${keys}: the books agree`, await checkBooks(person));
}

/** Opens several checkouts at the same time, and pays all of them. */
async function payAtOnce({ shop }: World, probe: Probe): Promise<void> {
  const person = await shop.newUser();
  const opened = await Promise.all(
    Array.from({ length: 5 }, () => startCheckout(shop, person.client)),
  );
  await Promise.all(opened.map(({ data }) => press(data?.url ?? '', 'subscribe')));
  await waitUntil(async () => {
    const { data } = await person.client.from('users').select('plan_name').single();
    if (data?.plan_name !== 'starter') throw new Error('the account has no subscription yet');
  });
  const invoices = await person.client.from('invoices').select('status').eq('status', 'paid');
  const refused = opened.flatMap(({ error }) => error?.message ?? []);
  probe(
    `one of the checkouts is paid: ${invoices.data?.length} (refused: ${refused.join(', ') || 'none'})`,
    invoices.data?.length === 1,
  );
  probe('the books agree', await checkBooks(person));
}
