import { TOASTS, UPLOAD_MIME_TYPES, uploadProblem } from '@adwright/contracts';
import { toast } from '@adwright/ui/toast';
import clsx from 'clsx';
import { ImageUp, X } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import classes from './upload-field.module.css';

interface UploadFieldProps {
  /** The field's visible label. */
  label: string;
  value: File | null;
  onChange: (file: File | null) => void;
  /** A hint such as the suggested size; not enforced. */
  hint?: string;
  /** An error from the form. */
  error?: string;
  disabled?: boolean;
}

/**
 * One image by click, keyboard, drop or paste anywhere on the page. Refuses what is over 5MB or no image with the
 * spec's toast (spec §5) and then keeps what was chosen before.
 */
export function UploadField(props: UploadFieldProps) {
  const { label, value, onChange, hint, error, disabled = false } = props;
  const id = useId();
  const [dragging, setDragging] = useState(false);
  const preview = useObjectUrl(value);
  const newest = useRef<File | null>(null);

  async function accept(file: File | undefined) {
    if (!file) return;
    newest.current = file;
    const problem = await uploadProblem(file);
    // Another one was chosen while this one was being read.
    if (newest.current !== file) return;
    if (problem === 'too-large') toast(TOASTS.fileTooLarge);
    else if (problem === 'wrong-type') toast(TOASTS.invalidFileType);
    else onChange(file);
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file || disabled) return;
    event.preventDefault();
    void accept(file);
  });
  useEffect(() => {
    // Text that is pasted into another field carries no file and passes.
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    if (!disabled) void accept(event.dataTransfer.files[0]);
  }

  return (
    <div className={classes.field}>
      <span className={classes.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={classes.zone}>
        <label
          className={clsx(classes.drop, dragging && classes.dragging, disabled && classes.disabled)}
          onDragOver={(event) => {
            event.preventDefault();
            setDragging(true);
          }}
          onDragLeave={() => setDragging(false)}
          onDrop={drop}
        >
          <input
            id={id}
            type="file"
            className={classes.input}
            accept={UPLOAD_MIME_TYPES.join(',')}
            disabled={disabled}
            aria-labelledby={`${id}-label`}
            aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              void accept(event.target.files?.[0]);
              // The same file may be chosen again after it was removed.
              event.target.value = '';
            }}
          />
          {preview ? (
            <img className={classes.preview} src={preview} alt={`Preview of ${value?.name}`} />
          ) : (
            <span className={classes.prompt}>
              <ImageUp size={28} aria-hidden />
              <span>
                <strong>Choose an image</strong>, drop or paste it here
              </span>
              <span className={classes.limits}>JPEG, PNG or WebP, up to 5MB</span>
            </span>
          )}
        </label>
        {value ? (
          <div className={classes.chosen}>
            <span className={classes.name}>{value.name}</span>
            <button
              type="button"
              className={classes.remove}
              aria-label="Remove image"
              disabled={disabled}
              onClick={() => {
                newest.current = null;
                onChange(null);
              }}
            >
              <X size={18} aria-hidden />
            </button>
          </div>
        ) : null}
      </div>
      {hint ? (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** An address for a local file, released when the file changes. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) {
      setUrl(null);
      return;
    }
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
