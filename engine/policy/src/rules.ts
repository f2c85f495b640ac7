import { fileURLToPath } from 'node:url';
import { readYamlFolder } from '@adwright/engine-lexicon';
import { policyRulesSchema } from './rules-schema.ts';

/** Rules by which each platform refuses, reviews or advises against words. */
export const POLICY_RULES = await readYamlFolder(
  fileURLToPath(new URL('../rules', import.meta.url)),
  policyRulesSchema,
);
