import { Button } from '@adwright/ui/kit-core';
import classes from './shop-page.module.css';

interface ProposalActionsProps {
  /** Text of the confirm button. */
  label: string;
  /** The reason why the last attempt to confirm failed. */
  problem: string | null;
  isBusy: boolean;
  onConfirm: () => void;
  onDiscard: () => void;
}

/** Shows two buttons at the end of a proposal: one to confirm it and one to discard it. */
export function ProposalActions(props: ProposalActionsProps) {
  const { label, problem, isBusy, onConfirm, onDiscard } = props;
  return (
    <>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button type="primary" loading={isBusy} onClick={onConfirm}>
          {label}
        </Button>
        <Button disabled={isBusy} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </>
  );
}
