import { fileURLToPath } from 'node:url';
import { readYamlFolder } from '@adwright/engine-lexicon';
import { policyRulesSchema } from './rules-schema.ts';

/** The policy rules of each ad platform. */
export const POLICY_RULES = await readYamlFolder(
  fileURLToPath(new URL('../rules', import.meta.url)),
  policyRulesSchema,
);
