import type { Creative } from '@adwright/contracts';
import { useUserId } from '@adwright/supabase';
import { LaunchKitButton } from './launch-kit-button.tsx';
import { savedAdId } from './saved-ad-id.ts';

interface ResultsLaunchKitProps {
  creatives: readonly Creative[];
  /** What the ads were made for; the kit's campaign is called so. */
  campaignName?: string;
}

/** The launch kit of the ads on a result page; nothing while none of them is saved. */
export function ResultsLaunchKit({ creatives, ...kit }: ResultsLaunchKitProps) {
  const userId = useUserId();
  const ids = new Set(creatives.map(savedAdId));
  const adIds = [...ids].filter((id) => id !== null);
  return userId && adIds.length > 0 ? (
    <LaunchKitButton userId={userId} adIds={adIds} {...kit} />
  ) : null;
}
