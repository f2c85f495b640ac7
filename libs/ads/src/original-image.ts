import { overlayPredictionSchema } from '@adwright/contracts';

/**
 * The original image that an overlay's `prediction_id` holds (spec §3); null when there is none.
 */
export function originalImage(predictionId: string | null): string | null {
  if (!predictionId) return null;
  try {
    return overlayPredictionSchema.parse(JSON.parse(predictionId)).originalImage;
  } catch {
    // Other features may put anything else there.
    return null;
  }
}
