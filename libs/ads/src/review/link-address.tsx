import { reviewPath } from '@adwright/contracts';
import { CopyButton } from '@adwright/ui';
import classes from './review-panel.module.css';

/** The address of a link that was just made: nobody is told it again. */
export function LinkAddress({ token }: { token: string }) {
  const address = new URL(reviewPath(token), location.origin).href;
  return (
    <div className={classes.form}>
      <p>
        Whoever has this address can look at the ads, comment and decide, without an account. It is
        shown this once: copy it now.
      </p>
      <p className={classes.address}>{address}</p>
      <CopyButton text={address}>Copy the address</CopyButton>
    </div>
  );
}
