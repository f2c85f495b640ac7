import * as z from 'zod';
import { MAX_TEXT_LENGTH } from './limits.ts';

/** Path below the engine's origin that checks words by the platforms' advertising rules. It costs nothing. */
export const POLICY_PATH = '/policy-check';

/** Platforms whose rules are known. */
export const POLICY_PLATFORMS = ['meta', 'google', 'linkedin', 'tiktok', 'pinterest'] as const;
export type PolicyPlatform = (typeof POLICY_PLATFORMS)[number];

/** What a platform does with an ad: takes it not as it is, looks at it or asks for conditions, or would like it better otherwise. */
export const POLICY_LEVELS = ['refused', 'reviewed', 'style'] as const;
export type PolicyLevel = (typeof POLICY_LEVELS)[number];

/** Claims that evidence can support. */
const CLAIM_SUBJECTS = [
  'superlative',
  'numberOne',
  'guaranteed',
  'hundredPercent',
  'cure',
] as const;

/** What rules are about. */
export const POLICY_SUBJECTS = [
  ...CLAIM_SUBJECTS,
  'quickMoney',
  'weightLoss',
  'weightPromise',
  'beforeAfter',
  'personalAttribute',
  'alcohol',
  'gambling',
  'finance',
  'housing',
  'employment',
  'repeatedPunctuation',
  'exclamationMark',
  'emoji',
  'symbols',
  'hashSigns',
  'capitals',
  'trademarkSign',
  'length',
] as const;
export type PolicySubject = (typeof POLICY_SUBJECTS)[number];

/** What a text is on a platform; `other` stands in the picture alone. */
export const TEXT_ROLES = ['headline', 'text', 'description', 'other'] as const;

/** Texts of one ad that a request may hold. */
export const MAX_CHECKED_TEXTS = 40;
/** Ads that one request may hold. */
export const MAX_CHECKED_ADS = 40;
/** A paragraph of an ad text is longer than a field of a form. */
const MAX_CHECKED_LENGTH = 4 * MAX_TEXT_LENGTH;

const checkedTextSchema = z.object({
  /** Names the text in the answer, such as `headline`. */
  field: z.string().min(1).max(60),
  role: z.enum(TEXT_ROLES),
  text: z.string().max(MAX_CHECKED_LENGTH),
});
export type CheckedText = z.infer<typeof checkedTextSchema>;

/** Characters of all texts of one ad: several times what a launch kit holds. */
const MAX_CHECKED_CHARACTERS = 16_000;

function areBounded(texts: readonly CheckedText[]): boolean {
  return texts.reduce((sum, { text }) => sum + text.length, 0) <= MAX_CHECKED_CHARACTERS;
}

function areNamedApart(texts: readonly CheckedText[]): boolean {
  return new Set(texts.map(({ field }) => field)).size === texts.length;
}

const checkedAdSchema = z.object({
  id: z.string().max(60),
  /** Of its words, as a BCP 47 tag; empty where nobody knows. */
  language: z.string().max(35),
  texts: z
    .array(checkedTextSchema)
    .max(MAX_CHECKED_TEXTS)
    .refine(areBounded, `more than ${MAX_CHECKED_CHARACTERS} characters`)
    .refine(areNamedApart, 'two texts of one field'),
  /** Printed as typed: brand, product and codes, whose capitals are their own. */
  names: z.array(z.string().max(MAX_TEXT_LENGTH)).max(MAX_CHECKED_TEXTS),
  /** The recipe of the ad; sent to get alternatives to lines that no edit mends. */
  recipe: z.unknown().optional(),
});
export type CheckedAd = z.infer<typeof checkedAdSchema>;

/** Body of `POST /policy-check`. */
export const policyRequestSchema = z.object({
  platforms: z.array(z.enum(POLICY_PLATFORMS)).min(1),
  ads: z.array(checkedAdSchema).min(1).max(MAX_CHECKED_ADS),
});

/** What one platform says of a text, with the page that says it. */
const policyVerdictSchema = z.object({
  platform: z.enum(POLICY_PLATFORMS),
  level: z.enum(POLICY_LEVELS),
  says: z.string(),
  page: z.object({ title: z.string(), url: z.url({ protocol: /^https$/ }) }),
});
export type PolicyVerdict = z.infer<typeof policyVerdictSchema>;

const policyFindingSchema = z.object({
  subject: z.enum(POLICY_SUBJECTS),
  field: z.string(),
  /** The words that it is about, as they stand in the text. */
  words: z.string(),
  /** The sentence that they stand in: the claim that evidence supports. */
  sentence: z.string(),
  /** The strictest of the verdicts. */
  level: z.enum(POLICY_LEVELS),
  verdicts: z.array(policyVerdictSchema).min(1),
  /** The whole text of the field without it; null where none can be told. */
  repair: z.object({ label: z.string(), text: z.string() }).nullable(),
});
export type PolicyFinding = z.infer<typeof policyFindingSchema>;

/** What `POST /policy-check` answers: the findings of each ad, the strictest first. */
export const policyResponseSchema = z.object({
  success: z.literal(true),
  ads: z.array(z.object({ id: z.string(), findings: z.array(policyFindingSchema) })),
});
export type PolicyResponse = z.infer<typeof policyResponseSchema>;

/** Table claim_evidence: what supports a claim of an ad. */
export const claimEvidenceRowSchema = z.object({
  id: z.uuid(),
  ad_id: z.uuid(),
  /** The sentence as the ad says it. */
  claim: z.string(),
  evidence: z.string(),
  link: z.string().nullable(),
});
export type ClaimEvidence = z.infer<typeof claimEvidenceRowSchema>;

/** What a user writes of a claim's evidence. */
export const evidenceDraftSchema = z.object({
  evidence: z
    .string()
    .trim()
    .min(1, 'Write what proves the claim')
    .max(MAX_TEXT_LENGTH, `At most ${MAX_TEXT_LENGTH} characters`),
  link: z
    .url({ protocol: /^https?$/, error: 'An address such as https://example.com' })
    .max(2048)
    .nullable(),
});
export type EvidenceDraft = z.infer<typeof evidenceDraftSchema>;

/** SQLSTATE with which the table claim_evidence refuses a claim too many. */
export const TOO_MUCH_EVIDENCE = 'CE001';

/** A sentence without the signs at its end and doubled blanks: a repair of signs leaves the claim as it is. */
function claimIn(sentence: string): string {
  return sentence
    .replace(/[\s.!…。！]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Whether one of the texts of an ad still makes a claim. */
export function makesClaim(texts: readonly string[], claim: string): boolean {
  const claimed = claimIn(claim);
  return texts.some((text) => claimIn(text).includes(claimed));
}

/** What supports the claim of a finding: the evidence for its sentence. Null for what no evidence helps. */
export function evidenceOf(
  { subject, sentence }: Pick<PolicyFinding, 'subject' | 'sentence'>,
  evidence: readonly ClaimEvidence[],
): ClaimEvidence | null {
  if (!isClaim(subject)) return null;
  const claimed = claimIn(sentence);
  return evidence.find(({ claim }) => claimIn(claim) === claimed) ?? null;
}

/** Whether evidence can support what a finding is about. */
export function isClaim(subject: PolicySubject): boolean {
  return CLAIM_SUBJECTS.some((claim) => claim === subject);
}
