import { PATHS } from '@adwright/contracts';
import { LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { CreditPanel } from './credit-panel.tsx';
import { FeatureGrid } from './feature-grid.tsx';

/** /dashboard (spec §2). */
export function Component() {
  return (
    <PageShell>
      <PageHeader
        title="Dashboard"
        actions={
          <>
            <LinkButton to={PATHS.myAds}>My Ads</LinkButton>
            <LinkButton to={PATHS.create} kind="primary">
              Create
            </LinkButton>
          </>
        }
      />
      <CreditPanel />
      <FeatureGrid />
    </PageShell>
  );
}
