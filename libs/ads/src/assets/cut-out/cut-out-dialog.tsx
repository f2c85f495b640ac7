import type { AssetRow } from '@adwright/contracts';
import { Modal } from '@adwright/ui/kit-overlays';
import { CutOutEditor } from './cut-out-editor.tsx';

interface CutOutDialogProps {
  asset: AssetRow;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (asset: AssetRow) => void;
}

/** Shows the editor of a photo's cut-out as a dialog. Closing the dialog without saving changes nothing. */
export function CutOutDialog({ asset, isOpen, onClose, onSaved }: CutOutDialogProps) {
  return (
    <Modal
      open={isOpen}
      title={`Cut-out of ${asset.name}`}
      footer={null}
      width={920}
      style={{ top: 16 }}
      // A brush stroke that ends outside the dialog must not close the dialog.
      mask={{ closable: false }}
      onCancel={onClose}
      destroyOnHidden
    >
      <CutOutEditor asset={asset} onCancel={onClose} onSaved={onSaved} />
    </Modal>
  );
}
