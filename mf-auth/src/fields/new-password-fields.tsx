import { MIN_PASSWORD_LENGTH } from '@adwright/contracts';
import { PasswordField } from './password-field.tsx';

/** Shows the form fields `password` and `confirmPassword` for a new password. */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        requiredMessage="Choose a password"
        hint={`${MIN_PASSWORD_LENGTH} characters or more`}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm Password"
        autoComplete="new-password"
        requiredMessage="Type the password once more"
      />
    </>
  );
}
