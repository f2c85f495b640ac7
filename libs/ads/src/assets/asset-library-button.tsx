import type { AssetKind, AssetRow } from '@adwright/contracts';
import { useLazyDialog } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Images } from 'lucide-react';

interface AssetLibraryButtonProps {
  kind: AssetKind;
  onChosen: (asset: AssetRow) => void;
  disabled?: boolean;
}

/**
 * Shows a button that opens the asset library, where the user chooses a file. The dialog loads on its first
 * use.
 */
export function AssetLibraryButton({ kind, onChosen, disabled }: AssetLibraryButtonProps) {
  const library = useLazyDialog(
    async () => (await import('./asset-library-dialog.tsx')).AssetLibraryDialog,
    'Your library',
  );
  return (
    <>
      <Button
        size="small"
        icon={<Images size={15} aria-hidden />}
        disabled={disabled}
        loading={library.isLoading && { delay: 300 }}
        onClick={library.open}
      >
        From your library
      </Button>
      {library.Dialog ? (
        <library.Dialog
          kind={kind}
          isOpen={library.isOpen}
          onClose={library.close}
          onChosen={(asset) => {
            library.close();
            onChosen(asset);
          }}
        />
      ) : null}
    </>
  );
}
