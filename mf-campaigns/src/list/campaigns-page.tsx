import { useCampaignActions, useCampaigns } from '@adwright/campaigns';
import { buildCampaignPagePath, PATHS } from '@adwright/contracts';
import type { CampaignOverview } from '@adwright/contracts/campaigns';
import {
  Badge,
  EmptyState,
  ErrorState,
  formatShortDate,
  LinkButton,
  PageHeader,
  PageShell,
} from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { Link } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { CAMPAIGN_TOASTS } from '../campaign-toasts.ts';
import { describeProgress, getStateLabel } from '../campaign-words.ts';
import { ProgressBar } from '../progress-bar.tsx';
import classes from './campaigns-page.module.css';

/** Shows the page /campaigns, which lists the user's campaigns. */
export function CampaignsPage() {
  const campaigns = useCampaigns();
  return (
    <PageShell>
      <PageHeader
        title="Campaigns"
        lead="One ad for each product of a catalogue, made in the background. The ads are in My Ads as well."
        actions={
          <>
            <LinkButton to={PATHS.newCampaign} kind="primary">
              New campaign
            </LinkButton>
            <LinkButton to={PATHS.create}>Create Ad</LinkButton>
            <LinkButton to={PATHS.myAds}>My Ads</LinkButton>
          </>
        }
      />
      <CampaignList campaigns={campaigns} />
    </PageShell>
  );
}

interface CampaignListProps {
  campaigns: ReturnType<typeof useCampaigns>;
}

function CampaignList({ campaigns: { data, isError, refetch } }: CampaignListProps) {
  if (!data && isError) {
    return <ErrorState title="Your campaigns can’t be loaded." onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div role="status" aria-label="Loading your campaigns">
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title="No campaigns yet"
        description="Upload a product list as CSV, TSV or XLSX, such as your Google Merchant or Meta feed. Each row becomes an ad, for one credit."
        action={
          <LinkButton to={PATHS.newCampaign} kind="primary">
            Make the first campaign
          </LinkButton>
        }
      />
    );
  }
  return (
    <ul className={classes.list} aria-label="Campaigns">
      {data.map((campaign) => (
        <CampaignItem key={campaign.id} campaign={campaign} />
      ))}
    </ul>
  );
}

function CampaignItem({ campaign }: { campaign: CampaignOverview }) {
  const { remove } = useCampaignActions();
  const { id, name, created_at, state, running } = campaign;
  const canDelete = ['draft', 'done', 'cancelled'].includes(state) && running === 0;
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <h2>
          <Link to={buildCampaignPagePath(id)}>{name}</Link>
        </h2>
        <Badge>{getStateLabel(campaign)}</Badge>
        <span className={classes.date}>{formatShortDate(created_at)}</span>
      </div>
      {state === 'draft' ? null : <ProgressBar campaign={campaign} />}
      <div className={classes.foot}>
        <p>{state === 'draft' ? describeDraft(campaign) : describeProgress(campaign)}</p>
        {canDelete ? (
          <Button
            type="text"
            aria-label={`Delete ${name}`}
            loading={remove.isPending && { delay: 300 }}
            onClick={() =>
              remove.mutate(id, {
                onSuccess: () => toast(CAMPAIGN_TOASTS.deleted),
                onError: ({ message }) => toast(CAMPAIGN_TOASTS.notDeleted(message)),
              })
            }
          >
            Delete
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function describeDraft({ waiting, faulty }: CampaignOverview): string {
  return `${waiting} rows ready, ${faulty} faulty. Not started: nothing was charged.`;
}
