import { PATHS } from '@adwright/contracts';
import { getRuntimeConfig } from '@adwright/supabase';
import { LinkButton, PageHeader, PageShell, Panel } from '@adwright/ui';
import classes from './post-checkout-page.module.css';

/** Shows the page /post-checkout (spec §2). */
export function PostCheckoutPage() {
  const { supportEmail } = getRuntimeConfig();
  return (
    <PageShell width="narrow">
      <PageHeader title="Payment Successful!" lead="Thank you. One step is left." />
      <Panel marks>
        <span className={classes.stamp} aria-hidden>
          Paid
        </span>
        <p>Check your email to set a password and activate your access.</p>
        <p className={classes.soft}>
          Nothing there? Look in your spam folder, or write to{' '}
          <a href={`mailto:${supportEmail}`}>our support</a>.
        </p>
        <div className={classes.links}>
          <LinkButton to={PATHS.login} kind="primary">
            Go to Login
          </LinkButton>
          <LinkButton to={PATHS.landing}>Back to Home</LinkButton>
        </div>
      </Panel>
    </PageShell>
  );
}
