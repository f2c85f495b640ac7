import * as z from 'zod';
import { textUpTo } from './plain-text.ts';

/** Longest quotation, in characters, that fits a layout in readable letters. */
const MAX_QUOTE_LENGTH = 180;
const MAX_QUOTED_LENGTH = 60;

/** A customer's own words, for a testimonial ad. Ads quote only what somebody has said. */
export const customerQuoteSchema = z.object({
  text: textUpTo(MAX_QUOTE_LENGTH),
  /** Who says it: "Ana M., Lisbon". */
  by: textUpTo(MAX_QUOTED_LENGTH).optional(),
});
export type CustomerQuote = z.infer<typeof customerQuoteSchema>;

/** The quotation, trimmed; undefined when it has no words. */
export function filledQuote(quote: CustomerQuote | undefined): CustomerQuote | undefined {
  const text = quote?.text.trim();
  const by = quote?.by?.trim();
  return text ? { text, ...(by ? { by } : {}) } : undefined;
}
