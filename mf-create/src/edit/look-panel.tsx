import {
  AD_LAYOUTS,
  COLOUR_ROLES,
  type ColourRole,
  type ComposedRecipe,
  OVERLAY_STYLES,
  type OverlayRecipe,
  type PreviewResponse,
  TYPE_PAIRINGS,
} from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import { Button, Skeleton } from '@adwright/ui/kit-core';
import { Checkbox, Select } from '@adwright/ui/kit-forms';
import { useId, useState } from 'react';
import classes from './editor.module.css';
import { ElementTools } from './element-tools.tsx';
import type { Editor } from './use-editor.ts';
import { useDrawnObjects, useLayoutThumbnails } from './use-previews.ts';

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
  /** Colours in use, by role, as the preview tells them. */
  used: PreviewResponse['colours'];
  gaveWay: PreviewResponse['pictures'][number]['gaveWay'];
}

/** The colours of the ad by role. A colour that costs legibility is replaced, and the panel says by which. */
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
      <div aria-live="polite">
        {gaveWay.map(({ role, message }) => (
          <p key={role} className={classes.notice}>
            {message}
          </p>
        ))}
      </div>
    </Panel>
  );
}

interface ColourFieldProps {
  label: string;
  value: string;
  isOwn: boolean;
  onChange: (colour: string) => void;
  onReset: () => void;
}

function ColourField({ label, value, isOwn, onChange, onReset }: ColourFieldProps) {
  const id = useId();
  return (
    <li>
      <input
        id={id}
        type="color"
        className={classes.swatch}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <label htmlFor={id}>{label}</label>
      <code>{value}</code>
      {isOwn ? (
        <Button type="link" size="small" onClick={onReset} aria-label={`Suggested ${label} color`}>
          Use suggested
        </Button>
      ) : null}
    </li>
  );
}

const SUGGESTED = 'suggested';

/** Typefaces of headline and text. */
export function TypePanel({ editor, recipe }: LookProps) {
  const { look } = recipe;
  const id = useId();
  const options = [
    { value: SUGGESTED, label: 'Suggested for the emotion' },
    ...TYPE_PAIRINGS.map(([name, display, text]) => ({
      value: name,
      label: display === text ? display : `${display} with ${text}`,
    })),
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
    </Panel>
  );
}

/** This very ad in each of its layouts. */
export function LayoutPanel({ editor, recipe }: LookProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isPending, isError } = useLayoutThumbnails(
    recipe,
    recipe.formats[0] ?? 'square',
    isOpen,
  );
  const label = (name: string) => AD_LAYOUTS.find((layout) => layout.name === name)?.label ?? name;
  return (
    <Panel title="Layout" extra={<ElementTools editor={editor} element="layout" noun="layout" />}>
      <p className={classes.note}>{label(recipe.layout)}</p>
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
                onClick={() => layout && editor.edit({ ...recipe, layout })}
              >
                <img src={imageUrl} alt="" />
                <span>{label(layout ?? '')}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {recipe.picture.kind === 'drawn' ? (
        <Checkbox
          checked={recipe.mirrored}
          onChange={({ target }) => editor.edit({ ...recipe, mirrored: target.checked })}
        >
          Mirror the layout
        </Checkbox>
      ) : null}
    </Panel>
  );
}

const OF_THE_WORDS = 'of-the-words';

/** The drawn object that shows the product, and its color. */
export function ObjectPanel({ editor, recipe }: LookProps) {
  const { data, isError } = useDrawnObjects();
  const id = useId();
  const { picture } = recipe;
  if (picture.kind !== 'drawn') return null;
  const options = [
    { value: OF_THE_WORDS, label: 'Chosen by the product’s name' },
    ...(data?.objects ?? []).map(({ name, label }) => ({ value: name, label })),
  ];
  return (
    <Panel title="Object" extra={<ElementTools editor={editor} element="object" noun="object" />}>
      <div className={classes.field}>
        <label htmlFor={id}>What shows the product</label>
        <Select
          id={id}
          showSearch
          optionFilterProp="label"
          loading={!data && !isError}
          value={picture.object ?? OF_THE_WORDS}
          options={options}
          onChange={(choice: string) => {
            const object = choice === OF_THE_WORDS ? null : choice;
            editor.edit({ ...recipe, picture: { ...picture, object } });
          }}
        />
      </div>
      <ul className={classes.colours}>
        <ColourField
          label="Object color"
          value={picture.colour ?? '#888888'}
          isOwn={picture.colour !== null}
          onChange={(colour) =>
            editor.edit({ ...recipe, picture: { ...picture, colour } }, 'objectColour')
          }
          onReset={() => editor.edit({ ...recipe, picture: { ...picture, colour: null } })}
        />
      </ul>
    </Panel>
  );
}

/** How the words lie over a photo. */
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
