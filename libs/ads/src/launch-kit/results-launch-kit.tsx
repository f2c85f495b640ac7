import type { Creative } from '@adwright/contracts';
import { LaunchKitButton } from './launch-kit-button.tsx';
import { getSavedAdId } from './saved-ad-id.ts';

interface ResultsLaunchKitProps {
  creatives: readonly Creative[];
  /** Campaign name in the launch kit's form, such as the product for which the ads were made. */
  campaignName?: string;
}

/** Shows the launch kit button for the ads on a results page. The button is hidden while no ad is saved. */
export function ResultsLaunchKit({ creatives, ...kit }: ResultsLaunchKitProps) {
  const ids = new Set(creatives.map(getSavedAdId));
  const adIds = [...ids].filter((id) => id !== null);
  return adIds.length > 0 ? <LaunchKitButton adIds={adIds} {...kit} /> : null;
}
