import { AppLink } from '../../chrome/app-link.tsx';
import { getExampleAd } from '../examples/example-ads.ts';
import { ExamplePicture } from '../examples/example-picture.tsx';
import { type ShowToast, signUpWithGoogle } from '../landing-actions.ts';
import classes from './closing-call.module.css';

/** Path to which the page links a signed-in visitor (spec §2, Landing); an alias of the pricing page. */
const PAYMENT_PATH = '/payment';

const SHOWN = getExampleAd('newsletter');

interface ClosingCallProps {
  audience: 'guest' | 'user';
  showToast: ShowToast;
}

export function ClosingCall({ audience, showToast }: ClosingCallProps) {
  return (
    <section className={classes.band} aria-labelledby="closing-title">
      <div className={classes.inner}>
        <div className={classes.words}>
          <h2 id="closing-title" className={classes.title}>
            Five lines in. One ad out.
          </h2>
          <p className={classes.text}>
            Say what you sell and who it is for. The first ad is ready before your coffee is.
          </p>
          {audience === 'user' ? (
            <AppLink to={PAYMENT_PATH} className={classes.action}>
              Generate Your First Ad
            </AppLink>
          ) : (
            <button
              type="button"
              className={classes.action}
              onClick={() => signUpWithGoogle(showToast)}
            >
              Generate Your First Ad
            </button>
          )}
        </div>
        <div className={classes.picture}>
          <ExamplePicture ad={SHOWN} sizes="420px" />
        </div>
      </div>
    </section>
  );
}
