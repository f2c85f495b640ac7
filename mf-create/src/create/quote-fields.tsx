import { type AdType, customerQuoteSchema } from '@adwright/contracts';
import { LongTextField, TextField } from '@adwright/generation';
import { Form } from '@adwright/ui/kit-forms';

const { text, by } = customerQuoteSchema.shape;

/**
 * Shows fields for a customer's quotation; only ads of the type testimonial show a quotation. Without a
 * quotation, a testimonial ad shows a statement without quotation marks.
 */
export function QuoteFields() {
  const adType: AdType | undefined = Form.useWatch('adType');
  if (adType !== 'testimonial') return null;
  return (
    <>
      <LongTextField
        name={['quote', 'text']}
        label="What a customer said (optional)"
        schema={text}
        placeholder="e.g. I wore them across Iceland and never once thought about my feet."
      />
      <TextField
        name={['quote', 'by']}
        label="Who said it (optional)"
        schema={by}
        placeholder="e.g. Ana M., Lisbon"
      />
    </>
  );
}
