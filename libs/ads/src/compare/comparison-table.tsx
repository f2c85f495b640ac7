import { buildAdPath } from '@adwright/contracts';
import { ScrollRegion } from '@adwright/ui';
import { Checkbox } from '@adwright/ui/kit-controls';
import { Link } from '@adwright/ui/router';
import { useState } from 'react';
import { AdImage } from '../components/ad-image.tsx';
import { type ComparedTrait, type Comparison, nameDifferences } from './compare-ads.ts';
import classes from './comparison-table.module.css';

interface ComparisonTableProps {
  comparison: Comparison;
  /** Displayed name of each ad, by the ad's id. */
  names: ReadonlyMap<string, string>;
}

/** Shows a table with a column for each ad, the best first, and a row for each trait. */
export function ComparisonTable({ comparison, names }: ComparisonTableProps) {
  const { ads, traits } = comparison;
  const differences = nameDifferences(comparison);
  const [isShort, setShort] = useState(differences !== '');
  const best = ads[0]?.score ?? null;
  return (
    <div className={classes.comparison}>
      <p role="status">
        {differences ? `They differ in ${differences}.` : 'They are alike in all of this.'}
      </p>
      {differences ? (
        <Checkbox checked={isShort} onChange={({ target }) => setShort(target.checked)}>
          Only what differs
        </Checkbox>
      ) : null}
      <ScrollRegion label="Ads side by side" isWhole>
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              {ads.map(({ id, imageUrl, format }) => (
                <th key={id} scope="col">
                  <AdImage src={imageUrl} alt="" format={format} size="card" />
                  <Link to={buildAdPath(id)}>{names.get(id) ?? 'Ad'}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Viral Score</th>
              {ads.map(({ id, score }) => (
                <td key={id} className={classes.score}>
                  {score ?? '–'}
                  {score !== null && score === best ? <small> best</small> : null}
                </td>
              ))}
            </tr>
            {traits
              .filter(({ differs }) => differs || !isShort)
              .map((trait) => (
                <TraitRow key={trait.label} trait={trait} />
              ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function TraitRow({ trait }: { trait: ComparedTrait }) {
  const { label, values, differs } = trait;
  return (
    <tr data-differs={differs}>
      <th scope="row">
        {label}
        {differs ? <small> differs</small> : null}
      </th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td key={index}>{value}</td>
      ))}
    </tr>
  );
}
