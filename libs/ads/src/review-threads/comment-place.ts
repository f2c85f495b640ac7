import { AD_FORMATS } from '@adwright/contracts';
import type { CommentPlace, ReviewField } from '@adwright/contracts/review';

const FIELD_WORDS: Record<ReviewField, string> = { headline: 'Headline', ad_text: 'Text' };

/** Describes the part of the ad to which a comment refers: a format and a field. */
export function describePlace({ format, field }: CommentPlace): string {
  if (format) return `Point on the ${AD_FORMATS[format].label.toLowerCase()} picture`;
  return field ? FIELD_WORDS[field] : 'Whole ad';
}
