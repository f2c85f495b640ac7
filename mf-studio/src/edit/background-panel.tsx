import { AssetIntake, useAssets } from '@adwright/ads/assets';
import {
  AD_LAYOUTS,
  type AssetRow,
  BACKGROUND_PATTERNS,
  type ComposedRecipe,
  type GaveWay,
  type PhotoFocus,
  type RecipeBackground,
} from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import { Select } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { useId, useState } from 'react';
import { type PhotoBackground, withBackground } from './background.ts';
import { ColourField } from './colour-field.tsx';
import { withoutFocus } from './crop/crop-layer.tsx';
import classes from './editor.module.css';
import sliderClasses from './focus-field.module.css';
import { FocusField } from './focus-field.tsx';
import type { Editor } from './use-editor.ts';

const PATTERN_LABELS: Readonly<Record<(typeof BACKGROUND_PATTERNS)[number], string>> = {
  tiles: 'Tiles',
  rings: 'Rings',
  waves: 'Waves',
  discs: 'Discs',
  facets: 'Facets',
  arches: 'Arches',
  stripes: 'Stripes',
  dots: 'Dots',
};
const PATTERN_OPTIONS = BACKGROUND_PATTERNS.map((value) => ({
  value,
  label: PATTERN_LABELS[value],
}));

const KINDS = [
  { value: 'layout', label: 'As the layout has it' },
  { value: 'colour', label: 'Plain color' },
  { value: 'pattern', label: 'Pattern' },
  { value: 'photo', label: 'Photo from your library' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

/**
 * Opacity (0–1) of a new layer over a photo or pattern. The photo stays visible, and most texts are legible.
 */
const FIRST_SCRIM = 0.4;

/** Mode in which the user crops the background photo by dragging the photo on the ad. */
export interface CropMode {
  isOn: boolean;
  turn: (isOn: boolean) => void;
  /** The crop of the photo that the engine chose for the format. */
  suggested: PhotoFocus | undefined;
}

interface BackgroundPanelProps {
  editor: Editor;
  recipe: ComposedRecipe;
  /** Background colour of the ad in the current picture. */
  ground: string | undefined;
  /** Changes that the engine made to the ad's colours so that the text is legible. */
  gaveWay: readonly GaveWay[];
  crop: CropMode;
}

/** Shows controls that replace the layout's background by a colour, a pattern or a photo. */
export function BackgroundPanel(props: BackgroundPanelProps) {
  const { editor, recipe, ground, gaveWay, crop } = props;
  const id = useId();
  const { background } = recipe;
  /**
   * True if the user has chosen a photo as the kind of background but no file yet; until then, the ad remains
   * unchanged.
   */
  const [wantsPhoto, setWantsPhoto] = useState(false);
  const kind: Kind = wantsPhoto ? 'photo' : (background?.kind ?? 'layout');
  const set = (next: RecipeBackground | undefined, field?: string) =>
    editor.edit(withBackground(recipe, next), field);
  const choose = (wanted: Kind) => {
    setWantsPhoto(wanted === 'photo' && background?.kind !== 'photo');
    if (wanted === 'layout') set(undefined);
    if (wanted === 'colour') set({ kind: 'colour', colour: ground ?? '#ffffff' });
    if (wanted === 'pattern') set({ kind: 'pattern', pattern: 'waves', scrim: FIRST_SCRIM });
  };
  if (AD_LAYOUTS[recipe.layout].isOfPicture) {
    return (
      <Panel title="Background">
        <p className={classes.note}>
          The picture is the background of this layout. Choose a layout around a product to change
          it.
        </p>
      </Panel>
    );
  }
  return (
    <Panel title="Background">
      <div className={classes.field}>
        <label htmlFor={id}>Behind the product</label>
        <Select id={id} value={kind} options={[...KINDS]} onChange={choose} />
      </div>
      {kind === 'colour' && background?.kind === 'colour' ? (
        <ul className={classes.colours}>
          <ColourField
            label="Background color"
            value={background.colour}
            isOwn={false}
            onChange={(colour) => set({ kind: 'colour', colour }, 'background')}
            onReset={() => set(undefined)}
          />
        </ul>
      ) : null}
      {kind === 'pattern' && background?.kind === 'pattern' ? (
        <PatternField
          pattern={background.pattern}
          onChoose={(pattern) => set({ ...background, pattern })}
        />
      ) : null}
      {kind === 'photo' ? (
        <BackgroundPhoto
          background={background?.kind === 'photo' ? background : null}
          crop={crop}
          onCrop={set}
          onChosen={({ image_url }) => {
            setWantsPhoto(false);
            const scrim = background && 'scrim' in background ? background.scrim : FIRST_SCRIM;
            set({ kind: 'photo', imageUrl: image_url, scrim });
          }}
          onChange={() => setWantsPhoto(true)}
        />
      ) : null}
      {background && 'scrim' in background && !wantsPhoto ? (
        <label className={sliderClasses.slider}>
          Layer over it: {Math.round(100 * background.scrim)}%
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={background.scrim}
            onChange={({ target }) => set({ ...background, scrim: target.valueAsNumber }, 'scrim')}
          />
        </label>
      ) : null}
      <div aria-live="polite">
        {gaveWay.map(({ message }) => (
          <p key={message} className={classes.notice}>
            {message}
          </p>
        ))}
      </div>
    </Panel>
  );
}

interface PatternFieldProps {
  pattern: (typeof BACKGROUND_PATTERNS)[number];
  onChoose: (pattern: PatternFieldProps['pattern']) => void;
}

function PatternField({ pattern, onChoose }: PatternFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>Pattern</label>
      <Select id={id} value={pattern} options={PATTERN_OPTIONS} onChange={onChoose} />
    </div>
  );
}

interface BackgroundPhotoProps {
  /** The chosen background photo; null while no background photo is chosen. */
  background: PhotoBackground | null;
  crop: CropMode;
  /** Changes the crop of the background photo. Edits with the same `field` are merged into one undo step. */
  onCrop: (background: PhotoBackground, field?: string) => void;
  onChosen: (asset: AssetRow) => void;
  onChange: () => void;
}

/** Shows the chosen background photo and its crop, or controls to choose a photo. */
function BackgroundPhoto(props: BackgroundPhotoProps) {
  const { background, crop, onCrop, onChosen, onChange } = props;
  const id = useId();
  const imageUrl = background?.imageUrl ?? null;
  const { data: assets } = useAssets(imageUrl !== null);
  const asset = assets?.find(({ image_url }) => image_url === imageUrl);
  const isGone = imageUrl !== null && assets !== undefined && !asset;
  if (background && !isGone) {
    return (
      <div className={classes.field}>
        <Button onClick={onChange}>Choose another photo</Button>
        <Button aria-pressed={crop.isOn} onClick={() => crop.turn(!crop.isOn)}>
          Crop on the ad
        </Button>
        <FocusField
          imageUrl={background.imageUrl}
          alt={asset?.name ?? ''}
          focus={background.focus}
          suggested={crop.suggested}
          onChange={(focus) =>
            onCrop(focus ? { ...background, focus } : withoutFocus(background), focus && 'crop')
          }
        />
      </div>
    );
  }
  return (
    <div className={classes.field}>
      {isGone ? (
        <p className={classes.notice} role="status">
          The photo behind this ad was deleted from your library. Choose another one.
        </p>
      ) : null}
      <span id={id}>Photo for the background</span>
      <AssetIntake kind="product" labelledBy={id} takesPaste={false} onChosen={onChosen} />
    </div>
  );
}
