import { PATHS } from '@adwright/contracts';
import { Guided, type GuideExample, LinkButton, PageHeader, PageShell, Panel } from '@adwright/ui';
import type { ReactNode } from 'react';

interface ToolPageProps {
  title: string;
  lead: string;
  /** Advice for a good result: each piece is a short statement with its reason. */
  tips: readonly (readonly [claim: string, reason: string])[];
  /** Picture of an example result of the tool. */
  example: GuideExample;
  /** The form of the tool. */
  children: ReactNode;
}

/** Shows the page of a tool: its form, with advice and an example result beside the form. */
export function ToolPage({ title, lead, tips, example, children }: ToolPageProps) {
  return (
    <PageShell>
      <PageHeader
        title={title}
        lead={lead}
        actions={
          <>
            <LinkButton to={PATHS.dashboard}>Dashboard</LinkButton>
            <LinkButton to={PATHS.myAds}>My Ads</LinkButton>
          </>
        }
      />
      <Guided title="For a good result" tips={tips} example={example}>
        <Panel marks>{children}</Panel>
      </Guided>
    </PageShell>
  );
}
