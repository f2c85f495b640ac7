import { PATHS } from '@adwright/contracts';
import { AppLink } from '../chrome/app-link.tsx';
import classes from './landing-page.module.css';

/** The public first page. */
export function LandingPage() {
  return (
    <section className={classes.hero}>
      <h1 className={classes.title}>Generate viral ads in seconds with AI</h1>
      <p className={classes.text}>
        Adwright turns a short brief into ad images and the words to go with them.
      </p>
      <div className={classes.actions}>
        <AppLink to={PATHS.signup} look="primary">
          Sign up
        </AppLink>
        <AppLink to={PATHS.login} look="default">
          Log in
        </AppLink>
      </div>
      <p className={classes.note}>No credit card required</p>
    </section>
  );
}
