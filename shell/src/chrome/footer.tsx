import { PATHS } from '@adwright/contracts';
import { AppLink } from './app-link.tsx';
import classes from './footer.module.css';
import { Wordmark } from './wordmark.tsx';

/** Shows the footer of every page that guests see; the footer is a landmark outside of the page's content. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Wordmark />
        <nav className={classes.links} aria-label="Footer">
          <AppLink to={PATHS.pricing} className={classes.link}>
            Pricing
          </AppLink>
          <AppLink to={PATHS.terms} className={classes.link}>
            Terms of Service
          </AppLink>
          <AppLink to={PATHS.privacy} className={classes.link}>
            Privacy Policy
          </AppLink>
          <AppLink to={PATHS.verify} className={classes.link}>
            Verify a picture
          </AppLink>
        </nav>
      </div>
    </footer>
  );
}
