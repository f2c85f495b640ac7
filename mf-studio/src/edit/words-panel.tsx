import {
  AD_FORMATS,
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
import { getWrittenAltText } from '@adwright/contracts/alt-text';
import type { PreviewResponse } from '@adwright/contracts/recipe-editing';
import { adaptToFormat, withFormatWord } from '@adwright/contracts/recipe-formats';
import { Panel } from '@adwright/ui';
import { Checkbox } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { BadgeWords } from './badges/badge-words.tsx';
import {
  findOwnField,
  type SimpleWord,
  takesBreaks,
  type WordScope,
  withWord,
} from './edit-words.ts';
import classes from './editor.module.css';
import { ElementTools } from './element-tools.tsx';
import { OfferWords, type SetWords } from './offer-words.tsx';
import { TextField } from './text-field.tsx';
import { explainUnshownWord } from './unshown-words.ts';
import type { Editor } from './use-editor.ts';

interface WordsPanelProps {
  editor: Editor;
  scope: WordScope;
  onOnlyHere: (isOnlyHere: boolean) => void;
  /** The rendered picture, which may not show every text. */
  picture: PreviewResponse['pictures'][number] | undefined;
  /** Error of the last preview, which names the text that does not fit. */
  failure: EditorFailure | null;
}

/**
 * Shows all texts of the ad. The picture prints a typed text word for word. Otherwise, the text's field shows
 * how many characters fit.
 */
export function WordsPanel(props: WordsPanelProps) {
  const { editor, failure } = props;
  const { recipe } = editor;
  return (
    <Panel title="Words">
      <div className={classes.fields}>
        {recipe.kind === 'overlay' ? (
          <OverlayWords editor={editor} recipe={recipe} failure={failure} />
        ) : (
          <ComposedWords {...props} recipe={recipe} />
        )}
        <AltTextField editor={editor} failure={failure} />
      </div>
    </Panel>
  );
}

type FieldsProps = Pick<WordsPanelProps, 'editor' | 'failure'>;

/**
 * Shows a field for the alt text of the picture. If the field is empty, the ad has the generated alt text.
 */
function AltTextField({ editor, failure }: FieldsProps) {
  const { recipe } = editor;
  return (
    <TextField
      label="Alt text"
      value={recipe.altText ?? getWrittenAltText(recipe)}
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
  scope,
  onOnlyHere,
  picture,
  failure,
}: WordsPanelProps & { recipe: ComposedRecipe }) {
  const { words } = recipe;
  const { format, isOnlyHere } = scope;
  const { label: formatLabel } = AD_FORMATS[format];
  const shown = adaptToFormat(recipe, format);
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
      <Checkbox checked={isOnlyHere} onChange={({ target }) => onOnlyHere(target.checked)}>
        Change headline, subline, button and eyebrow in {formatLabel} only
      </Checkbox>
      {FIELDS.map(({ field, label, element, noun, required }) => {
        const own = findOwnField(recipe, format, field);
        return (
          <TextField
            key={field}
            label={own ? `${label}, in ${formatLabel} only` : label}
            value={shown.words[field] ?? ''}
            path={`words.${field}`}
            failure={failure}
            required={required}
            takesBreaks={takesBreaks(field)}
            unshown={explainUnshownWord(field, shown, picture)}
            tools={
              own ? (
                <Button
                  type="text"
                  size="small"
                  aria-label={`${label} as in all formats`}
                  onClick={() => editor.edit(withFormatWord(recipe, format, own, undefined))}
                >
                  As in all formats
                </Button>
              ) : element && noun ? (
                <ElementTools editor={editor} element={element} noun={noun} />
              ) : null
            }
            onChange={(value) =>
              editor.edit(
                withWord(recipe, scope, field, value),
                own || isOnlyHere ? `${format} ${field}` : field,
              )
            }
          />
        );
      })}
      <OfferWords words={words} failure={failure} set={set} />
      <BadgeWords editor={editor} recipe={recipe} picture={picture} failure={failure} />
      <Details editor={editor} recipe={recipe} failure={failure} set={set} />
    </>
  );
}

/**
 * Shows fields for texts that only some layouts have: a problem and its solution, a comparison, a quotation.
 */
function Details({
  editor,
  recipe,
  failure,
  set,
}: FieldsProps & { recipe: ComposedRecipe; set: SetWords }) {
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

function OverlayWords({ editor, recipe, failure }: FieldsProps & { recipe: OverlayRecipe }) {
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
