import { PATHS, TOAST_DURATION_MS } from '@adwright/contracts';
import { resolveReturnPath, signIn } from '@adwright/supabase';
import { Form } from '@adwright/ui/kit-forms';
import { Link, useLocation, useNavigate } from '@adwright/ui/router';
import { toast } from '@adwright/ui/toast';
import { EmailField } from '../fields/email-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { useBusy } from '../fields/use-busy.ts';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { GoogleButton } from '../layout/google-button.tsx';
import { AUTH_TOASTS } from '../texts.ts';
import { LoginNotice } from './login-notice.tsx';
import classes from './login-page.module.css';
import { signedUpStateSchema } from './signed-up-state.ts';

interface LoginValues {
  email: string;
  password: string;
}

/** Shows the page /login (spec §2). */
export function LoginPage() {
  const navigate = useNavigate();
  const signedUp = signedUpStateSchema.safeParse(useLocation().state).data;

  const [busy, submit] = useBusy(async ({ email, password }: LoginValues) => {
    // The return path is read before `signIn`, because the guard may redirect and clear the path before
    // `signIn` returns.
    const destination = resolveReturnPath();
    const result = await signIn(email, password);
    if (result.outcome === 'done') {
      toast(AUTH_TOASTS.loggedIn, { durationMs: TOAST_DURATION_MS.medium });
      await navigate(destination, { replace: true });
    } else if (result.outcome === 'refused') toast(AUTH_TOASTS.loginFailed(result.message));
    else toast(result.toast);
  });

  return (
    <AuthLayout
      title="Log in"
      foot={
        <span>
          New here? <Link to={PATHS.signup}>Sign up</Link>
        </span>
      }
    >
      <LoginNotice signedUpEmail={signedUp?.email} />
      <Form<LoginValues>
        layout="vertical"
        noValidate
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        initialValues={{ email: signedUp?.email ?? '', password: '' }}
        onFinish={submit}
      >
        <EmailField />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          requiredMessage="Enter your password"
        />
        <p className={classes.forgot}>
          <Link to={PATHS.forgotPassword}>Forgot password?</Link>
        </p>
        <SubmitButton busy={busy} text="Sign in" busyText="Signing in..." />
      </Form>
      <GoogleButton />
    </AuthLayout>
  );
}
