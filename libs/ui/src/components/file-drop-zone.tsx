import { TOASTS, UPLOAD_MIME_TYPES } from '@adwright/contracts';
import { toast } from '@adwright/ui/toast';
import clsx from 'clsx';
import {
  type ComponentPropsWithoutRef,
  type DragEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import classes from './file-drop-zone.module.css';

type InputProps = ComponentPropsWithoutRef<'input'>;

interface FileDropZoneProps
  extends Pick<
    InputProps,
    'id' | 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'
  > {
  /** Endings and types for the browser's dialog; images where it is absent. */
  accept?: string;
  /** Called with each file, none of which has been checked. */
  onFile: (file: File) => void;
  /** Whether a file that is pasted anywhere on the page is meant for this zone; for one zone a page. */
  takesPaste?: boolean;
  disabled?: boolean;
  className?: string;
  /** What the zone shows; its words name the field where `aria-labelledby` does not. */
  children: ReactNode;
}

const IMAGES = UPLOAD_MIME_TYPES.join(',');

/** One file by click, keyboard, drop or paste. */
export function FileDropZone(props: FileDropZoneProps) {
  const { onFile, accept = IMAGES, takesPaste = true, disabled = false, ...rest } = props;
  const { className, children, ...input } = rest;
  const [dragging, setDragging] = useState(false);

  /** Takes the first file, and names those that came with it. */
  function take(file: File, ...others: File[]) {
    if (others.length > 0) toast(TOASTS.filesLeftOut(others.map(({ name }) => name)));
    onFile(file);
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file, ...others] = event.clipboardData?.files ?? [];
    if (!file || disabled || !takesPaste) return;
    event.preventDefault();
    take(file, ...others);
  });
  useEffect(() => {
    // Text that is pasted into another field carries no file and passes.
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    const [file, ...others] = event.dataTransfer.files;
    if (file && !disabled) take(file, ...others);
  }

  return (
    <label
      className={clsx(
        classes.zone,
        dragging && classes.dragging,
        disabled && classes.disabled,
        className,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      <input
        {...input}
        type="file"
        className={classes.input}
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      {children}
    </label>
  );
}
