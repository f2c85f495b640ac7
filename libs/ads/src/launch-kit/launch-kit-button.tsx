import { Button } from '@adwright/ui/kit-core';
import { toast } from '@adwright/ui/toast';
import { Rocket } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { LaunchKitDialogProps } from './launch-kit-dialog.tsx';

interface LaunchKitButtonProps {
  userId: string;
  adIds: readonly string[];
  /** What the ads were made for; the kit's campaign is called so. */
  campaignName?: string;
  /** Set while the ad has changes that no version holds yet. */
  disabled?: boolean;
}

/** Opens the launch kit of one or more ads. The dialog loads on the first use. */
export function LaunchKitButton({ disabled = false, ...kit }: LaunchKitButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<LaunchKitDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  async function open() {
    setIsLoading(true);
    try {
      // Not `lazy`, which would remember a failure for good.
      const { LaunchKitDialog } = await import('./launch-kit-dialog.tsx');
      setDialog(() => LaunchKitDialog);
      setIsOpen(true);
    } catch (cause) {
      console.error('The launch kit could not be loaded', cause);
      toast({
        kind: 'destructive',
        title: 'The launch kit can’t be loaded',
        description: 'Try again in a moment.',
      });
    }
    setIsLoading(false);
  }

  return (
    <>
      <Button
        icon={<Rocket size={16} aria-hidden />}
        disabled={disabled || kit.adIds.length === 0}
        loading={isLoading && { delay: 300 }}
        onClick={open}
      >
        Launch kit
      </Button>
      {Dialog ? <Dialog {...kit} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
