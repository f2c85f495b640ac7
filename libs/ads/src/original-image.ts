import { overlayPredictionSchema } from '@adwright/contracts';

/**
 * Returns the URL of the original image in an overlay's `prediction_id` (spec §3); null when there is none.
 */
export function readOriginalImage(predictionId: string | null): string | null {
  if (!predictionId) return null;
  try {
    return overlayPredictionSchema.parse(JSON.parse(predictionId)).originalImage;
  } catch {
    // Only overlays store an original image in `prediction_id`; other features store other values there.
    return null;
  }
}
