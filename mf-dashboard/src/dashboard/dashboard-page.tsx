import { PATHS } from '@adwright/contracts';
import { LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { CreditPanel } from './credit-panel.tsx';
import classes from './dashboard-page.module.css';
import { FeatureGrid } from './feature-grid.tsx';
import { LatestAds } from './latest-ads.tsx';

/** Shows the page /dashboard (spec §2). */
export function DashboardPage() {
  return (
    <PageShell>
      <PageHeader
        title="Dashboard"
        actions={
          <>
            {/* The spec defines the menus (§2), so the link to brand kits is on the dashboard. */}
            <LinkButton to={PATHS.brand}>Brand kits</LinkButton>
            <LinkButton to={PATHS.myAds}>My Ads</LinkButton>
            <LinkButton to={PATHS.create} kind="primary">
              Create
            </LinkButton>
          </>
        }
      />
      <div className={classes.desk}>
        <CreditPanel />
        <LatestAds />
      </div>
      <FeatureGrid />
    </PageShell>
  );
}
