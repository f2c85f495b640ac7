import { FEATURES, PATHS, STARTER_PLAN, TRIAL_PLAN } from '@adwright/contracts';
import { LinkButton, PageHeader, PageShell, Panel } from '@adwright/ui';
import { usePlan } from '../billing/use-plan.ts';
import { CheckoutButton } from './checkout-button.tsx';
import classes from './pricing-page.module.css';

const INCLUDED = [
  `${STARTER_PLAN.credits} ad credits every month`,
  'Every tool: ads, boosts, variations, text, photoshoots',
  'A Viral Score for each creative',
  STARTER_PLAN.support,
  'Cancel anytime, keep access to the end of the period',
  'Everything you make is yours',
];

/** Shows the page /pricing (spec §2) with the only paid plan and its payment button. */
export function PricingPage() {
  const { data: plan } = usePlan();
  return (
    <PageShell>
      <PageHeader title="Pricing" lead="One plan. Every tool in it. No small print." />
      <div className={classes.columns}>
        <Panel title={STARTER_PLAN.label} marks>
          <p className={classes.price}>
            {STARTER_PLAN.priceLabel}
            <span>/{STARTER_PLAN.interval}</span>
          </p>
          <ul className={classes.included}>
            {INCLUDED.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {plan?.paid ? (
            <>
              <p>This is your plan.</p>
              <LinkButton to={PATHS.billing}>Manage billing</LinkButton>
            </>
          ) : (
            <CheckoutButton />
          )}
        </Panel>
        <div className={classes.aside}>
          <section>
            <h2>Start free</h2>
            <p>
              Every account begins with {TRIAL_PLAN.credits} credits, and gets them again every{' '}
              {TRIAL_PLAN.periodDays} days. No card needed.
            </p>
          </section>
          <section>
            <h2>Unused credits</h2>
            <p>
              Credits last until their period ends. What is left then expires, and the next period
              begins with the full {STARTER_PLAN.credits}. When you upgrade, {STARTER_PLAN.credits}{' '}
              new credits begin at once. What is left of your trial stays until the trial’s own
              reset date, and is spent first. Your credit history shows all of it, entry by entry.
            </p>
            <p>
              We mail you three days before each renewal, and a receipt for each payment. You can
              cancel until the day it renews.
            </p>
          </section>
          <section>
            <h2 id="costs-title">What a credit buys</h2>
            <table className={classes.costs} aria-labelledby="costs-title">
              <thead>
                <tr>
                  <th scope="col">Feature</th>
                  <th scope="col">Credits</th>
                  <th scope="col">In a {STARTER_PLAN.interval}</th>
                </tr>
              </thead>
              <tbody>
                {Object.values(FEATURES).map(({ name, cost }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{cost}</td>
                    <td>{Math.floor(STARTER_PLAN.credits / cost)} times</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      </div>
    </PageShell>
  );
}
