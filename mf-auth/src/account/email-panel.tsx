import { changeEmail, useSignedInUserId } from '@adwright/supabase';
import { ErrorState, Panel } from '@adwright/ui';
import { Form } from '@adwright/ui/kit-forms';
import { useLocation } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { EmailField } from '../fields/email-field.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { useBusy } from '../fields/use-busy.ts';
import { AUTH_TOASTS } from '../texts.ts';
import classes from './account.module.css';
import { accountEmailKey, useAccountEmail } from './use-account-email.ts';

/** Shows a panel with the email address of the account, in which the user can change the address. */
export function EmailPanel() {
  const { data: user, isError, refetch } = useAccountEmail();
  const queryClient = useQueryClient();
  const userId = useSignedInUserId();
  const [form] = Form.useForm<{ email: string }>();
  const followed = describeFollowedLink(useLocation().hash);

  const [busy, submit] = useBusy(async ({ email }: { email: string }) => {
    const result = await changeEmail(email);
    if (result.outcome === 'done') {
      form.resetFields();
      toast(AUTH_TOASTS.emailChangeAsked);
      await queryClient.invalidateQueries({ queryKey: accountEmailKey(userId) });
    } else if (result.outcome === 'refused') toast(AUTH_TOASTS.emailNotChanged(result.message));
    else toast(result.toast);
  });

  return (
    <Panel title="Email address">
      {!user && isError ? (
        <ErrorState title="Failed to load your address" onRetry={() => refetch()} />
      ) : null}
      {followed ? (
        <p className={classes.note} role="status">
          {followed}
        </p>
      ) : null}
      {user ? (
        <p className={classes.note}>
          You sign in as <strong>{user.email}</strong>.
        </p>
      ) : null}
      {user?.new_email ? (
        <p className={classes.note} role="status">
          To change it to <strong>{user.new_email}</strong>, open the links that we sent to both
          addresses. They work for one hour.
        </p>
      ) : null}
      <Form<{ email: string }>
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        className={classes.form}
        initialValues={{ email: '' }}
        onFinish={submit}
      >
        <EmailField label="New email" />
        <SubmitButton inline busy={busy} text="Change email" busyText="Sending..." />
      </Form>
    </Panel>
  );
}

/**
 * Returns the message for the confirmation link in an email by which the visitor opened this page. The message
 * is one of the module's fixed texts, because anybody can write another text into a URL.
 */
function describeFollowedLink(hash: string): string | null {
  const outcome = new URLSearchParams(hash.slice(1));
  if (outcome.get('message')?.startsWith('Confirmation link accepted'))
    return 'Confirmation link accepted. Please open the link in your other mailbox, too.';
  return outcome.get('type') === 'email_change' ? 'Your email address is changed.' : null;
}
