import type { AdRow } from '@adwright/contracts';
import type { AdSummary } from '../queries/ad-summary.ts';
import { TEST_USER_ID } from './test-backend.ts';

/**
 * Returns a saved ad with the columns of the table and of the gallery. The argument `number` makes the id and
 * the image unique.
 */
export function createTestAd(
  number: number,
  changes: Partial<AdRow & AdSummary> = {},
): AdRow & AdSummary {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    user_id: TEST_USER_ID,
    ad_image_url: `http://localhost:8321/storage/v1/object/public/ad_images/${number}.jpg`,
    ad_image_url_story: null,
    ad_text: `Text of ad ${number}`,
    title: null,
    status: 'completed',
    is_favorite: false,
    is_boosted: false,
    ad_type: null,
    prediction_id: null,
    headline: null,
    created_at: '2026-01-05T12:00:00+00:00',
    ...changes,
  };
}
