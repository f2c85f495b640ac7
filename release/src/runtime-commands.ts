import type { Command } from './commands.ts';
import { healthOf } from './module-health.ts';
import { createOverrideKey, overrideLink, readOverride } from './override-link.ts';
import { readRegistry } from './registry-store.ts';
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

/** A link that opens the product with other versions in one tab. */
export const makeOverrideLink: Command = async ({ operands, flags, settings }) => {
  const registry = await readRegistry(settings.store);
  const overrides = operands.map((operand) => readOverride(operand, registry));
  if (overrides.length === 0) throw new Error('Which module at which version? mf-gallery@canary');
  const { overrideSecret: secret } = settings;
  const page = new URL(flags.page ?? '/', settings.origins.shell);
  const expires = flags.expires ?? LINK_LIFETIME;
  if (!secret) console.error('Unsigned: production refuses it. ADWRIGHT_OVERRIDE_KEY signs.');
  return [await overrideLink({ overrides, page, secret, expires })];
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
