import { StoredImage } from '@adwright/ads';
import { MAX_PHOTO_ZOOM, type PhotoFocus } from '@adwright/contracts';
import { Button } from '@adwright/ui/kit-core';
import type { PointerEvent } from 'react';
import { WHOLE } from './crop/photo-crop.ts';
import classes from './focus-field.module.css';

const SLIDERS = [
  ['x', 'Left to right', 0, 1, 0.01],
  ['y', 'Top to bottom', 0, 1, 0.01],
  ['zoom', 'Zoom', 1, MAX_PHOTO_ZOOM, 0.05],
] as const;

interface FocusFieldProps {
  /** URL of the whole photo. */
  imageUrl: string;
  alt: string;
  /** Crop of the photo that the user chose; undefined while the engine chooses the crop. */
  focus: PhotoFocus | undefined;
  /** Crop that the engine chose; undefined while it is unknown. */
  suggested?: PhotoFocus | undefined;
  onChange: (focus: PhotoFocus | undefined) => void;
}

/**
 * Shows a photo on which the user chooses, by touch or by sliders, the part that fills the ad in all formats.
 */
export function FocusField(props: FocusFieldProps) {
  const { imageUrl, alt, focus: chosen, suggested = WHOLE, onChange } = props;
  const focus = chosen ?? suggested;
  const edit = (change: Partial<PhotoFocus>) => onChange({ ...focus, ...change });
  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    edit({
      x: shareOf(event.clientX - left, width),
      y: shareOf(event.clientY - top, height),
    });
  };
  return (
    <>
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
        <StoredImage src={imageUrl} alt={alt} />
        {chosen ? (
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
      <Button disabled={!chosen} onClick={() => onChange(undefined)}>
        Show what matters most
      </Button>
    </>
  );
}

/**
 * Rounds a position to two digits. A touch can't choose a position more exactly, and the recipe stays short.
 */
function shareOf(place: number, length: number): number {
  return Math.round(Math.min(1, Math.max(0, place / length)) * 100) / 100;
}
