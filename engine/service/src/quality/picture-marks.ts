import type { AdInput, RenderedAd } from '@adwright/engine-ads';
import type { OverlayPicture } from '@adwright/engine-photo-lab';
import type { Look } from '@adwright/engine-pixels';
import type { PictureMarks } from '../creative-provider.ts';

/**
 * Lists what the check requires of an ad's picture: words, ordered texts, facts and products. Layouts of a
 * quote or of a problem show the quote or the solution instead of the headline.
 */
export function listAdMarks(
  { boxes, overProduct, words, products }: RenderedAd,
  { copy }: Pick<AdInput, 'copy'>,
): PictureMarks {
  const texts = boxes.filter(({ role }) => role !== 'product' && role !== 'logo');
  return {
    texts: texts.map(({ role, ...box }) => ({ role, box })),
    overProduct,
    words,
    ordered: [[copy.headline, copy.quote.text, copy.solution], [copy.callToAction]],
    facts: [copy.offer?.text, copy.offer?.was, ...(copy.facts ?? [])].filter(
      (fact) => fact !== undefined,
    ),
    products,
  };
}

/** Lists what the check requires of a photo with words over it: the words, and a visible subject. */
export function listOverlayMarks(
  { textBox, words, subject }: Pick<OverlayPicture, 'textBox' | 'words' | 'subject'>,
  { title, subtitle }: { title: string; subtitle: string },
): PictureMarks {
  return {
    texts: [{ role: 'words', box: textBox }],
    overProduct: [],
    words: words.map((drawn, at) => ({ role: at === 0 ? 'title' : 'subtitle', ...drawn })),
    ordered: [[title], [subtitle]],
    facts: [],
    products: [subject],
  };
}

/** Lists what the check requires of a photo without words: only the product. */
export function listPhotoMarks(product: Look): PictureMarks {
  return { texts: [], overProduct: [], words: [], ordered: [], facts: [], products: [product] };
}
