import { PATHS } from '@adwright/contracts';
import { Guided, type GuideExample, LinkButton, PageHeader, PageShell, Panel } from '@adwright/ui';
import type { ReactNode } from 'react';

interface ToolPageProps {
  title: string;
  lead: string;
  /** Tips for a good result: each is a short statement and its reason. */
  tips: readonly (readonly [claim: string, reason: string])[];
  /** An example result of the tool. */
  example: GuideExample;
  /** The tool's form. */
  children: ReactNode;
}

/** Shows a tool's page: its form on a sheet, with tips and an example beside it. */
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
