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
  /** False if the cited page could not be read; the finding then says so. */
  verified: z.boolean().default(true),
  /** One sentence for the user. */
  says: z.string().regex(/\.$/, 'Write whole sentences.'),
  /** The help page that states it. */
  page,
  /** The only role that it applies to; default: all. */
  role: z.enum(TEXT_ROLES).optional(),
  /** An English text that it matches, and one that it doesn't. */
  example: z.string(),
  allowed: z.string(),
});

const ruleSchema = ruleShape.refine(
  ({ level, verified }) => verified || level !== 'refused',
  'What is not verified is no reason to call an ad refused.',
);

/** A platform's file: its rules by subject. */
export const platformRulesSchema = z.strictObject({
  platform: z.string(),
  rules: z.partialRecord(z.enum(POLICY_SUBJECTS), ruleSchema),
  length: ruleShape.pick({ level: true, says: true, page: true }).extend({
    /** Longest text by role. */
    characters: z.partialRecord(z.enum(TEXT_ROLES), z.number().int().positive()),
    countsWideTwice: z.boolean().default(false),
  }),
});

/** The files of `engine/policy/rules`. */
export const policyRulesSchema = z.record(z.enum(POLICY_PLATFORMS), platformRulesSchema);
