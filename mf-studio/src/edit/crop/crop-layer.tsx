import { StoredImage } from '@adwright/ads';
import {
  AD_FORMATS,
  type AdFormat,
  type ComposedRecipe,
  type PhotoFocus,
} from '@adwright/contracts';
import type { PreviewResponse } from '@adwright/contracts/recipe-editing';
import { Button } from '@adwright/ui/kit-core';
import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { type PhotoBackground, withBackground } from '../background.ts';
import layerClasses from '../canvas/element-layer.module.css';
import frame from '../canvas-frame.module.css';
import { buildFrameStyle } from '../canvas-frame.ts';
import type { Editor } from '../use-editor.ts';
import classes from './crop-layer.module.css';
import { type CropShape, getShownPart, WHOLE } from './photo-crop.ts';
import { useCropGestures, ZOOM_STEP } from './use-crop-gestures.ts';

interface CropLayerProps {
  editor: Editor;
  recipe: ComposedRecipe;
  background: PhotoBackground;
  format: AdFormat;
  picture: PreviewResponse['pictures'][number];
  /** True if the picture shows the current recipe. */
  isCurrent: boolean;
  /** Background colour of the ad, which covers the photo as a translucent layer. */
  ground: string | undefined;
  onDone: () => void;
}

/**
 * Shows a layer over the ad in which the user moves and zooms the background photo. While the engine's picture
 * is outdated, the layer shows the cropped photo with outlines of the ad's elements.
 */
export function CropLayer(props: CropLayerProps) {
  const { editor, recipe, background, format, picture, isCurrent, ground, onDone } = props;
  const hintId = useId();
  const [photoAspect, setPhotoAspect] = useState<number | null>(null);
  // Escape restores the background that the ad had before cropping.
  const [before] = useState(background);
  const { width, height } = AD_FORMATS[format];
  const shape = photoAspect === null ? null : { photoAspect, aspect: width / height };
  const focus = background.focus ?? picture.backgroundFocus ?? WHOLE;
  const set = (next: PhotoBackground, field?: string) =>
    editor.edit(withBackground(recipe, next), field);
  const { surface, zoomBy, applyKey, handlers } = useCropGestures({
    focus,
    shape,
    onChange: (next) => set({ ...background, focus: next }, 'background crop'),
  });
  useEffect(() => {
    const opener = document.activeElement;
    surface.current?.focus();
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [surface]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onDone();
    else if (event.key === 'Escape') {
      if (before !== background) set(before);
      onDone();
    } else if (!applyKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <CropToolbar
        hintId={hintId}
        onZoom={zoomBy}
        isCropped={background.focus !== undefined}
        onReset={() => set(withoutFocus(background))}
        onDone={onDone}
      />
      <div className={clsx(frame.frame, classes.layer)} style={buildFrameStyle(format)}>
        <div className={clsx(classes.live, isCurrent && classes.hidden)} aria-hidden>
          <div className={classes.photo} style={buildPhotoStyle(shape, focus)}>
            <StoredImage
              src={background.imageUrl}
              alt=""
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setPhotoAspect(naturalWidth / naturalHeight)
              }
            />
          </div>
          <span
            className={classes.scrim}
            style={{ background: ground, opacity: background.scrim }}
          />
          <Outlines picture={picture} />
        </div>
        <button
          ref={surface}
          type="button"
          className={classes.surface}
          aria-label="Crop of the background photo"
          aria-describedby={hintId}
          onKeyDown={onKey}
          {...handlers}
        />
      </div>
    </>
  );
}

interface CropToolbarProps {
  hintId: string;
  onZoom: (factor: number) => void;
  isCropped: boolean;
  onReset: () => void;
  onDone: () => void;
}

function CropToolbar({ hintId, onZoom, isCropped, onReset, onDone }: CropToolbarProps) {
  return (
    <div className={layerClasses.tools} role="toolbar" aria-label="Background photo">
      <Button type="primary" size="small" onClick={onDone}>
        Done
      </Button>
      <Button
        size="small"
        aria-label="Zoom out"
        title="Zoom out (−)"
        icon={<Minus size={16} aria-hidden />}
        onClick={() => onZoom(1 / ZOOM_STEP)}
      />
      <Button
        size="small"
        aria-label="Zoom in"
        title="Zoom in (+)"
        icon={<Plus size={16} aria-hidden />}
        onClick={() => onZoom(ZOOM_STEP)}
      />
      <Button size="small" disabled={!isCropped} onClick={onReset}>
        Reset crop
      </Button>
      <span id={hintId} className={clsx(layerClasses.hint, classes.hint)}>
        Drag the photo. Scroll or pinch to zoom. Arrow keys, + and − work, too; Escape cancels.
      </span>
    </div>
  );
}

/** Shows outlines of the text and the product in the last picture. */
function Outlines({ picture }: Pick<CropLayerProps, 'picture'>) {
  const { width, height } = AD_FORMATS[picture.format];
  return picture.boxes.map((box) => (
    <span
      key={`${box.role} ${box.x} ${box.y}`}
      className={classes.outline}
      style={{
        left: `${(100 * box.x) / width}%`,
        top: `${(100 * box.y) / height}%`,
        width: `${(100 * box.width) / width}%`,
        height: `${(100 * box.height) / height}%`,
      }}
    />
  ));
}

/** Returns the CSS style that places the whole photo so that its chosen part lies in the frame. */
function buildPhotoStyle(shape: CropShape | null, focus: PhotoFocus): CSSProperties {
  if (!shape) return { visibility: 'hidden' };
  const { x, y, width, height } = getShownPart(shape, focus);
  return {
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
    width: `${100 / width}%`,
    height: `${100 / height}%`,
  };
}

/** Returns the background photo without the user's crop, so that the engine chooses a crop. */
export function withoutFocus({ focus: _, ...background }: PhotoBackground): PhotoBackground {
  return background;
}
