import { PATHS } from '@adwright/contracts';
import { LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { DataPanel } from './data-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/**
 * Shows the page /account (decisions, "Beyond the spec"): settings, sign-in, sessions, emails and stored data.
 */
export function AccountPage() {
  return (
    <PageShell>
      <PageHeader
        title="Account"
        lead="Your name, your sign-in, your mails and your data."
        actions={<LinkButton to={PATHS.billing}>Billing</LinkButton>}
      />
      <SettingsPanel />
      <EmailPanel />
      <PasswordPanel />
      <SessionsPanel />
      <MailsPanel />
      <DataPanel />
    </PageShell>
  );
}
