import { PATHS } from '@adwright/contracts';
import { LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { AccountPanel } from './account-panel.tsx';
import { CreditHistoryPanel } from './credit-history-panel.tsx';
import { InvoicesPanel } from './invoices-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { PlansPanel } from './plans-panel.tsx';

/** /billing (decisions, "The product"): plan, invoices, credit history, and the account itself. */
export function BillingPage() {
  return (
    <PageShell>
      <PageHeader
        title="Billing"
        lead="Your plan, your invoices, and where your credits went."
        actions={<LinkButton to={PATHS.dashboard}>Dashboard</LinkButton>}
      />
      <PlanPanel />
      <PlansPanel />
      <InvoicesPanel />
      <CreditHistoryPanel />
      <AccountPanel />
    </PageShell>
  );
}
