import { PATHS, TOASTS } from '@adwright/contracts';
import { requestPasswordReset } from '@adwright/supabase';
import { LinkButton } from '@adwright/ui';
import { Form } from '@adwright/ui/kit-forms';
import { Link } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { useState } from 'react';
import { EmailField } from '../fields/email-field.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { useBusy } from '../fields/use-busy.ts';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { AUTH_TEXTS } from '../texts.ts';

interface ForgotPasswordValues {
  email: string;
}

/**
 * Shows the page /forgot-password (spec §2). The page's confirmation does not depend on whether the email
 * address has an account.
 */
export function ForgotPasswordPage() {
  const [sent, setSent] = useState(false);

  const [busy, submit] = useBusy(async ({ email }: ForgotPasswordValues) => {
    const result = await requestPasswordReset(email);
    if (result.outcome === 'done') setSent(true);
    else toast(TOASTS.errorOccurred);
  });

  if (sent) {
    return (
      <AuthLayout
        title={AUTH_TEXTS.checkInbox}
        lead={<span role="status">{AUTH_TEXTS.resetLinkSent}</span>}
      >
        <LinkButton to={PATHS.login}>Back to Login</LinkButton>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout
      title="Forgot password"
      lead="Tell us your address, and we will send you a link to choose a new one."
      foot={<Link to={PATHS.login}>Back to Login</Link>}
    >
      <Form<ForgotPasswordValues>
        layout="vertical"
        noValidate
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        initialValues={{ email: '' }}
        onFinish={submit}
      >
        <EmailField />
        <SubmitButton busy={busy} text="Send reset link" busyText="Sending..." />
      </Form>
    </AuthLayout>
  );
}
