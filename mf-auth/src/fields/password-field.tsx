import { Input } from '@adwright/ui/kit-controls';
import { Form } from '@adwright/ui/kit-forms';
import { type ReactNode, useState } from 'react';
import classes from './password-field.module.css';

interface PasswordFieldProps {
  name: 'currentPassword' | 'password' | 'confirmPassword';
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** Message for an empty field. */
  requiredMessage?: string;
  hint?: ReactNode;
}

/**
 * Shows a password field with a button that makes the typed password visible. The button's name does not
 * contain "password", so that a test or a screen reader finds only the field by that word.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, autoComplete, requiredMessage, hint } = props;
  const [shown, setShown] = useState(false);
  return (
    <Form.Item
      name={name}
      label={label}
      htmlFor={name}
      validateTrigger="onBlur"
      rules={requiredMessage ? [{ required: true, message: requiredMessage }] : []}
      extra={hint}
    >
      <Input
        id={name}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        suffix={
          <button
            type="button"
            className={classes.toggle}
            aria-pressed={shown}
            aria-controls={name}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        }
      />
    </Form.Item>
  );
}
