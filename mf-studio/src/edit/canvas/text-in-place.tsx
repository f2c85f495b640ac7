import { MAX_TEXT_LENGTH } from '@adwright/contracts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './element-layer.module.css';

interface TextInPlaceProps {
  label: string;
  value: string;
  /**
   * Called with the text, or with null when it was not to be changed. A key leaves the focus to whoever is called; a click or Tab
   * has moved it already.
   */
  onDone: (text: string | null, isByKey: boolean) => void;
}

/** A text of the ad, typed where it stands. Enter keeps it, Escape does not; the key that saves a version takes it along. */
export function TextInPlace({ label, value, onDone }: TextInPlaceProps) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (wanted: string | null, isByKey: boolean) => {
    // Leaving the field is told once more, by its blur.
    if (isDone.current) return;
    isDone.current = true;
    onDone(wanted === value ? null : wanted, isByKey);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) {
      // The editor's keys come next, and save what they know of.
      flushSync(() => finish(text, true));
      return;
    }
    event.stopPropagation();
    // Enter that ends the writing of a Japanese word keeps it in the field.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(text, true);
    else if (event.key === 'Escape') finish(null, true);
    else return;
    event.preventDefault();
  };
  return (
    <textarea
      ref={field}
      className={classes.text}
      aria-label={label}
      value={text}
      maxLength={MAX_TEXT_LENGTH}
      onChange={({ target }) => setText(target.value.replaceAll('\n', ' '))}
      onKeyDown={onKey}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={() => finish(text, false)}
    />
  );
}
