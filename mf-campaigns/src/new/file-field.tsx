import { formatBytes } from '@adwright/contracts';
import { FileDropZone } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import clsx from 'clsx';
import { FileUp } from 'lucide-react';
import { useId } from 'react';
import classes from './file-field.module.css';

interface FileFieldProps {
  label: string;
  /** One line of text about the accepted files. */
  hint: string;
  /** Extensions and MIME types for the browser's dialog. */
  accept: string;
  file: File | null;
  onChoose: (file: File) => void;
  /** Removes the chosen file; absent where it can't be removed. */
  onRemove?: () => void;
  /** A text that is shown while the file is being read. */
  busy?: string;
  error?: string;
}

/** Takes one file by click, keyboard or drop; shows its name and size. */
export function FileField(props: FileFieldProps) {
  const { label, hint, accept, file, onChoose, onRemove, busy, error } = props;
  const id = useId();
  return (
    <div className={classes.field}>
      <FileDropZone
        className={classes.drop}
        accept={accept}
        // The page has two drop zones, so neither takes pasted files.
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
