import type { Stories } from '../story.ts';
import { Guided } from './guided.tsx';
import { LinkButton } from './link-button.tsx';
import { PageHeader } from './page-header.tsx';
import { PageShell } from './page-shell.tsx';
import { Panel } from './panel.tsx';
import { ScrollRegion } from './scroll-region.tsx';

const LEAD = 'One sentence that says what the page is for.';
const TIPS = [
  ['Name the product', 'The headline repeats its name.'],
  ['Name one audience', 'An ad for everybody convinces nobody.'],
] as const;

export default {
  'header, title alone': { element: <PageHeader title="My Ads" /> },
  'header, with lead and actions': {
    element: (
      <PageHeader
        title="My Ads"
        lead={LEAD}
        actions={<LinkButton to="/create">Create</LinkButton>}
      />
    ),
  },
  'wide page': {
    element: (
      <PageShell>
        <PageHeader title="My Ads" lead={LEAD} />
        <Panel title="Credits">Eight of fifty used.</Panel>
      </PageShell>
    ),
  },
  'narrow page': {
    element: (
      <PageShell width="narrow">
        <PageHeader title="Log in" />
        <Panel>The form.</Panel>
      </PageShell>
    ),
  },
  'panel, untitled': { element: <Panel>Content</Panel> },
  'panel, with crop marks and link': {
    element: (
      <Panel title="Credits" extra={<LinkButton to="/billing">Billing</LinkButton>} marks>
        Eight of fifty used.
      </Panel>
    ),
  },
  'guided form': {
    element: (
      <Guided title="What makes a good brief" tips={TIPS}>
        <Panel title="Brief">The form.</Panel>
      </Guided>
    ),
  },
  'scroll region': {
    element: (
      <ScrollRegion label="Entries" isWhole>
        <p style={{ width: 2000 }}>A line that is wider than any window.</p>
      </ScrollRegion>
    ),
  },
} satisfies Stories;
