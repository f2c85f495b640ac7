import { ErrorState } from '@adwright/ui';
import { Modal } from '@adwright/ui/kit-overlays';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import classes from './launch-kit-dialog.module.css';
import { LaunchKitForm } from './launch-kit-form.tsx';
import { useLaunchAds } from './use-launch-kit.ts';

interface LaunchKitDialogProps {
  adIds: readonly string[];
  campaignName?: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows a dialog that makes one zip with all files and texts that the chosen platforms need for the ads. */
export function LaunchKitDialog({ isOpen, onClose, ...kit }: LaunchKitDialogProps) {
  return (
    <Modal open={isOpen} title="Launch kit" footer={null} onCancel={onClose} destroyOnHidden>
      <DialogBody {...kit} />
    </Modal>
  );
}

function DialogBody({ adIds, campaignName }: Omit<LaunchKitDialogProps, 'isOpen' | 'onClose'>) {
  const { data: ads, isError, refetch } = useLaunchAds(adIds);
  if (isError && !ads) {
    return <ErrorState title="Your ads can’t be loaded." onRetry={() => void refetch()} />;
  }
  if (!ads) {
    return (
      <div role="status" aria-label="Loading your ads">
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </div>
    );
  }
  if (ads.length === 0) return <p>This ad is no longer there.</p>;
  return (
    <>
      <p className={classes.lead}>
        Images in each platform’s sizes, the words cut to its fields, links with UTM parameters, and
        a README. Free of charge.
      </p>
      <LaunchKitForm ads={ads} campaignName={campaignName} />
    </>
  );
}
