import { type UnclearProduct, useUnclearProducts } from '@adwright/ads/shown-as';
import { useCampaign, useCampaignActions, useCampaignResults } from '@adwright/campaigns';
import {
  buildCampaignPagePath,
  FEATURES,
  getErrorMessage,
  PATHS,
  UNCLEAR_PRODUCT_TEXTS,
} from '@adwright/contracts';
import {
  type CampaignOverview,
  type CampaignResult,
  isPhotoLink,
} from '@adwright/contracts/campaigns';
import { useCredits } from '@adwright/credits';
import { ErrorState, LinkButton, LoadingIndicator, Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useNavigate } from '@adwright/ui/router';
import { useMutation } from '@tanstack/react-query';
import { formatCount } from '../campaign-words.ts';
import classes from './new-campaign-page.module.css';
import { PhotoReport } from './photo-report.tsx';
import type { NewCampaign } from './use-new-campaign.ts';

const NO_RESULTS: readonly CampaignResult[] = [];
/** Maximum number of listed rows with an unclear product; in a longer list, the rows have a common cause. */
const UNCLEAR_SHOWN = 20;

interface PriceStepProps {
  campaign: NewCampaign;
}

/** Shows the step with the price of the campaign, before anything is charged. */
export function PriceStep({ campaign }: PriceStepProps) {
  const { drafting, reopen } = campaign;
  const draft = drafting.data;
  if (!draft) return null;
  return (
    <>
      {draft.photosProblem ? (
        <p className={classes.error} role="alert">
          The photos were not taken in. {draft.photosProblem}
        </p>
      ) : null}
      {draft.photos ? <PhotoReport photos={draft.photos} /> : null}
      <StartPanel campaignId={draft.id} onBack={() => void reopen()} />
    </>
  );
}

interface StartPanelProps {
  campaignId: string;
  onBack: () => void;
}

/** Shows the price of a draft, and the button that starts the campaign. */
export function StartPanel({ campaignId, onBack }: StartPanelProps) {
  const navigate = useNavigate();
  const { data: overview, isError, refetch } = useCampaign(campaignId);
  const { data: rows } = useCampaignResults(campaignId);
  const { data: credits } = useCredits();
  const { act } = useCampaignActions();
  const payable = rows?.filter(isPayable) ?? NO_RESULTS;
  const listUnclearProducts = useUnclearProducts(payable.map(({ name }) => name));
  const start = () =>
    act.mutate(
      { id: campaignId, action: 'start' },
      { onSuccess: () => void navigate(buildCampaignPagePath(campaignId)) },
    );
  // No credit is spent before the engine has had time to name the unclear products.
  const check = useMutation({
    mutationFn: listUnclearProducts,
    onSuccess: (found) => {
      if (found.length === 0) start();
    },
  });
  if (isError)
    return <ErrorState title="The price can’t be loaded." onRetry={() => void refetch()} />;
  if (!overview || !rows) return <LoadingIndicator label="Loading the price" />;
  const cost = payable.length * FEATURES.createAd.cost;
  const left = credits?.left;
  const unclear = check.data ?? [];
  const isDoubted = unclear.length > 0;
  return (
    <>
      <PricePanel overview={overview} ads={payable.length} cost={cost} left={left} />
      {act.isError ? (
        <p className={classes.error} role="alert">
          {getErrorMessage(act.error, 'The campaign could not be started.')}
        </p>
      ) : null}
      {isDoubted ? <UnclearRows rows={payable} unclear={unclear} /> : null}
      <div className={classes.actions}>
        <Button onClick={onBack}>Back</Button>
        {left !== undefined && left < cost ? (
          <LinkButton to={PATHS.pricing}>Get credits</LinkButton>
        ) : null}
        <Button
          type="primary"
          disabled={payable.length === 0}
          loading={check.isPending || act.isPending}
          onClick={() => (isDoubted ? start() : check.mutate())}
        >
          {isDoubted ? 'Make them anyway' : 'Start the campaign'}
        </Button>
      </div>
    </>
  );
}

interface PricePanelProps {
  overview: CampaignOverview;
  ads: number;
  /** Price of all ads of the campaign, in credits. */
  cost: number;
  /** Credits that the user has before the campaign starts; undefined while the credits load. */
  left: number | undefined;
}

function PricePanel({ overview: { waiting, faulty }, ads, cost, left }: PricePanelProps) {
  const photoless = waiting - ads;
  return (
    <Panel title="Price" marks>
      <p className={classes.price}>
        {formatCount(ads, 'ad')}, {formatCount(cost, 'credit')}
        {left === undefined ? '' : `, you have ${left}`}
      </p>
      {photoless > 0 ? (
        <p>
          {photoless === 1
            ? '1 row names a photo that is not there. It is left out and costs nothing.'
            : `${photoless} rows name photos that are not there. They are left out and cost nothing.`}
        </p>
      ) : null}
      {faulty > 0 ? (
        <p>
          {faulty === 1
            ? '1 faulty row is left out and costs nothing.'
            : `${faulty} faulty rows are left out and cost nothing.`}
        </p>
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
  );
}

interface UnclearRowsProps {
  rows: readonly CampaignResult[];
  unclear: readonly UnclearProduct[];
}

/** Lists rows with an unclear product, and asks the user to confirm them before the campaign starts. */
function UnclearRows({ rows, unclear }: UnclearRowsProps) {
  return (
    <div className={classes.doubt} role="alert">
      <p>
        We can’t tell what {formatCount(unclear.length, 'row')}{' '}
        {unclear.length === 1 ? 'sells' : 'sell'}. No credit has been spent. Go back to change{' '}
        {unclear.length === 1 ? 'it' : 'them'}, or make the ads anyway.
      </p>
      <ul>
        {unclear.slice(0, UNCLEAR_SHOWN).map(({ index, reason }) => (
          <li key={index}>
            <strong>Line {rows[index]?.line}</strong> {rows[index]?.name}:{' '}
            {UNCLEAR_PRODUCT_TEXTS[reason]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Tells whether the campaign will make an ad of a row. If the row's photo is a file name instead of a link, the
 * archive must contain the photo.
 */
function isPayable({ state, photo, photo_url }: CampaignResult): boolean {
  return state === 'waiting' && (photo === '' || photo_url !== null || isPhotoLink(photo));
}
