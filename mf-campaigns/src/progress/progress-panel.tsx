import { useCampaignActions, useCampaignResults } from '@adwright/campaigns';
import { PATHS } from '@adwright/contracts';
import type { CampaignAction, CampaignOverview } from '@adwright/contracts/campaigns';
import { Badge, LinkButton, Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Modal } from '@adwright/ui/kit-overlays';
import { toast } from '@adwright/ui/toast';
import { useState } from 'react';
import { CAMPAIGN_TOASTS } from '../campaign-toasts.ts';
import { describeProgress, formatCount, getStateLabel } from '../campaign-words.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { isPhotoMissing, MissingPhotos } from './missing-photos.tsx';
import classes from './progress-panel.module.css';

interface ProgressPanelProps {
  campaign: CampaignOverview;
}

/** Shows the progress of the campaign and the buttons for the campaign's state. */
export function ProgressPanel({ campaign }: ProgressPanelProps) {
  const { act } = useCampaignActions();
  const { data: rows } = useCampaignResults(campaign.id);
  const [isCancelling, setIsCancelling] = useState(false);
  const { id, state, paused_by, failed } = campaign;
  const run = (action: CampaignAction) =>
    act.mutate(
      { id, action },
      {
        onError: ({ message }) => toast(CAMPAIGN_TOASTS.unchanged(message)),
      },
    );
  const isBusy = act.isPending;
  const photoless = rows?.filter(isPhotoMissing).length ?? 0;
  const triable = failed - photoless;
  return (
    <>
      <Panel title="Progress" extra={<Badge>{getStateLabel(campaign)}</Badge>} marks>
        <ProgressBar campaign={campaign} />
        <p>{describeProgress(campaign)}</p>
        <p role="status" className={classes.note}>
          {explainState(campaign)}
        </p>
        <div className={classes.actions}>
          {state === 'running' ? (
            <Button disabled={isBusy} onClick={() => run('pause')}>
              Pause
            </Button>
          ) : null}
          {state === 'paused' ? (
            <Button type="primary" disabled={isBusy} onClick={() => run('resume')}>
              Resume
            </Button>
          ) : null}
          {state === 'paused' && paused_by === 'credits' ? (
            <LinkButton to={PATHS.pricing}>Get credits</LinkButton>
          ) : null}
          {triable > 0 ? (
            <Button disabled={isBusy || !rows} onClick={() => run('retry')}>
              Try {formatCount(triable, 'failed ad')} again
            </Button>
          ) : null}
          {state === 'running' || state === 'paused' ? (
            <Button danger disabled={isBusy} onClick={() => setIsCancelling(true)}>
              Cancel
            </Button>
          ) : null}
        </div>
        <Modal
          open={isCancelling}
          title="Cancel the campaign?"
          okText="Cancel the campaign"
          cancelText="Keep it"
          okButtonProps={{ danger: true }}
          onCancel={() => setIsCancelling(false)}
          onOk={() => {
            setIsCancelling(false);
            run('cancel');
          }}
        >
          <p>
            Ads that are made already stay yours, and those in the making are finished. The other
            rows are not made and cost nothing.
          </p>
        </Modal>
      </Panel>
      <MissingPhotos campaignId={id} count={photoless} isBusy={isBusy} onDraw={() => run('draw')} />
    </>
  );
}

/**
 * Explains the campaign's state to the user. The explanation of the campaign's state changes rarely, so screen readers
 * announce it.
 */
function explainState({ state, paused_by, running, failed }: CampaignOverview): string {
  switch (state) {
    case 'draft':
      return 'Not started yet.';
    case 'running':
      return 'The ads are made in the background. You may close this page.';
    case 'paused':
      if (paused_by === 'credits') {
        return 'Your credits have run out. The campaign goes on by itself once there are more.';
      }
      return running > 0
        ? 'The ads in the making are finished first. Rows that have not begun cost nothing.'
        : 'Paused. Rows that have not begun cost nothing.';
    case 'done':
      return failed > 0
        ? 'Done. Credits of failed ads were returned.'
        : 'Done. Every ad is in My Ads as well.';
    case 'cancelled':
      return 'Cancelled. Rows that had not begun cost nothing.';
  }
}
