import { Input, Select } from '@adwright/ui/kit-controls';
import { Form } from '@adwright/ui/kit-forms';
import type { ReactElement } from 'react';
import type * as z from 'zod';
import { buildFieldRules } from './field-rules.ts';

interface FieldProps {
  /**
   * Key of the form value; the key is also the id of the control. A key with two parts names a group of fields
   * and a field in the group.
   */
  name: string | [string, string];
  label: string;
  /** Schema of the field in contracts. */
  schema: z.ZodType;
  /** Error message for an empty required field. */
  missing?: string;
  placeholder: string;
  /** Initial value of the field when there is no draft. */
  initialValue?: string;
}

interface ChoiceFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** True when the user can remove the selected option. */
  allowClear?: boolean;
}

/** Shows a single-line text field. */
export function TextField(props: FieldProps) {
  return (
    <Field {...props}>
      <Input id={buildId(props.name)} placeholder={props.placeholder} />
    </Field>
  );
}

/** Shows a multi-line text field. */
export function LongTextField(props: FieldProps) {
  return (
    <Field {...props}>
      <Input.TextArea id={buildId(props.name)} rows={3} placeholder={props.placeholder} />
    </Field>
  );
}

/** Shows a select. */
export function ChoiceField(props: ChoiceFieldProps) {
  return (
    <Field {...props}>
      <Select
        id={buildId(props.name)}
        options={[...props.options]}
        placeholder={props.placeholder}
        allowClear={props.allowClear}
      />
    </Field>
  );
}

function buildId(name: FieldProps['name']): string {
  return [name].flat().join('_');
}

/**
 * Wraps a control in a form item. antd passes the value and the change handler to its only child, so that child
 * must be the control.
 */
function Field(props: FieldProps & { children: ReactElement }) {
  const { name, label, schema, missing, initialValue, children } = props;
  return (
    <Form.Item
      name={name}
      label={label}
      htmlFor={buildId(name)}
      rules={buildFieldRules(schema, missing)}
      initialValue={initialValue}
    >
      {children}
    </Form.Item>
  );
}
