import { MAX_TEXT_LENGTH } from '@adwright/contracts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import classes from './element-layer.module.css';

interface TextInPlaceProps {
  label: string;
  value: string;
  /** Called with the text, or with null when it was not to be changed. */
  onDone: (text: string | null) => void;
}

/** A text of the ad, typed where it stands. Enter keeps it, Escape does not. */
export function TextInPlace({ label, value, onDone }: TextInPlaceProps) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (wanted: string | null) => {
    // Leaving the field is told once more, by its blur.
    if (isDone.current) return;
    isDone.current = true;
    onDone(wanted === value ? null : wanted);
  };
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    // Enter that ends the writing of a Japanese word keeps it in the field.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(text);
    else if (event.key === 'Escape') finish(null);
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
      onBlur={() => finish(text)}
    />
  );
}
