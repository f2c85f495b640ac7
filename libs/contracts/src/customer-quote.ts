import * as z from 'zod';
import { createTextSchema } from './plain-text.ts';

/** Maximum length in characters at which a quotation is still legible in the layout. */
const MAX_QUOTE_LENGTH = 180;
const MAX_QUOTED_LENGTH = 60;

/**
 * A literal quotation of a customer, for a testimonial ad. Ads contain only quotations that the user provides.
 */
export const customerQuoteSchema = z.object({
  text: createTextSchema(MAX_QUOTE_LENGTH),
  /** The author of the quotation, such as "Ana M., Lisbon". */
  by: createTextSchema(MAX_QUOTED_LENGTH).optional(),
});
export type CustomerQuote = z.infer<typeof customerQuoteSchema>;

/** Returns the trimmed quotation; undefined when the quotation is blank. */
export function keepFilledQuote(quote: CustomerQuote | undefined): CustomerQuote | undefined {
  const text = quote?.text.trim();
  const by = quote?.by?.trim();
  return text ? { text, ...(by ? { by } : {}) } : undefined;
}
