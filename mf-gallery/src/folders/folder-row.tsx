import { useKeptFocus } from '@adwright/ads';
import { getErrorMessage } from '@adwright/contracts';
import { type AdFolder, MAX_FOLDER_NAME_LENGTH } from '@adwright/contracts/ad-folders';
import { Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { toast } from '@adwright/ui/toast';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { countAds, FILING_TOASTS } from '../texts.ts';
import classes from './folder-dialog.module.css';
import { useFolderChanges } from './use-folder-changes.ts';

interface FolderRowProps {
  folder: AdFolder;
  isBusy: boolean;
  onChoose: () => void;
}

/**
 * Shows one folder in the dialog: a button that chooses the folder, and buttons that rename and delete the
 * folder.
 */
export function FolderRow({ folder, isBusy, onChoose }: FolderRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { rename, remove } = useFolderChanges();
  // The pressed button disappears when the row changes between text and input field, so the focus moves to a
  // new element.
  const row = useKeptFocus<HTMLLIElement>(
    isRenaming,
    isRenaming ? 'input' : 'button[aria-label^="Rename"]',
  );
  const fail = (cause: unknown) => {
    console.error('The folder could not be changed', cause);
    toast(FILING_TOASTS.folderNotSaved(getErrorMessage(cause, 'Please try again.')));
  };
  if (isRenaming) {
    return (
      <li ref={row}>
        <form
          className={classes.line}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('name');
            const name = typeof typed === 'string' ? typed.trim() : '';
            if (!name || rename.isPending) return;
            rename.mutate(
              { id: folder.id, name },
              { onSuccess: () => setRenaming(false), onError: fail },
            );
          }}
        >
          <Input
            name="name"
            aria-label={`Name of the folder ${folder.name}`}
            maxLength={MAX_FOLDER_NAME_LENGTH}
            autoComplete="off"
            defaultValue={folder.name}
          />
          <Button htmlType="submit" disabled={rename.isPending}>
            Save
          </Button>
          <Button onClick={() => setRenaming(false)}>Cancel</Button>
        </form>
      </li>
    );
  }
  return (
    <li ref={row} className={classes.line}>
      <Button className={classes.choose} disabled={isBusy} onClick={onChoose}>
        {folder.name} · {countAds(folder.ads)}
      </Button>
      <Button
        aria-label={`Rename ${folder.name}`}
        icon={<Pencil size={16} aria-hidden />}
        onClick={() => setRenaming(true)}
      />
      <Button
        aria-label={`Delete ${folder.name}; its ads stay`}
        icon={<Trash2 size={16} aria-hidden />}
        disabled={remove.isPending}
        onClick={() => remove.mutate(folder.id, { onError: fail })}
      />
    </li>
  );
}
