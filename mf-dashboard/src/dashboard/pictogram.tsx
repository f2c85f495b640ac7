import type { DashboardCard } from '@adwright/contracts';
import classes from './pictogram.module.css';

interface PictogramProps {
  drawing: DashboardCard['drawing'];
}

/**
 * Draws the symbol of a feature in the text colour, with some lines in the accent colour. The symbol is decoration
 * only.
 */
export function Pictogram({ drawing: { ink, signal, dashes } }: PictogramProps) {
  return (
    <svg className={classes.pictogram} viewBox="36 0 168 108" aria-hidden="true">
      <path d={ink} />
      <path className={classes.fill} d={signal} />
      {dashes ? <path strokeDasharray="2 5" d={dashes} /> : null}
    </svg>
  );
}
