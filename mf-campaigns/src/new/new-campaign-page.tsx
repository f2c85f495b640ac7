import { PATHS } from '@adwright/contracts';
import { LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { useEffect, useRef } from 'react';
import { CatalogueStep } from './catalogue-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { LookStep } from './look-step.tsx';
import classes from './new-campaign-page.module.css';
import { PriceStep } from './price-step.tsx';
import { StepList } from './step-list.tsx';
import { useNewCampaign } from './use-new-campaign.ts';

/** Shows the page /campaigns/new, with the steps from a catalogue to the price of its ads. */
export function NewCampaignPage() {
  const campaign = useNewCampaign();
  const { step } = campaign;
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(step);
  useEffect(() => {
    // The focus moves only when the step changes; when the page opens, the focus stays on the heading.
    if (first.current === step) return;
    first.current = step;
    place.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return (
    <PageShell>
      <PageHeader
        title="New campaign"
        lead="One ad for each product, and nothing is charged before you start it."
        actions={<LinkButton to={PATHS.campaigns}>Campaigns</LinkButton>}
      />
      <StepList step={step} />
      <div ref={place} tabIndex={-1} className={classes.place}>
        {step === 'catalogue' ? <CatalogueStep campaign={campaign} /> : null}
        {step === 'columns' ? <ColumnsStep campaign={campaign} /> : null}
        {step === 'look' ? <LookStep campaign={campaign} /> : null}
        {step === 'price' ? <PriceStep campaign={campaign} /> : null}
      </div>
    </PageShell>
  );
}
