import type { AskedForm } from '@adwright/contracts';
import { keepFilledOffer, type Offer } from '@adwright/contracts';
import { Form } from '@adwright/ui/kit-forms';

/**
 * Returns the typed fields of a form that determine what the form's ad shows and prints. A field that the form
 * doesn't have is undefined.
 */
export function useAskedBrief(): AskedForm & { product: string } {
  const offer: Offer | undefined = Form.useWatch('offer');
  const [product = '', audience, goal, brandName]: (string | undefined)[] = [
    Form.useWatch('product'),
    Form.useWatch('audience'),
    Form.useWatch('goal'),
    Form.useWatch('brandName'),
  ];
  return { product, audience, goal, brandName, offer: keepFilledOffer(offer) };
}
