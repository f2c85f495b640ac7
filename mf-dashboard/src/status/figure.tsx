import classes from './status-page.module.css';

interface FigureProps {
  name: string;
  value: string;
  /** True for a value that somebody should look into. */
  isBad?: boolean;
}

/** A number with its name, in a description list. */
export function Figure({ name, value, isBad = false }: FigureProps) {
  return (
    <div className={isBad ? classes.bad : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
