import { useCampaign } from '@adwright/campaigns';
import { PATHS } from '@adwright/contracts';
import type { CampaignOverview } from '@adwright/contracts/campaigns';
import { useUserId } from '@adwright/supabase';
import { ErrorState, LinkButton, LoadingIndicator, PageHeader, PageShell } from '@adwright/ui';
import { useNavigate, useParams } from '@adwright/ui/router';
import { StartPanel } from '../new/price-step.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';

/** /campaigns/{id}: a campaign at work, and what it made. */
export function Component() {
  const userId = useUserId();
  const { id = '' } = useParams();
  return userId ? <CampaignWithId key={id} userId={userId} id={id} /> : null;
}

function CampaignWithId({ userId, id }: { userId: string; id: string }) {
  const { data: campaign, isError, refetch } = useCampaign(userId, id);
  if (campaign === undefined) {
    return (
      <PageShell>
        <PageHeader title="Campaign" />
        {isError ? (
          <ErrorState title="The campaign can’t be loaded." onRetry={() => void refetch()} />
        ) : (
          <LoadingIndicator label="Loading the campaign" />
        )}
      </PageShell>
    );
  }
  if (campaign === null) {
    return (
      <PageShell>
        <PageHeader title="Campaign" />
        <ErrorState
          title="There is no such campaign"
          action={<LinkButton to={PATHS.campaigns}>All campaigns</LinkButton>}
        />
      </PageShell>
    );
  }
  return <CampaignDetails userId={userId} campaign={campaign} />;
}

function CampaignDetails({ userId, campaign }: { userId: string; campaign: CampaignOverview }) {
  const navigate = useNavigate();
  const isDraft = campaign.state === 'draft';
  return (
    <PageShell>
      <PageHeader
        title={campaign.name}
        lead={isDraft ? 'Not started yet: nothing was charged.' : undefined}
        actions={
          <>
            <LinkButton to={PATHS.campaigns}>Campaigns</LinkButton>
            <LinkButton to={PATHS.myAds}>My Ads</LinkButton>
          </>
        }
      />
      {isDraft ? (
        <StartPanel
          userId={userId}
          campaignId={campaign.id}
          onBack={() => void navigate(PATHS.campaigns)}
        />
      ) : (
        <>
          <ProgressPanel userId={userId} campaign={campaign} />
          <ResultsPanel userId={userId} campaign={campaign} />
        </>
      )}
    </PageShell>
  );
}
