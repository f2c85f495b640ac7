import { PATHS, TOASTS } from '@adwright/contracts';
import { updatePassword } from '@adwright/supabase';
import { Form } from '@adwright/ui/kit-forms';
import { useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';
import { findPasswordProblem } from '../fields/new-password-problem.ts';
import { SubmitButton } from '../fields/submit-button.tsx';
import { useBusy } from '../fields/use-busy.ts';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { AUTH_TOASTS } from '../texts.ts';

interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

/** Shows the form for a new password to a visitor with a valid recovery link. */
export function NewPasswordForm() {
  const navigate = useNavigate();
  const [form] = Form.useForm<NewPasswordValues>();

  const [busy, submit] = useBusy(async ({ password, confirmPassword }: NewPasswordValues) => {
    const problem = findPasswordProblem(
      password,
      confirmPassword,
      AUTH_TOASTS.passwordsDoNotMatchReset,
    );
    if (problem) {
      toast(problem.toast);
      form.focusField(problem.field);
      return;
    }
    const result = await updatePassword(password);
    if (result.outcome === 'done') {
      toast(AUTH_TOASTS.passwordUpdated);
      await navigate(PATHS.login, { replace: true });
    } else if (result.outcome === 'refused') toast(TOASTS.authenticationError(result.message));
    else toast(result.toast);
  });

  return (
    <AuthLayout title="Reset password" lead="Every device is logged out once it is changed.">
      <Form<NewPasswordValues>
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        initialValues={{ password: '', confirmPassword: '' }}
        onFinish={submit}
      >
        <NewPasswordFields label="New Password" />
        <SubmitButton busy={busy} text="Update password" busyText="Updating..." />
      </Form>
    </AuthLayout>
  );
}
