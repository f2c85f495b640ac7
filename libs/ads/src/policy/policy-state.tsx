import { Button } from '@adwright/ui/kit-core';
import classes from './policy-findings.module.css';
import type { usePolicyCheck } from './policy-queries.ts';

interface PolicyStateProps {
  check: Pick<ReturnType<typeof usePolicyCheck>, 'data' | 'isError' | 'isChecking' | 'retry'>;
  /** The result of the last check, as one sentence. */
  outcome: string;
}

/** Shows the state of the policy check: running, failed with a retry button, or finished with a result. */
export function PolicyState({ check, outcome }: PolicyStateProps) {
  const { data, isError, isChecking, retry } = check;
  const state = isChecking
    ? 'The words are being checked by the platforms’ rules.'
    : isError
      ? 'The platforms’ rules can’t be checked right now.'
      : data
        ? outcome
        : '';
  return (
    <>
      <p className={classes.note} role="status">
        {state}
      </p>
      {isError && !isChecking ? (
        <div className={classes.actions}>
          <Button size="small" onClick={retry}>
            Check again
          </Button>
        </div>
      ) : null}
    </>
  );
}
