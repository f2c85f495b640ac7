import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { DEFAULT_EVIDENCE, type EvidenceRule } from './canary-verdict.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

const ruleSchema = z
  .object({
    visitors: z.number().int().nonnegative(),
    tolerance: z.number().positive().max(1),
  })
  .partial();

/** Schema of release.config.json at the top of the repository: settings that all teams share. */
const configSchema = z.object({
  evidence: z.record(z.string(), ruleSchema).default({}),
  /** Contacts of teams, by the owner in a module's manifest. */
  contacts: z.record(z.string(), z.string()).default({}),
});

function readConfig(): z.output<typeof configSchema> {
  const text = readFileSync(join(WORKSPACE_ROOT, 'release.config.json'), 'utf8');
  return configSchema.parse(JSON.parse(text));
}

/**
 * Reads the teams' contacts by owner.
 * @throws Error that names the invalid setting in the file.
 */
export function readContacts(): Readonly<Record<string, string>> {
  return readConfig().contacts;
}

/**
 * Reads the requirements for making a module's canary live from `release.config.json`: the module's own, or
 * else those of `default`.
 *
 * @throws Error that names the invalid setting in the file.
 */
export function readEvidenceRule(module: string): EvidenceRule {
  const { evidence } = readConfig();
  return { ...DEFAULT_EVIDENCE, ...evidence.default, ...evidence[module] };
}
