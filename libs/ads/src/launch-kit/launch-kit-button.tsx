import { useLazyDialog } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Rocket } from 'lucide-react';

interface LaunchKitButtonProps {
  userId: string;
  adIds: readonly string[];
  /** Set while the ad has changes that no version holds yet. */
  disabled?: boolean;
}

/** Opens the launch kit of one or more ads. The dialog loads on the first use. */
export function LaunchKitButton({ userId, adIds, disabled = false }: LaunchKitButtonProps) {
  const kit = useLazyDialog(
    async () => (await import('./launch-kit-dialog.tsx')).LaunchKitDialog,
    'The launch kit',
  );
  return (
    <>
      <Button
        icon={<Rocket size={16} aria-hidden />}
        disabled={disabled || adIds.length === 0}
        loading={kit.isLoading && { delay: 300 }}
        onClick={kit.open}
      >
        Launch kit
      </Button>
      {kit.Dialog ? (
        <kit.Dialog userId={userId} adIds={adIds} isOpen={kit.isOpen} onClose={kit.close} />
      ) : null}
    </>
  );
}
