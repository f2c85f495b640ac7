import { Input } from '@adwright/ui/kit-controls';
import { Form } from '@adwright/ui/kit-forms';
import { type ReactNode, useState } from 'react';
import classes from './password-field.module.css';

interface PasswordFieldProps {
  name: 'currentPassword' | 'password' | 'confirmPassword';
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** Words for an empty field that may not stay so. */
  requiredMessage?: string;
  hint?: ReactNode;
}

/** A password with a way to see it. The toggle's name keeps clear of the word "password", which is the field's. */
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
