import { useLazyDialog } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Rocket } from 'lucide-react';

interface LaunchKitButtonProps {
  adIds: readonly string[];
  /** Default campaign name in the launch kit's form, such as the subject of the ads. */
  campaignName?: string;
  /** True while the ad has unsaved changes. */
  disabled?: boolean;
}

/** Shows a button that opens the launch kit of one or more ads. The dialog loads on the first use. */
export function LaunchKitButton({ disabled = false, ...order }: LaunchKitButtonProps) {
  const kit = useLazyDialog(
    async () => (await import('./launch-kit-dialog.tsx')).LaunchKitDialog,
    'The launch kit',
  );
  return (
    <>
      <Button
        icon={<Rocket size={16} aria-hidden />}
        disabled={disabled || order.adIds.length === 0}
        loading={kit.isLoading && { delay: 300 }}
        onClick={kit.open}
      >
        Launch kit
      </Button>
      {kit.Dialog ? <kit.Dialog {...order} isOpen={kit.isOpen} onClose={kit.close} /> : null}
    </>
  );
}
