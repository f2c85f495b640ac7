import { useLazyDialog } from '@adwright/ui';
import type { ReactNode } from 'react';

interface RenameTarget {
  adId: string;
  /** The ad's current name. */
  name: string;
}

/**
 * Returns the dialog that renames an ad, and a function that opens it. The dialog's code is loaded on the
 * first use.
 */
export function useRenameDialog(target: RenameTarget): { open: () => void; dialog: ReactNode } {
  const { Dialog, open, isOpen, close } = useLazyDialog(
    async () => (await import('./rename-dialog.tsx')).RenameDialog,
    'The name',
  );
  return { open, dialog: Dialog ? <Dialog {...target} isOpen={isOpen} onClose={close} /> : null };
}
