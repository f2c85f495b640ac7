import { UPLOAD_KINDS, UPLOAD_TYPES } from '@adwright/contracts';
import clsx from 'clsx';
import { ImageUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { FileDropZone } from './file-drop-zone.tsx';
import classes from './upload-field.module.css';
import { type ConvertImage, useImageIntake } from './use-image-intake.ts';

interface UploadFieldProps {
  /** Visible label of the upload field. */
  label: string;
  value: File | null;
  onChange: (file: File | null) => void;
  /** A hint below the field, such as the suggested size, which the field does not enforce. */
  hint?: string;
  /** Error message from the form's validation. */
  error?: string;
  disabled?: boolean;
  /** Control beside the label for another source of an image, such as the asset library. */
  extra?: ReactNode;
  /**
   * Converts a HEIC, AVIF or TIFF file to an image that browsers show. Without `convert`, the field refuses
   * HEIC, AVIF and TIFF files.
   */
  convert?: ConvertImage;
}

/**
 * Shows a field for one image, which the user can choose, drop, or paste anywhere on the page. When a file is
 * over 5MB or not an image, the field shows the spec's toast (spec §5) and keeps the previous image.
 */
export function UploadField(props: UploadFieldProps) {
  const { label, value, onChange, hint, error, disabled = false, extra, convert } = props;
  const id = useId();
  const preview = useObjectUrl(value);
  const { accept, converting, forget } = useImageIntake(onChange, convert);

  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <span className={classes.label} id={`${id}-label`}>
          {label}
        </span>
        {extra}
      </div>
      <div className={classes.zone}>
        <FileDropZone
          id={id}
          className={classes.drop}
          disabled={disabled}
          accept={convert && UPLOAD_TYPES}
          aria-labelledby={`${id}-label`}
          aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          aria-invalid={error ? true : undefined}
          onFile={(file) => void accept(file)}
        >
          {preview ? (
            <img className={classes.preview} src={preview} alt={`Preview of ${value?.name}`} />
          ) : (
            <span className={classes.prompt}>
              <ImageUp size={28} aria-hidden />
              <span>
                <strong>Choose an image</strong>, drop or paste it here
              </span>
              <span className={classes.limits}>
                {convert ? UPLOAD_KINDS : 'JPEG, PNG or WebP'}, up to 5MB
              </span>
            </span>
          )}
        </FileDropZone>
        {converting ? (
          <p className={classes.converting} role="status">
            Reading {converting.name}…
          </p>
        ) : null}
        {value ? (
          <div className={classes.chosen}>
            <span className={classes.name}>{value.name}</span>
            <button
              type="button"
              className={classes.remove}
              aria-label="Remove image"
              disabled={disabled}
              onClick={() => {
                forget();
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

/** Returns a blob URL for a local file. The previous blob URL is revoked when the file changes. */
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
