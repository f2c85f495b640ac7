import { useLazyDialog } from '@adwright/ui';
import type { ReactNode } from 'react';

interface RenameTarget {
  adId: string;
  /** Current name of the ad. */
  name: string;
}

/**
 * Returns the dialog that renames an ad, and a function that opens the dialog. The code of the dialog is loaded
 * when the user opens the dialog for the first time.
 */
export function useRenameDialog(target: RenameTarget): { open: () => void; dialog: ReactNode } {
  const { Dialog, open, isOpen, close } = useLazyDialog(
    async () => (await import('./rename-dialog.tsx')).RenameDialog,
    'The name',
  );
  return { open, dialog: Dialog ? <Dialog {...target} isOpen={isOpen} onClose={close} /> : null };
}
