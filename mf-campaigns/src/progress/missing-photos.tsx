import { campaignKeys, sendPhotos } from '@adwright/campaigns';
import { FEATURES, getErrorMessage } from '@adwright/contracts';
import { type CampaignResult, isPhotoLink } from '@adwright/contracts/campaigns';
import { useSignedInUserId } from '@adwright/supabase';
import { Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Modal } from '@adwright/ui/kit-overlays';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../campaign-words.ts';
import { FileField } from '../new/file-field.tsx';
import { PhotoRemarks } from '../new/photo-report.tsx';
import classes from './progress-panel.module.css';

interface MissingPhotosProps {
  campaignId: string;
  /** Number of rows that lack their photo. */
  count: number;
  isBusy: boolean;
  /** Makes the ads of rows that lack a photo, with a drawn object in place of the photo. */
  onDraw: () => void;
}

/**
 * Lists rows that lack their photo. The user can upload the photos, or pay for ads that show a drawn object.
 */
export function MissingPhotos(props: MissingPhotosProps) {
  const userId = useSignedInUserId();
  const { campaignId, count, isBusy, onDraw } = props;
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [archive, setArchive] = useState<File | null>(null);
  const sending = useMutation({
    mutationFn: (chosen: File) => sendPhotos(campaignId, chosen),
    onSettled: () => queryClient.invalidateQueries({ queryKey: campaignKeys.all(userId) }),
  });
  const ads = formatCount(count, 'ad');
  const outcome = (
    <>
      <p role="status" className={classes.note}>
        {sending.data ? `${formatCount(sending.data.matched, 'row')} got a photo.` : ''}
      </p>
      {sending.data ? <PhotoRemarks photos={sending.data} /> : null}
    </>
  );
  // The panel reports on the last archive even when no photo is missing any more.
  if (count === 0) return sending.data ? <Panel title="Photos">{outcome}</Panel> : null;
  return (
    <Panel title={`${formatCount(count, 'photo')} missing`}>
      <p>
        Rows that name these photos are not made and cost nothing. Add the photos here, then try the
        ads again.
      </p>
      <FileField
        label="Add photos"
        hint="A ZIP archive with the missing photos"
        accept=".zip,application/zip"
        file={archive}
        onChoose={(chosen) => {
          setArchive(chosen);
          sending.mutate(chosen);
        }}
        busy={sending.isPending ? 'Sending the photos…' : undefined}
        error={
          sending.isError
            ? getErrorMessage(sending.error, 'The photos could not be sent.')
            : undefined
        }
      />
      {outcome}
      <div className={classes.actions}>
        <Button disabled={isBusy || sending.isPending} onClick={() => setIsAsking(true)}>
          Make {ads} without a photo
        </Button>
      </div>
      <Modal
        open={isAsking}
        title="Make the ads without a photo?"
        okText={`Make ${ads} for ${formatCount(count * FEATURES.createAd.cost, 'credit')}`}
        cancelText="Keep waiting"
        onCancel={() => setIsAsking(false)}
        onOk={() => {
          setIsAsking(false);
          onDraw();
        }}
      >
        <p>They show a drawn object or a composition of type in place of your product.</p>
      </Modal>
    </Panel>
  );
}

/** Tells whether a row waits for a photo that must come from an archive. */
export function isPhotoMissing({ state, photo, photo_url }: CampaignResult): boolean {
  return state === 'failed' && photo !== '' && photo_url === null && !isPhotoLink(photo);
}
