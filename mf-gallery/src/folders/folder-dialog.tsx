import { getErrorMessage } from '@adwright/contracts';
import { type AdFolder, MAX_FOLDER_NAME_LENGTH } from '@adwright/contracts/ad-folders';
import { ErrorState, LoadingIndicator } from '@adwright/ui';
import { Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { Modal } from '@adwright/ui/kit-overlays';
import { toast } from '@adwright/ui/toast';
import { useEffect, useId, useRef, useState } from 'react';
import { countAds, FILING_TOASTS } from '../texts.ts';
import classes from './folder-dialog.module.css';
import { FolderRow } from './folder-row.tsx';
import { useFileAds } from './use-file-ads.ts';
import { useFolderChanges } from './use-folder-changes.ts';
import { useGalleryFacets } from './use-gallery-facets.ts';

interface FolderDialogProps {
  adIds: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Shows a dialog in which the user chooses a folder for ads. In the dialog, the user can also create, rename
 * and delete folders.
 */
export function FolderDialog({ isOpen, onClose, ...filing }: FolderDialogProps) {
  return (
    <Modal
      open={isOpen}
      title={`Move ${countAds(filing.adIds.length)} to a folder`}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <DialogBody {...filing} onClose={onClose} />
    </Modal>
  );
}

function DialogBody({ adIds, onClose }: Omit<FolderDialogProps, 'isOpen'>) {
  const { data, isError, refetch } = useGalleryFacets();
  const { mutate: file, isPending } = useFileAds();
  const body = useFocusAfterLoss(data?.folders.length ?? 0);
  if (isError && !data) {
    return <ErrorState title="Your folders can’t be loaded." onRetry={() => void refetch()} />;
  }
  if (!data) return <LoadingIndicator label="Loading your folders" />;
  const move = (folder: Pick<AdFolder, 'id' | 'name'> | null) =>
    file({ adIds, folder }, { onSuccess: onClose });
  return (
    <div ref={body} tabIndex={-1} className={classes.body}>
      {data.folders.length > 0 ? (
        <ul className={classes.folders}>
          {data.folders.map((folder) => (
            <FolderRow
              key={folder.id}
              folder={folder}
              isBusy={isPending}
              onChoose={() => move(folder)}
            />
          ))}
        </ul>
      ) : (
        <p className={classes.note}>You have no folders yet.</p>
      )}
      <NewFolder isBusy={isPending} onMade={move} />
      <Button disabled={isPending} onClick={() => move(null)}>
        Take out of folders
      </Button>
    </div>
  );
}

/**
 * Focuses the dialog's content when a focused button disappears together with its deleted folder.
 * @returns a ref for the dialog's content
 */
function useFocusAfterLoss(folders: number) {
  const body = useRef<HTMLDivElement>(null);
  const known = useRef(folders);
  useEffect(() => {
    if (folders < known.current && document.activeElement === document.body) body.current?.focus();
    known.current = folders;
  }, [folders]);
  return body;
}

interface NewFolderProps {
  isBusy: boolean;
  onMade: (folder: Pick<AdFolder, 'id' | 'name'>) => void;
}

function NewFolder({ isBusy, onMade }: NewFolderProps) {
  const field = useId();
  const [typed, setTyped] = useState('');
  const { create } = useFolderChanges();
  const name = typed.trim();
  return (
    <form
      className={classes.fresh}
      onSubmit={(event) => {
        event.preventDefault();
        if (!name || create.isPending) return;
        create.mutate(name, {
          onSuccess: (id) => onMade({ id, name }),
          onError: (cause) => {
            console.error('The folder could not be made', cause);
            toast(FILING_TOASTS.folderNotSaved(getErrorMessage(cause, 'Please try again.')));
          },
        });
      }}
    >
      <label htmlFor={field}>New folder</label>
      <div className={classes.line}>
        <Input
          id={field}
          maxLength={MAX_FOLDER_NAME_LENGTH}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button htmlType="submit" disabled={!name || create.isPending || isBusy}>
          Make and move
        </Button>
      </div>
    </form>
  );
}
