import { ProductPhotoField, useAssets } from '@adwright/ads/assets';
import type { ComposedRecipe, RecipePicture } from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import { Select } from '@adwright/ui/kit-controls';
import { useId } from 'react';
import { ColourField } from './colour-field.tsx';
import classes from './editor.module.css';
import { ElementTools } from './element-tools.tsx';
import { photoOf, withPhoto } from './product-picture.ts';
import type { Editor } from './use-editor.ts';
import { useDrawnObjects } from './use-previews.ts';

interface ProductPanelProps {
  editor: Editor;
  userId: string;
  recipe: ComposedRecipe;
}

/** What shows the product: the user's own photo, or a drawn object. */
export function ProductPanel({ editor, userId, recipe }: ProductPanelProps) {
  const { picture } = recipe;
  const isOwn = picture.kind === 'product';
  const { data: assets } = useAssets(userId, isOwn);
  const photo = photoOf(picture, assets ?? []);
  const isGone = isOwn && assets !== undefined && photo === null;
  return (
    <Panel
      title="Product"
      extra={
        picture.kind === 'drawn' ? (
          <ElementTools editor={editor} element="object" noun="object" />
        ) : null
      }
    >
      {isGone ? (
        <p className={classes.notice}>
          This ad’s photo was deleted from your library. Choose another one to go on editing.
        </p>
      ) : null}
      <ProductPhotoField
        userId={userId}
        value={photo}
        onChange={(choice, asset) => editor.edit(withPhoto(recipe, choice, asset))}
      />
      {picture.kind === 'drawn' ? (
        <DrawnObject editor={editor} recipe={recipe} picture={picture} />
      ) : null}
    </Panel>
  );
}

const OF_THE_WORDS = 'of-the-words';

interface DrawnObjectProps {
  editor: Editor;
  recipe: ComposedRecipe;
  picture: Extract<RecipePicture, { kind: 'drawn' }>;
}

/** The drawn object that stands for the product, and its color. */
function DrawnObject({ editor, recipe, picture }: DrawnObjectProps) {
  const { data, isError } = useDrawnObjects();
  const id = useId();
  const options = [
    { value: OF_THE_WORDS, label: 'Chosen by the product’s name' },
    ...(data?.objects ?? []).map(({ name, label }) => ({ value: name, label })),
  ];
  return (
    <>
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
    </>
  );
}
