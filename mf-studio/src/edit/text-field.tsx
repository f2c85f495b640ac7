import { type EditorFailure, MAX_TEXT_LENGTH } from '@adwright/contracts';
import { Input } from '@adwright/ui/kit-controls';
import { type ReactNode, useId } from 'react';
import classes from './editor.module.css';

interface TextFieldProps {
  label: string;
  value: string;
  /** Path of the field in the engine's error responses. */
  path: string;
  failure: EditorFailure | null;
  onChange: (value: string) => void;
  required?: boolean;
  maxLength?: number;
  /** True if Enter inserts a line break into the text of the picture. */
  takesBreaks?: boolean;
  tools?: ReactNode;
  /** Reason why the picture does not show the text; null when the picture shows it. */
  unshown?: string | null;
  /** Text that is shown while the field is empty. */
  placeholder?: string;
  /** Id of the input element, for code that focuses the input. */
  id?: string;
}

/** Shows a field for a text of the ad, with the text's length or the reason why the text can't be printed. */
export function TextField({
  label,
  value,
  path,
  failure,
  onChange,
  required = false,
  maxLength = MAX_TEXT_LENGTH,
  takesBreaks = false,
  tools,
  unshown = null,
  placeholder,
  id: givenId,
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const problem = findProblem({ value, path, failure, required });
  return (
    <div className={classes.field}>
      <div className={classes.fieldHead}>
        <label htmlFor={id}>{label}</label>
        {tools}
      </div>
      <Input.TextArea
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoSize={{ minRows: 1, maxRows: 4 }}
        status={problem ? 'error' : ''}
        aria-required={required}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) =>
          onChange(takesBreaks ? target.value : target.value.replaceAll('\n', ' '))
        }
      />
      <p id={`${id}-note`} className={problem ? classes.problem : classes.note}>
        {problem ?? `${[...value].length} characters`}
        {unshown && !problem ? <strong className={classes.unshown}>{unshown}</strong> : null}
      </p>
    </div>
  );
}

function findProblem({
  value,
  path,
  failure,
  required,
}: Pick<TextFieldProps, 'value' | 'path' | 'failure' | 'required'>): string | null {
  if (required && value.trim() === '') return 'Required';
  if (!failure || failure.field !== path) return null;
  const { maxCharacters, error } = failure;
  if (maxCharacters === undefined) return error;
  return `Too long for the picture: ${maxCharacters} of ${[...value].length} characters fit`;
}
