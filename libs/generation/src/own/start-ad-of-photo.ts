import { keepDraft, readDraft } from '../draft.ts';
import { keepOwnChoice, readOwnChoice } from './own-choice.ts';

/**
 * Opens Create Ad with a photo of the library that fills the ad. If an unsent form contains a product, that
 * product remains.
 */
export function startAdOfPhoto(userId: string, assetId: string, product: string): void {
  keepOwnChoice(userId, 'createAd', {
    ...readOwnChoice(userId, 'createAd'),
    photo: { assetId, show: 'full' },
  });
  const draft = readDraft(userId, 'createAd');
  if (!draft.product && product) keepDraft(userId, 'createAd', { ...draft, product });
}
