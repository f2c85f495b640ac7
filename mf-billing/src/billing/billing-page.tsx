import { PATHS } from '@adwright/contracts';
import { LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { CreditHistoryPanel } from './credit-history-panel.tsx';
import { InvoicesPanel } from './invoices-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { PlansPanel } from './plans-panel.tsx';
import { SeatsPanel } from './seats-panel.tsx';

/** Shows the page /billing (decisions, "The product"): plan, invoices and credit history. */
export function BillingPage() {
  return (
    <PageShell>
      <PageHeader
        title="Billing"
        lead="Your plan, your invoices, and where your credits went."
        actions={
          <>
            <LinkButton to={PATHS.account}>Account</LinkButton>
            <LinkButton to={PATHS.dashboard}>Dashboard</LinkButton>
          </>
        }
      />
      <PlanPanel />
      <PlansPanel />
      <SeatsPanel />
      <InvoicesPanel />
      <CreditHistoryPanel />
    </PageShell>
  );
}
