import { type CopyBrief, containsWhole } from '@adwright/engine-lexicon';

/** Matches a number with its decimals, thousands separators or minutes. */
const FIGURES = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;

/**
 * Claims that an advertiser must be able to prove or keep (FTC 16 CFR 255; CAP Code 3.7, 3.17,
 * 8.17).
 */
const CLAIMS: readonly RegExp[] = [
  FIGURES,
  /[%$€£¥]/g,
  /\b(?:free|best|cheapest|guarantee[ds]?|proven|clinically|certified|award|miracle|instant(?:ly)?|risk[- ]free|doctor|expert)\b/gi,
  /#1|\bnumber one\b|\bno\. 1\b/gi,
  /\b(?:only|just|last) (?:\w+ )?(?:left|hours|days|chance)\b/gi,
  /\b(?:today only|limited(?: time| edition| stock)?|ends (?:tonight|soon|today)|while (?:stocks|supplies) last|hurry|selling fast|sale|discount)\b/gi,
  /\b(?:thousands|millions|everyone loves|customers love|rated|reviews?|five[- ]star)\b/gi,
];

/**
 * Lists the claims in a text that the brief does not make; empty if there are none. The function
 * checks every template of the product, and every text from a language model.
 */
export function listUnsupportedClaims(
  text: string,
  brief: Pick<CopyBrief, 'product' | 'audience' | 'callToAction' | 'brandName'>,
): string[] {
  const said =
    `${brief.product} ${brief.audience} ${brief.callToAction ?? ''} ${brief.brandName ?? ''}`.toLowerCase();
  return CLAIMS.flatMap((pattern) => text.match(pattern) ?? []).filter(
    (claim) => !containsWhole(said, claim.toLowerCase(), { wholeWords: true }),
  );
}
