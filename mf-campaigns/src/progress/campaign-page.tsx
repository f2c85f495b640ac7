import { useCampaign } from '@adwright/campaigns';
import { PATHS } from '@adwright/contracts';
import type { CampaignOverview } from '@adwright/contracts/campaigns';
import { ErrorState, LinkButton, LoadingIndicator, PageHeader, PageShell } from '@adwright/ui';
import { useNavigate, useParams } from '@adwright/ui/router';
import { StartPanel } from '../new/price-step.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';

/** Shows the page /campaigns/{id} with the progress and the ads of a campaign. */
export function CampaignPage() {
  const { id = '' } = useParams();
  return <CampaignWithId key={id} id={id} />;
}

function CampaignWithId({ id }: { id: string }) {
  const { data: campaign, isError, refetch } = useCampaign(id);
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
  return <CampaignDetails campaign={campaign} />;
}

function CampaignDetails({ campaign }: { campaign: CampaignOverview }) {
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
        <StartPanel campaignId={campaign.id} onBack={() => void navigate(PATHS.campaigns)} />
      ) : (
        <>
          <ProgressPanel campaign={campaign} />
          <ResultsPanel campaign={campaign} />
        </>
      )}
    </PageShell>
  );
}
