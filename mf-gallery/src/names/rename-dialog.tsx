import { adKeys } from '@adwright/ads';
import { MAX_AD_NAME_LENGTH } from '@adwright/contracts/ad-folders';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { Modal } from '@adwright/ui/kit-overlays';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FILING_TOASTS } from '../texts.ts';
import { renameAd } from './rename-ad.ts';
import classes from './rename-dialog.module.css';

interface RenameDialogProps {
  adId: string;
  /** Current name of the ad. */
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows a dialog in which the user gives an ad a custom name. */
export function RenameDialog({ isOpen, ...renaming }: RenameDialogProps) {
  return (
    <Modal
      open={isOpen}
      title="Rename ad"
      footer={null}
      onCancel={renaming.onClose}
      destroyOnHidden
    >
      <RenameForm {...renaming} />
    </Modal>
  );
}

function RenameForm({ adId, name, onClose }: Omit<RenameDialogProps, 'isOpen'>) {
  const field = useId();
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: string) => renameAd(getSupabase(), adId, typed),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: adKeys.all(userId) });
    },
    onError: (cause) => {
      console.error('The ad could not be renamed', cause);
      toast(FILING_TOASTS.notRenamed);
    },
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('name');
        if (!isPending) mutate(typeof typed === 'string' ? typed.trim() : '');
      }}
    >
      <label htmlFor={field}>Name</label>
      <Input
        id={field}
        name="name"
        autoComplete="off"
        maxLength={MAX_AD_NAME_LENGTH}
        // The proposed name may be a headline, so the name is cut to the maximum length of a name.
        defaultValue={Array.from(name).slice(0, MAX_AD_NAME_LENGTH).join('')}
        autoFocus
      />
      <p className={classes.note}>
        Only you see it. Empty, the ad is called by its own words again.
      </p>
      <Button type="primary" htmlType="submit" disabled={isPending}>
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
