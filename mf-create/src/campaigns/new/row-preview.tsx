import type { PlannedRow } from '@adwright/contracts/campaigns';
import { Panel, ScrollRegion } from '@adwright/ui';
import { counted } from '../campaign-words.ts';
import classes from './row-preview.module.css';

const SHOWN = 5;
/** A file with more faults than this has one cause, which the first of them show. */
const FAULTS_SHOWN = 100;

/** What becomes of the catalogue: the first ads, and every row that makes none with the reason. */
export function RowPreview({ rows }: { rows: readonly PlannedRow[] }) {
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
                  <th scope="col">Audience</th>
                  <th scope="col">Goal</th>
                  <th scope="col">Emotion</th>
                  <th scope="col">Ad type</th>
                  <th scope="col">Photo</th>
                </tr>
              </thead>
              <tbody>
                {ready.slice(0, SHOWN).map(({ line, brief, photo }) => (
                  <tr key={line}>
                    <td>{line}</td>
                    <td>{brief.product}</td>
                    <td>{brief.audience}</td>
                    <td>{brief.goal}</td>
                    <td>{brief.emotion}</td>
                    <td>{brief.adType}</td>
                    <td className={classes.photo}>{photo || '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        ) : (
          <p>No row makes an ad yet. Choose the columns above, or say what holds for every ad.</p>
        )}
      </Panel>
      {faulty.length > 0 ? <Faults rows={faulty} /> : null}
    </>
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
