import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { ErrorState } from '@adwright/ui';
import { Modal } from '@adwright/ui/kit-overlays';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { useQuery } from '@tanstack/react-query';
import { adKeys } from '../queries/ad-cache.ts';
import { compareAds } from './compare-ads.ts';
import { fetchComparedAds } from './compared-ads.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { COMPARED_ADS } from './use-comparison.ts';

/** Width of the dialog in pixels, which is enough for four ads. */
const WIDTH_PX = 1080;

interface ComparisonDialogProps {
  adIds: readonly string[];
  /** Displayed name of each ad, by the ad's id. */
  names: ReadonlyMap<string, string>;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows ads side by side in a dialog. */
export function ComparisonDialog({ isOpen, onClose, ...chosen }: ComparisonDialogProps) {
  return (
    <Modal
      open={isOpen}
      title="Compare ads"
      width={WIDTH_PX}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <DialogBody {...chosen} />
    </Modal>
  );
}

function DialogBody({ adIds, names }: Omit<ComparisonDialogProps, 'isOpen' | 'onClose'>) {
  const userId = useSignedInUserId();
  const { data, isError, refetch } = useQuery({
    queryKey: adKeys.comparison(userId, adIds),
    queryFn: ({ signal }) => fetchComparedAds(getSupabase(), userId, adIds, signal),
    // The dialog reads the ads each time the dialog opens, since another tab may have edited them.
    staleTime: 0,
  });
  if (isError && !data) {
    return <ErrorState title="Your ads can’t be loaded." onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div role="status" aria-label="Loading your ads">
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </div>
    );
  }
  if (data.length < COMPARED_ADS.min) return <p>These ads are no longer there.</p>;
  return <ComparisonTable comparison={compareAds(data)} names={names} />;
}
