import { keepDraft, readDraft } from '../draft.ts';
import { keepOwnChoice, readOwnChoice } from './own-choice.ts';

/** Opens Create Ad with a photo that fills the ad. Keeps a product that was typed in an unsent form. */
export function startAdOfPhoto(userId: string, assetId: string, product: string): void {
  keepOwnChoice(userId, 'createAd', {
    ...readOwnChoice(userId, 'createAd'),
    photo: { assetId, show: 'full' },
  });
  const draft = readDraft(userId, 'createAd');
  if (!draft.product && product) keepDraft(userId, 'createAd', { ...draft, product });
}
