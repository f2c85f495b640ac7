import { useCampaign, useCampaignActions, useCampaignResults } from '@adwright/campaigns';
import { campaignPagePath, errorMessage, FEATURES, PATHS } from '@adwright/contracts';
import { type CampaignResult, isPhotoLink } from '@adwright/contracts/campaigns';
import { useCredits } from '@adwright/credits';
import { ErrorState, LinkButton, LoadingIndicator, Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useNavigate } from '@adwright/ui/router';
import { counted } from '../campaign-words.ts';
import classes from './new-campaign-page.module.css';
import { PhotoReport } from './photo-report.tsx';
import type { NewCampaign } from './use-new-campaign.ts';

interface PriceStepProps {
  userId: string;
  campaign: NewCampaign;
}

/** What the campaign costs, before anything is charged. */
export function PriceStep({ userId, campaign }: PriceStepProps) {
  const { drafting, reopen } = campaign;
  const draft = drafting.data;
  if (!draft) return null;
  return (
    <>
      <PhotoReport draft={draft} />
      <StartPanel userId={userId} campaignId={draft.id} onBack={() => void reopen()} />
    </>
  );
}

interface StartPanelProps {
  userId: string;
  campaignId: string;
  onBack: () => void;
}

/** The price of a draft, and the button that starts it. */
export function StartPanel({ userId, campaignId, onBack }: StartPanelProps) {
  const navigate = useNavigate();
  const { data: overview, isError, refetch } = useCampaign(userId, campaignId);
  const { data: rows } = useCampaignResults(userId, campaignId);
  const { data: credits } = useCredits();
  const { act } = useCampaignActions(userId);
  if (isError)
    return <ErrorState title="The price can’t be loaded." onRetry={() => void refetch()} />;
  if (!overview || !rows) return <LoadingIndicator label="Loading the price" />;
  const ads = rows.filter(isPayable).length;
  const photoless = overview.waiting - ads;
  const cost = ads * FEATURES.createAd.cost;
  const left = credits?.left;
  return (
    <>
      <Panel title="Price" marks>
        <p className={classes.price}>
          {counted(ads, 'ad')}, {counted(cost, 'credit')}
          {left === undefined ? '' : `, you have ${left}`}
        </p>
        {photoless > 0 ? (
          <p>
            {counted(photoless, 'row')} name photos that are not there. They are left out and cost
            nothing.
          </p>
        ) : null}
        {overview.faulty > 0 ? (
          <p>{counted(overview.faulty, 'faulty row')} are left out and cost nothing.</p>
        ) : null}
        {left !== undefined && left < cost ? (
          <p>
            The campaign stops when your credits have run out, and goes on by itself once there are
            more.
          </p>
        ) : null}
        <p className={classes.note}>
          Each ad is charged when it is begun, and given back if it fails. You may pause, cancel or
          close this page at any time.
        </p>
      </Panel>
      {act.isError ? (
        <p className={classes.error} role="alert">
          {errorMessage(act.error, 'The campaign could not be started.')}
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button onClick={onBack}>Back</Button>
        {left !== undefined && left < cost ? (
          <LinkButton to={PATHS.pricing}>Get credits</LinkButton>
        ) : null}
        <Button
          type="primary"
          disabled={ads === 0}
          loading={act.isPending}
          onClick={() =>
            act.mutate(
              { id: campaignId, action: 'start' },
              { onSuccess: () => void navigate(campaignPagePath(campaignId)) },
            )
          }
        >
          Start the campaign
        </Button>
      </div>
    </>
  );
}

/** Whether a row will be made: one that names a photo without a link needs it in the archive. */
function isPayable({ state, photo, photo_url }: CampaignResult): boolean {
  return state === 'waiting' && (photo === '' || photo_url !== null || isPhotoLink(photo));
}
