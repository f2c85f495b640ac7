import {
  AD_LAYOUTS,
  type AdWords,
  type ComposedRecipe,
  type EditorFailure,
  MAX_ALT_TEXT_LENGTH,
  MAX_OVERLAY_SUBTITLE_LENGTH,
  MAX_OVERLAY_TITLE_LENGTH,
  type OverlayRecipe,
  type RecipeElement,
  type WordField,
} from '@adwright/contracts';
import { writtenAltText } from '@adwright/contracts/alt-text';
import type { PreviewResponse } from '@adwright/contracts/recipe-editing';
import { Panel } from '@adwright/ui';
import { BadgeWords } from './badges/badge-words.tsx';
import classes from './editor.module.css';
import { ElementTools } from './element-tools.tsx';
import { OfferWords, type SetWords } from './offer-words.tsx';
import { TextField } from './text-field.tsx';
import { type SimpleWord, unshownNote } from './unshown-words.ts';
import type { Editor } from './use-editor.ts';

interface WordsPanelProps {
  editor: Editor;
  /** The visible picture, which may not show every text. */
  picture: PreviewResponse['pictures'][number] | undefined;
  /** Why the last preview failed: names the text that does not fit. */
  failure: EditorFailure | null;
}

/** All texts of the ad. A typed text is printed literally, or its field shows how much fits. */
export function WordsPanel({ editor, picture, failure }: WordsPanelProps) {
  const { recipe } = editor;
  return (
    <Panel title="Words">
      <div className={classes.fields}>
        {recipe.kind === 'overlay' ? (
          <OverlayWords editor={editor} recipe={recipe} failure={failure} />
        ) : (
          <ComposedWords editor={editor} recipe={recipe} picture={picture} failure={failure} />
        )}
        <AltTextField editor={editor} failure={failure} />
      </div>
    </Panel>
  );
}

/** The alt text of the picture. An empty field means the generated one. */
function AltTextField({ editor, failure }: Omit<WordsPanelProps, 'picture'>) {
  const { recipe } = editor;
  return (
    <TextField
      label="Alt text"
      value={recipe.altText ?? writtenAltText(recipe)}
      path="altText"
      failure={failure}
      maxLength={MAX_ALT_TEXT_LENGTH}
      onChange={(altText) => editor.edit({ ...recipe, altText }, 'altText')}
    />
  );
}

interface SimpleField {
  field: SimpleWord;
  label: string;
  element?: RecipeElement;
  noun?: string;
  required?: true;
}

const FIELDS: readonly SimpleField[] = [
  { field: 'headline', label: 'Headline', element: 'headline', noun: 'headline', required: true },
  { field: 'subline', label: 'Subline', element: 'subline', noun: 'subline' },
  { field: 'callToAction', label: 'Button', element: 'callToAction', noun: 'button text' },
  { field: 'eyebrow', label: 'Eyebrow', element: 'eyebrow', noun: 'eyebrow' },
  { field: 'brandName', label: 'Brand' },
  { field: 'productName', label: 'Name on the product' },
];

function ComposedWords({
  editor,
  recipe,
  picture,
  failure,
}: WordsPanelProps & { recipe: ComposedRecipe }) {
  const { words } = recipe;
  const set = (field: WordField, changes: Partial<AdWords>, key: string = field) =>
    editor.edit(
      {
        ...recipe,
        words: { ...words, ...changes },
        typed: [...new Set([...recipe.typed, field])],
      },
      key,
    );
  return (
    <>
      {FIELDS.map(({ field, label, element, noun, required }) => (
        <TextField
          key={field}
          label={label}
          value={words[field] ?? ''}
          path={`words.${field}`}
          failure={failure}
          required={required}
          unshown={unshownNote(field, recipe, picture)}
          tools={
            element && noun ? <ElementTools editor={editor} element={element} noun={noun} /> : null
          }
          onChange={(value) => set(field, { [field]: value })}
        />
      ))}
      <OfferWords words={words} failure={failure} set={set} />
      <BadgeWords editor={editor} recipe={recipe} picture={picture} failure={failure} />
      <Details editor={editor} recipe={recipe} failure={failure} set={set} />
    </>
  );
}

/** Texts of only some layouts: a problem and its answer, a comparison, a quote. */
function Details({
  editor,
  recipe,
  failure,
  set,
}: Omit<WordsPanelProps, 'picture'> & { recipe: ComposedRecipe; set: SetWords }) {
  const { words, layout } = recipe;
  const { comparison, quote } = words;
  const { details } = AD_LAYOUTS[layout];
  if (!details) return null;
  const row = (side: 'usual' | 'ours', at: 0 | 1 | 2) => (
    <TextField
      key={`${side}${at}`}
      label={`${words.labels[side] || side}, line ${at + 1}`}
      value={comparison[side][at]}
      path={`words.comparison.${side}.${at}`}
      failure={failure}
      onChange={(value) => {
        const rows = comparison[side].map((text, index) => (index === at ? value : text));
        const [first = '', second = '', third = ''] = rows;
        const changed = { ...comparison, [side]: [first, second, third] };
        set('comparison', { comparison: changed }, `${side}${at}`);
      }}
    />
  );
  return (
    <fieldset className={classes.details}>
      <legend>
        Details <ElementTools editor={editor} element="details" noun="set of details" />
      </legend>
      {details === 'problem' ? (
        <>
          <TextField
            label="Problem"
            value={words.problem}
            path="words.problem"
            failure={failure}
            onChange={(problem) => set('problem', { problem })}
          />
          <TextField
            label="Solution"
            value={words.solution}
            path="words.solution"
            failure={failure}
            onChange={(solution) => set('solution', { solution })}
          />
        </>
      ) : null}
      {details === 'comparison' ? (
        <>
          {([0, 1, 2] as const).map((at) => row('usual', at))}
          {([0, 1, 2] as const).map((at) => row('ours', at))}
        </>
      ) : null}
      {details === 'quote' ? (
        <>
          <TextField
            label={quote.given === false ? 'Statement' : 'Quote'}
            value={quote.text}
            path="words.quote.text"
            failure={failure}
            onChange={(text) => set('quote', { quote: { ...quote, text } }, 'quoteText')}
          />
          <TextField
            label="Who says it"
            value={quote.attribution}
            path="words.quote.attribution"
            failure={failure}
            onChange={(attribution) =>
              set('quote', { quote: { ...quote, attribution } }, 'quoteBy')
            }
          />
        </>
      ) : null}
    </fieldset>
  );
}

function OverlayWords({
  editor,
  recipe,
  failure,
}: Omit<WordsPanelProps, 'picture'> & { recipe: OverlayRecipe }) {
  const set = (field: 'headline' | 'subline', value: string) =>
    editor.edit(
      {
        ...recipe,
        words: { ...recipe.words, [field]: value },
        typed: [...new Set([...recipe.typed, field])],
      },
      field,
    );
  return (
    <>
      <TextField
        label="Title"
        value={recipe.words.headline}
        path="words.headline"
        failure={failure}
        required
        maxLength={MAX_OVERLAY_TITLE_LENGTH}
        onChange={(value) => set('headline', value)}
      />
      <TextField
        label="Subtitle"
        value={recipe.words.subline}
        path="words.subline"
        failure={failure}
        maxLength={MAX_OVERLAY_SUBTITLE_LENGTH}
        onChange={(value) => set('subline', value)}
      />
    </>
  );
}
