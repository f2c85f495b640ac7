import {
  POLICY_LEVELS,
  POLICY_PLATFORMS,
  POLICY_SUBJECTS,
  TEXT_ROLES,
} from '@adwright/contracts/policy';
import * as z from 'zod';

const page = z.strictObject({
  title: z.string().min(3),
  url: z.url({ protocol: /^https$/ }),
});

const ruleShape = z.strictObject({
  level: z.enum(POLICY_LEVELS),
  /**
   * Whether the platform's help page could be read. If the help page could not be read, the finding says "Not
   * verified".
   */
  verified: z.boolean().default(true),
  /** The sentence about the rule that a finding shows to the user. */
  says: z.string().regex(/\.$/, 'Write whole sentences.'),
  /** URL of the platform's help page that states the rule. */
  page,
  /**
   * Role of the text (such as headline) to which the rule applies; without a role, the rule applies
   * to every text.
   */
  role: z.enum(TEXT_ROLES).optional(),
  /** An English text that the rule matches, and an English text that it must not match. */
  example: z.string(),
  allowed: z.string(),
});

const ruleSchema = ruleShape.refine(
  ({ level, verified }) => verified || level !== 'refused',
  'What is not verified is no reason to call an ad refused.',
);

/** Schema of a platform's rules file: the rules by policy subject, and the maximum lengths of texts. */
export const platformRulesSchema = z.strictObject({
  platform: z.string(),
  rules: z.partialRecord(z.enum(POLICY_SUBJECTS), ruleSchema),
  length: ruleShape.pick({ level: true, says: true, page: true }).extend({
    /** Maximum number of characters of a text, by the text's role (such as headline). */
    characters: z.partialRecord(z.enum(TEXT_ROLES), z.number().int().positive()),
    countsWideTwice: z.boolean().default(false),
  }),
});

/** Schema of the rules files of all ad platforms in `engine/policy/rules`. */
export const policyRulesSchema = z.record(z.enum(POLICY_PLATFORMS), platformRulesSchema);
