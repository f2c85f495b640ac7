import { FONT_TYPES, type FontRow, getErrorMessage } from '@adwright/contracts';
import { FileDropZone } from '@adwright/ui';
import { Checkbox } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { useId, useState } from 'react';
import classes from './fonts.module.css';
import { useAddFont } from './use-fonts.ts';

interface FontUploadProps {
  onAdded: (font: FontRow) => void;
}

/**
 * Uploads a font after the user has confirmed the right to use the font in ads. When a font is refused, shows a
 * message with the font's problem.
 */
export function FontUpload({ onAdded }: FontUploadProps) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [mayUse, setMayUse] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending, error, reset } = useAddFont();
  const start = (chosen: File | null) => {
    reset();
    setFile(chosen);
    setMayUse(false);
    setIsAsked(false);
  };
  const add = () => {
    if (!file) return;
    if (!mayUse) {
      setIsAsked(true);
      return;
    }
    mutate(file, {
      onSuccess: (font) => {
        start(null);
        onAdded(font);
      },
    });
  };
  const problem = error
    ? getErrorMessage(error, 'The upload did not arrive. Please try again.')
    : isAsked && !mayUse
      ? 'Please say first that you may use this font.'
      : null;
  if (!file) {
    return (
      <FileDropZone
        className={classes.zone}
        accept={FONT_TYPES}
        takesPaste={false}
        aria-label="Upload a font"
        onFile={start}
      >
        <span>
          <strong>Upload a font</strong> or drop it here
        </span>
        <span className={classes.limits}>WOFF2, TTF or OTF with one weight, up to 5MB</span>
      </FileDropZone>
    );
  }
  return (
    <div className={classes.asked}>
      <p className={classes.file}>{file.name}</p>
      <Checkbox
        checked={mayUse}
        disabled={isPending}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => setMayUse(target.checked)}
      >
        I may use this font in ads: it is mine, or its license allows it
      </Checkbox>
      {problem ? (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <div className={classes.row}>
        <Button type="primary" size="small" loading={isPending} onClick={add}>
          Add font
        </Button>
        <Button size="small" disabled={isPending} onClick={() => start(null)}>
          {error ? 'Choose another file' : 'Cancel'}
        </Button>
      </div>
    </div>
  );
}
