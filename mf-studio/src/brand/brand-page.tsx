import { AssetGrid } from '@adwright/ads/assets';
import { useBrandKits } from '@adwright/ads/brand';
import { buildBrandKitPath, MAX_BRAND_KITS, NEW_BRAND_KIT, PATHS } from '@adwright/contracts';
import { EmptyState, ErrorState, LinkButton, PageHeader, PageShell, Panel } from '@adwright/ui';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import classes from './brand-page.module.css';
import { KitCard } from './kit-card.tsx';
import { KitFromShop } from './kit-from-shop.tsx';

/** Shows the page /brand with the user's brand kits and the asset library. */
export function BrandPage() {
  const { data: kits, isError, refetch } = useBrandKits();
  const count = kits?.length ?? 0;
  const isFull = count >= MAX_BRAND_KITS;
  return (
    <PageShell>
      <PageHeader
        title="Brand kits"
        lead="Your logo, colors and type in every ad: chosen in a form, or put on an ad that you have."
        actions={
          <>
            <LinkButton to={PATHS.dashboard}>Dashboard</LinkButton>
            {kits && count > 0 && !isFull ? (
              <LinkButton to={buildBrandKitPath(NEW_BRAND_KIT)} kind="primary">
                New brand kit
              </LinkButton>
            ) : null}
          </>
        }
      />
      {isError && !kits ? (
        <ErrorState title="Your brand kits can’t be loaded." onRetry={() => void refetch()} />
      ) : null}
      {!isError && !kits ? (
        <div role="status" aria-label="Loading your brand kits">
          <Skeleton active paragraph={{ rows: 5 }} />
        </div>
      ) : null}
      {kits && count === 0 ? (
        <EmptyState
          title="No brand kit yet"
          description="A logo is enough to begin with: its colors are suggested."
          action={
            <LinkButton to={buildBrandKitPath(NEW_BRAND_KIT)} kind="primary">
              New brand kit
            </LinkButton>
          }
        />
      ) : null}
      {kits && !isFull ? <KitFromShop /> : null}
      {kits && count > 0 ? (
        <section className={classes.kits} aria-label="Your brand kits">
          <p className={classes.count}>
            {count} of {MAX_BRAND_KITS} brand kits.
            {isFull ? ' Delete one to create another.' : ''}
          </p>
          <ul className={classes.list}>
            {kits.map((kit) => (
              <KitCard key={kit.id} kit={kit} />
            ))}
          </ul>
        </section>
      ) : null}
      <Panel title="Your library">
        <p className={classes.count}>Photos and logos that you have uploaded, to use again.</p>
        <AssetGrid />
      </Panel>
    </PageShell>
  );
}
