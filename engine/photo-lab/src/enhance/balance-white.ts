import { type Planes, type Raster, scaleChannels } from '@adwright/engine-pixels';
import { channelHistograms } from './channel-histograms.ts';
import { estimateCast, neutralisingGains } from './light.ts';

/** Gain below which a correction is not visible and is skipped. */
const MIN_GAIN = 1.004;

/**
 * Removes a colour cast in place, as far as it is certain and nothing clips. Adds the step's name to `steps`.
 * @param raster the same pixels as `planes`, in bytes
 */
export function balanceWhite(planes: Planes, raster: Raster, steps: string[]): void {
  const gains = withHeadroom(raster, neutralisingGains(estimateCast(raster)));
  const largest = Math.max(...gains.map((gain) => Math.max(gain, 1 / gain)));
  if (largest < MIN_GAIN) return;
  if (largest > NOTABLE_GAIN) steps.push('Balanced the colours');
  scaleChannels(planes, gains);
}

/** Maximum share of the photo's bytes that a correction may newly clip. */
const MAX_CLIPPED = 0.005;
/** Maximum number of times that the gains are reduced; after that, the colours stay unchanged. */
const GIVING_WAYS = 5;

/**
 * A real cast shifts one channel away from the maximum. If a correction would clip more than that, the cast
 * must be smaller, so the gains are reduced.
 */
function withHeadroom({ data }: Raster, wanted: readonly number[]): number[] {
  const histograms = channelHistograms(data);
  const clipped = (gains: readonly number[]) =>
    histograms.reduce((sum, histogram, channel) => {
      const most = Math.ceil(254.5 / (gains[channel] ?? 1));
      return sum + histogram.subarray(most, 255).reduce((count, bin) => count + bin, 0);
    }, 0);
  let gains = [...wanted];
  for (let way = 0; clipped(gains) > MAX_CLIPPED * data.length; way++)
    gains = gains.map((gain) => (way < GIVING_WAYS ? gain ** 0.6 : 1));
  return gains;
}

/** Gain above which the user is told about the correction. */
const NOTABLE_GAIN = 1.02;
