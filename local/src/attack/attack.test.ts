import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { attackFunctions } from './functions.ts';
import { attackHealth } from './health.ts';
import { attackWithKills } from './kills.ts';
import { attackOverload } from './overload.ts';
import { attackPictures } from './pictures.ts';
import { attackBodies, attackCallers } from './requests.ts';
import { attackOwnColumns, attackRows } from './rows.ts';
import { attackSignIn } from './sign-in.ts';
import { attackSpends } from './spends.ts';
import { attackStorage } from './storage.ts';
import { type Probe, Tally } from './tally.ts';
import { openWorld, type World } from './world.ts';
import { simulateYear } from './year.ts';

/**
 * Whether this run sends only a sample of the attack's probes, as in `npm test`; `npm run attack -w local`
 * sends all probes. Beside this file, each attacked part of the product has tests next to its code.
 */
const IS_SAMPLE = process.env.ADWRIGHT_ATTACK !== 'whole';
const KILLS = 15;
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 180_000 });

const tally = new Tally();
let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(async () => {
  await world?.close();
  if (!IS_SAMPLE) console.log(`\n${tally.table()}\n`);
});

const WHOLE: Record<string, (probe: Probe) => Promise<void>> = {
  // The overload attack runs first, because it measures other users' waiting times before other attacks load
  // the machine.
  'overload on PGlite': (probe) => attackOverload(probe, 'pglite'),
  'overload on PostgreSQL': (probe) => attackOverload(probe, 'postgres'),
  'rows of others': (probe) => attackRows(world, probe),
  'own columns': (probe) => attackOwnColumns(world, probe),
  'database functions': (probe) => attackFunctions(world, probe, IS_SAMPLE),
  storage: (probe) => attackStorage(world, probe),
  'callers without a right': (probe) => attackCallers(world, probe),
  'every text of every request': (probe) => attackBodies(world, probe, IS_SAMPLE),
  'double spends': (probe) => attackSpends(world, probe),
  'hostile pictures': (probe) => attackPictures(world, probe, IS_SAMPLE),
  'sign-in': (probe) => attackSignIn(world, probe, IS_SAMPLE),
  'canary health': (probe) => attackHealth(world, probe),
  'a year in fast motion': (probe) => simulateYear(probe),
  'kills in the middle of writes': (probe) => attackWithKills(probe, KILLS),
};
const SAMPLE = ['rows of others', 'every text of every request', 'canary health'];
const areas = Object.entries(WHOLE).filter(([name]) => !IS_SAMPLE || SAMPLE.includes(name));

it.each(areas)('the product withstands this attack: %s', async (name, attack) => {
  await attack(tally.area(name));
  const area = tally.areas.at(-1);
  expect(area?.probes).toBeGreaterThan(0);
  expect(area?.broken).toEqual([]);
});

it('the tally reports which attacks succeeded', () => {
  const own = new Tally();
  const probe = own.area('doors');
  probe('front door', true);
  probe('back door', false);
  expect(own.areas).toEqual([{ name: 'doors', probes: 2, broken: ['back door'] }]);
  expect(own.table().split('\n')[1]?.split(/ +/)).toEqual(['doors', '2', '1']);
});
