import type { FeatureKey, Recipe } from '@adwright/contracts';
import type { Making } from '@adwright/contracts/picture-check';

/** What is known of a picture when it is stored. */
export interface Origin {
  feature: FeatureKey;
  /** Absent for pictures that can't be rendered anew. */
  recipe?: Recipe | undefined;
  /** Whether an AI service makes pictures here. */
  hasModel: boolean;
}

/** How a picture came about, from what it was rendered from. */
export function makingOf({ feature, recipe, hasModel }: Origin): Making {
  if (recipe) return makingOfRecipe(recipe, feature);
  switch (feature) {
    // The pictures that a service made for ads whose words are set over them.
    case 'createAd':
      return 'modelPicture';
    case 'boost':
      return 'photoWithModel';
    case 'enhance':
      return 'photoEdited';
    case 'overlay':
      return 'photoComposed';
    case 'variation':
    case 'photoshoot':
      return hasModel ? 'photoWithModel' : 'photoComposed';
  }
}

function makingOfRecipe({ picture }: Recipe, feature: FeatureKey): Making {
  switch (picture.kind) {
    case 'drawn':
      return 'drawn';
    case 'photo':
      return 'photoComposed';
    case 'product':
      // The scenes have no addresses yet while an ad is stored for the first time.
      return picture.scenes ? 'photoWithModel' : 'photoComposed';
    case 'generated':
      // A boost has the service work from the user's own picture.
      return feature === 'boost' ? 'photoWithModel' : 'modelPicture';
  }
}
