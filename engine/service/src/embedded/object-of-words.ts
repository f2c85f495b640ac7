import { TYPE_ONLY } from '@adwright/contracts';
import type { ShownObject } from '@adwright/engine-ads';
import { restorePrintedBrief, understandBrief } from '@adwright/engine-copywriter';
import type { CopyBrief } from '@adwright/engine-lexicon';

/**
 * A brief whose fields may be missing, because a form shows the ad's object before all fields are filled in.
 */
type NamedBrief = Pick<CopyBrief, 'product'> &
  Partial<Pick<CopyBrief, 'audience' | 'goal' | 'brandName' | 'language' | 'offer'>>;

/**
 * Returns the object that represents the product of a brief: the object of the concept that the copy is about,
 * or `TYPE_ONLY`.
 */
export function chooseObject({ audience = '', ...brief }: NamedBrief): ShownObject {
  return understandBrief(restorePrintedBrief({ ...brief, audience })).product.object ?? TYPE_ONLY;
}
