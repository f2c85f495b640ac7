import classes from './status-page.module.css';

interface FigureProps {
  name: string;
  value: string;
  /** True if the value requires an operator's attention. */
  isBad?: boolean;
}

/** Shows a number with its label in a description list. */
export function Figure({ name, value, isBad = false }: FigureProps) {
  return (
    <div className={isBad ? classes.bad : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
