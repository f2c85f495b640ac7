import { MAX_WORKSPACE_NAME_LENGTH, workspaceNameSchema } from '@adwright/contracts/workspaces';
import { Button } from '@adwright/ui/kit-core';
import { useId } from 'react';
import classes from './workspaces.module.css';

interface WorkspaceNameFormProps {
  name: string;
  onChange: (name: string) => void;
  /** Called with the typed name when it is valid. */
  onSubmit: (name: string) => void;
  /** The current name of the workspace, which can't be submitted again. */
  currentName?: string;
  isBusy: boolean;
  button: string;
  isPrimary?: boolean;
}

/** Shows a form for the name of a new or an existing workspace. */
export function WorkspaceNameForm(props: WorkspaceNameFormProps) {
  const { name, onChange, onSubmit, currentName, isBusy, button, isPrimary = false } = props;
  const field = useId();
  const parsed = workspaceNameSchema.safeParse(name);
  const canSubmit = parsed.success && parsed.data !== currentName && !isBusy;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit) onSubmit(parsed.data);
      }}
    >
      <label htmlFor={field}>Name of the client or team</label>
      <input
        id={field}
        className={classes.field}
        autoComplete="off"
        maxLength={MAX_WORKSPACE_NAME_LENGTH}
        value={name}
        onChange={(event) => onChange(event.target.value)}
      />
      <div>
        <Button type={isPrimary ? 'primary' : 'default'} htmlType="submit" disabled={!canSubmit}>
          {button}
        </Button>
      </div>
    </form>
  );
}
