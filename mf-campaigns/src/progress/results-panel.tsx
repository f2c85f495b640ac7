import { CompareButton, LaunchKitButton, useComparison } from '@adwright/ads';
import { ShareButton } from '@adwright/ads/review';
import { useCampaignResults } from '@adwright/campaigns';
import type { CampaignOverview } from '@adwright/contracts/campaigns';
import { EmptyState, ErrorState } from '@adwright/ui';
import { Input, Select } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { formatCount } from '../campaign-words.ts';
import { getResultTitle, ResultCard } from './result-card.tsx';
import { downloadResults } from './results-csv.ts';
import {
  filterResults,
  RESULT_KIND_LABELS,
  RESULT_KINDS,
  RESULT_ORDERS,
  type ResultKind,
  type ResultOrder,
} from './results-filter.ts';
import classes from './results-panel.module.css';

interface ResultsPanelProps {
  campaign: CampaignOverview;
}

/** Lists the rows of the campaign with their ads, and shows the filter above the list. */
export function ResultsPanel({ campaign }: ResultsPanelProps) {
  const { data: rows, isError, refetch } = useCampaignResults(campaign.id);
  const comparison = useComparison();
  const filter = useRowFilter();
  const { kind, search, order } = filter;
  const shown = useMemo(
    () => filterResults(rows ?? [], { kind, search, order }),
    [rows, kind, search, order],
  );
  const names = useMemo(
    () => new Map(rows?.map((row) => [row.ad_id ?? '', getResultTitle(row)] as const)),
    [rows],
  );
  const adIds = useMemo(() => shown.flatMap(({ ad_id }) => ad_id ?? []), [shown]);
  if (!rows && isError) {
    return <ErrorState title="The rows can’t be loaded." onRetry={() => void refetch()} />;
  }
  if (!rows) {
    return (
      <div role="status" aria-label="Loading the rows">
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </div>
    );
  }
  return (
    <section className={classes.section} aria-labelledby="campaign-rows">
      <div className={classes.head}>
        <h2 id="campaign-rows">Rows</h2>
        <div className={classes.tools}>
          <CompareButton comparison={comparison} names={names} />
          <LaunchKitButton adIds={adIds} campaignName={campaign.name} />
          <ShareButton adIds={adIds} name={campaign.name} />
          <Button onClick={() => downloadResults(campaign.name, shown)}>Export CSV</Button>
        </div>
      </div>
      <RowFilter filter={filter}>
        {formatCount(shown.length, 'row')}, {formatCount(adIds.length, 'ad')}
      </RowFilter>
      {shown.length === 0 ? (
        <EmptyState
          title="No rows match"
          description="Try other words, or look through all of them."
          action={<Button onClick={filter.clear}>Show all rows</Button>}
        />
      ) : (
        <ul className={classes.grid} aria-label="Rows">
          {shown.map((row) => (
            <ResultCard
              key={row.id}
              row={row}
              isCompared={row.ad_id !== null && comparison.adIds.includes(row.ad_id)}
              isComparisonFull={comparison.isFull}
              onCompare={comparison.toggle}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * Returns the row state, the sort order and the search words that the user has chosen. `search` follows the
 * typed words later, so that typing stays fast.
 */
function useRowFilter() {
  const [kind, setKind] = useState<ResultKind>('all');
  const [order, setOrder] = useState<ResultOrder>('file');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  function clear() {
    setKind('all');
    setTyped('');
  }
  return { kind, setKind, order, setOrder, typed, setTyped, search, clear };
}

interface RowFilterProps {
  filter: ReturnType<typeof useRowFilter>;
  /** Text with the number of rows that match the filter. */
  children: ReactNode;
}

function RowFilter({ filter, children }: RowFilterProps) {
  const { kind, setKind, order, setOrder, typed, setTyped } = filter;
  return (
    <div className={classes.filter}>
      <Input
        type="search"
        aria-label="Search rows"
        placeholder="Product, number or line"
        allowClear
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        aria-label="Show"
        value={kind}
        onChange={setKind}
        options={RESULT_KINDS.map((value) => ({ value, label: RESULT_KIND_LABELS[value] }))}
      />
      <Select aria-label="Order" value={order} onChange={setOrder} options={[...RESULT_ORDERS]} />
      <p role="status">{children}</p>
    </div>
  );
}
