import { useLazyDialog } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Folder } from 'lucide-react';

interface FolderButtonProps {
  adIds: readonly string[];
}

/**
 * Shows a button that opens a dialog to move the selected ads into a folder. The code of the dialog is loaded
 * when the user opens the dialog for the first time.
 */
export function FolderButton(filing: FolderButtonProps) {
  const dialog = useLazyDialog(
    async () => (await import('./folder-dialog.tsx')).FolderDialog,
    'The list of folders',
  );
  return (
    <>
      <Button
        icon={<Folder size={16} aria-hidden />}
        disabled={filing.adIds.length === 0}
        loading={dialog.isLoading && { delay: 300 }}
        onClick={dialog.open}
      >
        Move to folder
      </Button>
      {dialog.Dialog ? (
        <dialog.Dialog {...filing} isOpen={dialog.isOpen} onClose={dialog.close} />
      ) : null}
    </>
  );
}
