import { ShownAsLine, useShownAs } from '@adwright/ads/shown-as';
import {
  getLanguageName,
  OFFER_LABELS,
  UNCLEAR_PRODUCT_TEXTS,
  type UnclearReason,
} from '@adwright/contracts';
import {
  type CampaignBrief,
  formatPrice,
  OFFER_COLUMNS,
  type PlannedRow,
  type RowPrice,
} from '@adwright/contracts/campaigns';
import { Panel, ScrollRegion } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useState } from 'react';
import { formatCount } from '../campaign-words.ts';
import classes from './row-preview.module.css';

/** Number of rows that are visible at first, and number of rows that each click adds. */
const SHOWN = 5;
const ADDED = 20;
/**
 * Maximum number of faults that the page lists. In a longer list, the faults have a common cause, which the
 * first entries show.
 */
const FAULTS_SHOWN = 100;

interface RowPreviewProps {
  rows: readonly PlannedRow[];
  /** Required fields that are missing for all ads, because of which every row has the same fault. */
  missing: readonly string[];
  onChooseShownAs: (line: number, object: string | null) => void;
}

/** Shows a preview of the catalogue's first ads, and lists each skipped row with the reason. */
export function RowPreview({ rows, missing, onChooseShownAs }: RowPreviewProps) {
  const [count, setCount] = useState(SHOWN);
  const kept = rows.filter(({ leftOut }) => leftOut === null);
  const ready = kept.flatMap((row) => (row.brief ? [{ ...row, brief: row.brief }] : []));
  const faulty = kept.filter(({ brief }) => brief === null);
  const noted = ready.filter(({ notes }) => notes.length > 0);
  const hasPrices = ready.some(({ price }) => price !== null);
  const offerFields = OFFER_COLUMNS.filter((field) =>
    ready.some(({ brief }) => brief.offer?.[field]),
  );
  const hasLanguages = ready.some(({ brief }) => brief.language !== undefined);
  return (
    <>
      <Panel title="Preview" extra={<span>{formatCount(ready.length, 'row')} ready</span>}>
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
                  {hasLanguages ? <th scope="col">Language</th> : null}
                  <th scope="col">Photo</th>
                  {hasPrices ? <th scope="col">Price</th> : null}
                  {offerFields.map((field) => (
                    <th key={field} scope="col">
                      {OFFER_LABELS[field]}
                    </th>
                  ))}
                </tr>
              </thead>
              {splitPages(ready.slice(0, count)).map((page) => (
                <RowsPage
                  key={page[0]?.line}
                  rows={page}
                  hasPrices={hasPrices}
                  offerFields={offerFields}
                  hasLanguages={hasLanguages}
                  onChooseShownAs={onChooseShownAs}
                />
              ))}
            </table>
          </ScrollRegion>
        ) : (
          <p>
            {missing.length > 0
              ? `No row makes an ad yet. Still to choose: ${missing.join(', ')}.`
              : 'No row makes an ad.'}
          </p>
        )}
        {ready.length > count ? (
          <Button className={classes.more} onClick={() => setCount(count + ADDED)}>
            Show more rows
          </Button>
        ) : null}
      </Panel>
      {missing.length === 0 && faulty.length > 0 ? <Faults rows={faulty} /> : null}
      {noted.length > 0 ? <Notes rows={noted} /> : null}
    </>
  );
}

type ReadyRow = PlannedRow & { brief: CampaignBrief };

/**
 * Splits the rows into pages, because one request loads the previews of a page's rows.
 */
function splitPages(rows: readonly ReadyRow[]): ReadyRow[][] {
  const [first, rest] = [rows.slice(0, SHOWN), rows.slice(SHOWN)];
  const others = Array.from({ length: Math.ceil(rest.length / ADDED) }, (_, at) =>
    rest.slice(at * ADDED, (at + 1) * ADDED),
  );
  return [first, ...others];
}

interface RowsPageProps extends Pick<RowPreviewProps, 'onChooseShownAs'> {
  rows: readonly ReadyRow[];
  hasPrices: boolean;
  offerFields: readonly (typeof OFFER_COLUMNS)[number][];
  hasLanguages: boolean;
}

function RowsPage(props: RowsPageProps) {
  const { rows, hasPrices, offerFields, hasLanguages, onChooseShownAs } = props;
  const { data, isError } = useShownAs(rows.map(({ brief }) => brief));
  return (
    <tbody>
      {rows.map(({ line, brief, photo, price }, at) => (
        <tr key={line}>
          <td>{line}</td>
          <td>
            {brief.product}
            <UnclearNote reason={data?.unclear?.[at]} />
          </td>
          <td>
            {photo ? (
              'Your photo'
            ) : (
              <ShownAsLine
                row={brief.product}
                suggestion={isError ? undefined : data?.shown[at]}
                choice={brief.shownAs ?? null}
                onChoose={(object) => onChooseShownAs(line, object)}
              />
            )}
          </td>
          <td>{brief.audience}</td>
          <td>{brief.goal}</td>
          <td>{brief.emotion}</td>
          <td>{brief.adType}</td>
          {hasLanguages ? <td>{brief.language ? getLanguageName(brief.language) : '–'}</td> : null}
          <td className={classes.photo}>{photo || '–'}</td>
          {hasPrices ? <td>{price ? formatPriceLabel(price) : '–'}</td> : null}
          {offerFields.map((field) => (
            <td key={field}>{brief.offer?.[field] ?? '–'}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/**
 * Explains why the product of a row is unclear, although the ad will be made.
 */
function UnclearNote({ reason }: { reason: UnclearReason | null | undefined }) {
  return reason ? <p className={classes.unclear}>{UNCLEAR_PRODUCT_TEXTS[reason]}</p> : null;
}

/** Formats a price as text, such as "from €19.99", "€19.99, was €29". */
function formatPriceLabel(price: RowPrice): string {
  const { currency, isFrom, was } = price;
  const before = was === undefined ? '' : `, was ${formatPrice({ amount: was, currency })}`;
  return `${isFrom ? 'from ' : ''}${formatPrice(price)}${before}`;
}

/** Lists warnings about rows that become ads nevertheless. */
function Notes({ rows }: { rows: readonly PlannedRow[] }) {
  return (
    <Panel title="Please check">
      <ScrollRegion label="Rows to check">
        <ul className={classes.faults}>
          {rows.slice(0, FAULTS_SHOWN).map(({ line, notes }) => (
            <li key={line}>
              <strong>Line {line}</strong> {notes.join(' ')}
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {rows.length > FAULTS_SHOWN ? <p>And {rows.length - FAULTS_SHOWN} more.</p> : null}
    </Panel>
  );
}

function Faults({ rows }: { rows: readonly PlannedRow[] }) {
  return (
    <Panel title={`${formatCount(rows.length, 'faulty row')}`}>
      <p>
        {rows.length === 1 ? 'It is left out and costs' : 'They are left out and cost'} nothing. The
        other rows run.
      </p>
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
