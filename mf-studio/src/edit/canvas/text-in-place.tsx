import { useFontFamily } from '@adwright/ads/fonts';
import { AD_FORMATS, MAX_TEXT_LENGTH, type OwnFont } from '@adwright/contracts';
import type { PreviewResponse } from '@adwright/contracts/recipe-editing';
import clsx from 'clsx';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Box, CanvasElement } from './canvas-elements.ts';
import classes from './element-layer.module.css';
import { buildFieldStyle, measureFont } from './text-style.ts';
import { useAdFaces } from './use-ad-faces.ts';
import { usePlateColour } from './use-plate-colour.ts';

interface TextInPlaceProps {
  label: string;
  value: string;
  /** The uploaded font in which the field shows the text. */
  font: OwnFont | undefined;
  /** True if Shift and Enter insert a line break. */
  takesBreaks: boolean;
  target: CanvasElement;
  picture: PreviewResponse['pictures'][number];
  /**
   * Called with the new text, or with null when the user discarded the change. If a key ended the editing,
   * the receiver must set the focus. After a click or Tab, the focus has already moved.
   */
  onDone: (text: string | null, isByKey: boolean) => void;
}

/**
 * Shows a field over the picture in which the user edits a text of the ad, with the text's position, font,
 * size and colours. Enter applies the text, Shift and Enter insert a line break, Escape discards the text.
 * The shortcut for saving a version also applies the text.
 */
export function TextInPlace(props: TextInPlaceProps) {
  const { label, value, takesBreaks, onDone } = props;
  const style = useFieldStyle(props);
  const [text, setText] = useState(value);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (wanted: string | null, isByKey: boolean) => {
    // Removing the field causes a blur event, which must not report the text again.
    if (isDone.current) return;
    isDone.current = true;
    onDone(wanted === value ? null : wanted, isByKey);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) {
      // The editor's shortcuts run after `finish`, and save the text that `finish` has reported.
      flushSync(() => finish(text, true));
      return;
    }
    event.stopPropagation();
    // While the user composes a word, as in Japanese, Enter only ends the composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.shiftKey && takesBreaks) return;
    if (event.key === 'Enter') finish(text, true);
    else if (event.key === 'Escape') finish(null, true);
    else return;
    event.preventDefault();
  };
  const { typeset, box } = props.target;
  return (
    <div className={classes.room} style={buildStyleWithin(typeset?.box ?? box, box)}>
      <textarea
        ref={field}
        className={clsx(classes.text, typeset && classes.typeset)}
        style={style}
        dir="auto"
        rows={typeset?.setting.lines.length}
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
    </div>
  );
}

/** Returns the CSS position of a box inside another box. */
function buildStyleWithin(inner: Box, outer: Box): CSSProperties {
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  return {
    left: share(inner.x - outer.x, outer.width),
    top: share(inner.y - outer.y, outer.height),
    width: share(inner.width, outer.width),
    height: share(inner.height, outer.height),
  };
}

/** Returns the style of the text in the picture. Fonts that are not loaded yet are replaced. */
function useFieldStyle({ value, font, target, picture }: TextInPlaceProps): CSSProperties {
  const { typeset, element } = target;
  const box = typeset?.box ?? target.box;
  const ownFamily = useFontFamily(font);
  useAdFaces(typeset?.setting.families);
  const isInShape = element === 'cta';
  const plate = usePlateColour(picture.imageUrl, box, isInShape);
  if (!typeset) return ownFamily ? { fontFamily: ownFamily } : {};
  const { width, height } = AD_FORMATS[picture.format];
  const { families } = typeset.setting;
  const setting = {
    ...typeset.setting,
    families: ownFamily ? `"${ownFamily}", ${families}` : families,
  };
  const look = {
    setting,
    ink: typeset.ink,
    plate: plate ?? 'var(--color-sheet)',
    isInShape,
    height: box.height * height,
    formatWidth: width,
  };
  return buildFieldStyle(look, value, measureFont(setting.families));
}
