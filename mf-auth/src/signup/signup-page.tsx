import { PATHS, TRIAL_PLAN } from '@adwright/contracts';
import { signUp } from '@adwright/supabase';
import { Form } from '@adwright/ui/kit-forms';
import { Link, useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { EmailField } from '../fields/email-field.tsx';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';
import { findPasswordProblem } from '../fields/new-password-problem.ts';
import { SubmitButton } from '../fields/submit-button.tsx';
import { useBusy } from '../fields/use-busy.ts';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { GoogleButton } from '../layout/google-button.tsx';
import type { SignedUpState } from '../login/signed-up-state.ts';
import { AUTH_TOASTS } from '../texts.ts';

interface SignupValues {
  email: string;
  password: string;
  confirmPassword: string;
}

/** Shows the page /signup (spec §2). */
export function SignupPage() {
  const navigate = useNavigate();
  const [form] = Form.useForm<SignupValues>();

  const [busy, submit] = useBusy(async (values: SignupValues) => {
    const { email, password, confirmPassword } = values;
    const problem = findPasswordProblem(password, confirmPassword, AUTH_TOASTS.passwordsDontMatch);
    if (problem) {
      toast(problem.toast);
      form.focusField(problem.field);
      return;
    }
    const result = await signUp(email, password);
    if (result.outcome === 'done') {
      toast(AUTH_TOASTS.accountCreated);
      await navigate(PATHS.login, { state: { email } satisfies SignedUpState });
    } else if (result.outcome === 'refused') toast(AUTH_TOASTS.signUpFailed(result.message));
    else toast(result.toast);
  });

  return (
    <AuthLayout
      title="Sign up"
      lead={`${TRIAL_PLAN.credits} credits to begin with. No credit card required.`}
      foot={
        <span>
          Have an account? <Link to={PATHS.login}>Log in</Link>
        </span>
      }
    >
      <Form<SignupValues>
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        initialValues={{ email: '', password: '', confirmPassword: '' }}
        onFinish={submit}
      >
        <EmailField />
        <NewPasswordFields label="Password" />
        <SubmitButton busy={busy} text="Create account" busyText="Creating account..." />
      </Form>
      <GoogleButton />
    </AuthLayout>
  );
}
