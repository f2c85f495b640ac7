import type { LeftOutReason, PlannedRow } from '@adwright/contracts/campaigns';
import { Panel, ScrollRegion } from '@adwright/ui';
import { Checkbox } from '@adwright/ui/kit-controls';
import { formatCount } from '../campaign-words.ts';
import classes from './new-campaign-page.module.css';
import preview from './row-preview.module.css';
import type { NewCampaign } from './use-new-campaign.ts';

const REASONS: Readonly<Record<LeftOutReason, string>> = {
  draft: 'Draft: the shop does not show it.',
  soldOut: 'Out of stock.',
  duplicate: 'The same ad as a row above.',
  tooMany: 'A campaign makes 500 ads.',
};
/** Maximum number of rows that the panel lists for one reason; of further rows it shows only the number. */
const SHOWN = 100;

/** Shows the choice of products that become ads: variants, drafts, sold-out products and duplicates. */
export function RowsPanel({ campaign }: { campaign: NewCampaign }) {
  const { rows, choices, setChoices, mapping } = campaign;
  const grouped = rows.filter(({ variants }) => variants > 1);
  const variants = grouped.reduce((sum, row) => sum + row.variants, 0);
  const hasVariants = mapping.group !== undefined && (variants > 0 || choices.variants === 'each');
  const left = rows.filter(({ leftOut }) => leftOut !== null);
  const count = (reason: LeftOutReason) => left.filter(({ leftOut }) => leftOut === reason).length;
  const offered = [
    { key: 'drafts', label: 'Drafts too', count: count('draft') },
    { key: 'soldOut', label: 'Products out of stock too', count: count('soldOut') },
    { key: 'duplicates', label: 'Rows that make the same ad again', count: count('duplicate') },
  ] as const;
  const shown = offered.filter(({ key, count }) => count > 0 || choices[key]);
  if (!hasVariants && shown.length === 0 && left.length === 0) return null;
  return (
    <Panel title="Products" extra={<span>{formatCount(left.length, 'product')} left out</span>}>
      <div className={classes.choices}>
        {hasVariants ? (
          <>
            {variants > 0 ? (
              <p>
                {formatCount(variants, 'variant')} are grouped to{' '}
                {formatCount(grouped.length, 'product')}.
              </p>
            ) : null}
            <Checkbox
              checked={choices.variants === 'each'}
              onChange={({ target }) =>
                setChoices({ ...choices, variants: target.checked ? 'each' : 'one' })
              }
            >
              An ad for each variant
            </Checkbox>
          </>
        ) : null}
        {shown.map(({ key, label, count }) => (
          <Checkbox
            key={key}
            checked={choices[key]}
            onChange={({ target }) => setChoices({ ...choices, [key]: target.checked })}
          >
            {label}
            {choices[key] ? '' : ` (${count})`}
          </Checkbox>
        ))}
      </div>
      {left.length > 0 ? <LeftOut rows={left} /> : null}
    </Panel>
  );
}

function LeftOut({ rows }: { rows: readonly PlannedRow[] }) {
  return (
    <>
      <p className={classes.note}>These are left out and cost nothing.</p>
      <ScrollRegion label="Products left out">
        <ul className={preview.faults}>
          {rows.slice(0, SHOWN).map(({ line, name, leftOut }) => (
            <li key={line}>
              <strong>Line {line}</strong> {name} {leftOut ? REASONS[leftOut] : ''}
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {rows.length > SHOWN ? <p>And {rows.length - SHOWN} more.</p> : null}
    </>
  );
}
