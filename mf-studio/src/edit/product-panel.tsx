import { goToProductPhoto, ProductPhotoField, useAssets } from '@adwright/ads/assets';
import { ShownAs, useShownAs } from '@adwright/ads/shown-as';
import { type ComposedRecipe, type RecipePicture, TYPE_ONLY } from '@adwright/contracts';
import { ErrorState, Panel } from '@adwright/ui';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { ColourField } from './colour-field.tsx';
import classes from './editor.module.css';
import { ElementTools } from './element-tools.tsx';
import { findPhoto, withPhoto } from './product-picture.ts';
import type { Editor } from './use-editor.ts';

interface ProductPanelProps {
  editor: Editor;
  recipe: ComposedRecipe;
}

/** Shows the choice of the product's picture: a photo of the user, or a drawn object. */
export function ProductPanel({ editor, recipe }: ProductPanelProps) {
  const { picture } = recipe;
  const isOwn = picture.kind === 'product';
  const { data: assets, isError, refetch } = useAssets(isOwn);
  const photo = findPhoto(picture, assets ?? []);
  const { data } = useShownAs([recipe.brief]);
  const suggestion = data?.shown[0]?.name ?? TYPE_ONLY;
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
      {isOwn && !assets ? (
        <AssetsOnTheirWay hasFailed={isError} onRetry={() => void refetch()} />
      ) : (
        <ProductPhotoField
          value={photo}
          onChange={(choice, asset) => editor.edit(withPhoto(recipe, choice, asset, suggestion))}
        />
      )}
      {picture.kind === 'drawn' ? (
        <DrawnObject editor={editor} recipe={recipe} picture={picture} />
      ) : null}
    </Panel>
  );
}

/**
 * Shows that the asset library is loading or could not be loaded. The placeholder takes the place of the
 * photo field, which would move the focus as soon as its photo is loaded.
 */
function AssetsOnTheirWay({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (hasFailed) return <ErrorState title="Your photo can’t be loaded." onRetry={onRetry} />;
  return (
    <div role="status" aria-label="Loading your photo">
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    </div>
  );
}

interface DrawnObjectProps {
  editor: Editor;
  recipe: ComposedRecipe;
  picture: Extract<RecipePicture, { kind: 'drawn' }>;
}

/** Shows the choice of the drawn object for the product, and of the object's colour. */
function DrawnObject({ editor, recipe, picture }: DrawnObjectProps) {
  return (
    <>
      <ShownAs
        product={recipe.brief.product}
        form={recipe.brief}
        choice={picture.object}
        onChoose={(choice, suggestion) =>
          editor.edit({ ...recipe, picture: { ...picture, object: choice ?? suggestion } })
        }
        onUsePhoto={goToProductPhoto}
      />
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
