import { PATHS } from '@adwright/contracts';
import { Guided, LinkButton, PageHeader, PageShell } from '@adwright/ui';
import example from '../examples/create.webp';
import { BriefForm } from './brief-form.tsx';

const TIPS = [
  ['Name the thing', '“Oat cookies baked this morning” sells better than “snacks”.'],
  ['One reader, not everyone', 'Think of a single person who would forward your ad to a friend.'],
  ['One goal', 'A first order, a visit, a sign-up. The call to action follows from it.'],
] as const;

const EXAMPLE = {
  src: example,
  alt: 'A candle’s ad as a square post and as a tall story, with the same headline and button',
  width: 640,
  height: 402,
  caption: 'One brief, both formats, as they came out.',
};

/** Shows the page /create (spec §2). */
export function CreatePage() {
  return (
    <PageShell>
      <PageHeader
        title="Create Ad Creatives"
        lead="Five answers make a post, a story and the words to go with them."
        actions={
          <>
            <LinkButton to={PATHS.dashboard}>Dashboard</LinkButton>
            <LinkButton to={PATHS.myAds}>My Ads</LinkButton>
            <LinkButton to={PATHS.campaigns}>Campaigns</LinkButton>
          </>
        }
      />
      <Guided title="A brief that works" tips={TIPS} example={EXAMPLE}>
        <BriefForm />
      </Guided>
    </PageShell>
  );
}
