import type { Stories } from '../story.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LinkButton } from './link-button.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';
import { LoadingScreen } from './loading-screen.tsx';

const DESCRIPTION = 'Your changes are kept. Check the connection, then try again.';

export default {
  'empty, title alone': { element: <EmptyState title="No campaigns" /> },
  'empty, with description and action': {
    element: (
      <EmptyState
        title="No campaigns"
        description="A campaign makes one ad for each row of a table."
        action={
          <LinkButton to="/campaigns/new" kind="primary">
            Make the first campaign
          </LinkButton>
        }
      />
    ),
  },
  'error, title alone': { element: <ErrorState title="Failed to load your ads" /> },
  'error, with retry': {
    element: (
      <ErrorState title="Failed to load your ads" description={DESCRIPTION} onRetry={() => {}} />
    ),
  },
  'error, with another action': {
    element: (
      <ErrorState
        title="This ad is gone"
        description={DESCRIPTION}
        action={<LinkButton to="/my-ads">My Ads</LinkButton>}
      />
    ),
  },
  'loading indicator': { element: <LoadingIndicator label="Loading your ads" /> },
  'loading screen': {
    element: <LoadingScreen messages={['Composing the ad']} note="You may leave this page." />,
  },
} satisfies Stories;
