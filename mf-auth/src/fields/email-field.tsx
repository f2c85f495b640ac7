import { Input } from '@adwright/ui/kit-controls';
import { Form } from '@adwright/ui/kit-forms';
import * as z from 'zod';

const emailSchema = z.email();

/**
 * Shows the email address field of all forms in this module; its form value is `email`. The browser itself
 * trims the text of an email field.
 */
export function EmailField({ label = 'Email' }: { label?: string }) {
  return (
    <Form.Item
      name="email"
      label={label}
      htmlFor="email"
      validateTrigger="onBlur"
      rules={[
        { required: true, message: 'Enter your email address' },
        {
          validator: (_rule, value: string | undefined) =>
            !value || emailSchema.safeParse(value).success
              ? Promise.resolve()
              : Promise.reject(new Error('Please enter a valid email address')),
        },
      ]}
    >
      <Input id="email" type="email" inputMode="email" autoComplete="email" spellCheck={false} />
    </Form.Item>
  );
}
