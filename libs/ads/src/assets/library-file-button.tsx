import { type AssetRow, TOASTS } from '@adwright/contracts';
import { getSupabase } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { AssetLibraryButton } from './asset-library-button.tsx';
import { fetchLibraryFile } from './library-file.ts';

interface LibraryFileButtonProps {
  /**
   * Called with the photo's row and with a copy of the photo's file, as if the user had chosen the file from
   * the disk.
   */
  onFile: (file: File, asset: AssetRow) => void;
  disabled?: boolean;
}

/** Shows a button that puts a file of the asset library into an upload field. */
export function LibraryFileButton({ onFile, disabled }: LibraryFileButtonProps) {
  return (
    <AssetLibraryButton
      kind="product"
      disabled={disabled}
      onChosen={async (asset) => {
        try {
          onFile(await fetchLibraryFile(getSupabase(), asset), asset);
        } catch (cause) {
          console.error('A file of the library could not be read', cause);
          toast(TOASTS.assetNotLoaded);
        }
      }}
    />
  );
}
