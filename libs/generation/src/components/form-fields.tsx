import { Input, Select } from '@adwright/ui/kit-controls';
import { Form } from '@adwright/ui/kit-forms';
import type { ReactElement } from 'react';
import type * as z from 'zod';
import { fieldRules } from './field-rules.ts';

interface FieldProps {
  /** Key of the form's values, within a group where there are two; the control's id. */
  name: string | [string, string];
  label: string;
  /** The field's part of the form's schema in contracts. */
  schema: z.ZodType;
  /** What an empty field says when it is required. */
  missing?: string;
  placeholder: string;
  /** Where nothing was typed before. */
  initialValue?: string;
}

interface ChoiceFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** For a choice that may be taken back. */
  allowClear?: boolean;
}

/** One line of text. */
export function TextField(props: FieldProps) {
  return (
    <Field {...props}>
      <Input id={idOf(props.name)} placeholder={props.placeholder} />
    </Field>
  );
}

/** A few lines of text. */
export function LongTextField(props: FieldProps) {
  return (
    <Field {...props}>
      <Input.TextArea id={idOf(props.name)} rows={3} placeholder={props.placeholder} />
    </Field>
  );
}

/** One of a list. */
export function ChoiceField(props: ChoiceFieldProps) {
  return (
    <Field {...props}>
      <Select
        id={idOf(props.name)}
        options={[...props.options]}
        placeholder={props.placeholder}
        allowClear={props.allowClear}
      />
    </Field>
  );
}

function idOf(name: FieldProps['name']): string {
  return [name].flat().join('_');
}

/** antd hands value and change handler to its only child, which must therefore be the control. */
function Field(props: FieldProps & { children: ReactElement }) {
  const { name, label, schema, missing, initialValue, children } = props;
  return (
    <Form.Item
      name={name}
      label={label}
      htmlFor={idOf(name)}
      rules={fieldRules(schema, missing)}
      initialValue={initialValue}
    >
      {children}
    </Form.Item>
  );
}
