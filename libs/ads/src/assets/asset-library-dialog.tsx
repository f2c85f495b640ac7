import type { AssetKind, AssetRow } from '@adwright/contracts';
import { Modal } from '@adwright/ui/kit-overlays';
import { AssetGrid } from './asset-grid.tsx';

interface AssetLibraryDialogProps {
  kind: AssetKind;
  isOpen: boolean;
  onClose: () => void;
  onChosen: (asset: AssetRow) => void;
}

const TITLES: Record<AssetKind, string> = { product: 'Your photos', logo: 'Your logos' };

/** Shows the asset library as a dialog in which the user chooses a file. */
export function AssetLibraryDialog(props: AssetLibraryDialogProps) {
  const { kind, isOpen, onClose, onChosen } = props;
  return (
    <Modal
      open={isOpen}
      title={TITLES[kind]}
      footer={null}
      width={720}
      onCancel={onClose}
      destroyOnHidden
    >
      <AssetGrid kind={kind} onChosen={onChosen} />
    </Modal>
  );
}
