import type { Creative } from '@adwright/contracts';
import { LaunchKitButton } from './launch-kit-button.tsx';
import { getSavedAdId } from './saved-ad-id.ts';

interface ResultsLaunchKitProps {
  creatives: readonly Creative[];
  /** Name of the kit's campaign, such as the product that the ads were made for. */
  campaignName?: string;
}

/** Shows the launch kit of the ads on a results page. Hidden while no ad is saved. */
export function ResultsLaunchKit({ creatives, ...kit }: ResultsLaunchKitProps) {
  const ids = new Set(creatives.map(getSavedAdId));
  const adIds = [...ids].filter((id) => id !== null);
  return adIds.length > 0 ? <LaunchKitButton adIds={adIds} {...kit} /> : null;
}
