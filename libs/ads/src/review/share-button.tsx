import { MAX_REVIEW_ADS } from '@adwright/contracts/review';
import { useLazyDialog } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Share2 } from 'lucide-react';

interface ShareButtonProps {
  adIds: readonly string[];
  /** Default name of the review link, which the user can change. */
  name: string;
}

/**
 * Shows a button that makes a review link for one or more ads. The dialog of the button loads on its first use.
 */
export function ShareButton({ adIds, name }: ShareButtonProps) {
  const share = useLazyDialog(
    async () => (await import('./share-dialog.tsx')).ShareDialog,
    'The review link',
  );
  const isTooMany = adIds.length > MAX_REVIEW_ADS;
  return (
    <>
      <Button
        icon={<Share2 size={16} aria-hidden />}
        disabled={adIds.length === 0 || isTooMany}
        title={isTooMany ? `A link holds up to ${MAX_REVIEW_ADS} ads` : undefined}
        loading={share.isLoading && { delay: 300 }}
        onClick={share.open}
      >
        Share for approval
      </Button>
      {share.Dialog ? (
        <share.Dialog adIds={adIds} name={name} isOpen={share.isOpen} onClose={share.close} />
      ) : null}
    </>
  );
}
