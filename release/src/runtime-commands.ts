import type { Override, RegistryFile } from '@adwright/contracts';
import { UsageError } from './command-line.ts';
import type { Command } from './commands.ts';
import { healthOf } from './module-health.ts';
import { createOverrideKey, namedVersions, overrideLink, readOverride } from './override-link.ts';
import { releasedFiles } from './publish-files.ts';
import { readRegistry } from './registry-store.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { canaryLine, checkCanaries, watchCanaries } from './watch-canaries.ts';

const WATCH_EVERY_MS = 15_000;
const LINK_LIFETIME = '2h';

/** Tells how the canaries do, and takes back those over their budget: once, or for ever. */
export const watch: Command = async ({ flags, settings: { store, origins } }) => {
  const look = () => checkCanaries(store, healthOf(origins.shell));
  const states = await look();
  const lines = states.length > 0 ? states.map(canaryLine) : ['No canary is out'];
  if (flags.once) return lines;
  console.log(lines.join('\n'));
  return watchCanaries(look, WATCH_EVERY_MS, console.log);
};

/** @throws Error when neither the registry nor the store knows of it; of an address, the shell judges. */
async function checkOverride(
  { module, target }: Override,
  registry: RegistryFile,
  store: ReleaseStore,
): Promise<void> {
  if (URL.canParse(target)) return;
  if (Object.values(namedVersions(module, registry)).includes(target)) return;
  if (await releasedFiles(module, target, store)) return;
  throw new Error(`${store.address} has no version ${target} of ${module}`);
}

/** A link that opens the product with other versions in one tab. */
export const makeOverrideLink: Command = async ({ operands, flags, settings }) => {
  const { overrideSecret: secret, origins, store } = settings;
  const page = new URL(flags.page ?? '/', origins.shell);
  if (page.origin !== origins.shell) {
    throw new UsageError(`--page ${flags.page}: a path of the product, such as /dashboard.`);
  }
  const registry = await readRegistry(store);
  const overrides = operands.map((operand) => readOverride(operand, registry));
  for (const override of overrides) await checkOverride(override, registry, store);
  const expires = flags.expires ?? LINK_LIFETIME;
  const link = await overrideLink({ overrides, page, secret, expires });
  if (!secret) console.error('Unsigned: production refuses it. ADWRIGHT_OVERRIDE_KEY signs.');
  return [link];
};

/** A pair of keys for such links. */
export const makeOverrideKey: Command = async () => {
  const { secret, overrideKey } = await createOverrideKey();
  return [
    'A secret, for whoever may hand out links:',
    `  ADWRIGHT_OVERRIDE_KEY=${secret}`,
    'Public, for config.json:',
    `  "overrideKey": ${JSON.stringify(overrideKey)}`,
  ];
};
