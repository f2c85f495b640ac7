import { PATHS, TEXTS } from '@adwright/contracts';
import { AppLink } from '../chrome/app-link.tsx';
import { MessagePage } from './message-page.tsx';

/** Shows the page for any unknown path (spec §2, Not found). */
export function NotFoundPage() {
  return (
    <MessagePage
      misprint="404"
      title={TEXTS.notFound}
      text="The address may be mistyped, or the page may have moved."
    >
      <AppLink to={PATHS.landing} look="primary">
        Return to Home
      </AppLink>
    </MessagePage>
  );
}
