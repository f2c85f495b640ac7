import * as z from 'zod';
import { MAX_TEXT_LENGTH } from './limits.ts';

/**
 * Path below the engine's origin of the route that checks texts against the advertising rules of platforms.
 */
export const POLICY_PATH = '/policy-check';

/** Platforms for which the policy check has rules. */
export const POLICY_PLATFORMS = ['meta', 'google', 'linkedin', 'tiktok', 'pinterest'] as const;
export type PolicyPlatform = (typeof POLICY_PLATFORMS)[number];

/**
 * How a platform reacts to an ad: it refuses the ad, reviews it or sets conditions, or only recommends a
 * change.
 */
export const POLICY_LEVELS = ['refused', 'reviewed', 'style'] as const;
export type PolicyLevel = (typeof POLICY_LEVELS)[number];

/** Topics of policy rules about claims, which a user can support with evidence. */
const CLAIM_SUBJECTS = [
  'superlative',
  'numberOne',
  'guaranteed',
  'hundredPercent',
  'cure',
] as const;

/** Topics of the advertising rules of ad platforms. */
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

/** Role of a checked text on a platform; a text with the role `other` appears only in the picture. */
export const TEXT_ROLES = ['headline', 'text', 'description', 'other'] as const;

/** Maximum number of texts of one ad in a request. */
export const MAX_CHECKED_TEXTS = 40;
/** Maximum number of ads in one request. */
export const MAX_CHECKED_ADS = 40;
/**
 * Maximum length of a checked text in characters; a paragraph of an ad's text may be longer than a form's
 * field.
 */
const MAX_CHECKED_LENGTH = 4 * MAX_TEXT_LENGTH;

const checkedTextSchema = z.object({
  /** Name of the text in the response, such as `headline`. */
  field: z.string().min(1).max(60),
  role: z.enum(TEXT_ROLES),
  text: z.string().max(MAX_CHECKED_LENGTH),
});
export type CheckedText = z.infer<typeof checkedTextSchema>;

/** Maximum number of characters in all checked texts of one ad: several times the size of a launch kit. */
const MAX_CHECKED_CHARACTERS = 16_000;

function areBounded(texts: readonly CheckedText[]): boolean {
  return texts.reduce((sum, { text }) => sum + text.length, 0) <= MAX_CHECKED_CHARACTERS;
}

function areNamedApart(texts: readonly CheckedText[]): boolean {
  return new Set(texts.map(({ field }) => field)).size === texts.length;
}

const checkedAdSchema = z.object({
  id: z.string().max(60),
  /** Language of the texts, as a BCP 47 tag; empty when unknown. */
  language: z.string().max(35),
  texts: z
    .array(checkedTextSchema)
    .max(MAX_CHECKED_TEXTS)
    .refine(areBounded, `more than ${MAX_CHECKED_CHARACTERS} characters`)
    .refine(areNamedApart, 'two texts of one field'),
  /**
   * Texts that must be printed as typed, such as brand, product and codes. The check does not object to
   * capitals in these texts.
   */
  names: z.array(z.string().max(MAX_TEXT_LENGTH)).max(MAX_CHECKED_TEXTS),
  /**
   * The recipe of the ad. From the recipe, the engine writes alternatives to lines that no small edit can
   * repair.
   */
  recipe: z.unknown().optional(),
});
export type CheckedAd = z.infer<typeof checkedAdSchema>;

/** Request body of `POST /policy-check`. */
export const policyRequestSchema = z.object({
  platforms: z.array(z.enum(POLICY_PLATFORMS)).min(1),
  ads: z.array(checkedAdSchema).min(1).max(MAX_CHECKED_ADS),
});

/** The objection of one platform to a text, with the page that states the platform's rule. */
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
  /** The words of the text to which the platform objects. */
  words: z.string(),
  /** The sentence that contains the words; evidence for the claim is stored under this sentence. */
  sentence: z.string(),
  /** The strictest reaction among the verdicts of all platforms. */
  level: z.enum(POLICY_LEVELS),
  verdicts: z.array(policyVerdictSchema).min(1),
  /** The field's whole text after the repair; null when no repair is known. */
  repair: z.object({ label: z.string(), text: z.string() }).nullable(),
});
export type PolicyFinding = z.infer<typeof policyFindingSchema>;

/** Response of `POST /policy-check`: the findings for each ad, the strictest first. */
export const policyResponseSchema = z.object({
  success: z.literal(true),
  ads: z.array(z.object({ id: z.string(), findings: z.array(policyFindingSchema) })),
});
export type PolicyResponse = z.infer<typeof policyResponseSchema>;

/** A row of the table claim_evidence: evidence for a claim of an ad. */
export const claimEvidenceRowSchema = z.object({
  id: z.uuid(),
  ad_id: z.uuid(),
  /** The sentence of the ad that makes the claim. */
  claim: z.string(),
  evidence: z.string(),
  link: z.string().nullable(),
});
export type ClaimEvidence = z.infer<typeof claimEvidenceRowSchema>;

/** The fields that a user fills in to add evidence for a claim. */
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

/**
 * SQLSTATE with which the table claim_evidence refuses a row when the ad has the maximum amount of evidence.
 */
export const TOO_MUCH_EVIDENCE = 'CE001';

/**
 * Returns a sentence without its final punctuation and double spaces. A repair of punctuation therefore
 * doesn't detach the evidence of a claim.
 */
function claimIn(sentence: string): string {
  return sentence
    .replace(/[\s.!…。！]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Tells whether one of an ad's texts still contains a claim. */
export function hasClaim(texts: readonly string[], claim: string): boolean {
  const claimed = claimIn(claim);
  return texts.some((text) => claimIn(text).includes(claimed));
}

/**
 * Returns the evidence for the sentence of a finding. Returns null when there is no evidence, or when evidence
 * can't support the finding.
 */
export function findEvidence(
  { subject, sentence }: Pick<PolicyFinding, 'subject' | 'sentence'>,
  evidence: readonly ClaimEvidence[],
): ClaimEvidence | null {
  if (!isClaim(subject)) return null;
  const claimed = claimIn(sentence);
  return evidence.find(({ claim }) => claimIn(claim) === claimed) ?? null;
}

/** Tells whether a user can support a finding about a topic with evidence. */
export function isClaim(subject: PolicySubject): boolean {
  return CLAIM_SUBJECTS.some((claim) => claim === subject);
}
