import { useAd, useAdVersions } from '@adwright/ads';
import { PATHS, TEXTS } from '@adwright/contracts';
import { ErrorState, LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { useParams } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { useEffect } from 'react';
import { GALLERY_TOASTS } from '../texts.ts';
import classes from './ad-details.module.css';
import { AdDetails } from './ad-details.tsx';

/** Shows the page /ad/{id} (spec §2). */
export function AdPage() {
  const { id = '' } = useParams();
  return <Ad key={id} adId={id} />;
}

function Ad({ adId }: { adId: string }) {
  const { data: ad, isPending, isError, refetch } = useAd(adId);
  const versions = useAdVersions(adId);
  const isMissing = ad === null;

  useEffect(() => {
    if (isError) toast(GALLERY_TOASTS.adNotLoaded);
    if (isMissing) toast(GALLERY_TOASTS.adNotFound);
  }, [isError, isMissing]);

  if (isPending || versions.isPending) {
    return (
      <PageShell>
        <PageHeader title="Ad Details" />
        <div role="status" aria-label="Loading ad details">
          <div className={classes.images}>
            <div className={classes.squareToBe} />
            <div className={classes.storyToBe} />
          </div>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      </PageShell>
    );
  }
  if (ad) return <AdDetails ad={ad} latest={versions.data?.[0]} />;
  return (
    <PageShell>
      <PageHeader title="Ad Details" />
      <ErrorState
        title={isMissing ? TEXTS.adMissing : GALLERY_TOASTS.adUnavailable.title}
        onRetry={isMissing ? undefined : () => void refetch()}
        action={
          <LinkButton to={PATHS.dashboard} announcedAs="button">
            Return to Dashboard
          </LinkButton>
        }
      />
    </PageShell>
  );
}
