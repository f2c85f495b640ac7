import { formatBytes } from '@adwright/contracts';
import { FileDropZone } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import clsx from 'clsx';
import { FileUp } from 'lucide-react';
import { useId } from 'react';
import classes from './file-field.module.css';

interface FileFieldProps {
  label: string;
  /** Text about the accepted files, on one line. */
  hint: string;
  /** File extensions and MIME types for the browser's file dialog. */
  accept: string;
  file: File | null;
  onChoose: (file: File) => void;
  /** Removes the chosen file; absent when the file can't be removed. */
  onRemove?: () => void;
  /** Text that is shown while the file is being read. */
  busy?: string;
  error?: string;
}

/**
 * Shows a field for one file, which the user chooses by click, keyboard or drop; shows the file's name and
 * size.
 */
export function FileField(props: FileFieldProps) {
  const { label, hint, accept, file, onChoose, onRemove, busy, error } = props;
  const id = useId();
  return (
    <div className={classes.field}>
      <FileDropZone
        className={classes.drop}
        accept={accept}
        // The page has two drop zones, so neither zone accepts pasted files.
        takesPaste={false}
        disabled={busy !== undefined}
        aria-label={label}
        aria-describedby={clsx(`${id}-hint`, error && `${id}-error`)}
        aria-invalid={error ? true : undefined}
        onFile={onChoose}
      >
        <span className={classes.row}>
          <FileUp size={24} aria-hidden />
          <span className={classes.words}>
            <strong>{file ? file.name : label}</strong>
            <span id={`${id}-hint`}>{busy ?? (file ? formatBytes(file.size) : hint)}</span>
          </span>
        </span>
      </FileDropZone>
      {file && onRemove ? (
        <Button type="text" aria-label={`Remove ${file.name}`} onClick={onRemove}>
          Remove
        </Button>
      ) : null}
      {error ? (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
