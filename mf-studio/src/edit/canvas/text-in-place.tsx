import { useFontFamily } from '@adwright/ads/fonts';
import { MAX_TEXT_LENGTH, type OwnFont } from '@adwright/contracts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './element-layer.module.css';

interface TextInPlaceProps {
  label: string;
  value: string;
  /** The uploaded font of the text, in which it is typed. */
  font: OwnFont | undefined;
  /** Whether Shift and Enter break a line. */
  takesBreaks: boolean;
  /**
   * Called with the new text, or with null for no change. After a key, the callee sets the focus; after a click
   * or Tab, the focus has already moved.
   */
  onDone: (text: string | null, isByKey: boolean) => void;
}

/**
 * A field to edit a text of the ad in the picture. Enter keeps the text, Shift and Enter break a line of it, Escape
 * discards it, and the shortcut for saving a version includes it.
 */
export function TextInPlace({ label, value, font, takesBreaks, onDone }: TextInPlaceProps) {
  const fontFamily = useFontFamily(font);
  const [text, setText] = useState(value);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (wanted: string | null, isByKey: boolean) => {
    // Closing the field also causes a blur event, which must not report again.
    if (isDone.current) return;
    isDone.current = true;
    onDone(wanted === value ? null : wanted, isByKey);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) {
      // The editor's shortcuts run next and save the reported text.
      flushSync(() => finish(text, true));
      return;
    }
    event.stopPropagation();
    // During composition, such as of a Japanese word, Enter only ends the composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.shiftKey && takesBreaks) return;
    if (event.key === 'Enter') finish(text, true);
    else if (event.key === 'Escape') finish(null, true);
    else return;
    event.preventDefault();
  };
  return (
    <textarea
      ref={field}
      className={classes.text}
      style={fontFamily ? { fontFamily } : undefined}
      aria-label={label}
      value={text}
      maxLength={MAX_TEXT_LENGTH}
      onChange={({ target }) =>
        setText(takesBreaks ? target.value : target.value.replaceAll('\n', ' '))
      }
      onKeyDown={onKey}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={() => finish(text, false)}
    />
  );
}
