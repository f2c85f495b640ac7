import { PATHS } from '@adwright/contracts';
import { useUserId } from '@adwright/supabase';
import { LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { BriefForm } from './brief-form.tsx';
import classes from './create-page.module.css';

/** /create (spec §2). */
export function Component() {
  const userId = useUserId();
  if (!userId) return null;
  return (
    <PageShell>
      <PageHeader
        title="Create Ad Creatives"
        lead="Five answers make a post, a story and the words to go with them."
        actions={
          <>
            <LinkButton to={PATHS.dashboard}>Dashboard</LinkButton>
            <LinkButton to={PATHS.myAds}>My Ads</LinkButton>
          </>
        }
      />
      <div className={classes.columns}>
        <BriefForm userId={userId} />
        <aside className={classes.tips}>
          <h2>A brief that works</h2>
          <dl>
            <dt>Name the thing</dt>
            <dd>“Oat cookies baked this morning” sells better than “snacks”.</dd>
            <dt>One reader, not everyone</dt>
            <dd>Think of a single person who would forward your ad to a friend.</dd>
            <dt>One goal</dt>
            <dd>A first order, a visit, a sign-up. The call to action follows from it.</dd>
          </dl>
        </aside>
      </div>
    </PageShell>
  );
}
