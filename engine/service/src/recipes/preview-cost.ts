import { AD_FORMATS, type AdFormat, AppError } from '@adwright/contracts';
import { getPaintedScale } from './painted-scale.ts';

/** Number of painted pixels that one rate-limit token covers: a square post. */
const PIXELS_A_TOKEN = 1080 * 1080;

interface PreviewOrder {
  formats: readonly AdFormat[];
  layouts?: readonly unknown[] | undefined;
  width: number;
  score: boolean;
}

/**
 * Returns the number of rate-limit tokens that a preview costs, by the pixels that are painted for it; at least
 * 1.
 * @param most the maximum number of tokens that a preview may cost
 * @throws {AppError} `invalid_request` for a preview that costs more
 */
export function computePreviewCost(
  { formats, layouts, width, score }: PreviewOrder,
  most: number,
): number {
  const pixels = formats.map((format) => {
    const full = AD_FORMATS[format];
    return full.width * full.height * getPaintedScale({ width, score }, full.width) ** 2;
  });
  const once = pixels.reduce((sum, one) => sum + one, 0);
  const tokens = Math.max(1, Math.ceil((once * (layouts?.length ?? 1)) / PIXELS_A_TOKEN));
  if (tokens <= most) return tokens;
  throw new AppError('invalid_request', `the preview costs ${tokens} tokens, more than allowed`, {
    field: 'formats',
    userMessage:
      'These are too many pictures for one preview. Please ask for fewer or smaller ones.',
  });
}
