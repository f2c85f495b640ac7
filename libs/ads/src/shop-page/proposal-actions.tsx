import { Button } from '@adwright/ui/kit-core';
import classes from './shop-page.module.css';

interface ProposalActionsProps {
  /** Text on the confirm button. */
  label: string;
  /** Error message of the last attempt to confirm the proposal; null without an error. */
  problem: string | null;
  isBusy: boolean;
  onConfirm: () => void;
  onDiscard: () => void;
}

/**
 * Shows the two buttons below a proposal: one button confirms the proposal, the other button discards the
 * proposal.
 */
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
