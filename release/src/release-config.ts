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

/** release.config.json, at the top of the repository: the settings that all teams share. */
const configSchema = z.object({
  evidence: z.record(z.string(), ruleSchema).default({}),
  /** Contacts of teams, by the owner that a manifest names. */
  contacts: z.record(z.string(), z.string()).default({}),
});

function readConfig(): z.output<typeof configSchema> {
  const text = readFileSync(join(WORKSPACE_ROOT, 'release.config.json'), 'utf8');
  return configSchema.parse(JSON.parse(text));
}

/** Reads the contacts by owner. @throws Error that names what is wrong in the file. */
export function readContacts(): Readonly<Record<string, string>> {
  return readConfig().contacts;
}

/**
 * Reads the requirements for making a canary live: a module's own figures in `release.config.json`, else those
 * of `default`.
 *
 * @throws Error that names what is wrong in the file.
 */
export function readEvidenceRule(module: string): EvidenceRule {
  const { evidence } = readConfig();
  return { ...DEFAULT_EVIDENCE, ...evidence.default, ...evidence[module] };
}
