import {
  CATALOGUE_ENCODINGS,
  type CatalogueEncoding,
  type CatalogueReading,
} from '@adwright/contracts/campaigns';
import { Panel, ScrollRegion } from '@adwright/ui';
import { Select } from '@adwright/ui/kit-controls';
import { type ReactNode, useId } from 'react';
import { formatCount } from '../campaign-words.ts';
import classes from './new-campaign-page.module.css';
import preview from './row-preview.module.css';
import type { NewCampaign } from './use-new-campaign.ts';

const NO_HEADER = 0;
const SHOWN_LINES = 4;

/**
 * Shows how the engine parsed the catalogue file, and lets the user correct each guess, such as the encoding.
 */
export function ReadingPanel({ campaign }: { campaign: NewCampaign }) {
  const { reading, reader, readAgain, file } = campaign;
  if (!reading) return null;
  const isBusy = reader.isPending;
  return (
    <Panel title="File" extra={<span>{file?.name}</span>}>
      {reading.shop ? <p>This looks like an export of {reading.shop}.</p> : null}
      <div className={classes.readings}>
        {reading.encoding ? (
          <Choice label="Encoding" hint="Choose another one if letters look wrong">
            {(id) => (
              <Select
                id={id}
                value={reading.encoding}
                disabled={isBusy}
                options={listEncodings(reading)}
                showSearch={{ optionFilterProp: 'label' }}
                onChange={(encoding) => readAgain(encoding ? { encoding } : {})}
              />
            )}
          </Choice>
        ) : null}
        {reading.sheets.length > 1 ? (
          <Choice label="Sheet" hint={`The workbook has ${reading.sheets.length} with rows`}>
            {(id) => (
              <Select
                id={id}
                value={reading.sheet}
                disabled={isBusy}
                options={reading.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
                onChange={(sheet) => readAgain(sheet ? { sheet, header: undefined } : {})}
              />
            )}
          </Choice>
        ) : null}
        {reading.head ? (
          <Choice label="Row with the names of the columns" hint="Rows above it are passed by">
            {(id) => (
              <Select
                id={id}
                value={reading.headerLine}
                disabled={isBusy}
                options={listHeaders(reading)}
                onChange={(header) => readAgain({ header })}
              />
            )}
          </Choice>
        ) : null}
      </div>
      <p role="status" className={classes.note}>
        {isBusy ? 'Reading the catalogue…' : ''}
        {!isBusy && reading.hiddenRows > 0
          ? `${formatCount(reading.hiddenRows, 'hidden row')} of the sheet left out.`
          : ''}
      </p>
      {reader.isError ? (
        <p className={classes.error} role="alert">
          {reader.error.message}
        </p>
      ) : null}
      <FirstLines campaign={campaign} />
    </Panel>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  children: (id: string) => ReactNode;
}

function Choice({ label, hint, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={classes.stack}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      <span className={classes.note}>{hint}</span>
    </div>
  );
}

/**
 * Shows the first lines of the catalogue file as the engine parsed them. With a wrong encoding or separator,
 * the user sees wrong letters or columns in the first lines.
 */
function FirstLines({ campaign: { table } }: { campaign: NewCampaign }) {
  if (!table) return null;
  return (
    <ScrollRegion label="First lines of the file">
      <table className={preview.table}>
        <thead>
          <tr>
            {table.columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name, and keep their places
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.slice(0, SHOWN_LINES).map(({ line, cells }) => (
            <tr key={line}>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places
                <td key={at}>{cell.slice(0, 80)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Returns the options for the file's encoding: first the likely encodings, then all others. */
function listEncodings({ encodings }: CatalogueReading) {
  const options = CATALOGUE_ENCODINGS.map(({ name, label }) => ({ value: name, label }));
  const place = (name: CatalogueEncoding) => {
    const at = encodings.indexOf(name);
    return at < 0 ? encodings.length : at;
  };
  return [...options].sort((one, other) => place(one.value) - place(other.value));
}

function listHeaders({ head, headerLine }: CatalogueReading) {
  const lines = (head ?? []).map(({ line, cells }) => ({
    value: line,
    label: `Row ${line}: ${cells.filter((cell) => cell !== '').join(', ')}`,
  }));
  const chosen = lines.some(({ value }) => value === headerLine) || headerLine === NO_HEADER;
  return [
    ...lines,
    ...(chosen ? [] : [{ value: headerLine, label: `Row ${headerLine}` }]),
    { value: NO_HEADER, label: 'No row: the first one is a product' },
  ];
}
