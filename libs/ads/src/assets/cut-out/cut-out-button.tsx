import type { AssetRow } from '@adwright/contracts';
import { useLazyDialog } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Brush } from 'lucide-react';

interface CutOutButtonProps {
  asset: AssetRow;
  /** Called with the asset after its new cut-out is saved. */
  onSaved: (asset: AssetRow) => void;
  disabled?: boolean | undefined;
}

/** Shows a button that opens the editor of a photo's cut-out. The editor's code loads on the first use. */
export function CutOutButton({ asset, onSaved, disabled }: CutOutButtonProps) {
  const editor = useLazyDialog(
    async () => (await import('./cut-out-dialog.tsx')).CutOutDialog,
    'The cut-out',
  );
  return (
    <>
      <Button
        size="small"
        icon={<Brush size={15} aria-hidden />}
        disabled={disabled}
        loading={editor.isLoading && { delay: 300 }}
        onClick={editor.open}
      >
        {asset.cutout_url === null ? 'Cut out anyway' : 'Edit cut-out'}
      </Button>
      {editor.Dialog ? (
        <editor.Dialog
          asset={asset}
          isOpen={editor.isOpen}
          onClose={editor.close}
          onSaved={(saved) => {
            editor.close();
            onSaved(saved);
          }}
        />
      ) : null}
    </>
  );
}
