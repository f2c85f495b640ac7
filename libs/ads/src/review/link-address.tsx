import { buildReviewPath } from '@adwright/contracts';
import { CopyButton } from '@adwright/ui';
import classes from './review-panel.module.css';

/** Shows the URL of a new review link. No page can show the URL of a review link a second time. */
export function LinkAddress({ token }: { token: string }) {
  const address = new URL(buildReviewPath(token), location.origin).href;
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
