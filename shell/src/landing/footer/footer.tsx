import { PATHS } from '@adwright/contracts';
import { AppLink } from '../../chrome/app-link.tsx';
import { Wordmark } from '../../chrome/wordmark.tsx';
import classes from './footer.module.css';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Wordmark />
        <nav className={classes.links} aria-label="Legal">
          <AppLink to={PATHS.pricing} className={classes.link}>
            Pricing
          </AppLink>
          <AppLink to={PATHS.terms} className={classes.link}>
            Terms of Service
          </AppLink>
          <AppLink to={PATHS.privacy} className={classes.link}>
            Privacy Policy
          </AppLink>
        </nav>
      </div>
    </footer>
  );
}
