import { ShownAsLine, useShownAs } from '@adwright/ads/shown-as';
import type { CampaignBrief, PlannedRow } from '@adwright/contracts/campaigns';
import { Panel, ScrollRegion } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useState } from 'react';
import { counted } from '../campaign-words.ts';
import classes from './row-preview.module.css';

/** Rows shown at first, and added each time. */
const SHOWN = 5;
const ADDED = 20;
/** A file with more faults than this has one cause, which the first of them show. */
const FAULTS_SHOWN = 100;

interface RowPreviewProps {
  rows: readonly PlannedRow[];
  onChooseShownAs: (line: number, object: string | null) => void;
}

/** What becomes of the catalogue: the first ads, and every row that makes none with the reason. */
export function RowPreview({ rows, onChooseShownAs }: RowPreviewProps) {
  const [count, setCount] = useState(SHOWN);
  const ready = rows.flatMap((row) => (row.brief ? [{ ...row, brief: row.brief }] : []));
  const faulty = rows.filter(({ brief }) => brief === null);
  return (
    <>
      <Panel title="Preview" extra={<span>{counted(ready.length, 'row')} ready</span>}>
        {ready.length > 0 ? (
          <ScrollRegion label="First rows">
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Line</th>
                  <th scope="col">Product</th>
                  <th scope="col">Shown as</th>
                  <th scope="col">Audience</th>
                  <th scope="col">Goal</th>
                  <th scope="col">Emotion</th>
                  <th scope="col">Ad type</th>
                  <th scope="col">Photo</th>
                </tr>
              </thead>
              {pagesOf(ready.slice(0, count)).map((page) => (
                <RowsPage key={page[0]?.line} rows={page} onChooseShownAs={onChooseShownAs} />
              ))}
            </table>
          </ScrollRegion>
        ) : (
          <p>No row makes an ad yet. Choose the columns above, or say what holds for every ad.</p>
        )}
        {ready.length > count ? (
          <Button className={classes.more} onClick={() => setCount(count + ADDED)}>
            Show more rows
          </Button>
        ) : null}
      </Panel>
      {faulty.length > 0 ? <Faults rows={faulty} /> : null}
    </>
  );
}

type ReadyRow = PlannedRow & { brief: CampaignBrief };

/** The rows in pages: each asks once what its ads would show. */
function pagesOf(rows: readonly ReadyRow[]): ReadyRow[][] {
  const [first, rest] = [rows.slice(0, SHOWN), rows.slice(SHOWN)];
  const others = Array.from({ length: Math.ceil(rest.length / ADDED) }, (_, at) =>
    rest.slice(at * ADDED, (at + 1) * ADDED),
  );
  return [first, ...others];
}

interface RowsPageProps extends Pick<RowPreviewProps, 'onChooseShownAs'> {
  rows: readonly ReadyRow[];
}

function RowsPage({ rows, onChooseShownAs }: RowsPageProps) {
  const { data, isError } = useShownAs(rows.map(({ brief }) => brief.product));
  return (
    <tbody>
      {rows.map(({ line, brief, photo }, at) => (
        <tr key={line}>
          <td>{line}</td>
          <td>{brief.product}</td>
          <td>
            {photo ? (
              'Your photo'
            ) : (
              <ShownAsLine
                row={brief.product}
                suggestion={isError ? undefined : data?.[at]}
                choice={brief.shownAs ?? null}
                onChoose={(object) => onChooseShownAs(line, object)}
              />
            )}
          </td>
          <td>{brief.audience}</td>
          <td>{brief.goal}</td>
          <td>{brief.emotion}</td>
          <td>{brief.adType}</td>
          <td className={classes.photo}>{photo || '–'}</td>
        </tr>
      ))}
    </tbody>
  );
}

function Faults({ rows }: { rows: readonly PlannedRow[] }) {
  return (
    <Panel title={`${counted(rows.length, 'faulty row')}`}>
      <p>They are left out and cost nothing. The other rows run.</p>
      <ScrollRegion label="Faulty rows">
        <ul className={classes.faults}>
          {rows.slice(0, FAULTS_SHOWN).map(({ line, problems }) => (
            <li key={line}>
              <strong>Line {line}</strong> {problems.join(' ')}
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {rows.length > FAULTS_SHOWN ? <p>And {rows.length - FAULTS_SHOWN} more.</p> : null}
    </Panel>
  );
}
