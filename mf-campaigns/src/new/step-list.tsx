import classes from './step-list.module.css';

export const STEPS = ['catalogue', 'columns', 'look', 'price'] as const;
export type Step = (typeof STEPS)[number];

const LABELS: Record<Step, string> = {
  catalogue: 'Catalogue',
  columns: 'Preview',
  look: 'Ads',
  price: 'Price',
};

/** Shows the steps to a new campaign, and marks the current step. */
export function StepList({ step }: { step: Step }) {
  return (
    <ol className={classes.steps} aria-label="Steps">
      {STEPS.map((name, at) => (
        <li
          key={name}
          className={at < STEPS.indexOf(step) ? classes.passed : undefined}
          aria-current={name === step ? 'step' : undefined}
        >
          <span aria-hidden>{at + 1}</span> {LABELS[name]}
        </li>
      ))}
    </ol>
  );
}
