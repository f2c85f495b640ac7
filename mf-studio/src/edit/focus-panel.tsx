import { StoredImage } from '@adwright/ads';
import type { PhotoFocus, Recipe } from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import type { PointerEvent } from 'react';
import classes from './focus-panel.module.css';
import type { Editor } from './use-editor.ts';

/** The default: centred, with as much of the photo as the format shows. */
const WHOLE: PhotoFocus = { x: 0.5, y: 0.5, zoom: 1 };
/** Maximum zoom of a recipe's focus. */
const MAX_ZOOM = 3;

const SLIDERS = [
  ['x', 'Left to right', 0, 1, 0.01],
  ['y', 'Top to bottom', 0, 1, 0.01],
  ['zoom', 'Zoom', 1, MAX_ZOOM, 0.05],
] as const;

interface FocusPanelProps {
  editor: Editor;
  recipe: Recipe;
  /** The whole picture. */
  imageUrl: string;
}

/** Chooses the part of the photo that fills the ad in all formats, by touch on the picture or by sliders. */
export function FocusPanel({ editor, recipe, imageUrl }: FocusPanelProps) {
  const focus = recipe.focus ?? WHOLE;
  const edit = (change: Partial<PhotoFocus>) =>
    editor.edit({ ...recipe, focus: { ...focus, ...change } }, 'focus');
  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    edit({
      x: shareOf(event.clientX - left, width),
      y: shareOf(event.clientY - top, height),
    });
  };
  return (
    <Panel title="Picture in view">
      <p className={classes.note}>
        Touch what must stay in view. It comes to the middle as far as the picture reaches.
      </p>
      <div
        role="presentation"
        className={classes.whole}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointAt(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) pointAt(event);
        }}
      >
        <StoredImage src={imageUrl} alt="" />
        {recipe.focus ? (
          <span
            className={classes.point}
            style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
          />
        ) : null}
      </div>
      {SLIDERS.map(([name, label, min, max, step]) => (
        <label key={name} className={classes.slider}>
          {label}
          <input
            type="range"
            min={min}
            max={max}
            step={step}
            value={focus[name]}
            onChange={({ target }) => edit({ [name]: target.valueAsNumber })}
          />
        </label>
      ))}
      <Button disabled={!recipe.focus} onClick={() => editor.edit({ ...recipe, focus: undefined })}>
        Show what matters most
      </Button>
    </Panel>
  );
}

/** Two digits are finer than visible, and keep recipes short. */
function shareOf(place: number, length: number): number {
  return Math.round(Math.min(1, Math.max(0, place / length)) * 100) / 100;
}
