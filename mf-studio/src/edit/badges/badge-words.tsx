import {
  BADGE_KINDS,
  BADGE_NAMES,
  type BadgeKind,
  type BadgeName,
  type ComposedRecipe,
  type EditorFailure,
  getOwnBadgeWords,
  MAX_BADGE_LENGTH,
  MAX_BADGE_SOURCE_LENGTH,
} from '@adwright/contracts';
import type { PreviewResponse } from '@adwright/contracts/recipe-editing';
import { Button } from '@adwright/ui/kit-core';
import { Plus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import classes from '../editor.module.css';
import { TextField } from '../text-field.tsx';
import type { Editor } from '../use-editor.ts';
import {
  BADGE_LABELS,
  explainUnshownBadge,
  freeBadgeName,
  withBadge,
  withNewBadge,
  withoutBadge,
} from './edit-badges.ts';

interface BadgeWordsProps {
  editor: Editor;
  recipe: ComposedRecipe;
  picture: PreviewResponse['pictures'][number] | undefined;
  failure: EditorFailure | null;
}

/** Shows fields for the texts of the ad's badges, and buttons that add and remove badges. */
export function BadgeWords(props: BadgeWordsProps) {
  const { editor, recipe } = props;
  const id = useId();
  const adder = useRef<HTMLDivElement>(null);
  const added = useRef<BadgeName>(undefined);
  const { badges = {} } = recipe.words;
  useEffect(() => {
    if (added.current) document.getElementById(`${id}${added.current}`)?.focus();
    added.current = undefined;
  });
  const add = (kind: BadgeKind) => {
    added.current = freeBadgeName(recipe);
    editor.edit(withNewBadge(recipe, kind));
  };
  const isFull = freeBadgeName(recipe) === undefined;
  return (
    <fieldset className={classes.details}>
      <legend>Badges</legend>
      {BADGE_NAMES.map((name) =>
        badges[name] ? (
          <BadgeFields
            key={name}
            {...props}
            name={name}
            id={`${id}${name}`}
            onRemove={() => {
              editor.edit(withoutBadge(recipe, name));
              adder.current?.querySelector('button')?.focus();
            }}
          />
        ) : null,
      )}
      <p className={classes.note}>
        {isFull
          ? 'An ad has at most three badges. Remove one to add another.'
          : 'A badge stands in the picture, where you can drag it. It says what you write.'}
      </p>
      <div ref={adder} className={classes.adders}>
        {BADGE_KINDS.map((kind) => (
          <Button
            key={kind}
            size="small"
            aria-label={`Add a badge: ${BADGE_LABELS[kind]}`}
            icon={<Plus size={16} aria-hidden />}
            disabled={isFull}
            onClick={() => add(kind)}
          >
            {BADGE_LABELS[kind]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

interface BadgeFieldsProps extends BadgeWordsProps {
  name: BadgeName;
  id: string;
  onRemove: () => void;
}

function BadgeFields(props: BadgeFieldsProps) {
  const { editor, recipe, picture, failure, name, id, onRemove } = props;
  const { words } = recipe;
  const badge = words.badges?.[name];
  if (!badge) return null;
  const { kind, text, source = '' } = badge;
  const label = `Badge: ${BADGE_LABELS[kind]}`;
  const own = getOwnBadgeWords(kind, words.language);
  return (
    <>
      <TextField
        id={id}
        label={label}
        value={text}
        placeholder={own || EXAMPLES[kind]}
        path={`words.badges.${name}.text`}
        failure={failure}
        maxLength={MAX_BADGE_LENGTH}
        unshown={explainUnshownBadge(name, words, picture)}
        tools={
          <Button
            type="text"
            size="small"
            aria-label={`Remove the badge: ${BADGE_LABELS[kind]}`}
            title={`Remove the badge: ${BADGE_LABELS[kind]}`}
            icon={<X size={16} aria-hidden />}
            onClick={onRemove}
          />
        }
        onChange={(value) => editor.edit(withBadge(recipe, name, { text: value }), `${name}Text`)}
      />
      {kind === 'rating' ? (
        <TextField
          label="Who gave the rating"
          value={source}
          placeholder="312 reviews on Trustpilot"
          path={`words.badges.${name}.source`}
          failure={failure}
          maxLength={MAX_BADGE_SOURCE_LENGTH}
          onChange={(value) =>
            editor.edit(withBadge(recipe, name, { source: value }), `${name}Source`)
          }
        />
      ) : null}
    </>
  );
}

/** Example texts for badge kinds that have no default text. */
const EXAMPLES: Readonly<Record<BadgeKind, string>> = {
  price: '€19.90',
  discount: '20% off',
  new: '',
  delivery: '',
  rating: '4.8 / 5',
};
