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
  /** File extensions and MIME types for the browser's file dialog. When absent, the dialog offers images. */
  accept?: string;
  /** Called with each file that the user chooses, before any check. */
  onFile: (file: File) => void;
  /**
   * True if the zone also accepts files that the user pastes anywhere on the page. At most one zone on a page
   * may accept pasted files.
   */
  takesPaste?: boolean;
  disabled?: boolean;
  className?: string;
  /** Content that the drop zone shows. Its text is the label of the file input unless `aria-labelledby` is set. */
  children: ReactNode;
}

const IMAGES = UPLOAD_MIME_TYPES.join(',');

/** Shows a field for one file, which the user chooses by click, keyboard, drop or paste. */
export function FileDropZone(props: FileDropZoneProps) {
  const { onFile, accept = IMAGES, takesPaste = true, disabled = false, ...rest } = props;
  const { className, children, ...input } = rest;
  const [dragging, setDragging] = useState(false);

  /** Accepts the first file, and shows a message with the names of the ignored files. */
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
    // The paste listener is registered on the whole page. Pasted text contains no file, so the listener does
    // not affect fields for text.
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
          // Clearing the input lets the user choose the same file again after removing the file.
          event.target.value = '';
        }}
      />
      {children}
    </label>
  );
}
