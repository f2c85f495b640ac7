import { Form, Input } from '@adwright/ui/kit-forms';
import * as z from 'zod';

const emailSchema = z.email();

/** The address field of every form here; the form's value `email` comes untrimmed. */
export function EmailField() {
  return (
    <Form.Item
      name="email"
      label="Email"
      htmlFor="email"
      validateTrigger="onBlur"
      rules={[
        { required: true, whitespace: true, message: 'Enter your email address' },
        {
          validator: (_rule, value: string | undefined) =>
            !value?.trim() || emailSchema.safeParse(value.trim()).success
              ? Promise.resolve()
              : Promise.reject(new Error('Please enter a valid email address')),
        },
      ]}
    >
      <Input id="email" type="email" inputMode="email" autoComplete="email" spellCheck={false} />
    </Form.Item>
  );
}
