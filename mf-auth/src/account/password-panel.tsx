import { changePassword } from '@adwright/supabase';
import { Panel } from '@adwright/ui';
import { Form } from '@adwright/ui/kit-forms';
import { toast } from '@adwright/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';
import { findPasswordProblem } from '../fields/new-password-problem.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { useBusy } from '../fields/use-busy.ts';
import { AUTH_TOASTS } from '../texts.ts';
import classes from './account.module.css';
import { SESSIONS_KEY } from './use-sessions.ts';

interface PasswordValues {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

const EMPTY: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

/**
 * Shows a panel in which the user changes the password. Within an hour of the sign-in, the current password is
 * not required.
 */
export function PasswordPanel() {
  const [form] = Form.useForm<PasswordValues>();
  const queryClient = useQueryClient();

  const [busy, submit] = useBusy(async (values: PasswordValues) => {
    const { currentPassword, password, confirmPassword } = values;
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
    const result = await changePassword(password, currentPassword);
    if (result.outcome === 'done') {
      form.resetFields();
      toast(AUTH_TOASTS.passwordChanged);
      await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
    } else if (result.outcome === 'refused') toast(AUTH_TOASTS.passwordNotChanged(result.message));
    else toast(result.toast);
  });

  return (
    <Panel title="Password">
      <p className={classes.note}>Every other device is logged out once it is changed.</p>
      <Form<PasswordValues>
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        className={classes.form}
        initialValues={EMPTY}
        onFinish={submit}
      >
        <PasswordField
          name="currentPassword"
          label="Current Password"
          autoComplete="current-password"
          hint="Not needed within an hour of signing in."
        />
        <NewPasswordFields label="New Password" />
        <SubmitButton inline busy={busy} text="Change password" busyText="Changing..." />
      </Form>
    </Panel>
  );
}
