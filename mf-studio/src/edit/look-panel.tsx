import { OwnFontFields } from '@adwright/ads/fonts';
import {
  AD_LAYOUTS,
  buildOwnFont,
  COLOUR_ROLES,
  type ColourRole,
  type ComposedRecipe,
  FONT_PARTS,
  type FontPart,
  type FontRow,
  OVERLAY_STYLES,
  type OverlayRecipe,
  setRecipeVersion,
  TYPE_PAIRINGS,
} from '@adwright/contracts';
import type { PreviewResponse } from '@adwright/contracts/recipe-editing';
import { Panel } from '@adwright/ui';
import { Checkbox, Select } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { useId, useState } from 'react';
import { TYPE_PAIRING_OPTIONS } from '../layout/type-pairing-options.ts';
import { withLayout } from './canvas/element-places.ts';
import { ColourField } from './colour-field.tsx';
import classes from './editor.module.css';
import { ElementTools } from './element-tools.tsx';
import { GaveWayNotes } from './gave-way-notes.tsx';
import type { Editor } from './use-editor.ts';
import { useLayoutThumbnails } from './use-previews.ts';

const COLOUR_LABELS: Record<ColourRole, string> = {
  ground: 'Background',
  ink: 'Text',
  accent: 'Accent',
  button: 'Button',
  buttonText: 'Button text',
};

interface LookProps {
  editor: Editor;
  recipe: ComposedRecipe;
}

interface ColoursPanelProps extends LookProps {
  /** Colours in the previewed picture, by role. */
  used: PreviewResponse['colours'];
  gaveWay: PreviewResponse['pictures'][number]['gaveWay'];
}

/**
 * Shows the colours of the ad by role. The engine replaces an illegible colour, and the panel names the
 * replacement.
 */
export function ColoursPanel({ editor, recipe, used = {}, gaveWay }: ColoursPanelProps) {
  const { look } = recipe;
  const setColours = (colours: ComposedRecipe['look']['colours'], field?: string) =>
    editor.edit({ ...recipe, look: { ...look, colours } }, field);
  const without = (role: ColourRole) => {
    const { [role]: _dropped, ...rest } = look.colours;
    setColours(rest);
  };
  return (
    <Panel
      title="Colors"
      extra={<ElementTools editor={editor} element="colours" noun="set of colors" />}
    >
      <ul className={classes.colours}>
        {COLOUR_ROLES.map((role) => (
          <ColourField
            key={role}
            label={COLOUR_LABELS[role]}
            value={look.colours[role] ?? used[role] ?? '#000000'}
            isOwn={look.colours[role] !== undefined}
            onChange={(colour) => setColours({ ...look.colours, [role]: colour }, role)}
            onReset={() => without(role)}
          />
        ))}
      </ul>
      <GaveWayNotes gaveWay={gaveWay} />
    </Panel>
  );
}

const SUGGESTED = 'suggested';

/**
 * Returns a copy of the recipe with another uploaded font for the headline or the text; null restores the font
 * of its type pairing.
 */
export function withOwnFont(
  recipe: ComposedRecipe,
  part: FontPart,
  font: FontRow | null,
): ComposedRecipe {
  const { fonts: before = {}, ...look } = recipe.look;
  const { [part]: _, ...others } = before;
  const fonts = font ? { ...others, [part]: buildOwnFont(font) } : others;
  const hasFonts = Object.keys(fonts).length > 0;
  return setRecipeVersion({ ...recipe, look: hasFonts ? { ...look, fonts } : look });
}

interface TypePanelProps extends LookProps {
  /** Letters in the current picture that the uploaded fonts lack. */
  borrowed: PreviewResponse['pictures'][number]['borrowed'];
}

/** Shows the choice of typefaces for headline and text, and of uploaded fonts that replace the typefaces. */
export function TypePanel({ editor, recipe, borrowed = {} }: TypePanelProps) {
  const { look, brand } = recipe;
  const id = useId();
  const options = [
    { value: SUGGESTED, label: 'Suggested for the emotion' },
    ...TYPE_PAIRING_OPTIONS,
  ];
  return (
    <Panel title="Type" extra={<ElementTools editor={editor} element="type" noun="type pairing" />}>
      <div className={classes.field}>
        <label htmlFor={id}>Headline and text</label>
        <Select
          id={id}
          value={look.type ?? SUGGESTED}
          options={options}
          onChange={(choice: string) => {
            const pairing = TYPE_PAIRINGS.find(([name]) => name === choice)?.[0] ?? null;
            editor.edit({ ...recipe, look: { ...look, type: pairing } });
          }}
        />
      </div>
      <OwnFontFields
        chosen={look.fonts ?? {}}
        onChange={(part, font) => editor.edit(withOwnFont(recipe, part, font))}
      />
      <div aria-live="polite">
        {FONT_PARTS.map((part) => {
          const letters = borrowed[part];
          const font = look.fonts?.[part] ?? brand?.fonts?.[part];
          return letters && font ? (
            <p key={part} className={classes.notice}>
              “{font.name}” has no {letters.join(' ')}. Our own font shows{' '}
              {letters.length === 1 ? 'it' : 'them'}.
            </p>
          ) : null;
        })}
      </div>
    </Panel>
  );
}

/** Shows the choice of the ad's layout, with small pictures of the ad in each layout. */
export function LayoutPanel({ editor, recipe }: LookProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isPending, isError } = useLayoutThumbnails(
    recipe,
    recipe.formats[0] ?? 'square',
    isOpen,
  );
  return (
    <Panel title="Layout" extra={<ElementTools editor={editor} element="layout" noun="layout" />}>
      <p className={classes.note}>{AD_LAYOUTS[recipe.layout].label}</p>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide layouts' : 'Show this ad in other layouts'}
      </Button>
      {isOpen && isPending ? <Skeleton active paragraph={{ rows: 3 }} /> : null}
      {isOpen && isError ? (
        <p className={classes.problem}>The layouts could not be shown right now.</p>
      ) : null}
      {isOpen && data ? (
        <ul className={classes.layouts}>
          {data.pictures.map(({ layout, imageUrl }) => (
            <li key={layout}>
              <button
                type="button"
                className={classes.thumbnail}
                aria-pressed={layout === recipe.layout}
                onClick={() => layout && editor.edit(withLayout(recipe, layout))}
              >
                <img src={imageUrl} alt="" />
                <span>{layout ? AD_LAYOUTS[layout].label : ''}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {AD_LAYOUTS[recipe.layout].isOfPicture ? null : (
        <Checkbox
          checked={recipe.mirrored}
          onChange={({ target }) => editor.edit({ ...recipe, mirrored: target.checked })}
        >
          Mirror the layout
        </Checkbox>
      )}
    </Panel>
  );
}

/** Shows the choice of the style for words over a photo. */
export function OverlayStylePanel({ editor, recipe }: { editor: Editor; recipe: OverlayRecipe }) {
  const id = useId();
  return (
    <Panel title="Style">
      <div className={classes.field}>
        <label htmlFor={id}>How the words lie over the photo</label>
        <Select
          id={id}
          value={recipe.style}
          options={OVERLAY_STYLES.map(([value, label]) => ({ value, label }))}
          onChange={(style) => editor.edit({ ...recipe, style })}
        />
      </div>
      {recipe.style === 'panel' ? (
        <Checkbox
          checked={recipe.panelAbove}
          onChange={({ target }) => editor.edit({ ...recipe, panelAbove: target.checked })}
        >
          Panel above the photo
        </Checkbox>
      ) : null}
    </Panel>
  );
}
