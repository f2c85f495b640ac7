import { type Planes, type Raster, scaleChannels } from '@adwright/engine-pixels';
import { channelHistograms } from './channel-histograms.ts';
import { estimateCast, neutralisingGains } from './light.ts';

/**
 * Minimum gain of a channel at which a colour cast is corrected; a correction by less would be invisible.
 */
const MIN_GAIN = 1.004;

/**
 * Removes a colour cast in place, as far as the cast is certain and the correction clips no pixels. Adds the
 * name of the step to `steps` if the correction is visible.
 * @param raster the same pixels as `planes`, in bytes
 */
export function balanceWhite(planes: Planes, raster: Raster, steps: string[]): void {
  const gains = withHeadroom(raster, neutralisingGains(estimateCast(raster)));
  const largest = Math.max(...gains.map((gain) => Math.max(gain, 1 / gain)));
  if (largest < MIN_GAIN) return;
  if (largest > NOTABLE_GAIN) steps.push('Balanced the colours');
  scaleChannels(planes, gains);
}

/** Maximum share of the photo's bytes that the correction of a colour cast may newly clip. */
const MAX_CLIPPED = 0.005;
/**
 * Maximum number of times that the gains are reduced. If too many pixels still clip, the colours stay
 * unchanged.
 */
const GIVING_WAYS = 5;

/**
 * With a real colour cast, one channel is far below the maximum in the whole photo. That channel can be
 * raised without clipping. A correction that clips more than `MAX_CLIPPED` shows that the cast is smaller
 * than estimated, so the gains are reduced.
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

/** Gain of a channel above which the correction of a colour cast is reported to the user. */
const NOTABLE_GAIN = 1.02;
